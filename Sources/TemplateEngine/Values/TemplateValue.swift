/// A value in a template.
package enum TemplateValue: Sendable {
    /// `nil`. It is defined, and prints nothing.
    case null
    case boolean(Bool)
    case integer(Int64)
    case decimal(Double)
    case string(String)
    case list([TemplateValue])
    case mapping(TemplateMapping)
}

extension TemplateValue {
    /// Whether the value counts as true in a condition. `false`, nil, zero, and empty strings, lists and mappings count as false.
    package var isTrue: Bool {
        switch self {
        case .null: false
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .decimal(let value): value != 0
        case .string(let text): !text.isEmpty
        case .list(let items): !items.isEmpty
        case .mapping(let mapping): !mapping.isEmpty
        }
    }

    /// The value's kind, with its article, for messages: `a string`.
    package var kindName: String {
        switch self {
        case .null: "nil"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .decimal: "a decimal"
        case .string: "a string"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// Whether handling the value takes noticeable time.
    var isLarge: Bool {
        switch self {
        case .null, .boolean, .integer, .decimal: false
        case .string(let text): text.utf8.count > 256
        case .list, .mapping: true
        }
    }

    /// The output for a scalar. Nil for lists and mappings, which can't be printed.
    package var printed: String? {
        switch self {
        case .null: ""
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .decimal(let value): value.description
        case .string(let text): text
        case .list, .mapping: nil
        }
    }
}

/// Strings are equal if their bytes are equal. Integers and decimals are equal if they have the same numeric value. Other values of different kinds
/// are not equal.
extension TemplateValue: Equatable {
    package static func == (left: TemplateValue, right: TemplateValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        // In Swift, strings are also equal if they differ only in Unicode normalization. Templates compare bytes.
        case (.string(let left), .string(let right)):
            left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
        case (.list(let left), .list(let right)): left == right
        case (.mapping(let left), .mapping(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.decimal(let left), .decimal(let right)): left == right
        case (.integer(let left), .decimal(let right)), (.decimal(let right), .integer(let left)): Double(left) == right
        default: false
        }
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    package init(stringLiteral text: String) {
        self = .string(text)
    }

    package init(integerLiteral value: Int64) {
        self = .integer(value)
    }

    package init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }
}
