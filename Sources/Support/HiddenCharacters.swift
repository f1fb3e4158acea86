extension Character {
    /// The first invisible scalar, such as a zero-width space. Nil if there is none, and for emoji, which can have joiners.
    package var hiddenScalar: Unicode.Scalar? {
        guard !isASCII, !unicodeScalars.prefix(1).contains(where: { !$0.isASCII && $0.properties.isEmoji }) else {
            return nil
        }
        return unicodeScalars.first { [.control, .format].contains($0.properties.generalCategory) }
    }
}

extension Unicode.Scalar {
    /// The number as it is usually written: `U+200B`.
    package var codePoint: String {
        "U+" + hex(value, 4)
    }
}

extension String {
    /// The first invisible scalar; nil if there is none.
    package var hiddenScalar: Unicode.Scalar? {
        utf8.allSatisfy { $0 < 0x80 } ? nil : lazy.compactMap(\.hiddenScalar).first
    }
}

/// Returns a number in hexadecimal, with at least `width` digits.
package func hex(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

extension Unicode.Scalar {
    /// Whether it looks like a space, but is not one for YAML and Swift.
    package var isNonBreakingSpace: Bool { "\u{A0}\u{2007}\u{202F}".unicodeScalars.contains(self) }
}
