/// The white space that remains of a template: rules 1 to 4, decided line by line before anything is parsed.
///
/// A line here reaches from one line feed in the text to the next; those inside of tags and comments don't count.
struct LineLayout {
    /// What is left of each piece of text; other pieces keep their range.
    private(set) var remaining: [Range<Int>]
    /// How many blanks each piece of text loses at the beginning of its lines.
    private(set) var dedents: [Int]
    /// The lines that tags alone make up and that yield something (rule 2), by their first piece.
    private(set) var outputLines: [Int: (lastPiece: Int, place: LinePlace)] = [:]
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
    private var line = Line()

    init(bytes: [UInt8], pieces: [Piece], tokens: [Token]) {
        self.bytes = bytes
        self.pieces = pieces
        self.tokens = tokens
        remaining = pieces.map(\.range)
        dedents = Array(repeating: 0, count: pieces.count)
        blockOfPiece = Array(repeating: nil, count: pieces.count)
        line.start = pieces.first?.range.lowerBound ?? 0
        eatAtMarkers()
        for index in pieces.indices {
            blockOfPiece[index] = openBlock
            switch pieces[index].kind {
            case .text, .rawText: scanText(index)
            case .output, .tag, .comment: scanTag(index)
            }
        }
        finishLine(suffix: nil)
        placeBlocks()
    }
}

extension LineLayout {
    /// The line that is being read.
    private struct Line {
        var start = 0
        var firstTag: Int?
        var lastTag = 0
        /// Something other than white space, outside of bodies that don't show at their place.
        var hasText = false
        /// Text in the body of a `set`, `macro` or `block`: it counts if that body goes beyond the line.
        var hasInnerText = false
        var hasMarker = false
        var yields = false
        var isBalanced = true
        var openTags: [TagName] = []
        /// How many of them have a body that doesn't show at its place.
        var hiddenBodies = 0
        var blanksBetween: [Int] = []
        var openedBlocks: [Int] = []
        var closedBlocks: [Int] = []
        /// The innermost block that the line begins in.
        var block: Int?
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

    /// Rule 4.
    private mutating func eatAtMarkers() {
        for (index, piece) in pieces.enumerated() {
            if piece.opening == .minus, index > 0, pieces[index - 1].isText {
                let range = remaining[index - 1]
                let end = range.last { !bytes[$0].isWhiteSpace }.map { $0 + 1 } ?? range.lowerBound
                remaining[index - 1] = range.lowerBound..<end
            }
            if piece.closing == .minus, index + 1 < pieces.count, pieces[index + 1].isText {
                remaining[index + 1] = remaining[index + 1].drop { bytes[$0].isWhiteSpace }
            }
        }
    }

    private mutating func scanText(_ index: Int) {
        let range = pieces[index].range
        var start = range.lowerBound
        while let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
            addText(index, start..<newline)
            finishLine(suffix: line.firstTag == nil ? nil : (index, newline + 1))
            line = Line(start: newline + 1, block: openBlock)
            start = newline + 1
        }
        addText(index, start..<range.upperBound)
    }

    private mutating func addText(_ index: Int, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let isBlank = range.allSatisfy { bytes[$0].isBlank || bytes[$0] == UInt8(ascii: "\r") }
        let isWhole = range == pieces[index].range
        switch (isBlank, line.hiddenBodies > 0) {
        case (false, true): line.hasInnerText = true
        case (false, false): line.hasText = true
        case (true, false) where isWhole && line.firstTag != nil:
            if pieces[index].kind == .rawText { line.hasText = true }
            line.blanksBetween.append(index)
        case (true, _): break
        }
    }

