/// A word or sign inside a tag.
struct Token {
    enum Kind: UInt8 {
        case name, string, integer, decimal
        case dot, questionDot, comma, colon
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
        case pipe, plus, minus, star, slash, doubleSlash, percent, tilde
        case assign, equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, doubleQuestion
        /// Something that the lexer has reported: whoever meets it says nothing more.
        case invalid
        /// Behind the last token of a tag.
        case end
    }

    let kind: Kind
    private let start: Int32
    private let length: Int32

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        start = Int32(clamping: range.lowerBound)
        length = Int32(clamping: range.count)
    }

    var range: Range<Int> {
        Int(start)..<Int(start) + Int(length)
    }
}

/// A stretch of a template: text, or one pair of delimiters with what they hold.
struct Piece {
    enum Kind: UInt8 {
        case text, output, tag, comment
        /// What stands between `raw` and `endraw`.
        case rawText
    }

    /// The sign beside a delimiter.
    enum Marker: UInt8 {
        case none, minus, plus
    }

    var kind: Kind
    /// Delimiters included.
    var range: Range<Int>
    /// Of a tag or an output: its tokens, the end token among them.
    var tokens: Range<Int> = 0..<0
    var opening = Marker.none
    var closing = Marker.none
}
