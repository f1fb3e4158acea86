/// An ordered mapping from names to values. Finding a name takes constant time.
package final class TemplateMapping: Sendable {
    private enum Values {
        case stored([TemplateValue])
        case computed(@Sendable (Int) -> TemplateValue)
    }

    private let keys: TemplateKeys
    private let content: Values

    /// Creates a mapping of pairs. If several pairs have the same name, the value of the last one is at the position of the first one.
    package convenience init(_ pairs: [(String, TemplateValue)] = []) {
        let values = Dictionary(pairs, uniquingKeysWith: { $1 })
        var seen: Set<String> = []
        let names = pairs.map(\.0).filter { seen.insert($0).inserted }
        self.init(keys: TemplateKeys(names), values: names.compactMap { values[$0] })
    }

    /// - Parameter values: one value for each key.
    package init(keys: TemplateKeys, values: [TemplateValue]) {
        precondition(keys.names.count == values.count, "a value for each key")
        self.keys = keys
        content = .stored(values)
    }

    /// Creates a mapping that computes its values whenever they are used.
    ///
    /// - Parameter value: returns the value of the key at a position.
    package init(keys: TemplateKeys, computing value: @escaping @Sendable (Int) -> TemplateValue) {
        self.keys = keys
        content = .computed(value)
    }

    package var names: [String] { keys.names }

    package var values: [TemplateValue] {
        switch content {
        case .stored(let values): values
        case .computed(let value): names.indices.map(value)
        }
    }

    package var isEmpty: Bool { names.isEmpty }

    package subscript(name: String) -> TemplateValue? {
        guard let position = keys.position(of: name) else { return nil }
        return switch content {
        case .stored(let values): values[position]
        case .computed(let value): value(position)
        }
    }
}

/// The order of the members doesn't count, as in Jinja2.
extension TemplateMapping: Equatable {
    package static func == (left: TemplateMapping, right: TemplateMapping) -> Bool {
        left === right
            || left.names.count == right.names.count
                && zip(left.names, left.values).allSatisfy { name, value in right[name] == value }
    }
}
