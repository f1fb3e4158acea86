import Support

/// Quoting of single texts.
package enum YAMLQuoting {
    /// Returns a text as a YAML scalar on one line, which is read back as the same text.
    ///
    /// The scalar is plain if this is safe in a block, between brackets and under every schema: `no`, `1.10` and `~` are quoted. Otherwise it has
    /// double quotes, or single quotes if these avoid backslashes.
    package static func quoted(_ text: String) -> String {
        if isSafeBare(text) { return text }
        let scalars = text.unicodeScalars
        let needsBackslash = scalars.contains { $0 == "\"" || $0 == "\\" }
        if needsBackslash, !scalars.contains(where: needsEscape) {
            return "'" + scalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
        }
        return text.literal { needsEscape($0) ? escape($0) : nil }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        scalar.value < 0x100 ? "\\x" + hex(scalar.value, 2) : "\\u" + hex(scalar.value, 4)
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func isSafeBare(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, let last = scalars.last, first == "_" || first.properties.isAlphabetic,
            !" \u{A0}:".unicodeScalars.contains(last),
            !scalars.contains(where: needsEscape)
        else { return false }
        guard !scalars.contains(where: { ",[]{}\"'".unicodeScalars.contains($0) }) else { return false }
        guard !zip(scalars, scalars.dropFirst()).contains(where: { $0 == (":", " ") || $0 == (" ", "#") })
        else { return false }
        return !reserved.contains(text.lowercased())
    }

    /// Words that some schema reads as null or Booleans; numbers and dates don't begin with a letter.
    private static let reserved: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
}
