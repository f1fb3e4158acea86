import Diagnostics
import ProjectSpec
import YAML

/// A Swift module of the app's, with its folders.
package struct Target: Sendable {
    package let name: String
    package let sources: String
    package let tests: String
    /// The name to import it by.
    package let module: String
    /// The access of what other targets see: `internal`, `package` or `public`.
    package let access: String
}

/// The targets of a project, by what they are to each other: the app imports all, all import the one with the support files.
package struct Targets: Sendable {
    package let app: Target
    package let support: Target
    package let features: [Target]

    package subscript(name: String) -> Target? {
        ([app] + features).first { $0.name == name }
    }

    package var names: [String] {
        ([app] + features).map(\.name)
    }

    /// Whether code in one target can name what another declares.
    package func canSee(_ other: Target, from target: Target) -> Bool {
        target.name == app.name || other.name == target.name || other.name == support.name
    }

    static func resolve(_ settings: Settings, into bag: inout DiagnosticBag) -> Targets {
        let appName = settings.app?.text ?? "App"
        let targets = settings.targets.map { entry in
            Target(
                name: entry.name.text,
                sources: entry.value.sources.text,
                tests: entry.value.tests?.text ?? "Tests/\(entry.name.text)Tests",
                module: entry.value.module?.text ?? entry.name.text,
                access: entry.value.access?.text ?? (entry.name.text == appName ? "internal" : "public")
            )
        }
        for entry in settings.targets {
            for path in [entry.value.sources, entry.value.tests].compactMap(\.self) {
                ProjectPath.check(path, into: &bag)
            }
            if let module = entry.value.module { Identifier.check(module, as: "a Swift module's name", into: &bag) }
        }
        let app = targets.first { $0.name == appName } ?? Target.plain(named: appName)
        if let written = settings.app, !targets.isEmpty, !targets.contains(where: { $0.name == appName }) {
            bag.add(.unknownTarget(written, known: targets.map(\.name)))
        }
        let features = targets.filter { $0.name != appName }
        var support = features.first ?? app
        if let written = settings.support {
            if let named = ([app] + features).first(where: { $0.name == written.text }) {
                support = named
            } else {
                bag.add(.unknownTarget(written, known: ([app] + features).map(\.name)))
            }
        }
        return Targets(app: app, support: support, features: features)
    }
}

extension Target {
    fileprivate static func plain(named name: String) -> Target {
        Target(name: name, sources: "Sources/\(name)", tests: "Tests/\(name)Tests", module: name, access: "internal")
    }
}

extension Diagnostic {
    static func unknownTarget(_ name: LocatedText, known: [String]) -> Diagnostic {
        Diagnostic(
            .unknownTarget,
            "`\(name.text)` is no target of this project",
            at: name.range,
            help: Spelling.help(for: name.text, in: known) ?? "declare it under `targets` in scaffold.yml"
        )
    }
}
