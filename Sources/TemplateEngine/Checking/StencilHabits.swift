package import Diagnostics

/// Places where a template that was written for Stencil means something else here.
package struct StencilHabits {
    private let text: TemplateText
    private let pieces: [Piece]
    private let tokens: [Token]

    /// - Parameter source: what can't be read in it is reported by whoever compiles it.
    package init(_ source: TemplateSource) {
        text = TemplateText(file: source.file, name: source.name)
        var ignored = ParseProblems(text)
        (pieces, tokens) = Lexer.template(text, &ignored)
    }

    /// - Parameter lineEnds: whether to report lines as well that go on behind a tag in Stencil.
    package func report(lineEnds: Bool, into bag: inout DiagnosticBag) {
        for (index, piece) in pieces.enumerated() where piece.kind == .tag || piece.kind == .output {
            let tokens = tokens[piece.tokens]
            reportNames(tokens, into: &bag)
            reportNegations(tokens, into: &bag)
            guard piece.kind == .tag else { continue }
            reportLoop(tokens, into: &bag)
            guard lineEnds, endsLine(index) else { continue }
            let help = "write `-%}` if you want the line break removed"
            bag.add(.habit("Stencil removes the line break after a tag", at: text.range(piece.range), help: help))
        }
    }

    /// `a-b` and `a==1`: what has no blanks around it is one name there.
    private func reportNames(_ tokens: ArraySlice<Token>, into bag: inout DiagnosticBag) {
        let signs: Set<Token.Kind> = [
            .minus, .plus, .slash, .star, .percent, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
        ]
        for index in tokens.indices.dropFirst().dropLast() where signs.contains(tokens[index].kind) {
            let (before, sign, after) = (tokens[index - 1], tokens[index], tokens[index + 1])
            let isOneWord =
                before.range.upperBound == sign.range.lowerBound && sign.range.upperBound == after.range.lowerBound
            guard before.kind == .name, [.name, .integer, .string].contains(after.kind), isOneWord else { continue }
            let word = before.range.lowerBound..<after.range.upperBound
            let help = "put spaces around `\(text.string(sign.range))` if it is meant to be an operator"
            bag.add(.habit("Stencil reads `\(text.string(word))` as one name", at: text.range(word), help: help))
        }
    }

    /// `not x in xs`, where `not` belongs to `x` there.
    private func reportNegations(_ tokens: ArraySlice<Token>, into bag: inout DiagnosticBag) {
        for index in tokens.indices
        where isWord(tokens[index], "not") && !(index > tokens.startIndex && isWord(tokens[index - 1], "is")) {
            var depth = 0
            let operand = tokens[(index + 1)...].prefix { token in
                switch token.kind {
                case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
                case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
                case .name
                where depth == 0
                    && ["in", "and", "or", "not", "if", "else", "is", "where", "sep"].contains(text.string(token.range)):
                    return false
                case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .end, .comma: return depth > 0
                default: break
                }
                return depth >= 0
            }
            guard let first = operand.first, let last = operand.last, let next = tokens[operand.endIndex...].first,
                isWord(next, "in")
            else { continue }
            let negated = text.string(first.range.lowerBound..<last.range.upperBound)
            let range = text.range(tokens[index].range.lowerBound..<next.range.upperBound)
            let help = "write `\(negated) not in` to negate the whole condition"
            bag.add(.habit("in Stencil, `not` negates only `\(negated)` here", at: range, help: help))
        }
    }

    /// `for key, value in mapping`, which goes by the order of the keys there.
    private func reportLoop(_ tokens: ArraySlice<Token>, into bag: inout DiagnosticBag) {
        let words = Array(tokens)
        guard words.count > 5, isWord(words[0], "for"), words[2].kind == .comma, isWord(words[4], "in") else { return }
        guard !words.contains(where: { $0.kind == .pipe || $0.kind == .leftParenthesis || $0.kind == .leftBracket })
        else { return }
        let range = text.range(words[1].range.lowerBound..<words[3].range.upperBound)
        let help = "check that the mapping has the order that you want"
        bag.add(.habit("Stencil loops over a mapping in the order of its keys", at: range, help: help))
    }

    /// Text stands before the tag in its line, and nothing behind it.
    private func endsLine(_ index: Int) -> Bool {
        guard pieces[index].closing == .none, index + 1 < pieces.count, pieces[index + 1].kind == .text else {
            return false
        }
        let next = text.bytes[pieces[index + 1].range]
        guard next.first == UInt8(ascii: "\n") || next.starts(with: [0x0D, 0x0A]) else { return false }
        let line = text.bytes[..<pieces[index].range.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }
        let start = pieces[index].range.lowerBound - line.count
        return pieces[..<index].contains { piece in
            guard piece.range.upperBound > start, piece.kind == .text || piece.kind == .output else { return false }
            let part = text.bytes[max(piece.range.lowerBound, start)..<piece.range.upperBound]
            return piece.kind == .output
                || part.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\n") }
        }
    }

    private func isWord(_ token: Token, _ word: String) -> Bool {
        token.kind == .name && text.string(token.range) == word
    }
}

extension Diagnostic {
    fileprivate static func habit(_ message: String, at range: SourceRange, help: String) -> Diagnostic {
        Diagnostic(.templateStencilHabit, message, at: range, severity: .warning, help: help)
    }
}
