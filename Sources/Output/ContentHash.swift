/// 128-bit FNV-1a of a normalized text. It guards against accidents, not against somebody who builds two texts of one hash.
struct ContentHash: Hashable, Sendable {
    private var high: UInt64 = 0x6c62_272e_07bb_0142
    private var low: UInt64 = 0x62b8_2175_6295_c58d

    /// - Parameter text: as `TextForm.normalized` leaves it.
    init(of text: [UInt8]) {
        for byte in text {
            // Times the FNV prime, 2^88 + 0x13b.
            let product = (low ^ UInt64(byte)).multipliedFullWidth(by: 0x13b)
            high = high &* 0x13b &+ product.high &+ ((low ^ UInt64(byte)) << 24)
            low = product.low
        }
    }

    /// From 32 lower-case hexadecimal digits; nil for anything else.
    init?(hex: some StringProtocol) {
        let digits = Array(hex.utf8)
        guard
            digits.count == 32,
            digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
            let high = UInt64(hex.prefix(16), radix: 16),
            let low = UInt64(hex.suffix(16), radix: 16)
        else { return nil }
        (self.high, self.low) = (high, low)
    }

    init(high: UInt64, low: UInt64) {
        (self.high, self.low) = (high, low)
    }

    var words: (high: UInt64, low: UInt64) {
        (high, low)
    }

    var hex: String {
        Self.hex(high) + Self.hex(low)
    }

    private static func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
