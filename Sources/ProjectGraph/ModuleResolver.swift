import Diagnostics
import Naming
import ProjectSpec
import SwiftInterface
import SwiftReader
import YAML

/// Modules as written → modules as meant.
struct ModuleResolver {
    let targets: Targets
    let styles: StyleIndex
    let imports: Imports
    let sources: SourceProtocols
    let linkTexts: LinkTexts

    /// What other modules may name, before the links among modules are known.
    func declaration(_ spec: ModuleSpec, into bag: inout DiagnosticBag) -> ModuleDeclaration {
        let isNamed = Identifier.check(spec.name, as: "a module's name", into: &bag)
        imports.check(spec.imports, into: &bag)
        let parameters = self.parameters(of: spec, into: &bag)
        let result = spec.result.flatMap { SwiftReader.readType($0, into: &bag) }
        ParameterCheck.run(parameters, result: result, into: &bag)
        let names = parameters.flatMap { $0.type.names + ($0.defaultValue?.names ?? []) } + (result?.names ?? [])
        let unread = Set(spec.parameters.map(\.name.text)).subtracting(parameters.map(\.name))
        let isIncomplete = !unread.isEmpty || !spec.unreadKeys.isDisjoint(with: ["parameters", "result"])
        let signature = ModuleSignature(
            name: isNamed ? NameCase.upperFirst.applied(to: spec.name.text) : Identifier.suggestion(for: spec.name.text) ?? "Module",
            target: target(of: spec, into: &bag),
            parameters: parameters,
            result: result,
            presentation: spec.presentation.flatMap { Presentation.read($0, into: &bag) } ?? .push,
            imports: imports.modules(written: spec.imports, names: names),
            nameRange: spec.name.range,
            unreadParameters: spec.unreadKeys.contains("parameters") ? nil : unread,
            isIncomplete: isIncomplete || (spec.result != nil && result == nil)
        )
        return ModuleDeclaration(spec: spec, signature: signature, isNamed: isNamed)
    }

    func module(
        _ declaration: ModuleDeclaration,
        modules: ModuleIndex,
        services: ServiceIndex,
        flags: FlagService,
        into bag: inout DiagnosticBag
    ) -> Module? {
        let (spec, signature) = (declaration.spec, declaration.signature)
        let dependencies = services.resolve(spec.dependencies, from: signature.target, into: &bag).map(\.service)
        let routes = RouteResolver(modules: modules).routes(of: spec, into: &bag)
        if let group = spec.group { ProjectPath.check(group, into: &bag) }
        let variant = spec.variants.flatMap { self.variant($0, modules: modules, flags: flags, into: &bag) }
        let deepLink = spec.deepLink.flatMap { link -> DeepLink? in
            var reader = DeepLinkReader(signature: signature, texts: linkTexts)
            return reader.read(link, into: &bag)
        }
        for entry in spec.types { Identifier.checkType(entry.value, as: "a Swift type's name", into: &bag) }
        guard let style = styles.style(of: spec, into: &bag) else {
            readMembers(of: spec, into: &bag)
            return nil
        }
        style.checkParts(spec.types.map(\.name), into: &bag)
        let contracts = ModuleContracts(
            spec: spec,
            signature: signature,
            style: style,
            dependencies: dependencies,
            routes: routes,
            sources: sources
        )
        let protocols = contracts.protocols(into: &bag)
        let names = protocols.flatMap(\.items.typeNames) + routes.flatMap(\.bound).flatMap(\.value.names)
        return Module(
            signature: signature,
            style: style,
            summary: spec.summary?.text,
            group: spec.group?.text,
            dependencies: dependencies,
            protocols: protocols,
            routes: routes,
            variant: variant,
            deepLink: deepLink,
            existingTypes: spec.types.map { ($0.name.text, $0.value.text) },
            isBuiltByHand: spec.build?.text == "custom",
            imports: imports.modules(written: spec.imports, names: names),
            options: spec.options,
            range: spec.range
        )
    }

    private func parameters(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> [Parameter] {
        spec.parameters.compactMap { entry in
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

    /// Reports what is wrong in protocols whose roles are not known.
    private func readMembers(of spec: ModuleSpec, into bag: inout DiagnosticBag) {
        for case .members(let body) in spec.protocols.map(\.value) { _ = SwiftReader.readMembers(body, into: &bag) }
    }

    private func target(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> Target {
        spec.target.flatMap { targets.resolve($0, into: &bag) } ?? targets.app
    }

    private func variant(
        _ spec: VariantSpec,
        modules: ModuleIndex,
        flags: FlagService,
        into bag: inout DiagnosticBag
    ) -> Variant? {
        let isNamed = Identifier.check(spec.flag, as: "a feature flag", written: .camelCase, into: &bag)
        guard let on = modules.resolve(spec.on, into: &bag), let service = flags.reference, isNamed else { return nil }
        return Variant(flag: spec.flag.text, service: service, on: on, range: spec.on.range)
    }
}
