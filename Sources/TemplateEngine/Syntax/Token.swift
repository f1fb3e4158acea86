/// A word or sign inside a tag.
struct Token {
    enum Kind: String {
        case name, string, integer, decimal
        case dot = "."
        case questionDot = "?."
        case comma = ","
        case colon = ":"
        case leftParenthesis = "("
        case rightParenthesis = ")"
        case leftBracket = "["
        case rightBracket = "]"
        case leftBrace = "{"
        case rightBrace = "}"
        case pipe = "|"
        case plus = "+"
        case minus = "-"
        case star = "*"
        case slash = "/"
        case doubleSlash = "//"
        case percent = "%"
        case tilde = "~"
        case assign = "="
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case doubleQuestion = "??"
        /// Something that the lexer has reported: whoever meets it says nothing more.
        case invalid
        /// Behind the last token of a tag.
        case end
    }

    let kind: Kind
    let range: Range<Int>
}

/// A stretch of a template: text up to the end of its line, or one pair of delimiters with what they hold.
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

    var isText: Bool { kind == .text || kind == .rawText }
}
