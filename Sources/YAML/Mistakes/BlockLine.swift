/// A line of a block, split into the parts of `- key: value`.
struct BlockLine {
    let start: Int
    /// The end of the line, before its line break.
    let end: Int
    let contentStart: Int
    /// The start of the content, after the indentation and any dashes of list items.
    let itemStart: Int
    let key: Range<Int>?
    /// The value without a comment after it; nil if the line has neither key nor dash, or nothing after them.
    let value: Range<Int>?

    init(around offset: Int, in bytes: [UInt8], from base: Int) {
        let offset = min(offset, bytes.count)
        start = bytes[base..<max(base, offset)].lastIndex(where: \.isBreak).map { $0 + 1 } ?? min(base, offset)
        end = bytes[offset...].firstIndex(where: \.isBreak) ?? bytes.count
        let line = bytes[..<end]
        contentStart = line.skipBlanks(start)
        var itemStart = contentStart
        while itemStart < end, bytes[itemStart] == UInt8(ascii: "-"),
            itemStart + 1 == end || bytes[itemStart + 1].isBlank
        {
            itemStart = line.skipBlanks(itemStart + 1)
        }
        self.itemStart = itemStart
        key = line.key(itemStart)
        let valueStart = key.map { line.skipBlanks(line.skipBlanks($0.upperBound) + 1) } ?? itemStart
        let valueEnd = line.endOfValue(valueStart)
        value = valueStart < valueEnd && (key != nil || itemStart > contentStart) ? valueStart..<valueEnd : nil
    }

    var indentation: Int { contentStart - start }

    var content: Range<Int> { contentStart..<end }

    var isItem: Bool { itemStart > contentStart }

    var isBlank: Bool { contentStart == end }
}

/// Functions that scan a text up to the end of the slice, which is usually the end of a line.
extension ArraySlice<UInt8> {
    func skipBlanks(_ start: Int) -> Int {
        self[Swift.min(start, endIndex)...].firstIndex { !$0.isBlank } ?? endIndex
    }

    /// Returns the offset after the quote that closes the one at `start`; nil if there is no closing quote.
    func skipQuoted(_ start: Int) -> Int? {
        let quote = self[start]
        var offset = start + 1
        while offset < endIndex {
            if self[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                offset += 1
            } else if self[offset] == quote {
                guard quote == UInt8(ascii: "'"), offset + 1 < endIndex, self[offset + 1] == quote
                else { return offset + 1 }
                offset += 1
            }
            offset += 1
        }
        return nil
    }

    /// Returns the end of a value, before a comment and the spaces around it. A `#` in double quotes does not begin a comment.
    func endOfValue(_ start: Int) -> Int {
        var valueEnd = Swift.min(start, endIndex)
        var offset = valueEnd
        while offset < endIndex, !isComment(offset) {
            offset = self[offset] == UInt8(ascii: "\"") ? skipQuoted(offset) ?? offset + 1 : offset + 1
            if !self[offset - 1].isBlank { valueEnd = offset }
        }
        return valueEnd
    }

    func isColon(_ offset: Int) -> Bool {
        offset < endIndex && self[offset] == UInt8(ascii: ":") && (offset + 1 == endIndex || self[offset + 1].isBlank)
    }

    fileprivate func key(_ start: Int) -> Range<Int>? {
        guard start < endIndex, !"[{#".utf8.contains(self[start]) else { return nil }
        if self[start] == UInt8(ascii: "\"") || self[start] == UInt8(ascii: "'") {
            guard let keyEnd = skipQuoted(start), isColon(skipBlanks(keyEnd)) else { return nil }
            return start..<keyEnd
        }
        let end = (start..<endIndex).first { isColon($0) || isComment($0) }
        return end.flatMap { isColon($0) ? start..<$0 : nil }
    }

    private func isComment(_ offset: Int) -> Bool {
        self[offset] == UInt8(ascii: "#") && offset > 0 && self[offset - 1].isBlankOrBreak
    }
}
