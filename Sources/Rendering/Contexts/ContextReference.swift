import Packs
import TemplateEngine

/// `docs/template-context.md`, but for its introduction: every variable that templates see.
package struct ContextReference {
    private var sections: [String] = []
    private var pending: [MappingShape] = []
    private var known: Set<String> = []

    /// The reference as Markdown: first the variables of each kind of file, then the members of these variables.
    package static var markdown: String {
        var reference = ContextReference()
        for subject in PackFile.Subject.allCases {
            reference.add(subject.shape.with(options), title: "## `for: \(subject.rawValue)`")
        }
        while !reference.pending.isEmpty {
            let shape = reference.pending.removeFirst()
            reference.add(shape, title: "### \(shape.name)")
        }
        return reference.sections.joined(separator: "\n")
    }

    private static let options = MappingShape.Member(
        "options",
        "The variables of the file's pack and of the pack `app`, by their names.",
        shape: .mapping(of: .any)
    )

    private mutating func add(_ shape: MappingShape, title: String) {
        var lines = [title, "", shape.meaning, "", "| Name | Is | What it means | Example |", "|---|---|---|---|"]
        for member in shape.members {
            let example = member.example.isEmpty ? "" : "`\(member.example)`"
            lines.append("| `\(member.name)` | \(kind(of: member.shape)) | \(member.meaning) | \(example.cell) |")
        }
        sections.append(lines.joined(separator: "\n") + "\n")
    }

    private mutating func kind(of shape: TemplateShape) -> String {
        switch shape {
        case .any: "anything"
        case .never, .null: "nil"
        case .boolean: "true or false"
        case .integer: "integer"
        case .decimal: "decimal"
        case .string: "text"
        case .list(let item): "list: \(kind(of: item))"
        case .pair(let first, let second): "pair: \(kind(of: first)), \(kind(of: second))"
        case .mapping(let value): "mapping: \(kind(of: value))"
        case .optional(let shape): "\(kind(of: shape)), or nil"
        case .members(let shape): link(to: shape)
        }
    }

    private mutating func link(to shape: MappingShape) -> String {
        if known.insert(shape.name).inserted { pending.append(shape) }
        return "[\(shape.name)](#\(String(shape.name.map { $0 == " " ? "-" : $0 })))"
    }
}

extension String {
    /// The text as a table cell.
    fileprivate var cell: String {
        String(flatMap { $0 == "|" ? "\\|" : String($0) })
    }
}
