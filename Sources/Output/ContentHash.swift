/// 128-bit FNV-1a of a normalized text. It guards against accidents, not against somebody who builds two texts of one hash.
package struct ContentHash: Hashable, Sendable {
    private var high: UInt64 = 0x6c62_272e_07bb_0142
    private var low: UInt64 = 0x62b8_2175_6295_c58d

    /// - Parameter text: as `TextForm.normalized` leaves it.
    package init(of text: [UInt8]) {
        self.init(of: text[...])
    }

    package init(of text: ArraySlice<UInt8>) {
        text.withUnsafeBufferPointer { bytes in
            for byte in bytes {
                // Times the FNV prime, 2^88 + 0x13b.
                let product = (low ^ UInt64(byte)).multipliedFullWidth(by: 0x13b)
                high = high &* 0x13b &+ product.high &+ ((low ^ UInt64(byte)) << 24)
                low = product.low
            }
        }
    }

    package var bytes: [UInt8] {
        [high, low].flatMap { word in stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) } }
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

    package init(high: UInt64, low: UInt64) {
        (self.high, self.low) = (high, low)
    }

    package var words: (high: UInt64, low: UInt64) {
        (high, low)
    }

    package var hex: String {
        Self.hex(high) + Self.hex(low)
    }

    private static func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
