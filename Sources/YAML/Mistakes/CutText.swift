/// The rest of a Swift type or expression that YAML splits at a comma between braces: `{sizes: Dictionary<String, Int>}` also has the key `Int>`. The
/// Swift parser reports the first part. The rest is removed, so that it is not reported as a key.
struct CutText {
    private var openBrackets = 0
    private var isInString = false

    private var isOpen: Bool { openBrackets > 0 || isInString }

    /// Reads an entry, and returns true if it is such a rest.
    mutating func takes(_ entry: YAMLMapping.Entry) -> Bool {
        if isOpen, case .scalar(let value) = entry.value, value.isNull, case .scalar(let key) = entry.key {
            read(key)
            return true
        }
        self = CutText()
        for case .scalar(let scalar) in [entry.key, entry.value] { read(scalar) }
        return false
    }

    /// Returns true if a text closes all its brackets and strings.
    static func isBalanced(_ text: some StringProtocol) -> Bool {
        var rest = CutText()
        rest.read(text)
        return !rest.isOpen && text.count { $0 == "{" } == text.count { $0 == "}" }
    }

    private mutating func read(_ scalar: YAMLScalar) {
        if scalar.style == .plain { read(scalar.text) }
    }

    private mutating func read(_ text: some StringProtocol) {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\"") where previous != UInt8(ascii: "\\"): isInString.toggle()
            case _ where isInString: break
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): openBrackets += 1
            case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
            case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): openBrackets -= 1
            default: break
            }
            previous = byte
        }
    }
}
