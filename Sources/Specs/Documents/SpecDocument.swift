package import Diagnostics
import Support
package import YAML

/// A decoded spec file. Its first key decides its kind.
package enum SpecDocument: Sendable {
    case module(ModuleSpec)
    case services(ServicesSpec)
    case flow(FlowSpec)
    /// A file that can't be read, which has been reported.
    case invalid(SourceFile)

    package var file: SourceFile {
        switch self {
        case .module(let spec): spec.range.file
        case .services(let spec): spec.range.file
        case .flow(let spec): spec.range.file
        case .invalid(let file): file
        }
    }

    package static let kinds = ["module", "services", "flow"]

    /// The shapes of all kinds of spec files, in the order of `kinds`.
    package static let shapes = [ModuleSpec.schema.shape, ServicesSpec.schema.shape, FlowSpec.schema.shape]

    package static func read(_ file: SourceFile, into bag: inout DiagnosticBag) -> SpecDocument {
        YAMLReader.readDocument(file, into: &bag).flatMap { decode($0, into: &bag) } ?? .invalid(file)
    }

    private static func decode(_ node: YAMLNode, into bag: inout DiagnosticBag) -> SpecDocument? {
        if case .invalid = node { return nil }
        guard case .mapping(let mapping) = node, let first = mapping.entries.first(where: { !$0.isSwiftComment })
        else {
            let expected = "a mapping that begins with \(Spelling.alternatives(kinds))"
            let isList = if case .sequence(let list) = node, case .mapping? = list.items.first { true } else { false }
            let help = isList ? "write each one in a file of its own, without the `- `" : nil
            bag.add(.wrongKind(node, expected: expected, help: help))
            return nil
        }
        guard let kind = Schema.text("a key").decode(first.key, &bag) else { return nil }
        switch kind.text {
        case "module": return ModuleSpec.schema.decode(node, &bag).map { .module($0) }
        case "services": return ServicesSpec.schema.decode(node, &bag).map { .services($0) }
        case "flow": return FlowSpec.schema.decode(node, &bag).map { .flow($0) }
        default:
            let message = "expected \(Spelling.alternatives(kinds)) as the first key of a spec, found `\(kind.text)`"
            bag.add(.unknownDocument, message, at: kind.range, help: help(for: kind.text, in: mapping))
            return nil
        }
    }

    private static func help(for key: String, in mapping: YAMLMapping) -> String {
        let keys = mapping.entries.compactMap { if case .scalar(let key) = $0.key { key.text } else { nil } }
        if let later = keys.first(where: kinds.contains) { return "put `\(later):` first" }
        if let nearest = Spelling.nearest(to: key, in: kinds) { return "did you mean `\(nearest)`?" }
        if Settings.schema.shape.keys.contains(key) {
            return "settings of the whole project belong in the file scaffold.yml in the project's folder"
        }
        if key.wholeMatch(of: #/[A-Z]\w*/#) != nil { return "begin with `module: \(key)`" }
        return
            "begin with `module:` for a screen, `services:` for services, or `flow:` for a flow; if this is no spec, "
            + "move it, or set another folder for specs in scaffold.yml with `specs:`; if there is no scaffold.yml yet, see "
            + "`scaffold explain SC0405`"
    }
}
