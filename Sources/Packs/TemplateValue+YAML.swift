package import TemplateEngine
package import YAML

extension TemplateValue {
    /// Plain scalars by the core schema of YAML 1.2, quoted ones as text; null for what could not be read, which has been reported.
    package init(_ node: YAMLNode) {
        switch node {
        case .invalid: self = .null
        case .scalar(let scalar):
            self =
                switch scalar.coreValue {
                case .null: .null
                case .bool(let value): .boolean(value)
                case .int(let value): .integer(Int64(value))
                case .float(let value): .decimal(value)
                case .string(let value): .string(value)
                }
        case .sequence(let sequence): self = .list(sequence.items.map(TemplateValue.init))
        case .mapping(let mapping):
            self = .mapping(
                TemplateMapping(
                    mapping.entries.compactMap { entry in
                        guard case .scalar(let key) = entry.key else { return nil }
                        return (key.text, TemplateValue(entry.value))
                    }
                )
            )
        }
    }
}
