extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    var isWhiteSpace: Bool { isBlank || isNewline }

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isHexadecimal: Bool {
        isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
    }
}
