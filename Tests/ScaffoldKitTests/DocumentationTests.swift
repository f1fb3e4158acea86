import Foundation
import ScaffoldKit
import Testing

/// The examples of the documentation are a project that is generated without a word.
struct DocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What the examples name and do not show.
    private static let rest = [
        "Specs/SignUp.yml": "module: SignUp\n",
        "Specs/TodoList.yml": "module: TodoList\npresentation: root\ndependencies: [todosModel]\nroutes: [Login]\n",
        "Specs/Terms.yml": "module: Terms\nparameters: {section: TermsSection}\n",
        "Specs/Cart.yml": "module: Cart\nparameters: {order: Order}\nroutes: [Confirmation]\n",
        "Specs/Confirmation.yml": "module: Confirmation\nresult: Receipt\n",
        "Specs/Legacy/.gitkeep": "",
    ]

    /// The types that the examples name and do not show.
    private static let samples = """
        samples:
          Session: 'Session(token: "")'
          Order: 'Order(id: 1)'
          TermsSection: .privacy
          Todo: 'Todo(id: 1)'

        """

    @Test(arguments: [
        ("README.md", [] as [String]),
        (
            "docs/specs.md",
            [
                "Specs/SignUp.yml", "Specs/Terms.yml", "Specs/TodoList.yml", "Specs/Cart.yml", "Specs/Confirmation.yml",
                "Specs/Legacy/.gitkeep",
            ]
        ),
    ])
    func examplesGenerate(document: String, rest: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "documentation-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let examples = try Self.examples(in: document)
        #expect(!examples.isEmpty)
        for (path, text) in examples + rest.map({ ($0, Self.rest[$0] ?? "") }) {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        let settings = folder.appending(path: "scaffold.yml")
        let written = (try? String(contentsOf: settings, encoding: .utf8)) ?? ""
        try Data((written + Self.samples).utf8).write(to: settings)
        let report = Scaffold.generate(Project(root: folder.path, currentDirectory: folder.path))
        #expect(report.diagnostics.rendered(format: .text) == "")
        #expect(report.changes.contains { $0.kind == .created })
        try checkSwift(in: document, generatedIn: folder)
    }

    /// Every line of a Swift example stands in one of the generated files.
    private func checkSwift(in document: String, generatedIn folder: URL) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let texts = try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        for example in try Self.blocks("swift", in: document) {
            #expect(texts.contains { $0.contains(example) }, "no generated file has\n\(example)")
        }
    }

    /// YAML blocks whose first line names the file.
    private static func examples(in document: String) throws -> [(String, String)] {
        try blocks("yaml", in: document).compactMap { block in
            let firstLine = block.prefix { $0 != "\n" }
            guard firstLine.hasPrefix("# "), firstLine.hasSuffix(".yml") else { return nil }
            return (String(firstLine.dropFirst(2)), block)
        }
    }

    private static func blocks(_ language: String, in document: String) throws -> [String] {
        let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
        return text.split(separator: "```\(language)\n").dropFirst().compactMap { part in
            part.range(of: "\n```").map { String(part[..<$0.lowerBound]) + "\n" }
        }
    }
}
