/// The white space of a template after rules 1 to 4 of "White space" in `docs/templates.md`. The rules are applied line by line, before parsing.
///
/// Here, a line ends with a line feed in the text. Line feeds inside tags and comments don't count.
struct LineLayout {
    /// The remaining range of each text piece. Other pieces keep their range.
    private(set) var remaining: [Range<Int>]
    /// The number of spaces and tabs to remove at the beginning of each text piece's line.
    private(set) var dedents: [Int]
    /// The lines that have only tags and can print text (rule 2), by the index of the first tag's piece.
    var outputLines: [Int: (lastPiece: Int, place: LinePlace)] = [:]
    /// The places of the bodies of multi-line blocks (rule 3), by the index of the opening tag's piece.
    private(set) var blockPlaces: [Int: LinePlace] = [:]
    private(set) var lineEnds: [Int] = []
    /// The tags after spaces, in a line that also has text or output.
    private(set) var spacedTags: [Int] = []

    private let bytes: [UInt8]
    private let pieces: [Piece]
    private var blocks: [BlockLines] = []
    private var blockOfPiece: [Int?]
    private var openBlock: Int?

    init(bytes: [UInt8], pieces: [Piece]) {
        (self.bytes, self.pieces) = (bytes, pieces)
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
    private struct Line {
        /// Whether there is text other than white space, outside the bodies of `set`, `macro` and `block`.
        var hasText = false
        /// Whether there is text in the body of a `set`, `macro` or `block`. It counts only if the body doesn't end in this line.
        var hasInnerText = false
        var yields = false
        var isBalanced = true
        var openTags: [TagName] = []
        /// The number of `openTags` with `hidesBody`.
        var hiddenBodies = 0
        var blanksBetween: [Int] = []
        var openedBlocks: [Int] = []
        var closedBlocks: [Int] = []
    }

    private struct BlockLines {
        let openingPiece: Int
        let parent: Int?
        /// The indentation of the opening tag, if there are only tags on its line.
        var openingIndentation: Range<Int>?
        /// The indentation of the least indented line that has text or output.
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

    /// Removes the white space next to `-` markers (rule 4).
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
        guard let tag = piece.tag else { return }
        if tag == .include || tag == .call { line.yields = true }
        if piece.beginsBody {
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
        if hasText || pieces[line].contains(where: { $0.kind == .output }) {
            spacedTags += line.dropFirst().filter { tag in
                pieces[tag].kind == .tag && pieces[tag].opening == .none && pieces[tag - 1].kind == .text
                    && remaining[tag - 1].last.map { bytes[$0].isBlank } ?? false
            }
            if isEnded, pieces[last].kind == .tag, line.upperBound == last + 2,
                bytes[pieces[last].range.upperBound].isNewline, pieces[last].closing == .none
            {
                lineEnds.append(last)
            }
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
        // The line loses its indentation and its newline.
        for index in line where index < first || index > last { remaining[index] = remaining[index].prefix(0) }
        guard !found.yields else { return }
        for index in found.blanksBetween where index < last { remaining[index] = remaining[index].prefix(0) }
        let (opened, closed) = (Set(found.openedBlocks), Set(found.closedBlocks))
        for block in opened.subtracting(closed) { blocks[block].openingIndentation = indentation }
        for block in closed.subtracting(opened) { blocks[block].endsLine = true }
    }

    /// Computes the indentation that each block's lines lose, and the indentation that they get instead (rule 3).
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
