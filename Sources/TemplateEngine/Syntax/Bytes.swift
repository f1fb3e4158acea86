#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension [UInt8] {
    /// Where a byte is found first in a range.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBytes { bytes in
            let searched = UnsafeRawBufferPointer(rebasing: bytes[range])
            guard let start = searched.baseAddress, let found = memchr(start, Int32(byte), searched.count) else {
                return nil
            }
            return range.lowerBound + (UnsafeRawPointer(found) - start)
        }
    }
}

extension UInt8 {
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }

    var isNewline: Bool {
        self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }

    var isDigit: Bool {
        self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
    }

    var isHexadecimal: Bool {
        isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
    }

    /// Letters, digits, the underscore, and all that is not ASCII.
    var isNameByte: Bool {
        isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || self >= 0x80
    }
}
