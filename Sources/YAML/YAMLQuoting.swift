import Support

/// Writes single texts.
package enum YAMLQuoting {
    /// A text as it must stand in YAML, on one line, to be read back as that very text: bare where that is safe in a block and between
    /// brackets and under every schema (`no`, `1.10` and `~` are quoted), else in double or single quotes, whichever needs fewer escapes.
    package static func quoted(_ text: String) -> String {
        if isSafeBare(text) { return text }
        let scalars = text.unicodeScalars
        let needsBackslash = scalars.contains { $0 == "\"" || $0 == "\\" }
        if needsBackslash, !scalars.contains(where: needsEscape) {
            return "'" + scalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
        }
        return doubleQuoted(text)
    }

    private static func doubleQuoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let scalar where needsEscape(scalar): result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let (letter, width) = scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
        return "\\" + letter + hex(scalar.value, width)
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func isSafeBare(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, first == "_" || first.properties.isAlphabetic else { return false }
        guard scalars.last != " ", scalars.last != ":", !scalars.contains(where: needsEscape) else { return false }
        guard !scalars.contains(where: { ",[]{}\"'".unicodeScalars.contains($0) }) else { return false }
        guard !zip(scalars, scalars.dropFirst()).contains(where: { $0 == (":", " ") || $0 == (" ", "#") }) else {
            return false
        }
        return !reserved.contains(text.lowercased())
    }

    /// Words that some schema reads as null or Booleans; numbers and dates don't begin with a letter.
    private static let reserved: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
}
