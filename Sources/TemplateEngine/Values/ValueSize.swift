/// How many values are in values, a text counted once more for each 64 bytes; as far as the limits go.
struct ValueSize {
    let limits: TemplateLimits
    private(set) var count = 0
    private(set) var isTooDeep = false

    var isTooLarge: Bool { count > limits.items }

    /// Returns the steps that a look at all of a value counts; none for a small value.
    static func steps(for value: TemplateValue, limits: TemplateLimits) -> Int {
        guard value.isLarge else { return 0 }
        var size = ValueSize(limits: limits)
        size.add(value)
        return size.count
    }

    mutating func add(_ value: TemplateValue, depth: Int = 1) {
        count += 1
        guard !isTooDeep, !isTooLarge else { return }
        switch value {
        case .null, .boolean, .integer, .decimal: break
        case .string(let text): count += text.utf8.count / 64
        case .list where depth == limits.valueDepth, .mapping where depth == limits.valueDepth: isTooDeep = true
        case .list(let items): for item in items { add(item, depth: depth + 1) }
        case .mapping(let mapping): for item in mapping.values { add(item, depth: depth + 1) }
        }
    }
}
