/// One line, taken as `- key: value` in a block: which part of it is which.
struct BlockLine {
    let start: Int
    /// Without the break.
    let end: Int
    /// Behind the indentation.
    let contentStart: Int
    /// Behind dashes too.
    let itemStart: Int
    /// Without the colon; nil where the line has no key.
    let key: Range<Int>?
    /// Up to a comment; nil where nothing stands behind the key or dash.
    let value: Range<Int>?

    /// - Parameter offset: anywhere in the line.
    init(around offset: Int, in bytes: [UInt8], from base: Int) {
        var start = min(offset, bytes.count)
        while start > base, !bytes[start - 1].isBreak { start -= 1 }
        var end = min(offset, bytes.count)
        while end < bytes.count, !bytes[end].isBreak { end += 1 }
        let line = Scanner(bytes: bytes, end: end)
        let contentStart = line.skipBlanks(start)
        var itemStart = contentStart
        while itemStart < end, bytes[itemStart] == UInt8(ascii: "-"),
            itemStart + 1 == end || bytes[itemStart + 1].isBlank
        {
            itemStart = line.skipBlanks(itemStart + 1)
        }
        key = line.key(itemStart)
        let valueStart = key.map { line.skipBlanks(line.skipBlanks($0.upperBound) + 1) } ?? itemStart
        let valueEnd = line.endOfValue(valueStart)
        value = valueStart < valueEnd && (key != nil || itemStart > contentStart) ? valueStart..<valueEnd : nil
        (self.start, self.end, self.contentStart, self.itemStart) = (start, end, contentStart, itemStart)
    }

    var indentation: Int {
        contentStart - start
    }

    /// It begins with the dash of a list's item.
    var isItem: Bool {
        itemStart > contentStart
    }

    var isBlank: Bool {
        contentStart == end
    }
}

extension BlockLine {
    /// Looks at one line as far as its end.
    struct Scanner {
        let bytes: [UInt8]
        let end: Int

        func skipBlanks(_ start: Int) -> Int {
            var offset = min(start, end)
            while offset < end, bytes[offset].isBlank { offset += 1 }
            return offset
        }

        /// Behind the quote that ends what the one at `start` begins; nil where the line has none.
        func skipQuoted(_ start: Int) -> Int? {
            let quote = bytes[start]
            var offset = start + 1
            while offset < end {
                if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                    offset += 1
                } else if bytes[offset] == quote {
                    guard quote == UInt8(ascii: "'"), offset + 1 < end, bytes[offset + 1] == quote else {
                        return offset + 1
                    }
                    offset += 1
                }
                offset += 1
            }
            return nil
        }

        func key(_ start: Int) -> Range<Int>? {
            guard start < end, !"[{#".utf8.contains(bytes[start]) else { return nil }
            if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
                guard let keyEnd = skipQuoted(start), isColon(skipBlanks(keyEnd)) else { return nil }
                return start..<keyEnd
            }
            for offset in start..<end {
                if isColon(offset) { return start..<offset }
                if isComment(offset) { return nil }
            }
            return nil
        }

        /// Before a comment; a `#` inside a Swift string begins none.
        func endOfValue(_ start: Int) -> Int {
            var valueEnd = min(start, end)
            var offset = valueEnd
            while offset < end, !isComment(offset) {
                offset = bytes[offset] == UInt8(ascii: "\"") ? skipQuoted(offset) ?? offset + 1 : offset + 1
                if !bytes[offset - 1].isBlank { valueEnd = offset }
            }
            return valueEnd
        }

        func isColon(_ offset: Int) -> Bool {
            offset < end && bytes[offset] == UInt8(ascii: ":") && (offset + 1 == end || bytes[offset + 1].isBlank)
        }

        private func isComment(_ offset: Int) -> Bool {
            bytes[offset] == UInt8(ascii: "#") && offset > 0 && bytes[offset - 1].isBlankOrBreak
        }
    }
}
