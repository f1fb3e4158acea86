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

    /// Of pairs with one name the last counts, at the place of the first.
    package init(_ pairs: [(String, TemplateValue)] = []) {
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
        self.init(keys: TemplateKeys(names), values: values)
    }

    /// - Parameter values: one for each key.
    package init(keys: TemplateKeys, values: [TemplateValue]) {
        precondition(keys.names.count == values.count, "a value for each key")
        storage = Storage(keys: keys, values: values)
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
        storage.keys.position(of: name).map { storage.values[$0] }
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
