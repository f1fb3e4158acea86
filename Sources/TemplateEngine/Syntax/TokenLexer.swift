import Diagnostics
import Support

extension Lexer {
    /// Reads tokens up to the closing delimiter that begins with `closer`. If `closer` is nil, the whole text is an expression.
    ///
    /// - Parameter keeping: the number of tokens to keep if the tag is never closed.
    /// - Returns: the marker of the closing delimiter.
    @discardableResult
    mutating func readTokens(until closer: UInt8? = nil, opener: Range<Int> = 0..<0, keeping: Int = 0) -> Piece.Marker {
        let firstToken = tokens.count
        let firstProblem = problems.diagnostics.count
        var braces = 0
        while position < bytes.count {
            let byte = byte()
            if byte.isWhiteSpace {
                position += 1
                continue
            }
            if let closer {
                let closing = marker(byte)
                let offset = closing == .none ? 0 : 1
                if self.byte(offset) == closer, self.byte(offset + 1) == UInt8(ascii: "}"),
                    braces == 0 || closer == UInt8(ascii: "%")
                {
                    add(.end, from: position)
                    position += offset + 2
                    return closing
                }
                if byte == UInt8(ascii: "{"),
                    [UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#")].contains(self.byte(1))
                {
                    break
                }
            }
            readToken()
            switch tokens.last?.kind {
            case .leftBrace: braces += 1
            case .rightBrace: braces = max(0, braces - 1)
            default: break
            }
        }
        if let closer {
            let end = closer == UInt8(ascii: "%") ? "%}" : "}}"
            // The unclosed string may be a quote in the text after the tag.
            problems.removeUnclosed(from: firstProblem)
            problems.report(.templateUnclosed, "unclosed tag", at: opener, help: "end it with `\(end)`")
            tokens.removeLast(max(0, tokens.count - firstToken - keeping))
            add(.invalid, from: position)
        }
        add(.end, from: position)
        return .none
    }

    private mutating func readToken() {
        let start = position
        let first = byte()
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readString()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case _ where first.isPartOfWord:
            while byte().isPartOfWord { position += 1 }
            if first >= 0x80, let quote = typographicQuote(at: start) {
                // The rest of the tag may belong to the string.
                while position < bytes.count, !isEndOfOpenString { position += 1 }
                let place = start..<start + quote.utf8.count
                let help = "write straight quotes: `\"`"
                problems.report(.templateSyntax, "unexpected quote `\(quote)`", at: place, help: help)
                return add(.invalid, from: start)
            }
            add(.name, from: start)
        default: readSign()
        }
    }

    private func typographicQuote(at start: Int) -> String? {
        ["“", "”", "„", "‘", "’", "‚", "«", "»"].first { bytes[start...].starts(with: $0.utf8) }
    }

    private mutating func add(_ kind: Token.Kind, from start: Int) {
        tokens.append(Token(kind: kind, range: start..<position))
    }

    private mutating func readString() {
        let start = position
        let quote = byte()
        position += 1
        while position < bytes.count, byte() != quote, !(hasOpenString && isEndOfOpenString) {
            position += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        if byte() == quote, position < bytes.count {
            position += 1
            add(.string, from: start)
            return
        }
        hasOpenString = true
        position = start + 1
        while position < bytes.count, !isEndOfOpenString { position += 1 }
        let mark = Character(Unicode.Scalar(quote))
        let help = "end it with `\(mark)`; inside a string, write `\\\(mark)`"
        let string = (start..<position).trimming { bytes[$0].isWhiteSpace }
        problems.report(.templateUnclosed, "unclosed string", at: string, help: help)
        add(.invalid, from: start)
    }

    private var isEndOfOpenString: Bool {
        byte().isNewline || byte(1) == UInt8(ascii: "}") && (byte() == UInt8(ascii: "%") || byte() == UInt8(ascii: "}"))
    }

    private mutating func readNumber() {
        let start = position
        let isIndex = tokens.last?.kind == .dot || tokens.last?.kind == .questionDot
        let prefix = byte(1) | 0x20
        if byte() == UInt8(ascii: "0"), [UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b")].contains(prefix),
            byte(2).isHexadecimal, !isIndex
        {
            position += 2
            while byte().isHexadecimal || (byte() == UInt8(ascii: "_") && byte(1).isHexadecimal) { position += 1 }
            return add(.integer, from: start)
        }
        readDigits()
        guard !isIndex else { return add(.integer, from: start) }
        var kind = Token.Kind.integer
        if byte() == UInt8(ascii: "."), byte(1).isDigit {
            position += 1
            readDigits()
            kind = .decimal
        }
        if byte() | 0x20 == UInt8(ascii: "e") {
            let sign = marker(byte(1)) == .none ? 0 : 1
            if byte(1 + sign).isDigit {
                position += 1 + sign
                readDigits()
                kind = .decimal
            }
        }
        add(kind, from: start)
    }

    private mutating func readDigits() {
        while byte().isDigit || (byte() == UInt8(ascii: "_") && byte(1).isDigit) { position += 1 }
    }

    private mutating func readSign() {
        let start = position
        func sign(_ length: Int) -> Token.Kind? {
            let end = min(start + length, bytes.count)
            return Token.Kind(rawValue: String(decoding: bytes[start..<end], as: UTF8.self))
        }
        if let kind = sign(2) ?? sign(1) {
            position += kind.rawValue.utf8.count
            return add(kind, from: start)
        }
        position += 1
        let character = Character(Unicode.Scalar(bytes[start]))
        if tokens.last?.range == start - 1..<start, tokens.last?.kind == .invalid, character == "&" { return }
        let negation =
            tokens.last?.kind == .pipe
            ? "negate the result: `not (value | filter)`, or in a loop `where not (item | filter)`" : "write `not`"
        let help = ["!": negation, "&": "write `and`", "?": "write `value if condition else otherValue`"][character]
        problems.report(.templateSyntax, "unexpected `\(character)`", at: start..<position, help: help)
        add(.invalid, from: start)
    }
}
