/// Turns libyaml's marks, which count Unicode scalars, into UTF-8 offsets.
struct CharacterOffsets {
    private let base: Int
    private let end: Int
    /// The offset of each character; empty where all is ASCII.
    private let offsets: [Int]

    /// - Parameter base: the offset of the first character that libyaml sees.
    init(_ bytes: [UInt8], from base: Int) {
        self.base = base
        end = bytes.count
        let isASCII = bytes[base...].allSatisfy { $0 < 0x80 }
        offsets = isASCII ? [] : (base..<bytes.count).filter { bytes[$0] & 0xC0 != 0x80 }
    }

    func offset(ofCharacter character: Int) -> Int {
        if offsets.isEmpty { return min(base + character, end) }
        return character < offsets.count ? offsets[character] : end
    }
}
