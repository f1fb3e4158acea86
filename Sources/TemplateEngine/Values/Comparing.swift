import Support

/// The comparison operators of templates. They throw an error if two values can't be compared.
enum Comparing {
    static func compare(_ comparison: ComparisonOperator, _ left: TemplateValue, _ right: TemplateValue) throws -> Bool
    {
        switch comparison {
        case .equal: try isEqual(left, right)
        case .notEqual: try !isEqual(left, right)
        case .less: try isBefore(left, right)
        case .greater: try isBefore(right, left)
        case .lessOrEqual: try isBefore(left, right, orSame: true)
        case .greaterOrEqual: try isBefore(right, left, orSame: true)
        case .isIn: try contains(right, left)
        case .isNotIn: try !contains(right, left)
        }
    }

    private static func isEqual(_ left: TemplateValue, _ right: TemplateValue) throws -> Bool {
        switch (left, right) {
        case (.null, _), (_, .null), (.boolean, .boolean), (.string, .string), (.list, .list), (.mapping, .mapping),
            (.integer, .integer), (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal):
            return left == right
        default: throw unfit(left, right)
        }
    }

    static func isBefore(_ left: TemplateValue, _ right: TemplateValue, orSame: Bool = false) throws -> Bool {
        func compare<Number: Comparable>(_ left: Number, _ right: Number) -> Bool {
            left < right || orSame && left == right
        }
        switch (left, right) {
        case (.boolean(let left), .boolean(let right)): return compare(left ? 1 : 0, right ? 1 : 0)
        case (.integer(let left), .integer(let right)): return compare(left, right)
        case (.decimal(let left), .decimal(let right)): return compare(left, right)
        case (.integer(let left), .decimal(let right)): return compare(Double(left), right)
        case (.decimal(let left), .integer(let right)): return compare(left, Double(right))
        case (.string(let left), .string(let right)):
            return left.utf8.lexicographicallyPrecedes(right.utf8) || orSame && left.utf8.elementsEqual(right.utf8)
        case (.list(let left), .list(let right)):
            for (left, right) in zip(left, right) where left != right {
                return try isBefore(left, right, orSame: orSame)
            }
            return compare(left.count, right.count)
        default: throw unfit(left, right)
        }
    }

    /// `part in whole`
    static func contains(_ whole: TemplateValue, _ part: TemplateValue) throws -> Bool {
        switch (whole, part) {
        case (.list(let items), _): return items.contains(part)
        case (.string(var text), .string(let part)):
            return part.isEmpty || text.withUTF8 { $0.first(Array(part.utf8), from: 0) != nil }
        case (.mapping(let mapping), .string(let name)): return mapping[name] != nil
        case (.string, _), (.mapping, _): throw .kind("\(part.kindName) can't be in \(whole.kindName)")
        default: throw .kind("expected a list, string or mapping to look in, found \(whole.kindName)")
        }
    }

    private static func unfit(_ left: TemplateValue, _ right: TemplateValue) -> TemplateFailure {
        .kind("\(left.kindName) can't be compared with \(right.kindName)")
    }
}

extension ValueTest {
    /// Returns whether a value passes the test. The value itself is not missing.
    func passes(_ value: TemplateValue) throws -> Bool {
        switch (self, value) {
        case (.defined, _): return true
        case (.undefined, _): return false
        case (.none, .null), (.string, .string), (.list, .list), (.mapping, .mapping), (.number, .integer),
            (.number, .decimal):
            return true
        case (.none, _), (.string, _), (.list, _), (.mapping, _), (.number, _): return false
        case (.even, .integer(let number)): return number % 2 == 0
        case (.odd, .integer(let number)): return number % 2 != 0
        case (.even, _), (.odd, _): throw .kind("expected an integer, found \(value.kindName)")
        case (.empty, .null): return true
        case (.empty, .string(let text)): return text.isEmpty
        case (.empty, .list(let items)): return items.isEmpty
        case (.empty, .mapping(let mapping)): return mapping.isEmpty
        case (.empty, _): throw .kind("expected a string, list or mapping, found \(value.kindName)")
        }
    }
}
