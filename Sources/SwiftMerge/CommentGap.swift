import SwiftSyntax

/// The comments between two items of a file.
struct CommentGap {
    /// Comments in adjoining lines.
    struct Group {
        var range: Range<Int>
        let isMark: Bool
        let isDocumentation: Bool
    }

    /// The comments after the previous item, on its last line.
    private(set) var inline: Range<Int>?
    private(set) var groups: [Group] = []
    /// Whether no blank line is between the last group and what follows.
    private(set) var isAttached = false
    /// Whether nothing is before the comments.
    let isFirst: Bool

    init(before token: TokenSyntax) {
        let previous = token.previousToken(viewMode: .sourceAccurate)
        isFirst = previous == nil
        var offset = previous?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        var newlines = previous == nil ? 1 : 0
        var sawNewline = previous == nil
        for piece in Array(previous?.trailingTrivia ?? []) + Array(token.leadingTrivia) {
            let range = offset..<offset + piece.sourceLength.utf8Length
            offset = range.upperBound
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                newlines += count
                sawNewline = true
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                if sawNewline {
                    add(text, range, afterBlankLine: newlines > 1)
                } else {
                    inline = (inline?.lowerBound ?? range.lowerBound)..<range.upperBound
                }
                newlines = 0
            default: break
            }
        }
        isAttached = !groups.isEmpty && newlines < 2 && token.tokenKind != .endOfFile
    }

    private mutating func add(_ text: String, _ range: Range<Int>, afterBlankLine: Bool) {
        let isMark = text.hasPrefix("// MARK:")
        if !afterBlankLine, !isMark, let last = groups.indices.last, !groups[last].isMark {
            groups[last].range = groups[last].range.lowerBound..<range.upperBound
        } else {
            groups.append(
                Group(range: range, isMark: isMark, isDocumentation: text.hasPrefix("///") || text.hasPrefix("/**"))
            )
        }
    }
}
