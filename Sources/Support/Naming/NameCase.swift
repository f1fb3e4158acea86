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
        var name = name
        return name.withUTF8 { bytes in
            let underscores = keepsUnderscores ? bytes.prefix { $0 == UInt8(ascii: "_") } : []
            let rest = UnsafeBufferPointer(rebasing: bytes[underscores.count...])
            var writer = NameWriter(source: rest, bytes: Array(underscores))
            write(rest, to: &writer)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }

    /// An underscore at the beginning of a name means something in Swift.
    private var keepsUnderscores: Bool {
        switch self {
        case .camelCase, .pascalCase, .snakeCase, .screamingSnakeCase: true
        case .kebabCase, .titleCase, .lowerFirst, .upperFirst: false
        }
    }

    private func write(_ name: UnsafeBufferPointer<UInt8>, to writer: inout NameWriter) {
        guard self != .lowerFirst, self != .upperFirst else {
            return writer.append(0..<name.count, first: self == .lowerFirst ? .lower : .title, rest: .none)
        }
        var splitter = WordSplitter(name, splitsCapitals: self != .screamingSnakeCase)
        let kept: NameWriter.Change = splitter.isScreaming ? .lower : .none
        var isFirst = true
        while let word = splitter.next() {
            switch self {
            case .camelCase where isFirst:
                writer.append(word, first: .lower, rest: splitter.isProductName(word) ? .none : .lower)
            case .camelCase, .pascalCase: writer.append(word, first: .title, rest: kept)
            case .titleCase: writer.append(word, first: .title, rest: kept, separator: isFirst ? nil : " ")
            case .kebabCase: writer.append(word, first: .lower, rest: .lower, separator: isFirst ? nil : "-")
            case .screamingSnakeCase: writer.append(word, first: .upper, rest: .upper, separator: isFirst ? nil : "_")
            case .snakeCase, .lowerFirst, .upperFirst:
                writer.append(word, first: .lower, rest: .lower, separator: isFirst ? nil : "_")
            }
            isFirst = false
        }
    }
}

/// Writes words with their letters changed.
private struct NameWriter {
    enum Change {
        case none, lower, upper, title
    }

    let source: UnsafeBufferPointer<UInt8>
    var bytes: [UInt8]

    mutating func append(_ word: Range<Int>, first: Change, rest: Change, separator: Unicode.Scalar? = nil) {
        if let separator { bytes.append(UInt8(ascii: separator)) }
        var position = word.lowerBound
        while position < word.upperBound {
            let change = position == word.lowerBound ? first : rest
            let byte = source[position]
            if byte < 0x80 {
                bytes.append(change.applied(to: byte))
                position += 1
            } else {
                let scalar = Letter.scalar(at: position, in: source)
                bytes += change.applied(to: scalar).utf8
                position += scalar.utf8.count
            }
        }
    }
}

extension NameWriter.Change {
    fileprivate func applied(to byte: UInt8) -> UInt8 {
        switch (self, byte) {
        case (.lower, UInt8(ascii: "A")...UInt8(ascii: "Z")): byte + 32
        case (.upper, UInt8(ascii: "a")...UInt8(ascii: "z")), (.title, UInt8(ascii: "a")...UInt8(ascii: "z")): byte - 32
        default: byte
        }
    }

    fileprivate func applied(to scalar: Unicode.Scalar) -> String {
        switch self {
        case .none: String(scalar)
        case .lower: scalar.properties.lowercaseMapping
        case .upper: scalar.properties.uppercaseMapping
        case .title: scalar.properties.titlecaseMapping
        }
    }
}
