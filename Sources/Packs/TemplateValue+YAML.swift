package import TemplateEngine
package import YAML

extension TemplateValue {
    /// Creates a value from a node. Plain scalars follow the core schema of YAML 1.2; quoted scalars are text. A node that could not be read, which
    /// has been reported, becomes null.
    package init(_ node: YAMLNode) {
        switch node {
        case .invalid: self = .null
        case .scalar(let scalar): self = scalar.coreValue
        case .sequence(let sequence): self = .list(sequence.items.map(TemplateValue.init))
        case .mapping(let mapping):
            let members = mapping.entries.compactMap { entry -> (String, TemplateValue)? in
                guard case .scalar(let key) = entry.key else { return nil }
                return (key.text, TemplateValue(entry.value))
            }
            self = .mapping(TemplateMapping(members))
        }
    }
}

extension YAMLScalar {
    /// The value by the core schema. Scalars with quotes and block scalars are text. A tag such as `!!int` applies if the text is valid for it; all
    /// other scalars with a tag are text.
    fileprivate var coreValue: TemplateValue {
        guard let tag else { return style == .plain ? Self.resolve(text) : .string(text) }
        guard tag.hasPrefix(Self.coreTags) else { return .string(text) }
        let resolved = Self.resolve(text)
        switch (tag.dropFirst(Self.coreTags.count), resolved) {
        case ("null", .null), ("bool", .boolean), ("int", .integer), ("float", .decimal): return resolved
        case ("float", .integer(let value)): return .decimal(Double(value))
        default: return .string(text)
        }
    }

    private static func resolve(_ text: String) -> TemplateValue {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .boolean(true)
        case "false", "False", "FALSE": .boolean(false)
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .decimal(.infinity)
        case "-.inf", "-.Inf", "-.INF": .decimal(-.infinity)
        case ".nan", ".NaN", ".NAN": .decimal(.nan)
        default: number(text) ?? .string(text)
        }
    }

    private static func number(_ text: String) -> TemplateValue? {
        guard let first = text.utf8.first, "+-.0123456789".utf8.contains(first) else { return nil }
        if text.hasPrefix("0x") { return integer(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("0o") { return integer(text.dropFirst(2), radix: 8) }
        if let value = Int64(text) { return .integer(value) }
        guard text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil else { return nil }
        // An integer that does not fit into 64 bits is a decimal.
        return Double(text).map { .decimal($0) }
    }

    private static func integer(_ digits: Substring, radix: Int) -> TemplateValue? {
        guard let first = digits.first, first != "+", first != "-" else { return nil }
        if let value = Int64(digits, radix: radix) { return .integer(value) }
        guard digits.allSatisfy({ $0.isASCII && ($0.hexDigitValue ?? radix) < radix }) else { return nil }
        return .decimal(digits.reduce(0) { $0 * Double(radix) + Double($1.hexDigitValue ?? 0) })
    }
}
