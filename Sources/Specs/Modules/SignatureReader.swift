import Diagnostics
import Support
import SwiftSource
import YAML

/// Reads the interface of a module or flow from its spec.
struct SignatureReader {
    let imports: Imports

    /// The keys of a spec that declare the interface.
    struct Written {
        let name: LocatedText
        let kind: ModuleSignature.Kind
        let imports: [LocatedText]
        let parameters: [NamedValue<LocatedText?>]
        let result: LocatedText?
        let unreadKeys: Set<String>
    }

    /// - Returns: the signature, and true if its name is valid. An invalid name has been reported and is replaced.
    func read(
        _ written: Written,
        target: Target,
        presentation: Presentation,
        into bag: inout DiagnosticBag
    ) -> (signature: ModuleSignature, isNamed: Bool) {
        let isNamed = Identifier.check(written.name, as: "a \(written.kind.rawValue)'s name", into: &bag)
        imports.check(written.imports, into: &bag)
        let parameters = written.parameters.compactMap { parameter($0, into: &bag) }
        let result = written.result.flatMap { SwiftReader.readType($0, into: &bag) }
        ParameterCheck.run(parameters, result: result, into: &bag)
        let names = parameters.flatMap { $0.type.names + ($0.defaultValue?.names ?? []) } + (result?.names ?? [])
        let unread = Set(written.parameters.map(\.name.text)).subtracting(parameters.map(\.name))
        let areNamed = written.parameters.allSatisfy { SwiftIdentifier.isIdentifier($0.name.text) }
        let isIncomplete = !unread.isEmpty || !written.unreadKeys.isDisjoint(with: ["parameters", "result"])
        let replacement =
            Identifier.suggestion(for: written.name.text) ?? NameCase.upperFirst.applied(to: written.kind.rawValue)
        let signature = ModuleSignature(
            name: isNamed ? NameCase.upperFirst.applied(to: written.name.text) : replacement,
            kind: written.kind,
            target: target,
            parameters: parameters,
            result: result,
            presentation: presentation,
            imports: imports.modules(written: written.imports, names: names),
            typeImports: (imports, written.imports),
            nameRange: written.name.range,
            unreadParameters: written.unreadKeys.contains("parameters") || !areNamed ? nil : unread,
            isIncomplete: isIncomplete || (written.result != nil && result == nil)
        )
        return (signature, isNamed)
    }

    private func parameter(_ entry: NamedValue<LocatedText?>, into bag: inout DiagnosticBag) -> Parameter? {
        let isNamed = Identifier.check(entry.name, as: "a parameter's name", written: .camelCase, into: &bag)
        guard let read = entry.value.flatMap({ SwiftReader.readParameter($0, into: &bag) }), isNamed else { return nil }
        return Parameter(
            name: entry.name.text,
            type: read.type,
            isEscaping: read.isEscaping,
            defaultValue: read.defaultValue,
            nameRange: entry.name.range
        )
    }
}
