import YAML

/// The reference documentation of described values, as Markdown.
struct SchemaReference {
    private var sections: [String] = []
    private var seen: Set<String> = []

    var markdown: String {
        sections.joined(separator: "\n")
    }

    /// Adds a table of the keys of every object in a shape, outermost first, each object once.
    mutating func add(_ shape: SchemaShape) {
        switch shape {
        case .object(let object):
            guard seen.insert(object.name).inserted else { return }
            sections.append(section(object))
            for field in object.fields { add(field.shape) }
        case .list(let element), .dictionary(_, let element): add(element)
        case .either(let shapes): for shape in shapes { add(shape) }
        case .scalar, .boolean, .choice, .anything: break
        }
    }

    private func section(_ object: ObjectShape) -> String {
        let name = object.name.prefix(1).uppercased() + object.name.dropFirst()
        let rows = object.fields.map { field in
            "| `\(field.name)`\(field.isRequired ? " (required)" : "") | \(cell(field.shape.summary)) | \(cell(field.documentation)) |"
        }
        return """
            ### \(object.name == "scaffold.yml" ? object.name : name)

            \(object.documentation)

            | Key | Value | Meaning |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    private func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}

extension SchemaShape {
    /// A short description as Markdown: `a list; each item is text`, `{a name: [a target](#a-target)}`.
    fileprivate var summary: String {
        switch self {
        case .scalar, .boolean, .anything, .choice: description
        case .list(let element): "a list; each item is \(element.summary)"
        case .dictionary(let key, let element): "{\(key): \(element.summary)}"
        case .object(let object): "[\(object.name)](#\(object.name.replacing(" ", with: "-").replacing("`", with: "")))"
        case .either(let shapes): shapes.map(\.summary).joined(separator: ", or ")
        }
    }
}
