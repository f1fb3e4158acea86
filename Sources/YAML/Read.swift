/// A value of a document: absent, there but invalid, which has been reported, or read.
///
/// What depends on an invalid value is not reported, so that one mistake gives one diagnostic.
package enum Read<Value: Sendable>: Sendable {
    case absent
    case invalid
    case value(Value)

    /// - Parameter value: nil for an invalid value.
    package init(_ value: Value?) {
        self = value.map { .value($0) } ?? .invalid
    }

    package var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    package var isInvalid: Bool {
        if case .invalid = self { true } else { false }
    }

    /// - Parameter transform: returns nil for a value that is invalid, which it reports.
    package func flatMap<Other>(_ transform: (Value) -> Other?) -> Read<Other> {
        switch self {
        case .absent: .absent
        case .invalid: .invalid
        case .value(let value): Read<Other>(transform(value))
        }
    }
}

extension Read where Value: RangeReplaceableCollection {
    /// The items that could be read.
    package var items: Value { value ?? Value() }
}

extension Schema {
    /// Keeps an invalid value in its place in a mapping, where its key counts as written.
    package var keepingInvalid: Schema<Read<Value>> {
        Schema<Read<Value>>(ofAnyNode: shape) { node, bag in Read(decode(node, &bag)) }
    }
}
