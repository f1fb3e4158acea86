/// The white space that remains of a template: rules 1 to 4, decided line by line before anything is parsed.
///
/// A line here reaches from one line feed in the text to the next; those inside of tags and comments don't count.
struct LineLayout {
    /// What is left of each piece of text; other pieces keep their range.
    private(set) var remaining: [Range<Int>]
    /// How many blanks each piece of text loses at the beginning of its line.
    private(set) var dedents: [Int]
    /// The lines that tags alone make up and that yield something (rule 2), by their first piece.
    var outputLines: [Int: (lastPiece: Int, place: LinePlace)] = [:]
    /// Where the bodies of blocks over several lines go (rule 3), by the opening tag's piece.
    private(set) var blockPlaces: [Int: LinePlace] = [:]
    /// The tags that end a line with something before them.
    private(set) var lineEnds: [Int] = []

    private let bytes: [UInt8]
    private let pieces: [Piece]
    private let tokens: [Token]
    private var blocks: [BlockLines] = []
    private var blockOfPiece: [Int?]
    private var openBlock: Int?

    init(bytes: [UInt8], pieces: [Piece], tokens: [Token]) {
        (self.bytes, self.pieces, self.tokens) = (bytes, pieces, tokens)
        remaining = pieces.map(\.range)
        dedents = Array(repeating: 0, count: pieces.count)
        blockOfPiece = Array(repeating: nil, count: pieces.count)
        eatAtMarkers()
        var start = 0
        while start < pieces.count {
            let end = pieces[start...].firstIndex(where: endsLine).map { $0 + 1 } ?? pieces.count
            layOut(start..<end)
            start = end
        }
        placeBlocks()
    }
}

extension LineLayout {
    /// What the pieces of a line are for.
    private struct Line {
        /// Something other than white space, outside of bodies that don't show at their place.
        var hasText = false
        /// Text in the body of a `set`, `macro` or `block`: it counts if that body goes beyond the line.
        var hasInnerText = false
        var yields = false
        var isBalanced = true
        var openTags: [TagName] = []
        /// How many of them have a body that doesn't show at its place.
        var hiddenBodies = 0
        var blanksBetween: [Int] = []
        var openedBlocks: [Int] = []
        var closedBlocks: [Int] = []
    }

    private struct BlockLines {
        let openingPiece: Int
        let parent: Int?
        /// Of the opening tag, where it has its line for itself.
        var openingIndentation: Range<Int>?
        /// Of the least indented line with something on it.
        var indentation: Range<Int>?
        var endsLine = false
        var isInline = false
        var dedent = 0

        mutating func includeLine(_ other: Range<Int>) {
            if other.count < indentation?.count ?? .max { indentation = other }
        }
    }

    private func endsLine(_ piece: Piece) -> Bool {
        piece.isText && bytes[piece.range.upperBound - 1] == UInt8(ascii: "\n")
    }

    /// Rule 4.
    private mutating func eatAtMarkers() {
        for (index, piece) in pieces.enumerated() {
            if piece.opening == .minus {
                for text in pieces.indices[..<index].reversed() {
                    let range = remaining[text]
                    guard pieces[text].isText else { break }
                    let end = range.last { !bytes[$0].isWhiteSpace }.map { $0 + 1 } ?? range.lowerBound
                    remaining[text] = range.lowerBound..<end
                    if !remaining[text].isEmpty { break }
                }
            }
            if piece.closing == .minus {
                for text in pieces.indices[(index + 1)...] {
                    guard pieces[text].isText else { break }
                    remaining[text] = remaining[text].drop { bytes[$0].isWhiteSpace }
                    if !remaining[text].isEmpty { break }
                }
            }
        }
    }

    private mutating func scan(_ pieces: Range<Int>) -> Line {
        var line = Line()
        for index in pieces {
            blockOfPiece[index] = openBlock
            if self.pieces[index].isText {
                scanText(index, hasTagBefore: index > pieces.lowerBound, &line)
            } else {
                scanTag(index, &line)
            }
        }
        return line
    }

    private func scanText(_ index: Int, hasTagBefore: Bool, _ line: inout Line) {
        let piece = pieces[index]
        let isBlank = bytes[piece.range].allSatisfy(\.isWhiteSpace)
        switch (isBlank, line.hiddenBodies > 0) {
        case (false, true): line.hasInnerText = true
        case (false, false): line.hasText = true
        case (true, false) where hasTagBefore && !endsLine(piece):
            if piece.kind == .rawText { line.hasText = true }
            line.blanksBetween.append(index)
        case (true, _): break
        }
    }

