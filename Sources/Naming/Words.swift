/// The words that a name is made of.
///
/// `URLPreview` is `URL`, `Preview`; `userIDs` is `user`, `IDs`; `screen-2 title` is `screen`, `2`, `title`. A run of capitals is one word, without any
/// list of acronyms: it ends before the capital that begins the next word. What is neither letter, digit nor mark separates words and is dropped.
package struct Words: Sendable {
    let scalars: [Unicode.Scalar]
    let ranges: [Range<Int>]
    /// Capitals joined by underscores, as in `MAX_COUNT`: such words are no acronyms.
    let isScreaming: Bool

    package init(of name: String) {
        self.init(of: name, splitsCapitals: true)
    }

    /// - Parameter splitsCapitals: whether a name without small letters and underscores is split before the capital after a digit.
    init(of name: String, splitsCapitals: Bool) {
        scalars = Array(name.unicodeScalars)
        var kinds = scalars.map(LetterKind.init)
        let isCapital = !kinds.contains(.lower)
        isScreaming = isCapital && scalars.contains("_")
        if isScreaming || isCapital && !splitsCapitals {
            kinds = kinds.map { $0 == .separator || $0 == .mark ? $0 : .upper }
        }
        ranges = Self.split(scalars, kinds)
    }

    package var words: [String] {
        ranges.map { range in
            var word = ""
            word.unicodeScalars.append(contentsOf: scalars[range])
            return word
        }
    }

    private static func split(_ scalars: [Unicode.Scalar], _ kinds: [LetterKind]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        var previous = LetterKind.separator
        for offset in kinds.indices {
            let kind = kinds[offset]
            let isBoundary =
                switch (previous, kind) {
                case (_, .separator): true
                case (.upper, .upper): beginsWord(scalars, kinds, at: offset)
                case (_, .upper): true
                default: false
                }
            if isBoundary, let begun = start {
                ranges.append(begun..<offset)
                start = nil
            }
            guard kind != .mark else { continue }
            if kind != .separator, start == nil { start = offset }
            previous = kind
        }
        if let start { ranges.append(start..<kinds.count) }
        return ranges
    }

    /// Whether a capital amid capitals begins a word: small letters follow, and not only the `s` of an acronym's plural.
    private static func beginsWord(_ scalars: [Unicode.Scalar], _ kinds: [LetterKind], at offset: Int) -> Bool {
        guard let next = kinds.indices.dropFirst(offset + 1).first(where: { kinds[$0] != .mark }), kinds[next] == .lower else {
            return false
        }
        return scalars[next] != "s" || (next + 1 < kinds.count && kinds[next + 1] == .lower)
    }
}

/// What a scalar is to the splitter.
enum LetterKind {
    case separator
    case upper
    case lower
    /// A letter, or an emoji, without case.
    case caseless
    case digit
    /// Belongs to the letter before it; without one it is dropped.
    case mark

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "a"..."z": self = .lower
        case "A"..."Z": self = .upper
        case "0"..."9": self = .digit
        case "\0"..."\u{7F}": self = .separator
        default: self.init(properties: scalar.properties)
        }
    }

    private init(properties: Unicode.Scalar.Properties) {
        if properties.changesWhenLowercased {
            self = .upper
        } else if properties.changesWhenUppercased {
            self = .lower
        } else {
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .mark
            case .decimalNumber: self = .digit
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber, .otherNumber,
                .otherSymbol:
                self = .caseless
            default: self = .separator
            }
        }
    }
}
