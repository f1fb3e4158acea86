package import Diagnostics
import Support
import YAML

/// A Swift module of the app, with its folders.
package struct Target: Sendable {
    package let name: String
    package let sources: String
    package let tests: String
    /// The folder of the mocks that tests of several targets use.
    let mocks: String
    /// The name in import declarations.
    package let module: String
    /// The access level of its generated declarations that other targets use: `internal`, `package` or `public`.
    package let access: String
}

/// The targets of a project. The app imports all other targets. The other targets import only the support target.
package struct Targets: Sendable {
    package let app: Target
    package fileprivate(set) var support: Target
    package fileprivate(set) var features: [Target]
    /// True if `targets` can't be read, which has been reported.
    let areInvalid: Bool
    /// True if all mocks are in the folders of sources, because source files use some of them.
    package var mocksAreInSources = false

    /// Returns the folder of the mocks that only tests of the target use.
    package func ownMocks(of target: Target) -> String {
        (mocksAreInSources ? target.sources : target.tests) + "/Mocks"
    }

    package var all: [Target] { [app] + features }

    /// The folders of Swift modules: sources, tests, and mocks that tests of several targets import.
    package var folders: [String] {
        all.flatMap { target in
            let (mocks, module) = sharedMocks(of: target)
            return [target.sources, target.tests] + ([nil, target.module].contains(module) ? [] : [mocks])
        }
    }

    package subscript(name: String) -> Target? {
        all.first { $0.name == name }
    }

    package var names: [String] { all.map(\.name) }

    /// Returns true if code in one target can use the declarations of another.
    ///
    /// - Parameter imports: the `imports` of the spec.
    package func canSee(_ other: Target, from target: Target, importing imports: [LocatedText] = []) -> Bool {
        target.name == app.name || other.name == target.name || other.name == support.name
            || imports.contains { $0.text == other.module }
    }

    /// Returns the end of a help that proposes to import a target; empty for imports that would usually be a cycle.
    func helpToImport(_ other: Target, from target: Target) -> String {
        target.name == support.name || other.name == app.name
            ? ""
            : "; or, if the target `\(target.name)` depends on `\(other.module)`, write `imports: [\(other.module)]` in this spec"
    }

    /// Reports the use of a generated type that has less access than the generated code that uses it.
    func checkAccess(
        to type: String,
        in other: Target,
        from target: Target,
        at range: SourceRange,
        into bag: inout DiagnosticBag
    ) {
        // The shared target and `access: internal` are reported with the settings.
        guard other.name != support.name, other.access == "package", target.access == "public" else { return }
        let message =
            "`\(target.name)` has `access: public`, but `\(type)` in target `\(other.name)` has only `access: package`"
        let help =
            "write `access: public` for `\(other.name)` in scaffold.yml, or `access: package` for `\(target.name)`"
        bag.add(.invisibleDeclaration, message, at: range, help: help)
    }

    /// Returns the names of the targets whose declarations a feature can use.
    func visible(from target: Target) -> [String] {
        target.name == support.name ? [target.name] : [target.name, support.name]
    }

    /// Returns the folder of the mocks of a target's services, and their Swift module. The module is nil if the mocks
    /// are in the target's tests, because no other target uses them.
    package func sharedMocks(of target: Target) -> (folder: String, module: String?) {
        if mocksAreInSources { return (ownMocks(of: target), target.module) }
        let isShared = !features.isEmpty && target.name != app.name
        return isShared ? (target.mocks, target.module + "Mocks") : (ownMocks(of: target), nil)
    }

    /// Returns the modules that a target's tests import with `@testable`: the target, the mocks of the given targets
    /// and the mocks of the support target.
    package func testable(_ target: Target, mocksOf others: [Target]) -> [String] {
        let mocks = (others + [support]).compactMap { sharedMocks(of: $0).module }
        return Set([target.module] + mocks).sorted()
    }

    /// Returns the modules that a file of mocks imports with `@testable`. A file in the target's sources doesn't import the target.
    package func testableInMocks(of target: Target, mocksOf others: [Target] = []) -> [String] {
        testable(target, mocksOf: others).filter { !mocksAreInSources || $0 != target.module }
    }

    /// Returns the target that a Swift file belongs to; the app for files outside of all targets.
    package func target(of path: String) -> Target {
        containing(path) ?? app
    }

    /// Returns the target whose folder contains a file; the innermost one if there are several.
    package func containing(_ path: String) -> Target? {
        all.filter { path.hasPrefix($0.sources + "/") }.max { $0.sources.utf8.count < $1.sources.utf8.count }
    }

    /// Returns a function from the path of a file to its Swift module; nil if the project has only one module.
    package static func modules(_ settings: Settings) -> ((String) -> String?)? {
        var reportedLater = DiagnosticBag()
        let targets = resolve(settings, into: &reportedLater)
        return targets.features.isEmpty ? nil : { targets.target(of: $0).module }
    }

    static func resolve(_ settings: Settings, into bag: inout DiagnosticBag) -> Targets {
        let appName = settings.app?.text ?? "App"
        for entry in settings.targets.items { check(entry, specs: settings.specs?.text ?? "Specs", into: &bag) }
        let targets = settings.targets.items.map { entry in
            Target(entry.name.text, entry.value.value, isApp: entry.name.text == appName)
        }
        let areInvalid = settings.targets.isInvalid
        if let written = settings.app, !areInvalid {
            if targets.isEmpty {
                let help = "declare it under `targets`, with `module:`"
                Identifier.check(written, as: "a target's name", help: help, into: &bag)
            } else if !targets.contains(where: { $0.name == appName }) {
                bag.add(.unknownTarget(written, known: targets.map(\.name)))
            }
        }
        let app =
            targets.first { $0.name == appName } ?? (settings.app == nil ? nil : targets.first)
            ?? Target(appName, nil, isApp: true)
        let features = targets.filter { $0.name != app.name }
        var resolved = Targets(app: app, support: app, features: features, areInvalid: areInvalid)
        if let written = settings.support {
            resolved.support = support(written, among: resolved, into: &bag) ?? features.first ?? app
        } else if !features.isEmpty {
            let core = features.first { $0.name == Target.core.name }
            if core == nil { resolved.features.append(.core) }
            resolved.support = core ?? .core
        }
        let listed = Set(targets.map(\.name))
        let unlisted = areInvalid ? [] : resolved.all.filter { !listed.contains($0.name) }
        checkSharing(settings.targets.items, besides: unlisted, into: &bag)
        checkAccess(settings.targets.items, of: resolved, into: &bag)
        return resolved
    }

    /// Returns the target with this name; nil if it is unknown, which is reported unless `targets` can't be read.
    func resolve(_ name: LocatedText, into bag: inout DiagnosticBag) -> Target? {
        if let target = self[name.text] { return target }
        if !areInvalid { bag.add(.unknownTarget(name, known: names)) }
        return nil
    }

    private static func check(_ entry: NamedValue<Read<TargetSpec>>, specs: String, into bag: inout DiagnosticBag) {
        guard let spec = entry.value.value else { return }
        for path in [spec.sources, spec.tests, spec.mocks].compactMap(\.self) {
            ProjectPath.check(path, into: &bag)
            guard path.text == specs else { continue }
            let help = "choose another folder, such as `Sources/App`"
            bag.add(.collidingName, "the folder `\(specs)` is for specs only", at: path.range, help: help)
        }
        if let module = spec.module {
            Identifier.checkModule(module, into: &bag)
        } else {
            let help = "add `module:` with the name of the Swift module"
            Identifier.check(entry.name, as: "a name that can be imported", help: help, into: &bag)
        }
        let module = spec.module ?? entry.name
        if SwiftIdentifier.systemModules.contains(module.text) {
            let message = "`\(module.text)` is the name of a system module, which generated files import"
            bag.add(.collidingName, message, at: module.range, help: "choose another name for the module of the target")
        }
    }

    /// Reports targets that share a name, a Swift module or a folder. Upper and lower case don't count, because most Macs
    /// ignore case in file names.
    ///
    /// - Parameter unlisted: the targets that the project has without an entry under `targets`.
    private static func checkSharing(
        _ entries: [NamedValue<Read<TargetSpec>>],
        besides unlisted: [Target],
        into bag: inout DiagnosticBag
    ) {
        let ofUnlisted = unlisted.flatMap { target -> [Claim] in
            let claims = [("name", target.name), ("Swift module", target.module), ("folder", target.sources)]
            return claims.map { (target.name, $0, $1, nil) }
        }
        let ofEntries = entries.flatMap { entry -> [Claim] in
            guard let spec = entry.value.value else { return [] }
            let claims = [("name", entry.name), ("Swift module", spec.module ?? entry.name), ("folder", spec.sources)]
            return claims.map { (entry.name.text, $0, $1.text, $1.range) }
        }
        // One error for each target is enough.
        var reported: Set<String> = []
        func report(_ claim: Claim, _ first: Claim) {
            guard let range = claim.range, reported.insert(claim.target).inserted else { return }
            bag.add(.sharing(claim, with: first, at: range))
        }
        (ofUnlisted + ofEntries).withoutRepeated(by: { "\($0.what) \($0.text.lowercased())" }, report: report)
        let specs = entries.compactMap(\.value.value)
        for tests in specs.compactMap(\.tests) {
            let sources = specs.first { $0.sources.text == tests.text }?.sources
            guard sources != nil || unlisted.contains(where: { $0.sources == tests.text }) else { continue }
            let message = "the folder `\(tests.text)` has both sources and tests"
            let help = "give the tests a folder of their own"
            let notes = [sources].compactMap(\.self).map {
                Diagnostic.Note("the folder of the sources is named here", at: $0.range)
            }
            bag.add(.collidingName, message, at: tests.range, help: help, notes: notes)
        }
    }

    /// Reports an access level with which other targets can't use the types of a target.
    private static func checkAccess(
        _ entries: [NamedValue<Read<TargetSpec>>],
        of targets: Targets,
        into bag: inout DiagnosticBag
    ) {
        let levels = ["internal", "package", "public"]
        let rank = { (target: Target) in levels.firstIndex(of: target.access) ?? 0 }
        for entry in entries {
            guard let access = entry.value.value?.access, let target = targets[entry.name.text],
                target.name != targets.app.name
            else { continue }
            let users = target.name == targets.support.name ? targets.all.filter { $0.name != target.name } : []
            if target.access == "internal" {
                let message = "no other target can use `\(target.name)` with `access: internal`"
                let help = "write `access: public`, or `access: package` if all targets are in one Swift package"
                bag.add(.invisibleDeclaration, message, at: access.range, help: help)
            } else if let user = users.first(where: { rank($0) > rank(target) }) {
                let message =
                    "`\(user.name)` has `access: \(user.access)` and uses types of `\(target.name)`, which has only `access: \(target.access)`"
                let help = "write `access: \(user.access)` here, or `access: \(target.access)` for `\(user.name)`"
                bag.add(.invisibleDeclaration, message, at: access.range, help: help)
            }
        }
    }

    private static func support(_ written: LocatedText, among targets: Targets, into bag: inout DiagnosticBag)
        -> Target?
    {
        guard let named = targets.resolve(written, into: &bag) else { return nil }
        if named.name == targets.app.name, let feature = targets.features.first {
            let message =
                "the support files can't be in `\(named.name)`: `\(feature.name)` needs these files, but can't import `\(named.name)`"
            let help =
                "choose a target without screens, or add one"
            bag.add(.supportInApp, message, at: written.range, help: help)
        }
        return named
    }
}

