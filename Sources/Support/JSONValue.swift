/// A JSON value whose members keep their order.
package indirect enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    /// A number as it is printed.
    case number(String)
    case text(String)
    case list([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// Returns the JSON text, without a line break at the end.
    ///
    /// - Parameter levels: the number of levels of lists and objects that have a line for each item or member. A list of scalars has one line.
    package func text(levels: Int = .max) -> String {
        text(levels, indentation: "")
    }

    private func text(_ levels: Int, indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .null: return "null"
        case .boolean(let value): return value ? "true" : "false"
        case .number(let digits): return digits
        case .text(let text): return JSONValue.quoted(text)
        case .list(let items):
            let parts = items.map { $0.text(levels - 1, indentation: inner) }
            return Self.bracketed("[", parts, "]", indentation, isBroken: levels > 0 && !items.allSatisfy(\.isScalar))
        case .object(let members):
            let parts = members.map { "\(JSONValue.quoted($0.name)): \($0.value.text(levels - 1, indentation: inner))" }
            return Self.bracketed("{", parts, "}", indentation, isBroken: levels > 0 && !members.isEmpty)
        }
    }

    private static func bracketed(
        _ start: String,
        _ parts: [String],
        _ end: String,
        _ indentation: String,
        isBroken: Bool
    ) -> String {
        guard isBroken else { return start + parts.joined(separator: ", ") + end }
        return "\(start)\n" + parts.map { "\(indentation)  \($0)" }.joined(separator: ",\n") + "\n\(indentation)\(end)"
    }

    private var isScalar: Bool {
        switch self {
        case .null, .boolean, .number, .text: true
        case .list, .object: false
        }
    }
}

extension JSONValue {
    /// Returns a JSON string literal. All control characters are escaped, so that the text can't move a terminal's cursor.
    package static func quoted(_ text: String) -> String {
        text.literal { scalar in
            switch scalar {
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": "\\u" + hex(scalar.value, 4).lowercased()
            default: nil
            }
        }
    }
}
