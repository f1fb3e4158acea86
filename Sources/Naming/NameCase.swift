/// A way of writing a name. Applied twice, each gives what it gave the first time (but for the deprecated letter `ŉ`).
package enum NameCase: String, CaseIterable, Sendable {
    /// `urlPreview`: a first word that is an acronym becomes small as a whole.
    case camelCase
    /// `URLPreview`: acronyms are kept, `MAX_COUNT` becomes `MaxCount`.
    case pascalCase
    /// `url_preview`
    case snakeCase
    /// `url-preview`
    case kebabCase
    /// `URL_PREVIEW`
    case screamingSnakeCase
    /// `URL Preview`
    case titleCase
    /// Only the first letter changes: `uRLPreview`.
    case lowerFirst
    /// Only the first letter changes.
    case upperFirst

    /// `NameCase.camelCase.applied(to: "URLPreview")` is `urlPreview`.
    package func applied(to name: String) -> String {
        var writer = ScalarWriter(capacity: name.utf8.count + 8)
        switch self {
        case .lowerFirst: writer.append(Array(name.unicodeScalars)[...], first: .lower)
        case .upperFirst: writer.append(Array(name.unicodeScalars)[...], first: .title)
        case .screamingSnakeCase: write(Words(of: name, splitsCapitals: false), to: &writer)
        case .camelCase, .pascalCase, .titleCase, .snakeCase, .kebabCase: write(Words(of: name), to: &writer)
        }
        return writer.text
    }

    private func write(_ words: Words, to writer: inout ScalarWriter) {
        let kept: LetterChange = words.isScreaming ? .lower : .none
        for (index, range) in words.ranges.enumerated() {
            let word = words.scalars[range]
            switch self {
            case .camelCase where index == 0: writer.append(word, first: .lower, rest: .lower)
            case .camelCase, .pascalCase: writer.append(word, first: .title, rest: kept)
            case .titleCase: writer.append(word, first: .title, rest: kept, separator: index == 0 ? nil : " ")
            case .kebabCase: writer.append(word, first: .lower, rest: .lower, separator: index == 0 ? nil : "-")
            case .screamingSnakeCase: writer.append(word, first: .upper, rest: .upper, separator: index == 0 ? nil : "_")
            case .snakeCase, .lowerFirst, .upperFirst:
                writer.append(word, first: .lower, rest: .lower, separator: index == 0 ? nil : "_")
            }
        }
    }
}

private enum LetterChange {
    case none, lower, upper, title
}

private struct ScalarWriter {
    private(set) var text = ""

    init(capacity: Int) {
        text.reserveCapacity(capacity)
    }

    mutating func append(
        _ word: ArraySlice<Unicode.Scalar>,
        first: LetterChange,
        rest: LetterChange = .none,
        separator: Unicode.Scalar? = nil
    ) {
        if let separator { text.unicodeScalars.append(separator) }
        for (index, scalar) in zip(word.indices, word) {
            append(scalar, index == word.startIndex ? first : rest)
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ change: LetterChange) {
        switch (change, scalar) {
        case (.none, _): text.unicodeScalars.append(scalar)
        case (.lower, "A"..."Z"): text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value + 32)))
        case (.upper, "a"..."z"), (.title, "a"..."z"): text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 32)))
        case (_, "\0"..."\u{7F}"): text.unicodeScalars.append(scalar)
        case (.lower, _): text += scalar.properties.lowercaseMapping
        case (.upper, _): text += scalar.properties.uppercaseMapping
        case (.title, _): text += scalar.properties.titlecaseMapping
        }
    }
}
