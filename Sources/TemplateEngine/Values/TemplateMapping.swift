/// Values by name, in the order in which they were given; a name is found in constant time.
package struct TemplateMapping: Sendable {
    private final class Storage: Sendable {
        let names: [String]
        let values: [TemplateValue]
        /// Only for large mappings: a few names are found faster by looking at each.
        let positions: [String: Int]?

        init(names: [String], values: [TemplateValue], positions: [String: Int]?) {
            self.names = names
            self.values = values
            self.positions = positions
        }
    }

    private static let smallCount = 8

    private let storage: Storage
    /// Where the mapping comes from (a spec's range, say), as an opaque number that the source map hands back.
    package let origin: Int?

    /// Of pairs with one name the last counts, at the place of the first.
    package init(_ pairs: [(String, TemplateValue)] = [], origin: Int? = nil) {
        var names: [String] = []
        var values: [TemplateValue] = []
        names.reserveCapacity(pairs.count)
        values.reserveCapacity(pairs.count)
        var positions: [String: Int] = [:]
        for (name, value) in pairs {
            let known = pairs.count > Self.smallCount ? positions[name] : names.firstIndex(of: name)
            if let known {
                values[known] = value
            } else {
                if pairs.count > Self.smallCount { positions[name] = names.count }
                names.append(name)
                values.append(value)
            }
        }
        storage = Storage(names: names, values: values, positions: positions.isEmpty ? nil : positions)
        self.origin = origin
    }


    package var names: [String] {
        storage.names
    }

    package var values: [TemplateValue] {
        storage.values
    }

    package var count: Int {
        storage.names.count
    }

    package var isEmpty: Bool {
        storage.names.isEmpty
    }

    package subscript(name: String) -> TemplateValue? {
        position(of: name).map { storage.values[$0] }
    }

    func position(of name: String) -> Int? {
        if let positions = storage.positions { return positions[name] }
        return storage.names.firstIndex(of: name)
    }

    /// The value of `name` if it stands at `position`, as it did in the last mapping that was asked for it.
    @inline(__always)
    func value(of name: String, at position: Int) -> TemplateValue? {
        guard position < storage.names.count, storage.names[position] == name else { return nil }
        return storage.values[position]
    }

    func value(at position: Int) -> TemplateValue {
        storage.values[position]
    }

    func name(at position: Int) -> String {
        storage.names[position]
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
