import Diagnostics

/// What a template has written so far: bytes that grow at their end, and what is known of them.
///
/// The memory is its own, because an array asks at each append whether it is shared.
struct OutputBuffer: ~Copyable {
    private var start: UnsafeMutableRawPointer
    private var capacity: Int
    private(set) var count = 0
    /// What raw sections have written.
    private(set) var verbatim: [Range<Int>] = []
    private(set) var marks: [SourceMark] = []

    /// From an offset on, the output comes from a place in a template.
    struct SourceMark {
        var offset: Int
        let place: Place
        let origin: Int?
    }

    init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        start.deallocate()
    }

    var bytes: [UInt8] {
        Array(unsafeUninitializedCapacity: count) { bytes, initializedCount in
            UnsafeMutableRawBufferPointer(bytes).copyMemory(from: written)
            initializedCount = count
        }
    }

    private var written: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: count)
    }
}

/// Writing.
extension OutputBuffer {
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress else { return }
        if bytes.count > capacity - count { grow(by: bytes.count) }
        (start + count).copyMemory(from: source, byteCount: bytes.count)
        count += bytes.count
    }

    mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        bytes.withUnsafeBytes { append(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }

    mutating func append(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(UnsafeRawBufferPointer($0)) }) == nil {
            for byte in text.utf8 { append(byte) }
        }
    }

    mutating func append(_ value: Int64) {
        guard value >= 0, value < 1_000_000 else { return append(String(value)) }
        if count > capacity - 6 { grow(by: 6) }
        var divisor: Int64 = 1
        while value / divisor >= 10 { divisor *= 10 }
        var rest = value
        while divisor > 0 {
            start.storeBytes(
                of: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor),
                toByteOffset: count,
                as: UInt8.self
            )
            count += 1
            rest %= divisor
            divisor /= 10
        }
    }

    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: start, byteCount: count)
        start.deallocate()
        start = larger
    }

    mutating func markVerbatim(from start: Int) {
        if start < count { verbatim.append(start..<count) }
    }

    mutating func mark(_ place: Place, origin: Int?) {
        if marks.last?.offset == count { marks.removeLast() }
        marks.append(SourceMark(offset: count, place: place, origin: origin))
    }
}

/// Looking at what has been written.
extension OutputBuffer {
    var endsInNewline: Bool {
        written.last == UInt8(ascii: "\n")
    }

    func hasText(from start: Int) -> Bool {
        written[start...].contains { !$0.isBlank && !$0.isNewline }
    }

    /// Where the line behind that of an offset begins, if there is one.
    func nextLine(from offset: Int) -> Int? {
        written[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }

    /// Whether nothing but blanks stands from an offset to the end of its line.
    func isBlankLine(at offset: Int) -> Bool {
        guard let first = written[offset...].first(where: { !$0.isBlank }) else { return true }
        return first.isNewline
    }
}

/// Changing what has been written.
extension OutputBuffer {
    mutating func truncate(to count: Int) {
        guard count < self.count else { return }
        self.count = count
        while let last = verbatim.last, last.upperBound > count {
            verbatim.removeLast()
            if last.lowerBound < count { verbatim.append(last.lowerBound..<count) }
        }
        while let last = marks.last, last.offset >= count, last.offset > 0 { marks.removeLast() }
    }

    /// Takes back what was written from an offset on.
    mutating func take(from start: Int) -> String {
        let text = String(decoding: UnsafeRawBufferPointer(rebasing: written[start...]), as: UTF8.self)
        truncate(to: start)
        return text
    }

    mutating func remove(_ range: Range<Int>) {
        (start + range.lowerBound).copyMemory(from: start + range.upperBound, byteCount: count - range.upperBound)
        count -= range.count
        for index in verbatim.indices.reversed() {
            guard verbatim[index].lowerBound >= range.upperBound else { break }
            verbatim[index] = verbatim[index].lowerBound - range.count..<verbatim[index].upperBound - range.count
        }
        for index in marks.indices.reversed() {
            guard marks[index].offset >= range.upperBound else { break }
            marks[index].offset -= range.count
        }
    }

    /// Puts an indentation before each line from an offset on that isn't blank.
    mutating func indent(from start: Int, by indentation: [UInt8]) {
        guard !indentation.isEmpty, start < count else { return }
        let text = Array(written[start...])
        count = start
        /// Where indentation was put, in order.
        var insertions: [Int] = []
        var lineStart = 0
        while lineStart < text.count {
            let lineEnd = text[lineStart...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
            if text[lineStart..<lineEnd].contains(where: { !$0.isBlank && !$0.isNewline }) {
                insertions.append(start + lineStart)
                append(indentation, indentation.indices)
            }
            append(text, lineStart..<lineEnd)
            lineStart = lineEnd
        }
        move(from: start, insertions, width: indentation.count)
    }

    private mutating func move(from start: Int, _ insertions: [Int], width: Int) {
        /// - Parameter isStart: whether what begins here comes behind an indentation put at the same place.
        func moved(_ offset: Int, isStart: Bool) -> Int {
            var low = 0
            var high = insertions.count
            while low < high {
                let middle = (low + high) / 2
                if insertions[middle] < offset || isStart && insertions[middle] == offset {
                    low = middle + 1
                } else {
                    high = middle
                }
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
