import Packs
import TemplateEngine

@testable import Rendering

/// The part of `docs/template-context.md` after the marker: the variables of templates, and the types of their values. Names, types and
/// order come from the tables of the contexts, descriptions and examples from the page itself.
struct ContextReference {
    let page: ContextPage

    /// The variables of every template, and those that templates of each kind have in addition.
    static let variables: [MappingShape] = {
        let options = MappingShape.Member("options", shape: .mapping(of: .any))
        let file = MappingShape.Member("file", shape: OutputFileContext.shape)
        let item = MappingShape.Member("item", shape: .any)
        let common = MappingShape(CommonContext.table.shape.members + [options, file, item], name: "All templates")
        let own = PackFile.Subject.allCases.map { subject in
            MappingShape(
                subject.shape.members.filter { common[$0.name] == nil },
                name: "`for: \(subject.rawValue)`"
            )
        }
        return [common] + own
    }()

    /// The types of the variables and of their members, in alphabetical order.
    static let types: [MappingShape] = {
        var shapes = variables
        var index = 0
        while index < shapes.count {
            for case let inner? in shapes[index].members.map(\.shape.inner) where !shapes.contains(inner) {
                shapes.append(inner)
            }
            index += 1
        }
        return shapes.dropFirst(variables.count).sorted { $0.name < $1.name }
    }()

    /// The reference as Markdown: a contents list, the variables, and the types.
    var markdown: String {
        let contents = """
            - Variables: \(Self.variables.map { link(to: $0.name) }.joined(separator: ", "))
            - [Types](#types): \(Self.types.map { link(to: $0.name) }.joined(separator: ", "))

            """
        let variables = Self.variables.map { section($0, heading: "##") }
        let types = Self.types.map { section($0, heading: "###") }
        return ([contents] + variables + ["## Types\n"] + types).joined(separator: "\n")
    }

    private func section(_ shape: MappingShape, heading: String) -> String {
        var lines = ["\(heading) \(shape.name)", "", page.descriptions[shape.name] ?? "", ""]
        lines += ["| Name | Type | Description | Example |", "|---|---|---|---|"]
        for member in shape.members {
            let row = page.row(of: member.name, in: shape.name)
            lines.append("| `\(member.name)` | \(type(member.shape)) | \(row.description) | \(row.example) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func type(_ shape: TemplateShape) -> String {
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
            return link(to: shape.name)
        }
    }

    /// Returns a link to a heading, with the anchor that GitHub gives the heading.
    private func link(to heading: String) -> String {
        let anchor = heading.lowercased().filter { $0.isLetter || $0 == " " }
        return "[\(heading)](#\(anchor.replacing(" ", with: "-")))"
    }
}

extension TemplateShape {
    /// The mapping whose members the values have.
    var inner: MappingShape? {
        switch self {
        case .members(let shape): shape
        case .list(let item), .mapping(let item), .optional(let item): item.inner
        default: nil
        }
    }
}
