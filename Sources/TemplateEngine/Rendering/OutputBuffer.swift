/// What a template has written so far.
struct OutputBuffer {
    private(set) var bytes: [UInt8] = []
    /// What raw sections have written.
    private(set) var verbatim: [Range<Int>] = []
    private(set) var marks: [SourceMark] = []

    /// From an offset on, the output comes from a place in a template.
    struct SourceMark {
        var offset: Int
        let place: Place
        let origin: Int?
    }

    init() {
        bytes.reserveCapacity(4096)
    }

    var count: Int {
        bytes.count
    }

    mutating func append(_ text: [UInt8], _ range: Range<Int>) {
        text.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ value: Int64) {
        guard value >= 0, value < 10 else { return append(String(value)) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
    }

    mutating func append(_ more: [UInt8]) {
        bytes.append(contentsOf: more)
    }

    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func markVerbatim(from start: Int) {
        if start < bytes.count { verbatim.append(start..<bytes.count) }
    }

    mutating func mark(_ place: Place, origin: Int?) {
        if marks.last?.offset == bytes.count { marks.removeLast() }
        marks.append(SourceMark(offset: bytes.count, place: place, origin: origin))
    }

    mutating func truncate(to count: Int) {
        guard count < bytes.count else { return }
        bytes.removeLast(bytes.count - count)
        while let last = verbatim.last, last.upperBound > count {
            verbatim.removeLast()
            if last.lowerBound < count { verbatim.append(last.lowerBound..<count) }
        }
        while let last = marks.last, last.offset >= count, last.offset > 0 { marks.removeLast() }
    }

    /// Takes back what was written from an offset on.
    mutating func take(from start: Int) -> String {
        let text = bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[start...]), as: UTF8.self) }
        truncate(to: start)
        return text
    }

    func hasText(from start: Int) -> Bool {
        bytes[start...].contains { !$0.isBlank && !$0.isNewline }
    }

    /// Where the line behind that of an offset begins, if there is one.
    func nextLine(from offset: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = offset
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "\n") { return index + 1 }
                index += 1
            }
            return nil
        }
    }

    /// Whether nothing but blanks stands from an offset to the end of its line.
    func isBlankLine(at offset: Int) -> Bool {
        guard let first = bytes[offset...].first(where: { !$0.isBlank }) else { return true }
        return first.isNewline
    }

    mutating func remove(_ range: Range<Int>) {
        bytes.removeSubrange(range)
        for index in verbatim.indices.reversed() {
            guard verbatim[index].lowerBound >= range.upperBound else { break }
            verbatim[index] = verbatim[index].lowerBound - range.count..<verbatim[index].upperBound - range.count
        }
        for index in marks.indices.reversed() {
            guard marks[index].offset >= range.upperBound else { break }
            marks[index].offset -= range.count
        }
    }

    var endsInNewline: Bool {
        bytes.last == UInt8(ascii: "\n")
    }

    /// Puts an indentation before each line from an offset on that isn't blank.
    mutating func indent(from start: Int, by indentation: [UInt8]) {
        guard !indentation.isEmpty, start < bytes.count else { return }
        var indented: [UInt8] = []
        indented.reserveCapacity(bytes.count - start + indentation.count * 8)
        /// Where indentation was put, in order.
        var insertions: [Int] = []
        var lineStart = start
        while lineStart < bytes.count {
            let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            if bytes[lineStart..<lineEnd].contains(where: { !$0.isBlank && !$0.isNewline }) {
                insertions.append(lineStart)
                indented += indentation
            }
            indented += bytes[lineStart..<lineEnd]
            lineStart = lineEnd
        }
        bytes.replaceSubrange(start..., with: indented)
        move(from: start, insertions, width: indentation.count)
    }

    private mutating func move(from start: Int, _ insertions: [Int], width: Int) {
        /// - Parameter isStart: whether what begins here comes behind an indentation put at the same place.
        func moved(_ offset: Int, isStart: Bool) -> Int {
            var low = 0
            var high = insertions.count
            while low < high {
                let middle = (low + high) / 2
                if insertions[middle] < offset || isStart && insertions[middle] == offset { low = middle + 1 } else { high = middle }
            }
            return offset + low * width
        }
        for index in verbatim.indices.reversed() {
            guard verbatim[index].upperBound > start else { break }
            let range = verbatim[index]
            let first = range.lowerBound < start ? range.lowerBound : moved(range.lowerBound, isStart: true)
            verbatim[index] = first..<moved(range.upperBound, isStart: false)
        }
        for index in marks.indices.reversed() {
            guard marks[index].offset >= start else { break }
            marks[index].offset = moved(marks[index].offset, isStart: false)
        }
    }
}
