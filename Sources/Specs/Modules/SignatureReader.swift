import Diagnostics
import Support
import SwiftSource
import YAML

struct SignatureReader {
    let imports: Imports
    /// Names in generated functions, which a parameter must not shadow.
    let localNames: Set<String>
    /// The paths of the specs with errors that were found when they were read.
    let wrong: Set<String>

    /// Reads a signature. If the name is invalid, reports it, and uses a similar valid name.
    func read(
        _ spec: some ScreenSpec,
        target: Target,
        presentation: Presentation,
        into bag: inout DiagnosticBag
    ) -> ModuleSignature {
        let kind = type(of: spec).kind
        let isNamed = Identifier.check(spec.name, as: "a \(kind.rawValue)'s name", mayBeKeyword: true, into: &bag)
        imports.check(spec.imports, into: &bag)
        let written = spec.parameters.items
        let name =
            isNamed
            ? NameCase.upperFirst.applied(to: spec.name.text)
            : Identifier.suggestion(for: spec.name.text) ?? NameCase.upperFirst.applied(to: kind.rawValue)
        let modes = spec.modes.items.compactMap { mode($0, into: &bag) }
        let parameterOfModes = modeParameter(modes, of: name)
        let own = written.compactMap { parameter($0, into: &bag) }
        let parameters = [parameterOfModes].compactMap(\.self) + own
        let result = spec.result.flatMap { SwiftReader.readType($0, into: &bag) }
        ParameterCheck.run(own, mode: parameterOfModes, result: result.value, into: &bag)
        let all = parameters + modes.flatMap(\.parameters)
        let defaults = all.compactMap(\.defaultValue)
        let types = (own + modes.flatMap(\.parameters)).flatMap(\.type.names) + (result.value?.names ?? [])
        let names = types + defaults.flatMap(\.names)
        // A default value such as `.brand` can be in any module.
        let isKnown = names.allSatisfy(imports.knows) && !defaults.contains { $0.text.contains(".") }
        let allWritten = written + spec.modes.items.flatMap(\.value.items)
        let invalid = Set(allWritten.map(\.name.text)).subtracting(all.map(\.name))
        let areNamed = (allWritten.map(\.name) + spec.modes.items.map(\.name)).allSatisfy {
            SwiftIdentifier.isIdentifier($0.text)
        }
        let isInvalid =
            spec.parameters.isInvalid || spec.modes.isInvalid || spec.modes.items.contains(where: \.value.isInvalid)
        return ModuleSignature(
            name: name,
            isNamed: isNamed,
            kind: kind,
            target: target,
            parameters: parameters,
            result: result.value,
            presentation: presentation,
            imports: imports.modules(written: isKnown ? [] : spec.imports, names: names),
            typeImports: (imports, spec.imports),
            nameRange: spec.name.range,
            invalidParameters: isInvalid || !areNamed ? .invalid : .value(invalid),
            isInvalid: isInvalid || !invalid.isEmpty || result.isInvalid,
            invalidFile: wrong.contains(spec.name.range.file.path) ? spec.name.range.file : nil
        )
    }

    private func mode(_ entry: NamedValue<ParametersSpec>, into bag: inout DiagnosticBag) -> Mode? {
        let isNamed = Identifier.check(entry.name, as: "a mode's name", written: .camelCase, into: &bag)
        let parameters = entry.value.items.compactMap { parameter($0, into: &bag) }
        return isNamed ? Mode(name: entry.name.text, parameters: parameters, nameRange: entry.name.range) : nil
    }

    private func modeParameter(_ modes: [Mode], of module: String) -> Parameter? {
        guard let range = modes.first?.nameRange else { return nil }
        let (name, typeName) = ("mode", "\(module)Mode")
        let names = [NameReference(name: typeName, range: range)]
        let type = SwiftType(text: typeName, shape: .named(typeName, arguments: []), names: names, range: range)
        return Parameter(name: name, internalName: internalName(of: name), type: type, nameRange: range, modes: modes)
    }

    private func internalName(of name: String) -> String {
        name + (localNames.contains(name) ? "Value" : "")
    }

    private func parameter(_ entry: NamedValue<Read<LocatedText>>, into bag: inout DiagnosticBag) -> Parameter? {
        let isNamed = Identifier.check(entry.name, as: "a parameter's name", written: .camelCase, into: &bag)
        guard let read = entry.value.flatMap({ SwiftReader.readParameter($0, into: &bag) }).value, isNamed
        else { return nil }
        return Parameter(
            name: entry.name.text,
            internalName: internalName(of: entry.name.text),
            type: read.type,
            isEscaping: read.isEscaping,
            defaultValue: read.defaultValue,
            nameRange: entry.name.range
        )
    }
}
