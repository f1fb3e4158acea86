import Packs
import TemplateEngine

@testable import Rendering

/// The generated part of `docs/template-context.md`: the variables of templates, and the types of their values.
struct ContextReference {
    /// The types with a link to them, in the order of their first links.
    private var types: [MappingShape] = []

    /// The reference as Markdown: a contents list, the variables, and the types in alphabetical order.
    static var markdown: String {
        var reference = ContextReference()
        let variables = [common] + PackFile.Subject.allCases.map(ownVariables)
        let sections = variables.map { reference.section($0, heading: "##") }
        var types: [(name: String, section: String)] = []
        while types.count < reference.types.count {
            let type = reference.types[types.count]
            types.append((type.name, reference.section(type, heading: "###")))
        }
        types.sort { $0.name < $1.name }
        let contents = """
            - Variables: \(variables.map { link(to: $0.name) }.joined(separator: ", "))
            - Types: \(types.map { link(to: $0.name) }.joined(separator: ", "))

            """
        return ([contents] + sections + ["## Types\n"] + types.map(\.section)).joined(separator: "\n")
    }

    private static let common: MappingShape = {
        let options = MappingShape.Member(
            "options",
            "The options of the pack and of the pack `common`, by name: `options.tests`.",
            shape: .mapping(of: .any)
        )
        let file = MappingShape.Member(
            "file",
            "The file that is generated. The expressions in `pack.yml` can't use it.",
            shape: OutputFileContext.shape
        )
        let item = MappingShape.Member(
            "item",
            "With `each` in `pack.yml`, one file is generated for each element of a list. `item` is the element for which this file is generated.",
            shape: .any
        )
        let meaning = "Every template can use these variables."
        return MappingShape(
            CommonContext.table.shape.members + [options, file, item],
            name: "All templates",
            meaning: meaning
        )
    }()

    private static func ownVariables(of subject: PackFile.Subject) -> MappingShape {
        let members = subject.shape.members.filter { common[$0.name] == nil }
        return MappingShape(members, name: "`for: \(subject.rawValue)`", meaning: subject.shape.meaning)
    }

    private mutating func section(_ shape: MappingShape, heading: String) -> String {
        var lines = ["\(heading) \(shape.name)", "", shape.meaning, ""]
        lines += ["| Name | Type | Description | Example |", "|---|---|---|---|"]
        for member in shape.members {
            let example = member.example.isEmpty ? "" : "`\(member.example)`"
            lines.append("| `\(member.name)` | \(type(member.shape)) | \(member.meaning) | \(example.cell) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func type(_ shape: TemplateShape) -> String {
        switch shape {
        case .any: return "any value"
        case .never, .null: return "nil"
        case .boolean: return "boolean"
        case .integer: return "integer"
        case .decimal: return "decimal"
        case .string: return "text"
        case .list(let item): return "list of \(type(item))"
        case .pair(let first, let second): return "pair of \(type(first)) and \(type(second))"
        case .mapping(let value): return "mapping from names to \(type(value))"
        case .optional(let shape): return "\(type(shape)) or nil"
        case .members(let shape):
            if !types.contains(where: { $0.name == shape.name }) { types.append(shape) }
            return Self.link(to: shape.name)
        }
    }

    /// Returns a link to a heading, with the anchor that GitHub gives the heading.
    private static func link(to heading: String) -> String {
        let anchor = heading.lowercased().filter { $0.isLetter || $0 == " " }
        return "[\(heading)](#\(anchor.replacing(" ", with: "-")))"
    }
}

extension String {
    /// The text as a table cell.
    fileprivate var cell: String {
        replacing("|", with: "\\|")
    }
}
