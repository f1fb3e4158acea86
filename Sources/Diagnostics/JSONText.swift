package enum JSONText {
    /// A JSON string literal, in which nothing can move a terminal's cursor: every control character is escaped.
    package static func quoted(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
