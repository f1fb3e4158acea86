import Diagnostics
import Packs
import Specs
import Support
import YAML

/// A small project over which templates are tried.
struct SampleProject {
    /// The description of the sample module, for notes.
    let name: String
    let spec: ProjectSpec

    static let module = "Sample"
}

/// The sample projects for the templates of a pack. Modules have all keys of a spec, none, only one, or all but one,
/// with each choice of the pack's options. One project has types without a sample.
struct SampleProjects {
    /// The prefix of the paths of the sample specs, which exist only in memory.
    static let folder = "sample/"

    /// More combinations of options than this are not tried, but all pairs.
    private static let combinationLimit = 128

    let style: PackManifest
    /// The packs that the projects use; nil for the default packs.
    let packs: [LocatedText]?
    /// To try.
    let options: [NamedValue<PackOption>]
    /// Has the templates of the conditions of options.
    let library: PackLibrary

    var all: [SampleProject] {
        let options = options.map { option in
            SampleValues(option: option, templates: library.templates).all.map { "\(option.name.text): \($0)" }
        }.filter { !$0.isEmpty }
        let features = SampleFeature.of(style)
        let one = [project("no optional keys", []), project("all optional keys", features)]
        let alone = features.map { project("only \($0.name)", [$0]) }
        let missing = features.map { feature in
            project("all but \(feature.name)", features.filter { $0.name != feature.name })
        }
        let single = options.flatMap(\.self).flatMap { option in
            [[], features].map { project("the option `\(option)`", $0, option: option) }
        }
        let combined = combinations(of: options).filter { $0.count > 1 }.map { $0.joined(separator: ", ") }.map {
            project("the options `\($0)`", features, option: $0)
        }
        return one + alone + missing + single + combined + [
            project("types of the team", features + [SampleFeature(name: "types")])
        ]
    }

    /// All combinations of values of the options, or of each two options if there are too many.
    private func combinations(of options: [[String]]) -> [[String]] {
        let product = options.reduce(1) { $0 > Self.combinationLimit ? $0 : $0 * $1.count }
        guard product > Self.combinationLimit else {
            return options.reduce([[]]) { all, values in all.flatMap { chosen in values.map { chosen + [$0] } } }
        }
        return options.indices.flatMap { first in
            options[(first + 1)...].flatMap { others in
                options[first].flatMap { value in others.map { [value, $0] } }
            }
        }
    }

    private func project(_ name: String, _ features: [SampleFeature], option: String? = nil) -> SampleProject {
        var sample = SampleText(style: style, features: features, option: option)
        var ignored = DiagnosticBag()
        var settings =
            Settings.read(SourceFile(path: "\(Self.folder)scaffold.yml", text: sample.settings), into: &ignored)
            ?? Settings()
        settings.packs = packs
        // Mistakes in `when` are reported with the pack.
        let sampleStyle = RoleReader(pack: style, packs: library, protocols: [])
            .style(for: ProjectSpec(settings: settings, documents: []), into: &ignored)
        let absent = Set(sampleStyle.roles.filter { !$0.isPresentIfNeeded }.map(\.name))
        sample.features = features.filter { $0.members.isEmpty || !absent.contains($0.name) }
        let documents = sample.specs.map {
            SpecDocument.read(SourceFile(path: "\(Self.folder)\($0.name).yml", text: $0.text), into: &ignored)
        }
        return SampleProject(name: name, spec: ProjectSpec(settings: settings, documents: documents))
    }
}

/// A feature of a spec.
struct SampleFeature {
    let name: String
    var lines: [String] = []
    /// The body of a role's protocol.
    var members: [String] = []

    static func of(_ style: PackManifest) -> [SampleFeature] {
        let roles = style.roles.filter { $0.value.hasProtocol && $0.value.hasClass }.map { role in
            SampleFeature(
                name: role.name.text,
                members: [
                    "/// Shows the items.", "func \(member(of: role.name.text))(items: [String], at index: Int)",
                    "func reloadTrial() async throws -> Bool", "var isTrialBusy: Bool { get }",
                    "var \(property(of: role.name.text)): String? { get set }",
                ]
            )
        }
        return common + roles
    }

    /// The name of a function of a role's protocol, which no other role has.
    static func member(of role: String) -> String {
        "showTrial\(NameCase.pascalCase.applied(to: role))"
    }

    /// Returns true if a Swift text has this function with a body.
    static func isImplemented(_ role: String, in text: String) -> Bool {
        text.split(separator: "func \(member(of: role))(").dropFirst().contains { rest in
            rest.drop { $0 != ")" }.dropFirst().drop(while: \.isWhitespace).first == "{"
        }
    }

    /// The name of a property of a role's protocol that its class stores, which no other role has.
    static func property(of role: String) -> String {
        "trialText\(NameCase.pascalCase.applied(to: role))"
    }

    /// Returns true if a Swift text has this property outside of the protocol.
    static func isStored(_ role: String, in text: String) -> Bool {
        text.split(separator: "var \(property(of: role)): String?").dropFirst().contains { rest in
            !rest.drop(while: \.isWhitespace).hasPrefix("{ get set }")
        }
    }

