/// A value of a document: absent, invalid (which has been reported), or read.
///
/// Problems that follow from an invalid value are not reported, so that one mistake gives one diagnostic.
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

    /// - Parameter transform: reports an invalid value and returns nil for it.
    package func flatMap<Other>(_ transform: (Value) -> Other?) -> Read<Other> {
        switch self {
        case .absent: .absent
        case .invalid: .invalid
        case .value(let value): Read<Other>(transform(value))
        }
    }
}

extension Read where Value: RangeReplaceableCollection {
    /// The items; empty if the value is absent or invalid.
    package var items: Value { value ?? Value() }
}

extension Schema {
    /// A schema that reads a wrong value as `Read.invalid`, so that a dictionary keeps its key.
    package var keepingInvalid: Schema<Read<Value>> {
        Schema<Read<Value>>(ofAnyNode: shape) { node, bag in Read(decode(node, &bag)) }
    }
}
