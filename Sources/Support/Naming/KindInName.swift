extension Unicode.Scalar {
    enum KindInName {
        case separator
        case upper
        case lower
        /// A letter, or an emoji, without case.
        case caseless
        case digit
        /// A mark, which belongs to the letter before it. Without a letter, it is dropped.
        case mark
    }

    var kindInName: KindInName {
        switch self {
        case "a"..."z": return .lower
        case "A"..."Z": return .upper
        case "0"..."9": return .digit
        case "\0"..."\u{7F}": return .separator
        case _ where properties.changesWhenLowercased: return .upper
        case _ where properties.changesWhenUppercased: return .lower
        default: break
        }
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
