/// What is left of a Swift type or expression whose comma YAML took for the end of a value between braces:
/// `{sizes: Dictionary<String, Int>}` has the key `Int>` too. Whoever reads the Swift reports the first part; the rest is nobody's key.
struct CutText {
    private var openBrackets = 0

    /// Whether the entry is such a rest.
    mutating func takes(_ entry: YAMLMapping.Entry) -> Bool {
        if openBrackets > 0, case .scalar(let value) = entry.value, value.isNull, case .scalar(let key) = entry.key {
            openBrackets += Self.openBrackets(in: key)
            return true
        }
        openBrackets = if case .scalar(let value) = entry.value { Self.openBrackets(in: value) } else { 0 }
        return false
    }

    private static func openBrackets(in scalar: YAMLScalar) -> Int {
        guard scalar.style == .plain else { return 0 }
        var count = 0
        var previous: UInt8 = 0
        for byte in scalar.text.utf8 {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): count += 1
            case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
            case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): count -= 1
            default: break
            }
            previous = byte
        }
        return count
    }
}
