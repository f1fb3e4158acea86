package import Diagnostics
import YAML

/// One spec file, decoded by the kind that its first key tells.
package enum SpecDocument: Sendable {
    case module(ModuleSpec)
    case services(ServicesSpec)

    package static let kinds = ["module", "services"]

    /// Nil where the document is wrong as a whole, which has then been reported.
    package static func read(_ file: SourceFile, into bag: inout DiagnosticBag) -> SpecDocument? {
        guard let node = YAMLReader.readDocument(file, into: &bag) else { return nil }
        guard case .mapping(let mapping) = node, let first = mapping.entries.first else {
            bag.add(.wrongKind(node, expected: "a mapping that begins with \(Spelling.alternatives(kinds))"))
            return nil
        }
        guard let kind = Schema.text("a key").decode(first.key, &bag) else { return nil }
        switch kind.text {
        case "module": return ModuleSpec.schema.decode(node, &bag).map { .module($0) }
        case "services": return ServicesSpec.schema.decode(node, &bag).map { .services($0) }
        default:
            bag.add(.unknownDocument(kind, in: mapping))
            return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownDocument(_ key: LocatedText, in mapping: YAMLMapping) -> Diagnostic {
        let later = mapping.entries.lazy.compactMap { entry -> String? in
            guard case .scalar(let scalar) = entry.key else { return nil }
            return SpecDocument.kinds.first { $0 == scalar.text }
        }.first
        let help =
            if let later {
                "put `\(later):` first"
            } else if let nearest = Spelling.nearest(to: key.text, in: SpecDocument.kinds) {
                "did you mean `\(nearest)`?"
            } else {
                "settings of the whole project belong in scaffold.yml"
            }
        return Diagnostic(
            .unknownDocument,
            "a spec begins with \(Spelling.alternatives(SpecDocument.kinds)), found `\(key.text)`",
            at: key.range,
            help: help
        )
    }
}
