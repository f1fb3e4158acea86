import SwiftReader
import SwiftSyntax

/// A Swift file as a sequence of units.
struct UnitText {
    let bytes: [UInt8]
    let file: ParsedFile
    /// In source order; containers come before what they contain.
    var units: [MergeUnit] = []
    /// The indices of the units of each container.
    private(set) var children: [[Int]] = []

    /// nil if the text can't be read as Swift.
    init?(_ bytes: [UInt8]) {
        guard let file = ParsedFile(bytes) else { return nil }
        (self.bytes, self.file) = (bytes, file)
        var parser = UnitParser(bytes: bytes, file: file)
        units = parser.parse()
        children = Array(repeating: [], count: units.count)
        for index in units.indices.dropFirst() { children[units[index].parent].append(index) }
    }

    func text(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[range]
    }

    func text(of part: UnitPart?) -> ArraySlice<UInt8> {
        part.map { bytes[$0.range] } ?? []
    }

    /// All units in a container, at any depth.
    func descendants(of index: Int) -> [Int] {
        children[index].flatMap { [$0] + descendants(of: $0) }
    }

    /// The tokens and comments of a part, without internal names of parameters. The same for all layouts of the same code.
    func words(_ unit: Int, _ part: UnitPart?) -> [String] {
        guard let part, !part.range.isEmpty else { return [] }
        guard let node = units[unit].node, part.kind != .comments, part.kind != .trailing else {
            return Self.commentWords(bytes[part.range])
        }
        let internalNames = Set(units[unit].parameters.map { $0.names.upperBound })
        var words: [String] = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            guard start < part.range.upperBound else { break }
            guard start >= part.range.lowerBound else { continue }
            if start > part.range.lowerBound { words += token.leadingTrivia.commentWords }
            let end = token.endPositionBeforeTrailingTrivia.utf8Offset
            let isInternalName =
                part.kind == .parameters && internalNames.contains(end) && units[unit].isInternalName(start..<end)
            if token.closesList, words.last == "," { words.removeLast() }
            if !isInternalName { words.append(token.text.replacing("\r\n", with: "\n")) }
            if end < part.range.upperBound || part.kind == .body && end < units[unit].code.upperBound {
                words += token.trailingTrivia.commentWords
            }
        }
        return words
    }

    /// Whether a part of a unit is the same in another text, whatever its layout.
    func part(_ kind: UnitPart.Kind, of unit: Int, equals other: Int, in text: UnitText) -> Bool {
        let (mine, others) = (units[unit].part(kind), text.units[other].part(kind))
        if self.text(of: mine) == text.text(of: others) { return true }
        return words(unit, mine) == text.words(other, others)
    }

    /// Whether a unit is the same in another text; of a container, only its head counts.
    func unit(_ unit: Int, equals other: Int, in text: UnitText) -> Bool {
        let (mine, others) = (units[unit], text.units[other])
        if !mine.isContainer, self.text(mine.range) == text.text(others.range) { return true }
        return UnitPart.Kind.allCases.allSatisfy { part($0, of: unit, equals: other, in: text) }
            && mine.parameters.map(\.name) == others.parameters.map(\.name)
    }

    static func commentWords(_ bytes: some Sequence<UInt8>) -> [String] {
        String(decoding: Array(bytes), as: UTF8.self).split(whereSeparator: \.isNewline).map(\.trimmed).filter {
            !$0.isEmpty
        }
    }
}

extension MergeUnit {
    /// Whether the bytes of a token are the second of two names; a single name is the label too.
    fileprivate func isInternalName(_ token: Range<Int>) -> Bool {
        parameters.contains { $0.names.upperBound == token.upperBound && $0.names.lowerBound < token.lowerBound }
    }
}

extension TokenSyntax {
    /// Whether a comma before the token can be left out.
    fileprivate var closesList: Bool {
        [.rightParen, .rightSquare, .rightAngle].contains(tokenKind)
    }
}

extension Trivia {
    fileprivate var commentWords: [String] {
        pieces.flatMap { piece -> [String] in
            switch piece {
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                UnitText.commentWords(text.utf8)
            default: []
            }
        }
    }
}

extension StringProtocol {
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
