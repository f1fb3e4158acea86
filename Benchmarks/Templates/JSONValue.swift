import TemplateEngine

/// The data of a case, which can be converted to the type that each engine takes.
enum JSONValue: Decodable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case list([JSONValue])
    case mapping([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .mapping(try container.decode([String: JSONValue].self))
        }
    }

    var pairs: [(name: String, value: JSONValue)] {
        guard case .mapping(let pairs) = self else { return [] }
        return pairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The value for scaffold's engine.
    var templateValue: TemplateValue {
        switch self {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(Int64(value))
        case .string(let text): .string(text)
        case .list(let items): .list(items.map(\.templateValue))
        case .mapping: .mapping(templateMapping)
        }
    }

    var templateMapping: TemplateMapping {
        TemplateMapping(pairs.map { ($0.name, $0.value.templateValue) })
    }

    /// The value for the other engines. Lists and mappings in it have no null.
    var anyValue: (any Sendable)? {
        switch self {
        case .null: nil
        case .boolean(let value): value
        case .integer(let value): value
        case .string(let text): text
        case .list(let items): items.compactMap(\.anyValue)
        case .mapping: dictionary
        }
    }

    var dictionary: [String: any Sendable] {
        var dictionary: [String: any Sendable] = [:]
        for (name, value) in pairs { dictionary[name] = value.anyValue }
        return dictionary
    }
}
