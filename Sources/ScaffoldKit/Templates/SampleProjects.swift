import Diagnostics
import Packs
import ProjectSpec
import YAML

/// Small projects over which the templates of a pack are tried: one in which a module has everything that a spec can say, one in which it has nothing,
/// and for each thing one that has only that and one that lacks only that.
struct SampleProjects {
    /// What stands before the paths of their specs, which lie in no folder.
    static let folder = "sample/"

    let style: PackManifest
    let variables: [(name: String, value: String)]

    /// - Parameter style: of the sample's module.
    init(style: PackManifest, variables: [(name: String, variable: PackVariable)]) {
        self.style = style
        self.variables = variables.flatMap { entry in entry.variable.sampleValues.map { (entry.name, $0) } }
    }

    /// Each with what its spec has, for notes.
    var all: [(name: String, spec: ProjectSpec)] {
        let features = Self.features + roleFeatures
        let none: [Feature] = []
        let alone = features.map { (name: "only \($0.key)", features: [$0], options: [(name: String, value: String)]()) }
        let missing = features.map { feature in
            (name: "all but \(feature.key)", features: features.filter { $0.key != feature.key }, options: [(name: String, value: String)]())
        }
        let varied = variables.flatMap { option in
            [none, features].map { (name: "`\(option.name): \(option.value)`", features: $0, options: [option]) }
        }
        let plain = [(name: "nothing", features: none), (name: "everything", features: features)].map { (name: $0.name, features: $0.features, options: [(name: String, value: String)]()) }
        return (plain + alone + missing + varied).map { sample in
            (name: sample.name, spec: spec(sample.features, options: sample.options))
        }
    }

    private struct Feature {
        let key: String
        /// Below the key; on its line where it has one.
        let lines: [String]
    }

    private static let features = [
        Feature(key: "summary", lines: ["Shows a sample."]),
        Feature(key: "group", lines: ["Samples"]),
        Feature(key: "imports", lines: ["[Entities]"]),
        Feature(key: "parameters", lines: ["item: String", "count: Int? = nil"]),
        Feature(key: "result", lines: ["String"]),
        Feature(key: "presentation", lines: ["present"]),
        Feature(key: "deepLink", lines: ["/samples?item={item}"]),
        Feature(key: "dependencies", lines: ["[sampleService, sampleModel]"]),
        Feature(key: "routes", lines: ["- Other", "- Chosen: {presentation: present}"]),
        Feature(key: "build", lines: ["custom"]),
    ]

    private var roleFeatures: [Feature] {
        style.roles.map { role in
            let members = ["|", "  /// Shows the items.", "  func show(items: [String], at index: Int)", "  func reload() async throws -> Bool"]
            return Feature(key: role.name.text, lines: members)
        }
    }

    private func spec(_ features: [Feature], options: [(name: String, value: String)]) -> ProjectSpec {
        let roles = Set(style.roles.map(\.name.text))
        let hasItem = features.contains { $0.key == "parameters" }
        var lines = ["module: Sample", "style: \(style.name.text)"]
        for feature in features where !roles.contains(feature.key) && (feature.key != "build" || features.count == 1) {
            if feature.key == "deepLink", !hasItem {
                lines.append("deepLink: /samples")
            } else if feature.lines.count == 1 {
                lines.append("\(feature.key): \(feature.lines[0])")
            } else {
                lines += ["\(feature.key):"] + feature.lines.map { "  " + $0 }
            }
        }
        let written = features.filter { roles.contains($0.key) }
        if !written.isEmpty {
            lines.append("protocols:")
            for role in written { lines += ["  \(role.key): \(role.lines[0])"] + role.lines.dropFirst().map { "    " + $0 } }
        }
        if !options.isEmpty { lines += ["options:"] + options.map { "  \($0.name): \($0.value)" } }
        let texts = [("Sample", lines.joined(separator: "\n") + "\n")] + others
        var findings = DiagnosticBag()
        let documents = texts.map { SpecDocument.read(SourceFile(path: "\(Self.folder)\($0.0).yml", text: $0.1), into: &findings) }
        return ProjectSpec(settings: Settings(), documents: documents)
    }

    private var others: [(String, String)] {
        [
            ("Other", "module: Other\nstyle: \(style.name.text)\nparameters:\n  item: String\nresult: Int\n"),
            ("Chosen", "module: Chosen\nstyle: \(style.name.text)\n"),
            (
                "Services",
                """
                services:
                  sampleService:
                    protocol: SampleServicing
                    implementation: SampleService
                    members: |
                      func load() async throws -> [String]
                  sampleModel:
                    protocol: SampleModeling
                    implementation: SampleModel
                    kind: model
                    dependencies: [sampleService]
                    members: |
                      var items: [String] { get }

                """
            ),
        ]
    }
}

extension PackVariable {
    /// Values that make a difference.
    fileprivate var sampleValues: [String] {
        if !choices.isEmpty { return choices.map(\.text).map { kind == .list ? "[\($0)]" : $0 } }
        switch kind {
        case .boolean: return ["true", "false"]
        case .text: return ["\"Sample\""]
        case .number, .list: return []
        }
    }
}
