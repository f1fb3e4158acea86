import Support
import SwiftSyntax

struct CommentReader {
    /// Comment lines without a blank line between them.
    struct Block {
        var lines: [String] = []
        /// The index of the block's first doc comment line; nil if it has none.
        var docStart: Int?
        var isAfterBlankLine: Bool
        /// Whether the block starts on the line where the preceding declaration ends.
        var isTrailing = false
    }

    private(set) var blocks: [Block] = []
    /// Whether a blank line precedes the next token.
    private(set) var endsWithBlankLine = false

    init(_ trivia: Trivia) {
        var newlines = 0
        var isFirstLine = true
        var indentation = 0
        for piece in trivia {
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                newlines += count
                isFirstLine = false
                indentation = 0
            case .spaces(let count), .tabs(let count): indentation += count
            case .lineComment(let text), .blockComment(let text):
                add(text, isDoc: false, newlines, indentation, isTrailing: isFirstLine)
                newlines = 0
            case .docLineComment(let text), .docBlockComment(let text):
                add(text, isDoc: true, newlines, indentation, isTrailing: isFirstLine)
                newlines = 0
            default: break
            }
        }
        endsWithBlankLine = newlines > 1
    }

    private mutating func add(_ comment: String, isDoc: Bool, _ newlines: Int, _ indentation: Int, isTrailing: Bool) {
        if blocks.isEmpty || newlines > 1 || blocks[blocks.count - 1].isTrailing {
            blocks.append(Block(isAfterBlankLine: newlines > 1, isTrailing: isTrailing))
        }
        let last = blocks.count - 1
        if isDoc, blocks[last].docStart == nil { blocks[last].docStart = blocks[last].lines.count }
        blocks[last].lines += comment.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            index,
            line in
            String((index == 0 ? line : line.dropping(blanks: indentation)).trimmingEnd(while: \.isBlank))
        }
    }

    /// The doc comment of the declaration that follows, and the comment lines directly above the doc comment; nil if there is no doc comment.
    var documentation: (lines: [String], other: Block, isAfterBlankLine: Bool)? {
        guard !endsWithBlankLine, let block = blocks.last, let start = block.docStart else { return nil }
        var other = block
        other.lines = Array(block.lines[..<start])
        return (Array(block.lines[start...]), other, start == 0 && block.isAfterBlankLine)
    }

    /// Returns the text of a doc comment without `///`, `/**` and the asterisks of its lines.
    static func text(ofDocumentation lines: [String]) -> [String] {
        var text: [String] = []
        var isInBlock = false
        // The smallest indentation of the block's lines so far.
        var indentation: Int?
        for line in lines {
            var rest = line[...]
            if isInBlock {
                let bare = rest.trimmingBlanks
                if bare.hasPrefix("*"), !bare.hasPrefix("*/") {
                    rest = bare.dropFirst().droppingOneBlank
                } else if !bare.isEmpty {
                    indentation = min(indentation ?? .max, rest.prefix { $0 == " " || $0 == "\t" }.count)
                    rest = rest.dropping(blanks: indentation ?? 0)
                }
            } else if rest.hasPrefix("///") {
                text.append(String(rest.dropFirst(3).droppingOneBlank))
                continue
            } else if rest.hasPrefix("/**") {
                isInBlock = true
                indentation = nil
                rest = rest.dropFirst(3).droppingOneBlank
            } else {
                continue
            }
            let endsBlock = rest.hasSuffix("*/")
            if endsBlock {
                isInBlock = false
                rest = rest.dropLast(2).trimmingBlanks
            }
            let isFrame = rest.isEmpty && (endsBlock || text.isEmpty)
            if !isFrame { text.append(String(rest)) }
        }
        return text
    }
}

extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" }
}

extension StringProtocol where SubSequence == Substring {
    var trimmingBlanks: Substring { trimming(while: \.isBlank) }

    /// Returns the text without its leading spaces and tabs, at most `blanks` of them.
    func dropping(blanks: Int) -> Substring {
        let count = prefix { $0 == " " || $0 == "\t" }.count
        return dropFirst(Swift.min(blanks, count))
    }

    fileprivate var droppingOneBlank: Substring { hasPrefix(" ") ? dropFirst() : self[...] }
}
