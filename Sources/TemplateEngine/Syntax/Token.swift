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
        /// An invalid token, which the lexer has reported. The parser doesn't report it again.
        case invalid
        /// The end of a tag, after its last token.
        case end
    }

    let kind: Kind
    let range: Range<Int>
}

/// A part of a template: text up to the end of its line, or a pair of delimiters with their content.
struct Piece {
    enum Kind: UInt8 {
        case text, output, tag, comment
        case rawText
    }

    /// The sign next to a delimiter, as in `{%-`.
    enum Marker: UInt8 {
        case none, minus, plus
    }

    var kind: Kind
    /// Delimiters included.
    var range: Range<Int>
    /// The tokens of a tag or output, including the `end` token.
    var tokens: Range<Int> = 0..<0
    /// Nil for an unknown tag, and for other pieces.
    var tag: TagName?
    /// Whether the piece is a tag with a body. `set x = e` has no body.
    var beginsBody = false
    var opening = Marker.none
    var closing = Marker.none

    var isText: Bool { kind == .text || kind == .rawText }
}
