extension UInt8 {
    /// Whether the byte is a part of an identifier without backticks, of a keyword or of a number.
    @inlinable package var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the first `word` from `start` on; nil if there is none, or if `word` is empty.
    package func first(_ word: [UInt8], from start: Int) -> Int? {
        word.withUnsafeBufferPointer { word in
            guard let first = word.first, count >= word.count else { return nil }
            let last = count - word.count
            var index = start
            while index <= last {
                if self[index] == first {
                    var offset = 1
                    while offset < word.count, self[index + offset] == word[offset] { offset += 1 }
                    if offset == word.count { return index }
                }
                index += 1
            }
            return nil
        }
    }
}
