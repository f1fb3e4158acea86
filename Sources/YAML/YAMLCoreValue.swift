/// What a scalar means where no description says what is expected: the core schema of YAML 1.2.
package enum YAMLCoreValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// Also an integer that has no place in an `Int`.
    case float(Double)
    case string(String)
}

extension YAMLScalar {
    /// Plain text by the core schema, quoted and block text as text; `!!str`, `!!int` and the like beat that where the text allows it.
    package var coreValue: YAMLCoreValue {
        guard let tag else { return style == .plain ? Self.resolve(text) : .string(text) }
        guard tag.hasPrefix(Self.coreTags) else { return .string(text) }
        let resolved = Self.resolve(text)
        switch (tag.dropFirst(Self.coreTags.count), resolved) {
        case ("null", .null), ("bool", .bool), ("int", .int), ("float", .float): return resolved
        case ("float", .int(let value)): return .float(Double(value))
        default: return .string(text)
        }
    }

    private static func resolve(_ text: String) -> YAMLCoreValue {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .float(.infinity)
        case "-.inf", "-.Inf", "-.INF": .float(-.infinity)
        case ".nan", ".NaN", ".NAN": .float(.nan)
        default: number(text) ?? .string(text)
        }
    }

    private static func number(_ text: String) -> YAMLCoreValue? {
        guard let first = text.utf8.first, first < UInt8(ascii: "A") else { return nil }
        if text.hasPrefix("0x") { return integer(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("0o") { return integer(text.dropFirst(2), radix: 8) }
        guard text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil else { return nil }
        if let value = Int(text) { return .int(value) }
        return Double(text).map { .float($0) }
    }

    private static func integer(_ digits: Substring, radix: Int) -> YAMLCoreValue? {
        guard let first = digits.first, first != "+", first != "-" else { return nil }
        if let value = Int(digits, radix: radix) { return .int(value) }
        guard digits.allSatisfy({ $0.isASCII && ($0.hexDigitValue ?? radix) < radix }) else { return nil }
        return .float(digits.reduce(0) { $0 * Double(radix) + Double($1.hexDigitValue ?? 0) })
    }
}
