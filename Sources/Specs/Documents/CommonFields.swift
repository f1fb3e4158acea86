import Diagnostics
import YAML

extension Field {
    static func imports(_ keyPath: any WritableKeyPath<Object, [LocatedText]> & Sendable) -> Field {
        Field("imports", keyPath, .list(of: .text("a Swift module"))) {
            "The Swift modules to import for the names in this spec."
        }
    }

    static func parameters(
        _ keyPath: any WritableKeyPath<Object, ParametersSpec> & Sendable,
        of screen: String
    ) -> Field {
        Field("parameters", keyPath, Schema.parameters) {
            "The input of the \(screen): `name: Type` or `name: Type = default`. Generated functions have the parameters in the same order. If a call or a link omits a parameter, the parameter gets its default."
        }
    }

    static func result(
        _ keyPath: any WritableKeyPath<Object, Read<LocatedText>> & Sendable,
        of screen: String,
        isExpected: Bool = false
    ) -> Field {
        let type = Schema<LocatedText>.swift("a Swift type", help: "write the type after the key: `result: Session`")
        return Field("result", keyPath, type, isExpected: isExpected) { "The type of the \(screen)'s result." }
    }

    static func options(
        _ keyPath: any WritableKeyPath<Object, [NamedValue<YAMLNode>]> & Sendable,
        for owner: String
    ) -> Field {
        Field("options", keyPath, .dictionary(key: "an option", of: .anything)) {
            "Options of the templates, for \(owner); `scaffold templates list` lists them."
        }
    }
}