    private mutating func scanTag(_ index: Int, _ line: inout Line) {
        let piece = pieces[index]
        if piece.kind == .output { line.yields = true }
        guard piece.kind == .tag, let tag = tokens.tagName(of: piece, in: bytes) else { return }
        if tag == .include || tag == .call { line.yields = true }
        if tokens.beginsBody(tag, piece) {
            line.openTags.append(tag)
            if tag.hidesBody { line.hiddenBodies += 1 }
            if tag == .block {
                line.openedBlocks.append(blocks.count)
                blocks.append(BlockLines(openingPiece: index, parent: openBlock))
                openBlock = blocks.count - 1
            }
        } else if tag.isMiddle, line.openTags.isEmpty {
            line.isBalanced = false
        } else if tag.isEnd {
            if let opener = line.openTags.last, opener.end == tag {
                line.openTags.removeLast()
                if opener.hidesBody { line.hiddenBodies -= 1 }
                if tag == .endblock { line.yields = true }
            } else {
                line.isBalanced = false
            }
            if tag == .endblock, let block = openBlock {
                line.closedBlocks.append(block)
                openBlock = blocks[block].parent
            }
        }
    }

    private mutating func layOut(_ line: Range<Int>) {
        let outerBlock = openBlock
        let found = scan(line)
        let start = pieces[line.lowerBound].range.lowerBound
        let indentation = start..<(bytes[start...].firstIndex { !$0.isBlank } ?? bytes.count)
        let isBalanced = found.isBalanced && found.openTags.isEmpty
        let hasText = found.hasText || found.hasInnerText && !isBalanced
        if let block = outerBlock, hasText || found.yields { blocks[block].includeLine(indentation) }
        guard let first = line.first(where: { !pieces[$0].isText }), let last = line.last(where: { !pieces[$0].isText })
        else { return }
        let isEnded = endsLine(pieces[line.upperBound - 1])
        if isEnded, pieces[last].kind == .tag, line.upperBound == last + 2,
            bytes[pieces[last].range.upperBound].isNewline,
            pieces[last].closing == .none, hasText || pieces[first..<last].contains(where: { $0.kind == .output })
        {
            lineEnds.append(last)
        }
        let hasMarker = pieces[line].contains { $0.opening != .none || $0.closing != .none }
        guard !hasText, !hasMarker, isBalanced || !found.yields else {
            if hasMarker, !hasText, let block = found.openedBlocks.last, blocks[block].openingPiece == last {
                blocks[block].openingIndentation = indentation
                blocks[block].isInline = true
            }
            return
        }
        if found.yields {
            let kept = first > line.lowerBound ? remaining[line.lowerBound] : start..<start
            let isEaten = remaining[line.upperBound - 1].upperBound < pieces[line.upperBound - 1].range.upperBound
            outputLines[first] = (last, LinePlace(indentation: kept, endsLine: isEnded && !isEaten))
        }
        // Its indentation and its end go.
        for index in line where index < first || index > last { remaining[index] = remaining[index].prefix(0) }
        guard !found.yields else { return }
        for index in found.blanksBetween where index < last { remaining[index] = remaining[index].prefix(0) }
        let (opened, closed) = (Set(found.openedBlocks), Set(found.closedBlocks))
        for block in opened.subtracting(closed) { blocks[block].openingIndentation = indentation }
        for block in closed.subtracting(opened) { blocks[block].endsLine = true }
    }

    /// Rule 3: what is taken off each block's lines, and what is put on again at its place.
    private mutating func placeBlocks() {
        for index in blocks.indices.reversed() {
            guard let parent = blocks[index].parent,
                let own = blocks[index].indentation ?? blocks[index].openingIndentation
            else { continue }
            blocks[parent].includeLine(own)
        }
        for index in blocks.indices {
            let block = blocks[index]
            let outer = block.parent.map { blocks[$0].dedent } ?? 0
            blocks[index].dedent = outer
            guard let opening = block.openingIndentation else { continue }
            let indentation = block.indentation ?? opening
            blocks[index].dedent = indentation.count
            let own = min(indentation.lowerBound + outer, indentation.upperBound)..<indentation.upperBound
            let place = LinePlace(indentation: own, endsLine: block.endsLine, isInline: block.isInline)
            blockPlaces[block.openingPiece] = place
        }
        for index in pieces.indices {
            if let block = blockOfPiece[index] { dedents[index] = blocks[block].dedent }
        }
    }
}
