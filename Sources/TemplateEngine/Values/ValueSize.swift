/// The number of values inside values. Each 64 bytes of a string count as one more value. Counting stops at the limits.
struct ValueSize {
    let limits: TemplateLimits
    private(set) var count = 0
    private(set) var isTooDeep = false

    var isTooLarge: Bool { count > limits.items }

    /// Returns the number of steps for reading a whole value. It is 0 for a small value.
    static func steps(for value: TemplateValue, limits: TemplateLimits) -> Int {
        guard value.isLarge else { return 0 }
        var size = ValueSize(limits: limits)
        size.add(value)
        return size.count
    }

    /// Returns the number of steps for creating lists or mappings of these values.
    ///
    /// - Throws: an error if the values have too many items, or are nested too deeply to be compared and deallocated.
    static func checkNesting(_ values: [TemplateValue], limits: TemplateLimits) throws -> Int {
        guard values.contains(where: \.isLarge) else { return 0 }
        var size = ValueSize(limits: limits)
        for value in values { size.add(value) }
        guard !size.isTooDeep else { throw .limit("lists are nested more than \(limits.valueDepth) levels deep") }
        guard !size.isTooLarge else { throw .tooManyItems(limits.items) }
        return size.count / 16
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
