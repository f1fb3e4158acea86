import Support

/// A scanner that splits Swift text into words, symbols, comments and literals without parsing it.
///
/// Code in interpolations is read as code. Text that isn't Swift gives arbitrary tokens.
package struct SwiftScanner {
    package enum Kind {
        /// An identifier, keyword or number, with its backticks.
        case word
        /// One byte of anything else.
        case symbol
        case newline
        case comment
        /// A string or regular expression, or the part of a string that ends or begins at an interpolation.
        case literal
        /// The parenthesis after the backslash, and its partner.
        case opensInterpolation, closesInterpolation
    }

    /// A string with an interpolation that is being read.
    private struct Literal {
        let pounds: Int
        let isMultiline: Bool
        /// The number of parentheses that are open in the interpolation.
        var parentheses = 0
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let readsRegexes: Bool
    private var index = 0
    private var literals: [Literal] = []
    private var isBeforeInterpolation = false
    /// The string that continues after an interpolation.
    private var continued: Literal?
    package private(set) var range = 0..<0
    package private(set) var isBroken = false

    /// - Parameter readsRegexes: true to read `/…/` as a literal wherever it can't be a division. False to read it as code, because in invalid Swift,
    ///   the parser may find deeply nested code there.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, readsRegexes: Bool = false) {
        self.bytes = bytes
        self.readsRegexes = readsRegexes
        // A byte order mark would be part of the first word.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// Returns whether a word is in the code of a text, outside of comments and literals.
    package static func finds(_ word: String, in text: [UInt8]) -> Bool {
        guard WordSearch.holds(word, text) else { return false }
        return text.withUnsafeBufferPointer { bytes in
            var scanner = SwiftScanner(bytes)
            while let token = scanner.next() {
                if token == .word, bytes[scanner.range].elementsEqual(word.utf8) { return true }
            }
            return false
        }
    }

    package var isInInterpolation: Bool { !literals.isEmpty }

    /// Returns the kind of the next token and sets `range` to its bytes; nil at the end of the text.
    package mutating func next() -> Kind? {
        if let literal = continued {
            continued = nil
            let start = index
            readLiteral(literal)
            range = start..<index
            return .literal
        }
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index += 1
        }
        guard index < bytes.count else { return nil }
        let start = index
        let kind = read()
        range = start..<index
        return kind
    }

    private mutating func read() -> Kind {
        let byte = bytes[index]
        if byte.isPartOfName {
            repeat { index += 1 } while index < bytes.count && bytes[index].isPartOfName
            return .word
        }
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            index += 1
            return .newline
        case UInt8(ascii: "/") where bytes.follows("//", at: index):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            return .comment
        case UInt8(ascii: "/") where bytes.follows("/*", at: index):
            readBlockComment()
            return .comment
        case UInt8(ascii: "/"):
            guard readsRegexes, let end = endOfRegex else { return readSymbol(byte) }
            index = end
            return .literal
        case UInt8(ascii: "\""):
            beginLiteral(pounds: 0)
            return .literal
        case UInt8(ascii: "#"): return readPounds()
        default: return readSymbol(byte)
        }
    }

    private mutating func readSymbol(_ byte: UInt8) -> Kind {
        index += 1
        if byte == UInt8(ascii: "("), isBeforeInterpolation {
            isBeforeInterpolation = false
            return .opensInterpolation
        }
        guard let last = literals.indices.last, byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") else {
            return .symbol
        }
        if byte == UInt8(ascii: "(") {
            literals[last].parentheses += 1
        } else if literals[last].parentheses > 0 {
            literals[last].parentheses -= 1
        } else {
            continued = literals.removeLast()
            return .closesInterpolation
        }
        return .symbol
    }

    private mutating func readBlockComment() {
        var level = 0
        repeat {
            if bytes.follows("/*", at: index) {
                level += 1
                index += 2
            } else if bytes.follows("*/", at: index) {
                level -= 1
                index += 2
            } else {
                index += 1
            }
        } while level > 0 && index < bytes.count
        if level > 0 { isBroken = true }
    }

    /// Reads `#"text"#`, `#/expression/#`, or a single `#`.
    private mutating func readPounds() -> Kind {
        var end = index
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        let pounds = end - index
        if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
            index = end
            beginLiteral(pounds: pounds)
            return .literal
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else {
            index += 1
            return .symbol
        }
        index = end + 1
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes.hasPounds(pounds, at: index + 1)) {
            index += 1
        }
        index = min(index + 1 + pounds, bytes.count)
        return .literal
    }

    /// The offset after the `/…/` that begins here; nil if there is none. A binary operator has white space on both sides, or on none.
    private var endOfRegex: Int? {
        let isBegin = index == 0 || bytes[index - 1].isBlank || "([{,:".utf8.contains(bytes[index - 1])
        guard isBegin, index + 1 < bytes.count, !bytes[index + 1].isBlank else { return nil }
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "/") { return end + 1 }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private mutating func beginLiteral(pounds: Int) {
        let isMultiline = bytes.follows("\"\"\"", at: index)
        index += isMultiline ? 3 : 1
        readLiteral(Literal(pounds: pounds, isMultiline: isMultiline))
    }

    /// Reads up to the literal's end or the next interpolation.
    private mutating func readLiteral(_ literal: Literal) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where bytes.hasPounds(literal.pounds, at: index + 1):
                index += 1 + literal.pounds
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    literals.append(Literal(pounds: literal.pounds, isMultiline: literal.isMultiline))
                    isBeforeInterpolation = true
                    return
                }
                index = min(index + 1, bytes.count)
            case UInt8(ascii: "\"") where !literal.isMultiline || bytes.follows("\"\"\"", at: index):
                index += literal.isMultiline ? 3 : 1
                if bytes.hasPounds(literal.pounds, at: index) {
                    index += literal.pounds
                    return
                }
            case UInt8(ascii: "\n") where !literal.isMultiline: return
            default: index += 1
            }
        }
    }
}

extension UInt8 {
    package var isPartOfName: Bool { isPartOfWord || self == UInt8(ascii: "`") }

    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r")
    }
}

extension UnsafeBufferPointer<UInt8> {
    func follows(_ text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { self[index..<(index + $0.count)].elementsEqual($0) }
    }

    fileprivate func hasPounds(_ pounds: Int, at index: Int) -> Bool {
        index + pounds <= count && self[index..<(index + pounds)].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
