import Support

struct OutputBuffer {
    private(set) var bytes: [UInt8] = []
    private(set) var verbatim: [Range<Int>] = []
    /// The places that the output comes from, and the outermost call of a macro there; empty without a source map.
    private(set) var marks: [(offset: Int, place: Place, call: Place?)] = []

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    var count: Int { bytes.count }

    mutating func append(_ text: some Sequence<UInt8>) {
        bytes.append(contentsOf: text)
    }

    mutating func append(_ text: [UInt8], _ range: Range<Int>) {
        text.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    mutating func markVerbatim(from start: Int) {
        if start < count { verbatim.append(start..<count) }
    }

    mutating func mark(_ place: Place, call: Place?) {
        if marks.last?.offset == count { marks.removeLast() }
        marks.append((count, place, call))
    }
}

extension OutputBuffer {
    var endsInNewline: Bool { bytes.last == UInt8(ascii: "\n") }

    func hasText(from start: Int) -> Bool {
        bytes[start...].contains { !$0.isWhiteSpace }
    }

    /// Returns the start of the next line after an offset, or nil if there is no next line.
    func nextLine(from offset: Int) -> Int? {
        bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }

    /// Returns whether there are only spaces and tabs from an offset to the end of its line.
    func isBlankLine(at offset: Int) -> Bool {
        bytes[offset...].first { !$0.isBlank }?.isNewline ?? true
    }
}

extension OutputBuffer {
    mutating func truncate(to count: Int) {
        guard count < self.count else { return }
        bytes.removeLast(self.count - count)
        while let last = verbatim.last, last.upperBound > count {
            verbatim.removeLast()
            if last.lowerBound < count { verbatim.append(last.lowerBound..<count) }
        }
        while let last = marks.last, last.offset >= count, last.offset > 0 { marks.removeLast() }
    }

    mutating func take(from start: Int) -> String {
        let text = String(decoding: bytes[start...], as: UTF8.self)
        truncate(to: start)
        return text
    }

    mutating func remove(_ range: Range<Int>) {
        bytes.removeSubrange(range)
        move(from: range.upperBound) { offset, _ in offset - range.count }
    }

    /// Indents all lines from an offset on, except lines of white space.
    mutating func indent(from start: Int, by indentation: [UInt8]) {
        guard !indentation.isEmpty, start < count else { return }
        let (text, insertions) = Indentation.adding(indentation, to: bytes[start...])
        bytes.replaceSubrange(start..., with: text)
        move(from: start) { offset, isStart in
            // A range that begins at an indented line begins after the indentation.
            let before = insertions.partitioningIndex { isStart ? $0 > offset : $0 >= offset }
            return offset + before * indentation.count
        }
    }

    /// Changes the offsets of all marks and verbatim ranges, from an offset on.
    private mutating func move(from start: Int, _ moved: (_ offset: Int, _ isStart: Bool) -> Int) {
        for index in verbatim.indices.reversed() {
            let range = verbatim[index]
            guard range.upperBound > start else { break }
            let first = range.lowerBound < start ? range.lowerBound : moved(range.lowerBound, true)
            verbatim[index] = first..<moved(range.upperBound, false)
        }
        for index in marks.indices.reversed() {
            guard marks[index].offset >= start else { break }
            marks[index].offset = moved(marks[index].offset, false)
        }
    }
}
