package import Support

extension JSONValue {
    /// - Parameter isKey: whether equal values get equal texts: numbers of one value, and mappings in any order.
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
