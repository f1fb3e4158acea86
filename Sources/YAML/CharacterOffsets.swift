/// Turns libyaml's marks, which count Unicode scalars, into UTF-8 offsets: every 64th is kept, the rest counted from there.
struct CharacterOffsets {
    private static let stride = 64

    private let bytes: [UInt8]
    private let base: Int
    /// Empty where all is ASCII.
    private var checkpoints: [Int] = []

    /// - Parameter base: the offset of the first character that libyaml sees.
    init(_ bytes: [UInt8], from base: Int) {
        self.bytes = bytes
        self.base = base
        guard bytes[base...].contains(where: { $0 >= 0x80 }) else { return }
        var character = 0
        for offset in base..<bytes.count where !Self.isContinuation(bytes[offset]) {
            if character % Self.stride == 0 { checkpoints.append(offset) }
            character += 1
        }
    }

    func offset(ofCharacter character: Int) -> Int {
        guard !checkpoints.isEmpty else { return min(base + character, bytes.count) }
        let index = character / Self.stride
        guard index < checkpoints.count else { return bytes.count }
        var offset = checkpoints[index]
        for _ in 0..<character % Self.stride {
            guard offset < bytes.count else { break }
            offset += 1
            while offset < bytes.count, Self.isContinuation(bytes[offset]) { offset += 1 }
        }
        return offset
    }

    private static func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }
}
