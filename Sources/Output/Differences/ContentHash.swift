/// 128-bit FNV-1a of a normalized text. It guards against accidents, not against somebody who builds two texts of one hash.
package struct ContentHash: Hashable, Sendable {
    private var high: UInt64 = 0x6c62_272e_07bb_0142
    private var low: UInt64 = 0x62b8_2175_6295_c58d

    /// - Parameter text: as `TextForm.normalized` leaves it.
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

    var bytes: [UInt8] {
        [high, low].flatMap { word in
            stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
        }
    }

    /// From 32 lower-case hexadecimal digits; nil for anything else.
    init?(hex: some StringProtocol) {
        guard hex.utf8.count == 32 else { return nil }
        (high, low) = (0, 0)
        for (index, digit) in hex.utf8.enumerated() {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            default: return nil
            }
            if index < 16 { high = high << 4 | UInt64(value) } else { low = low << 4 | UInt64(value) }
        }
    }

    package var hex: String {
        String(unsafeUninitializedCapacity: 32) { digits in
            for index in 0..<32 {
                let word = index < 16 ? high : low
                let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - index % 16 * 4)) & 0xf
                digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
            }
            return 32
        }
    }
}
