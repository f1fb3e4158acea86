extension Character {
    /// A scalar that nobody sees, such as a zero-width space; nil for the joiners of emoji.
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
    /// The first scalar that nobody sees; nil if there is none.
    package var hiddenScalar: Unicode.Scalar? {
        utf8.allSatisfy { $0 < 0x80 } ? nil : lazy.compactMap(\.hiddenScalar).first
    }
}

/// Hexadecimal digits, at least as many as `width`.
package func hex(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