/// A name, Swift module or folder of a target. The range is nil if `targets` has no entry for the target.
private typealias Claim = (target: String, what: String, text: String, range: SourceRange?)

extension Target {
    /// - Parameter spec: nil for the defaults of all keys.
    fileprivate init(_ name: String, _ spec: TargetSpec?, isApp: Bool) {
        let tests = spec?.tests?.text ?? "Tests/\(name)Tests"
        self.init(
            name: name,
            sources: spec?.sources.text ?? "Sources/\(name)",
            tests: tests,
            mocks: spec?.mocks?.text ?? (tests.hasSuffix("Tests") ? tests.dropLast(5) + "Mocks" : tests + "Mocks"),
            module: spec?.module?.text ?? name,
            access: spec?.access?.text ?? (isApp ? "internal" : "public")
        )
    }

    /// The target with the support files if `support` is not set.
    fileprivate static let core = Target(
        name: "Core",
        sources: "Modules/Core/Sources",
        tests: "Modules/Core/Tests",
        mocks: "Modules/Core/Mocks",
        module: "Core",
        access: "public"
    )
}

extension Diagnostic {
    fileprivate static func sharing(_ claim: Claim, with first: Claim, at range: SourceRange) -> Diagnostic {
        let what = claim.what
        let message =
            claim.text == first.text
            ? "two targets have the \(what) `\(first.text)`"
            : "two targets have \(what)s that differ only in upper and lower case: `\(first.text)` and `\(claim.text)`"
        let notes = first.range.map { [Note("first named here", at: $0)] } ?? []
        let key = first.target == Target.core.name ? "support" : "app"
        let help =
            first.range != nil
            ? "give each target a \(what) of its own"
            : what == "name"
                ? "did you mean `\(first.target)`?"
                : "`\(first.target)` has it by default; choose another \(what), or write `\(key): \(claim.target)` to have no target `\(first.target)`"
        return Diagnostic(.collidingName, message, at: range, help: help, notes: notes)
    }

    fileprivate static func unknownTarget(_ name: LocatedText, known: [String]) -> Diagnostic {
        let help = Spelling.help(for: name.text, in: known) ?? "declare it under `targets` in scaffold.yml"
        return Diagnostic(.unknownTarget, "unknown target `\(name.text)`", at: name.range, help: help)
    }
}
