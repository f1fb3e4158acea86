/// White space in YAML. `EncodingCheck` rejects other line breaks.
extension UInt8 {
    var isBlank: Bool { self == 0x20 || self == 0x09 }

    var isBreak: Bool { self == 0x0A || self == 0x0D }

    var isBlankOrBreak: Bool { isBlank || isBreak }
}
