/// The 128-bit FNV-1a hash of a text. It detects accidental changes, but not deliberate collisions.
package struct ContentHash: Hashable, Sendable {
    private var high: UInt64 = 0x6c62_272e_07bb_0142
    private var low: UInt64 = 0x62b8_2175_6295_c58d

    /// - Parameter text: normalized by `TextForm.normalized` if line endings must not matter.
    package init(of text: [UInt8]) {
        text.withUnsafeBufferPointer { bytes in
            for byte in bytes {
                // Times the FNV prime, 2^88 + 0x13b.
                let product = (low ^ UInt64(byte)).multipliedFullWidth(by: 0x13b)
                high = high &* 0x13b &+ product.high &+ ((low ^ UInt64(byte)) << 24)
                low = product.low
            }
        }
    }

    /// Creates a hash from 32 lower-case hexadecimal digits; nil for any other text.
    init?(hex: some StringProtocol) {
        guard hex.utf8.count == 32, hex.utf8.allSatisfy("0123456789abcdef".utf8.contains),
            let high = UInt64(hex.prefix(16), radix: 16), let low = UInt64(hex.suffix(16), radix: 16)
        else { return nil }
        (self.high, self.low) = (high, low)
    }

    package var hex: String {
        [high, low].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }
}
