/// What a template calculates with and prints.
package enum TemplateValue: Sendable {
    /// There, and known to be nothing: defined, printed as no text.
    case null
    case boolean(Bool)
    case integer(Int64)
    case decimal(Double)
    case string(String)
    case list([TemplateValue])
    case mapping(TemplateMapping)
}

extension TemplateValue {
    /// False are false, nil, zero, and empty text, lists and mappings.
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

    /// How a scalar is printed; nil for lists and mappings, which can't be.
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

/// Equal are the same texts byte by byte, numbers of one value, and lists and mappings of equal parts; values of different kinds are not equal.
extension TemplateValue: Equatable {
    package static func == (left: TemplateValue, right: TemplateValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        // Swift's `==` takes differently composed letters for equal; templates compare what is written.
        case (.string(let left), .string(let right)):
            left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
        case (.list(let left), .list(let right)): left == right
        case (.mapping(let left), .mapping(let right)): left == right
        default: Arithmetic.order(left, right) == .same
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
