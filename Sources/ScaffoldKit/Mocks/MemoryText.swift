import FileSystem
import Output

/// Numbers, hashes and texts one behind the other, as `MockMemory` keeps them in its file.
struct MemoryText {
    var bytes: [UInt8]
    private var index: Int

    init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        index = start
    }

    mutating func add(_ count: Int) {
        add(word: UInt64(bitPattern: Int64(count)))
    }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ hash: ContentHash) {
        add(word: hash.words.high)
        add(word: hash.words.low)
    }

    /// Of all before it.
    mutating func addChecksum() {
        add(word: Self.checksum(bytes[...]))
    }

    mutating func add(_ mark: FileStatus.Mark) {
        for word in mark.words { add(word: word) }
    }

    private mutating func add(word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

extension MemoryText {
    /// Whether the text ends in its checksum.
    var isWhole: Bool {
        guard bytes.count >= 8 else { return false }
        let end = bytes.count - 8
        let last = bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: end, as: UInt64.self)) }
        return last == Self.checksum(bytes[..<end])
    }

    /// Eight bytes at a time: what it guards against is half a file.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var sum = UInt64(buffer.count)
            var offset = 0
            while offset + 8 <= buffer.count {
                let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                sum = (sum ^ word) &* 0x9e37_79b9_7f4a_7c15
                sum ^= sum >> 32
                offset += 8
            }
            for byte in buffer[offset...] { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            return sum
        }
    }
}

// MARK: - Reading: nil where the bytes end too early
extension MemoryText {
    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= bytes.count - index else { return nil }
        defer { index += count }
        return bytes[index..<(index + count)]
    }

    mutating func takeCount() -> Int? {
        takeWord().map { Int(truncatingIfNeeded: Int64(bitPattern: $0)) }
    }

    mutating func takeString() -> String? {
        takeCount().flatMap { take($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    mutating func takeHash() -> ContentHash? {
        guard let high = takeWord(), let low = takeWord() else { return nil }
        return ContentHash(high: high, low: low)
    }

    mutating func takeMark() -> FileStatus.Mark? {
        guard let size = takeWord(), let modified = takeWord(), let changed = takeWord(), let inode = takeWord() else { return nil }
        return FileStatus.Mark(size: size, modified: modified, changed: changed, inode: inode)
    }

    private mutating func takeWord() -> UInt64? {
        guard bytes.count - index >= 8 else { return nil }
        defer { index += 8 }
        return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self)) }
    }
}
