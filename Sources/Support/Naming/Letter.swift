/// A scalar in a name, and what it is to the splitter.
struct Letter {
    enum Kind {
        case separator
        case upper
        case lower
        /// A letter, or an emoji, without case.
        case caseless
        case digit
        /// Belongs to the letter before it; without one it is dropped.
        case mark
    }

    let kind: Kind
    /// In bytes.
    let length: Int

    /// The scalar that begins at a position of valid UTF-8; nil behind the last.
    init?(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): (kind, length) = (.lower, 1)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): (kind, length) = (.upper, 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): (kind, length) = (.digit, 1)
        case 0..<0x80: (kind, length) = (.separator, 1)
        default:
            let scalar = Self.scalar(at: position, in: bytes)
            (kind, length) = (Self.kind(of: scalar.properties), scalar.utf8.count)
        }
    }

    static func scalar(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar {
        var decoder = UTF8()
        var rest = UnsafeBufferPointer(rebasing: bytes[position...]).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{FFFD}" }
        return scalar
    }

    private static func kind(of properties: Unicode.Scalar.Properties) -> Kind {
        if properties.changesWhenLowercased { return .upper }
        if properties.changesWhenUppercased { return .lower }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .mark
        case .decimalNumber: return .digit
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
            .otherNumber, .otherSymbol:
            return .caseless
        default: return .separator
        }
    }
}
