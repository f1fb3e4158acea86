/// What YAML takes for white space. Other characters that may end a line are refused by `EncodingCheck`.
extension UInt8 {
    var isBlank: Bool { self == 0x20 || self == 0x09 }

    var isBreak: Bool { self == 0x0A || self == 0x0D }

    var isBlankOrBreak: Bool { isBlank || isBreak }
}