    private static let common = [
        SampleFeature(name: "summary", lines: ["summary: Shows a sample."]),
        SampleFeature(name: "group", lines: ["group: Samples"]),
        SampleFeature(name: "imports", lines: ["imports: [Entities]"]),
        SampleFeature(name: "parameters", lines: ["parameters:", "  item: String", "  count: Int? = nil"]),
        SampleFeature(name: "modes", lines: ["modes: {new: {}, edit: {text: String}}"]),
        SampleFeature(name: "result", lines: ["result: String"]),
        SampleFeature(name: "presentation", lines: ["presentation: present"]),
        SampleFeature(name: "deepLink"),
        SampleFeature(name: "dependencies", lines: ["dependencies: [trialService, trialModel]"]),
        SampleFeature(name: "routes"),
        SampleFeature(name: "flow"),
        SampleFeature(name: "variants", lines: ["variants: {flag: sample, on: Varied}"]),
        SampleFeature(name: "target", lines: ["target: Kit"]),
        SampleFeature(name: "build", lines: ["build: custom"]),
    ]
}

/// The YAML of a sample.
private struct SampleText {
    let style: PackManifest
    var features: [SampleFeature]
    let option: String?

    private func has(_ name: String) -> Bool {
        features.contains { $0.name == name }
    }

    var settings: String {
        let targets =
            has("target")
            ? "targets:\n  App: {sources: Sources/App}\n  Kit: {sources: Kit/Sources, tests: Kit/Tests, access: public}\n"
            : ""
        let flags = has("variants") ? "flags: {service: trialFlags, type: TrialFlag}\n" : ""
        let types = has("types") ? "types:\n  TrialItem: {text: rawValue}\n" : ""
        // Here options also hold for the files of targets, services and the project.
        let options = option.map { "options: {\($0)}\n" } ?? ""
        return "style: \(style.name.text)\n" + targets + flags + types + options
    }

    var specs: [(name: String, text: String)] {
        var specs = [
            ("Sample", sample), ("Other", other), ("Chosen", "module: Chosen\n\(more)"), ("Services", services),
        ]
        if has("flow") {
            specs += [
                ("Purchase", flow), ("Cart", "module: Cart\n\(inFlow)"),
                ("Receipt", "module: Receipt\n\(inFlow)result: Int\n"),
            ]
        }
        if has("variants") { specs.append(("Varied", "module: Varied\n\(signature)")) }
        return specs
    }

    /// Additional lines for another module of the same kind as the sample.
    private var more: String {
        has("target") ? "target: Kit\n" : ""
    }

    private var inFlow: String {
        (has("dependencies") ? "dependencies: [basket]\n" : "")
            + (has("parameters") ? "parameters:\n  item: String\n" : "")
    }

    private func specLines(of feature: SampleFeature) -> [String] {
        guard feature.name == "parameters", has("types") else { return feature.lines }
        return feature.lines.map { $0 == "  item: String" ? "  item: TrialItem" : $0 }
    }

    private var signature: String {
        features.filter { ["parameters", "result", "target"].contains($0.name) }.flatMap(specLines).map { $0 + "\n" }
            .joined()
    }

    private var sample: String {
        var lines = ["module: Sample"]
        // With `build: custom`, few files are generated. Links and variants can't open a module with modes.
        lines += features.filter { !["build", "modes"].contains($0.name) || features.count == 1 }.flatMap(specLines)
        if has("deepLink") {
            lines.append("deepLink: {path: '/samples\(has("parameters") ? "?item={item}" : "")', over: Chosen}")
        }
        if has("routes") { lines += ["routes:", "  - Other", "  - Chosen: {presentation: present}"] }
        if has("routes"), has("flow") { lines.append("  - Purchase") }
        let roles = features.filter { !$0.members.isEmpty }
        if !roles.isEmpty { lines.append("protocols:") }
        for role in roles { lines += ["  \(role.name): |"] + role.members.map { "    " + $0 } }
        return lines.map { $0 + "\n" }.joined()
    }

    private var other: String {
        "module: Other\nparameters:\n  item: String\n\(has("modes") ? "modes: {new: {}, edit: {text: String}}\n" : "")result: Int\n\(more)"
    }

    private var flow: String {
        let parameters =
            has("parameters") ? "parameters:\n  item: String\nstart: {Cart: {item: item}}\n" : "start: Cart\n"
        let link = has("deepLink") ? "deepLink: /purchase\(has("parameters") ? "?item={item}" : "")\n" : ""
        return "flow: Purchase\n\(parameters)\(link)modules: [Cart, Receipt]\nresult: Int\n"
    }

    private var services: String {
        let flags =
            has("variants")
            ? "  trialFlags:\n    protocol: TrialFlags\n    lifetime: external\n    members: |\n      func isEnabled(_ flag: TrialFlag) -> Bool\n"
            : ""
        // Roles of a style can have any type, so no type begins with the name of the module.
        let basket =
            has("flow")
            ? "  basket:\n    protocol: Basketing\n    implementation: Basket\n    lifetime: flow(Purchase)\n    members: |\n      func add(_ item: String)\n"
            : ""
        return """
            services:
              trialService:
                protocol: TrialServicing
                implementation: TrialService
                members: |
                  func load() async throws -> [String]
                  func reloadTrial() async throws -> Bool
              trialModel:
                protocol: TrialModeling
                implementation: TrialModel
                kind: model
                dependencies: [trialService]
                members: |
                  var items: [String] { get }
                commands: {protocol: TrialCommanding, members: func reset()}

            """ + flags + basket
    }
}
