/// Values by name, in the order in which they were given; a name is found in constant time.
package struct TemplateMapping: Sendable {
    private final class Storage: Sendable {
        let keys: TemplateKeys
        let values: [TemplateValue]

        init(keys: TemplateKeys, values: [TemplateValue]) {
            self.keys = keys
            self.values = values
        }
    }

    private let storage: Storage
    /// Where the mapping comes from (a spec's range, say), as an opaque number that the source map returns.
    package let origin: Int?

    /// Of pairs with one name the last counts, at the place of the first.
    package init(_ pairs: [(String, TemplateValue)] = [], origin: Int? = nil) {
        let keys = TemplateKeys(pairs.map(\.0))
        guard pairs.enumerated().contains(where: { keys.position(of: $1.0) != $0 }) else {
            self.init(keys: keys, values: pairs.map(\.1), origin: origin)
            return
        }
        var positions: [String: Int] = [:]
        var names: [String] = []
        var values: [TemplateValue] = []
        for (name, value) in pairs {
            if let known = positions[name] {
                values[known] = value
            } else {
                positions[name] = names.count
                names.append(name)
                values.append(value)
            }
        }
        self.init(keys: TemplateKeys(names), values: values, origin: origin)
    }

    /// - Parameter values: one for each key.
    package init(keys: TemplateKeys, values: [TemplateValue], origin: Int? = nil) {
        precondition(keys.names.count == values.count, "a value for each key")
        storage = Storage(keys: keys, values: values)
        self.origin = origin
    }

    package var names: [String] {
        storage.keys.names
    }

    package var values: [TemplateValue] {
        storage.values
    }

    package var count: Int {
        storage.values.count
    }

    package var isEmpty: Bool {
        storage.values.isEmpty
    }

    package subscript(name: String) -> TemplateValue? {
        position(of: name).map { storage.values[$0] }
    }

    func position(of name: String) -> Int? {
        storage.keys.position(of: name)
    }

    /// The value of `name` if it stands at `position`, as it did in the last mapping that was asked for it.
    @inline(__always)
    func value(of name: String, at position: Int) -> TemplateValue? {
        guard position < storage.keys.names.count, storage.keys.names[position] == name else { return nil }
        return storage.values[position]
    }

    func value(at position: Int) -> TemplateValue {
        storage.values[position]
    }

    func name(at position: Int) -> String {
        storage.keys.names[position]
    }
}

/// Equal whatever the order, as in Jinja2.
extension TemplateMapping: Equatable {
    package static func == (left: TemplateMapping, right: TemplateMapping) -> Bool {
        left.storage === right.storage
            || left.count == right.count
                && zip(left.names, left.values).allSatisfy { name, value in right[name] == value }
    }
}
