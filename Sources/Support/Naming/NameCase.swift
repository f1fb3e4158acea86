/// A case style of names. A second application changes nothing, except for the deprecated letter `ŉ`.
package enum NameCase: String, CaseIterable, Sendable {
    /// `urlPreview`. A first word that is an acronym becomes lowercase.
    case camelCase
    /// `URLPreview`. Acronyms are kept; `MAX_COUNT` becomes `MaxCount`.
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

    /// Returns the name in this style: `NameCase.camelCase.applied(to: "URLPreview")` is `urlPreview`.
    package func applied(to name: String) -> String {
        let scalars = name.unicodeScalars
        switch self {
        case .lowerFirst:
            return scalars.prefix(1).map(\.properties.lowercaseMapping).joined() + String(scalars.dropFirst())
        case .upperFirst:
            return scalars.prefix(1).map(\.properties.titlecaseMapping).joined() + String(scalars.dropFirst())
        case .camelCase, .pascalCase, .snakeCase, .kebabCase, .screamingSnakeCase, .titleCase:
            let (separator, keepsUnderscores) = joining
            let underscores = scalars.prefix { $0 == "_" && keepsUnderscores }
            let words = words(of: Array(scalars.dropFirst(underscores.count)))
            return String(underscores) + words.joined(separator: separator)
        }
    }

    /// The text between words, and whether underscores at the beginning of a name are kept, because they have a meaning in Swift.
    private var joining: (separator: String, keepsUnderscores: Bool) {
        switch self {
        case .camelCase, .pascalCase: ("", true)
        case .snakeCase, .screamingSnakeCase: ("_", true)
        case .kebabCase: ("-", false)
        case .titleCase: (" ", false)
        case .lowerFirst, .upperFirst: ("", false)
        }
    }

    private func words(of name: [Unicode.Scalar]) -> [String] {
        var splitter = WordSplitter(name, splitsCapitals: self != .screamingSnakeCase)
        let kept: LetterChange = splitter.isScreaming ? .lower : .none
        var words: [String] = []
        while let word = splitter.next() {
            let (first, rest): (LetterChange, LetterChange) =
                switch self {
                case .camelCase where words.isEmpty: (.lower, WordSplitter.isProductName(word) ? .none : .lower)
                case .camelCase, .pascalCase, .titleCase: (.title, kept)
                case .screamingSnakeCase: (.upper, .upper)
                case .kebabCase, .snakeCase, .lowerFirst, .upperFirst: (.lower, .lower)
                }
            words.append(first.applied(to: word.prefix(1)) + rest.applied(to: word.dropFirst()))
        }
        return words
    }
}

private enum LetterChange {
    case none, lower, upper, title

    func applied(to letters: ArraySlice<Unicode.Scalar>) -> String {
        let text = String(String.UnicodeScalarView(letters))
        return switch self {
        case .none: text
        case .lower: text.lowercased()
        case .upper: text.uppercased()
        case .title: letters.map(\.properties.titlecaseMapping).joined()
        }
    }
}
