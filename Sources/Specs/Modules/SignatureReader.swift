import Diagnostics
import Support
import SwiftSource
import YAML

/// Reads the interface of a module or flow from its spec.
struct SignatureReader {
    let imports: Imports
    /// Names in generated functions, which a parameter must not shadow.
    let localNames: Set<String>

    /// Reports an invalid name, and replaces it.
    func read(
        _ spec: some ScreenSpec,
        target: Target,
        presentation: Presentation,
        into bag: inout DiagnosticBag
    ) -> ModuleSignature {
        let kind = type(of: spec).kind
        let isNamed = Identifier.check(spec.name, as: "a \(kind.rawValue)'s name", into: &bag)
        imports.check(spec.imports, into: &bag)
        let written = spec.parameters.items
        let parameters = written.compactMap { parameter($0, into: &bag) }
        let result = spec.result.flatMap { SwiftReader.readType($0, into: &bag) }
        ParameterCheck.run(parameters, result: result.value, into: &bag)
        let names = parameters.flatMap { $0.type.names + ($0.defaultValue?.names ?? []) } + (result.value?.names ?? [])
        let replacement = Identifier.suggestion(for: spec.name.text) ?? NameCase.upperFirst.applied(to: kind.rawValue)
        let invalid = Set(written.map(\.name.text)).subtracting(parameters.map(\.name))
        let areNamed = written.allSatisfy { SwiftIdentifier.isIdentifier($0.name.text) }
        return ModuleSignature(
            name: isNamed ? NameCase.upperFirst.applied(to: spec.name.text) : replacement,
            isNamed: isNamed,
            kind: kind,
            target: target,
            parameters: parameters,
            result: result.value,
            presentation: presentation,
            imports: imports.modules(written: spec.imports, names: names),
            typeImports: (imports, spec.imports),
            nameRange: spec.name.range,
            invalidParameters: spec.parameters.isInvalid || !areNamed ? .invalid : .value(invalid),
            isInvalid: spec.parameters.isInvalid || !invalid.isEmpty || result.isInvalid
        )
    }

    private func parameter(_ entry: NamedValue<Read<LocatedText>>, into bag: inout DiagnosticBag) -> Parameter? {
        let isNamed = Identifier.check(entry.name, as: "a parameter's name", written: .camelCase, into: &bag)
        guard let read = entry.value.flatMap({ SwiftReader.readParameter($0, into: &bag) }).value, isNamed else {
            return nil
        }
        return Parameter(
            name: entry.name.text,
            internalName: entry.name.text + (localNames.contains(entry.name.text) ? "Value" : ""),
            type: read.type,
            isEscaping: read.isEscaping,
            defaultValue: read.defaultValue,
            nameRange: entry.name.range
        )
    }
}
