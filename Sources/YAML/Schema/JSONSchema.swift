import Support

/// A generator of JSON Schemas (draft 2020-12) of YAML documents, for editors.
package enum JSONSchema {
    /// Returns the JSON text of a schema.
    ///
    /// - Parameter shapes: the documents that a file can contain. A file must match one of them.
    package static func text(title: String, shapes: [SchemaShape]) -> String {
        let body =
            shapes.count == 1 ? members(of: shapes[0]) : [("oneOf", .list(shapes.map { .object(members(of: $0)) }))]
        let head = [("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", title)]
        return JSONValue.object(head.map { ($0, .text($1)) } + body).text() + "\n"
    }

    private static func members(of shape: SchemaShape) -> [(String, JSONValue)] {
        switch shape {
        case .scalar(let description, let types):
            [("type", .list(types.map(JSONValue.text))), ("description", .text(description))]
        case .boolean: [("type", .text("boolean"))]
        case .choice(let words): choice(words)
        case .list(let element):
            [("type", .list([.text("array"), .text("null")])), ("items", .object(members(of: element)))]
        case .dictionary(_, let element):
            [
                ("type", .list([.text("object"), .text("null")])),
                ("additionalProperties", .object(members(of: element))),
            ]
        case .object(let object): members(of: object)
        case .either(let shapes): [("anyOf", .list(shapes.map { .object(members(of: $0)) }))]
        case .anything: []
        }
    }

    private static func choice(_ words: [String]) -> [(String, JSONValue)] {
        guard words.contains(where: { $0.hasSuffix("(…)") }) else {
            return [("enum", .list(words.map(JSONValue.text)))]
        }
        let patterns = words.map { $0.hasSuffix("(…)") ? "\($0.dropLast(3))\\(.*\\)" : $0 }
        return [("type", .text("string")), ("pattern", .text("^(\(patterns.joined(separator: "|")))$"))]
    }

    private static func members(of object: ObjectShape) -> [(String, JSONValue)] {
        let properties = object.fields.map { field in
            let others = members(of: field.shape).filter { $0.0 != "description" }
            return (field.name, JSONValue.object([("description", .text(field.documentation))] + others))
        }
        let required = object.fields.filter(\.isRequired).map { JSONValue.text($0.name) }
        return [
            ("type", .text("object")),
            ("description", .text(object.documentation)),
            ("properties", .object(properties)),
            ("required", .list(required)),
            ("additionalProperties", .boolean(false)),
        ]
    }
}
