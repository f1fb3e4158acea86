import Diagnostics
import Packs
import Specs
import Support
import TemplateEngine
import YAML

/// A small project with which templates are tried.
struct SampleProject {
    /// The description of the sample module, for notes.
    let name: String
    let spec: ProjectSpec

    static let module = "Sample"
}

/// The members that `Templates/samples` lists for the protocol of a role. Each role has its own names.
extension SampleProject {
    static func member(of role: String) -> String {
        "showTrial\(NameCase.pascalCase.applied(to: role))"
    }

    static func isImplemented(_ role: String, in text: String) -> Bool {
        text.split(separator: "func \(member(of: role))(").dropFirst().contains { rest in
            rest.drop { $0 != ")" }.dropFirst().drop(while: \.isWhitespace).first == "{"
        }
    }

    static func property(of role: String) -> String {
        "trialText\(NameCase.pascalCase.applied(to: role))"
    }

    /// Returns true if a Swift text has this property outside of the protocol.
    static func isStored(_ role: String, in text: String) -> Bool {
        text.split(separator: "var \(property(of: role)): String?").dropFirst().contains { rest in
            !rest.drop(while: \.isWhitespace).hasPrefix("{ get set }")
        }
    }
}

/// The sample projects for the templates of a pack. Modules have all keys of a spec, none, only one, or all but one. One project has a type without
/// a sample value. Each value of an option is tried with all keys and with none, and combinations of values with all keys.
struct SampleProjects {
    /// The prefix of the paths of the sample specs, which exist only in memory.
    static let folder = "sample/"

    /// The keys that `Templates/samples` writes into the specs, besides the members of roles. With `flow`, it writes a spec of a flow.
    private static let keys = [
        "summary", "group", "imports", "parameters", "modes", "result", "presentation", "deepLink", "dependencies",
        "routes", "flow", "variants", "target", "build",
    ]

    let style: PackManifest
    /// The packs that the projects use; nil for the default packs.
    let packs: [LocatedText]?
    /// The options to try.
    let options: [NamedValue<PackOption>]
    /// The library with the pack and with the templates that evaluate conditions of options.
    let library: PackLibrary

    var all: [SampleProject] {
        let options = options.map { option in
            SampleValues(option: option, templates: library.templates).all.map { "\(option.name.text): \($0)" }
        }.filter { !$0.isEmpty }
        let keys = Self.keys + roles
        let one = [project("no optional keys", []), project("all optional keys", keys)]
        let alone = keys.map { project("only \($0)", [$0]) }
        let missing = keys.map { key in project("all but \(key)", keys.filter { $0 != key }) }
        let single = options.flatMap(\.self).flatMap { option in
            [[], keys].map { project("the option `\(option)`", $0, option: option) }
        }
        let rows = CoveringArray(options).rows.filter { $0.count > 1 }
        let combined = rows.map { $0.joined(separator: ", ") }.map {
            project("the options `\($0)`", keys, option: $0)
        }
        return one + alone + missing + single + combined + [project("types of the team", keys + ["types"])]
    }

    private var roles: [String] {
        style.roles.filter { $0.value.hasProtocol && $0.value.hasClass }.map(\.name.text)
    }

    private func project(_ name: String, _ keys: [String], option: String? = nil) -> SampleProject {
        var ignored = DiagnosticBag()
        func file(_ template: CompiledTemplate, _ path: String, _ keys: [String]) -> SourceFile? {
            let context = TemplateMapping([
                ("style", .string(style.name.text)), ("options", option.map { .string("{\($0)}") } ?? .null),
                ("keys", .list(keys.map { .string($0) })),
                ("roles", .list(roles.filter(keys.contains).map { .string($0) })),
            ])
            let text = template.render(context, into: &ignored)?.bytes ?? []
            return text.isEmpty ? nil : SourceFile(path: Self.folder + path, bytes: text)
        }
        var settings =
            Self.templates.first.flatMap { file($1, $0, keys) }.flatMap { Settings.read($0, into: &ignored) }
            ?? Settings()
        settings.packs = packs
        // Errors in `when` are reported with the pack.
        let sampleStyle = RoleReader(pack: style, packs: library, protocols: [])
            .style(for: ProjectSpec(settings: settings, documents: []), into: &ignored)
        let absent = Set(sampleStyle.roles.filter { !$0.isPresentIfNeeded }.map(\.name)).intersection(roles)
        let present = keys.filter { !absent.contains($0) }
        let documents = Self.templates.dropFirst().compactMap { file($1, $0, present) }.map {
            SpecDocument.read($0, into: &ignored)
        }
        return SampleProject(name: name, spec: ProjectSpec(settings: settings, documents: documents))
    }

    /// The templates of the settings and specs. If several specs have similar errors, only the error in the first spec is reported.
    private static let templates: [(path: String, template: CompiledTemplate)] = {
        let library = TemplateLibrary(sources: PackLayer.builtIn.files.filter { $0.name.hasPrefix("samples/") })
        let names = ["scaffold", "Sample", "Other", "Chosen", "Services", "Purchase", "Cart", "Receipt", "Varied"]
        var ignored = DiagnosticBag()
        return names.compactMap { name in
            library.compile("samples/\(name).yml.stencil", into: &ignored).map { ("\(name).yml", $0) }
        }
    }()
}