    private mutating func scanTag(_ index: Int) {
        let piece = pieces[index]
        if line.firstTag == nil { line.firstTag = index }
        line.lastTag = index
        if piece.opening != .none || piece.closing != .none { line.hasMarker = true }
        if piece.kind == .output { line.yields = true }
        guard piece.kind == .tag, let tag = tokens.tagName(of: piece, in: bytes) else { return }
        if tag == .include || tag == .call { line.yields = true }
        if tokens.beginsBody(tag, piece) {
            line.openTags.append(tag)
            if tag.hidesBody { line.hiddenBodies += 1 }
            if tag == .block { open(index) }
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
            if tag == .endblock { close() }
        }
    }

    private mutating func open(_ index: Int) {
        blocks.append(BlockLines(openingPiece: index, parent: openBlock))
        openBlock = blocks.count - 1
        line.openedBlocks.append(blocks.count - 1)
    }

    private mutating func close() {
        guard let block = openBlock else { return }
        line.closedBlocks.append(block)
        openBlock = blocks[block].parent
    }

    /// - Parameter suffix: the piece of text that ends the line, and where the next line begins.
    private mutating func finishLine(suffix: (piece: Int, end: Int)?) {
        let indentation = line.start..<(bytes[line.start...].firstIndex { !$0.isBlank } ?? bytes.count)
        let isBalanced = line.isBalanced && line.openTags.isEmpty
        let hasText = line.hasText || line.hasInnerText && !isBalanced
        if let suffix, let first = line.firstTag, pieces[line.lastTag].kind == .tag, suffix.piece == line.lastTag + 1,
            bytes[pieces[line.lastTag].range.upperBound].isNewline, pieces[line.lastTag].closing == .none,
            hasText || pieces[first..<line.lastTag].contains(where: { $0.kind == .output })
        {
            lineEnds.append(line.lastTag)
        }
        guard let firstTag = line.firstTag, !hasText, !line.hasMarker, isBalanced || !line.yields else {
            if let block = line.block, hasText || line.yields { blocks[block].includeLine(indentation) }
            if line.hasMarker, !hasText, let block = line.openedBlocks.last, blocks[block].openingPiece == line.lastTag
            {
                blocks[block].openingIndentation = indentation
                blocks[block].isInline = true
            }
            return
        }
        let kept = trim(firstTag, suffix)
        if line.yields {
            outputLines[firstTag] = (line.lastTag, kept)
            if let block = line.block { blocks[block].includeLine(indentation) }
            return
        }
        for index in line.blanksBetween where index > firstTag && index < line.lastTag {
            remaining[index] = remaining[index].prefix(0)
        }
        let (opened, closed) = (Set(line.openedBlocks), Set(line.closedBlocks))
        for block in line.openedBlocks where !closed.contains(block) { blocks[block].openingIndentation = indentation }
        for block in line.closedBlocks where !opened.contains(block) { blocks[block].endsLine = true }
    }

    /// Takes the line's indentation and its end off the text around the tags.
    private mutating func trim(_ firstTag: Int, _ suffix: (piece: Int, end: Int)?) -> LinePlace {
        var indentation = line.start..<line.start
        if firstTag > 0, pieces[firstTag - 1].isText {
            let range = remaining[firstTag - 1]
            let start = min(max(line.start, range.lowerBound), range.upperBound)
            indentation = start..<range.upperBound
            remaining[firstTag - 1] = range.lowerBound..<start
        }
        if let suffix {
            let range = remaining[suffix.piece]
            remaining[suffix.piece] = min(max(suffix.end, range.lowerBound), range.upperBound)..<range.upperBound
            return LinePlace(indentation: indentation, endsLine: range.upperBound >= suffix.end)
        }
        if line.lastTag + 1 < pieces.count { remaining[line.lastTag + 1] = remaining[line.lastTag + 1].prefix(0) }
        return LinePlace(indentation: indentation, endsLine: false)
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
            blockPlaces[block.openingPiece] = LinePlace(
                indentation: min(indentation.lowerBound + outer, indentation.upperBound)..<indentation.upperBound,
                endsLine: block.endsLine,
                isInline: block.isInline
            )
        }
        for index in pieces.indices {
            if let block = blockOfPiece[index] { dedents[index] = blocks[block].dedent }
        }
    }
}
