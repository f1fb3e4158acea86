/// Text as a Swift string literal.
package enum SwiftStringLiteral {
    /// Returns a string literal on one line, with its quotes: `say "hi"` becomes `"say \"hi\""`. Control characters and characters that change the
    /// direction of text are escaped. Other text stays readable, including the zero-width joiners of emoji and scripts.
    package static func quoting(_ text: String) -> String {
        text.literal { scalar in
            switch scalar.value {
            case 0: "\\0"
            case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: "\\u{\(hex(scalar.value, 1))}"
            default: nil
            }
        }
    }
}
