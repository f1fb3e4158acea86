package import Support

extension JSONValue {
    /// - Parameter isKey: true if equal values must have the same JSON text, such as `1` and `1.0`, or mappings that differ only in their order.
    package init(_ value: TemplateValue, isKey: Bool = false) {
        switch value {
        case .null: self = .null
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .number(String(number))
        case .decimal(let number):
            let whole = isKey ? Int64(exactly: number).map { String($0) } : nil
            self = .number(whole ?? number.description)
        case .string(let text): self = .text(text)
        case .list(let items): self = .list(items.map { JSONValue($0, isKey: isKey) })
        case .mapping(let mapping):
            let members = zip(mapping.names, mapping.values).map { (name: $0, value: JSONValue($1, isKey: isKey)) }
            self = .object(isKey ? members.sorted { $0.name < $1.name } : members)
        }
    }
}
