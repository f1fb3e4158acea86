import Packs
import Specs
import YAML

/// A kind of file that has a JSON Schema.
public enum SchemaKind: String, CaseIterable, Sendable {
    /// Modules, flows and services.
    case specs
    /// `scaffold.yml`
    case settings
    /// `pack.yml`
    case packs

    /// The schema as JSON text.
    public var text: String {
        switch self {
        case .specs: JSONSchema.text(title: "A spec of scaffold", shapes: SpecDocument.shapes)
        case .settings: JSONSchema.text(title: "The settings of scaffold", shapes: [Settings.schema.shape])
        case .packs: JSONSchema.text(title: "A template pack of scaffold", shapes: [PackManifest.schema.shape])
        }
    }
}
