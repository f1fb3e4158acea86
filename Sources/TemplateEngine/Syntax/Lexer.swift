import Diagnostics
import Support

/// A lexer that splits a template into pieces, and its tags into tokens. It reports and skips invalid text, and never stops.
struct Lexer {
    let bytes: [UInt8]
    var position = 0
    private(set) var pieces: [Piece] = []
    var tokens: [Token] = []
    var problems: ParseProblems
    /// Whether there was an unclosed string. Later strings then end at the end of their line or tag. Otherwise each of them could search the whole
    /// rest of the template.
    var hasOpenString = false

    func byte(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    mutating func readTemplate() {
        // A byte order mark is not part of the text.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        var textStart = position
        while let brace = bytes[position..<bytes.count].firstIndex(of: UInt8(ascii: "{")) {
            position = brace
            switch byte(1) {
            case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"):
                addText(.text, textStart..<position)
                readPiece()
                textStart = position
            default: position += 1
            }
        }
        addText(.text, textStart..<bytes.count)
    }

    private mutating func addText(_ kind: Piece.Kind, _ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
            let end = newline.map { $0 + 1 } ?? range.upperBound
            pieces.append(Piece(kind: kind, range: start..<end))
            start = end
        }
    }

    private mutating func readPiece() {
        let start = position
        let kind = byte(1)
        position += 2
        var piece = Piece(kind: .comment, range: start..<start)
        piece.opening = marker(byte())
        if piece.opening != .none { position += 1 }
        if kind == UInt8(ascii: "#") {
            readComment(&piece)
        } else {
            let firstToken = tokens.count
            let isTag = kind == UInt8(ascii: "%")
            piece.kind = isTag ? .tag : .output
            let closer = isTag ? UInt8(ascii: "%") : UInt8(ascii: "}")
            piece.closing = readTokens(until: closer, opener: start..<start + 2, keeping: isTag ? 1 : 0)
            piece.tokens = firstToken..<tokens.count
            let first = tokens[firstToken]
            if isTag, first.kind == .name { piece.tag = TagName(rawValue: problems.text.string(first.range)) }
            let hasValue = piece.tokens.count > 3 && tokens[firstToken + 2].kind != .pipe
            piece.beginsBody = piece.tag?.end != nil && !(piece.tag == .set && hasValue)
        }
        piece.range = start..<position
        pieces.append(piece)
        if piece.tag == .raw { readRaw(after: piece) }
    }

    func marker(_ byte: UInt8) -> Piece.Marker {
        byte == UInt8(ascii: "-") ? .minus : byte == UInt8(ascii: "+") ? .plus : .none
    }

    private mutating func readComment(_ piece: inout Piece) {
        let start = position - (piece.opening == .none ? 2 : 3)
        while position < bytes.count, !(byte() == UInt8(ascii: "#") && byte(1) == UInt8(ascii: "}")) { position += 1 }
        guard position < bytes.count else {
            let help = "end it with `#}`; if it is no comment, write a space after `{`"
            problems.report(.templateUnclosed, "unclosed comment", at: start..<start + 2, help: help)
            return
        }
        if position > start + 2 + (piece.opening == .none ? 0 : 1) { piece.closing = marker(bytes[position - 1]) }
        position += 2
    }

    private mutating func readRaw(after opener: Piece) {
        let start = position
        while position < bytes.count, !isEndOfRaw { position += 1 }
        addText(.rawText, start..<position)
        if position < bytes.count { return readPiece() }
        problems.report(.templateUnclosed, "unclosed `raw`", at: opener.range, help: "add `{% endraw %}`")
    }

    private var isEndOfRaw: Bool {
        guard byte() == UInt8(ascii: "{"), byte(1) == UInt8(ascii: "%") else { return false }
        let tag = bytes[(position + (marker(byte(2)) == .none ? 2 : 3))...]
        let name = tag.drop(while: \.isWhiteSpace).prefix(while: \.isPartOfWord)
        return name.elementsEqual("endraw".utf8) && name.endIndex < bytes.count
    }
}
