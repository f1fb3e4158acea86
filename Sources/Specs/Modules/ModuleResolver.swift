import Diagnostics
import Support
import SwiftSource
import YAML

struct ModuleResolver {
    let targets: Targets
    let styles: StyleIndex
    let signatures: SignatureReader
    let sources: SourceProtocols

    /// Returns the interface of a module for other modules, before links between modules are resolved.
    func declaration(_ spec: ModuleSpec, into bag: inout DiagnosticBag) -> ModuleDeclaration {
        let target = spec.target.flatMap { targets.resolve($0, into: &bag) } ?? targets.app
        let presentation = spec.presentation.value?.presentation ?? .push
        let signature = signatures.read(spec, target: target, presentation: presentation, into: &bag)
        return ModuleDeclaration(spec: spec, signature: signature)
    }

    func module(_ declaration: ModuleDeclaration, names: DeclaredNames, into bag: inout DiagnosticBag) -> Module? {
        let (spec, signature) = (declaration.spec, declaration.signature)
        let (listed, target) = (spec.dependencies, signature.target)
        let dependencies = names.services.resolve(
            listed,
            from: target,
            importing: spec.imports,
            withoutCommandsFor: "module",
            into: &bag
        )
        let routes = names.modules.routes(of: spec, into: &bag)
        for route in routes { checkModes(of: route, from: signature.target, importing: spec.imports, into: &bag) }
        if let group = spec.group { ProjectPath.check(group, into: &bag) }
        let variant = spec.variants.flatMap { self.variant($0, names: names, into: &bag) }
        let deepLink = spec.deepLink.flatMap { names.link($0, to: signature, into: &bag) }
        for entry in spec.types { Identifier.checkType(entry.value, as: "a Swift type's name", into: &bag) }
        guard let style = styles.style(of: spec, into: &bag)?.applied(to: spec) else {
            // The members can be checked without a style.
            for case .members(let body) in spec.protocols.map(\.value) { _ = SwiftReader.readMembers(body, into: &bag) }
            return nil
        }
        style.checkParts(spec.types.map(\.name), into: &bag)
        let contracts = ModuleContracts(
            spec: spec,
            signature: signature,
            style: style,
            routes: routes,
            sources: sources
        )
        let protocols = contracts.protocols(into: &bag)
        let used = protocols.flatMap(\.ownItems.typeNames) + routes.flatMap(\.bound).flatMap(\.value.names)
        return Module(
            spec: spec,
            signature: signature,
            style: style,
            namedDependencies: dependencies,
            protocols: protocols,
            routes: routes,
            variant: variant,
            deepLink: deepLink,
            flow: names.modules.flow(of: signature.name),
            flowEntry: names.modules.flowEntry(of: signature.name),
            imports: signatures.imports.modules(written: spec.imports, names: used)
        )
    }

    /// Reports a route to a module with modes that can't be used. The modes are an enum in the target of that module.
    private func checkModes(
        of route: Route,
        from target: Target,
        importing imports: [LocatedText],
        into bag: inout DiagnosticBag
    ) {
        let (destination, declaring) = (route.destination, route.destination.target)
        guard !destination.modes.isEmpty else { return }
        guard !targets.canSee(declaring, from: target, importing: imports) else {
            let type = "\(destination.name)Mode"
            return targets.checkAccess(to: type, in: declaring, from: target, at: route.range, into: &bag)
        }
        let message =
            "target `\(target.name)` can't open `\(destination.name)`: the modes of `\(destination.name)` are an enum in target "
            + "`\(declaring.name)`, and `\(target.name)` doesn't import `\(declaring.name)`"
        let visible = targets.visible(from: target).map { "target: \($0)" }
        let help =
            "write \(Spelling.alternatives(visible)) in the spec of `\(destination.name)`"
            + targets.helpToImport(declaring, from: target)
        let notes = destination.modes.prefix(1).map(\.note)
        bag.add(.invisibleDeclaration, message, at: route.range, help: help, notes: notes)
    }

    private func variant(_ spec: VariantSpec, names: DeclaredNames, into bag: inout DiagnosticBag) -> Variant? {
        let isNamed = Identifier.check(spec.flag, as: "a feature flag", written: .camelCase, into: &bag)
        guard let on = names.modules.resolve(spec.on, into: &bag), let service = names.flags.reference, isNamed
        else { return nil }
        return Variant(flag: spec.flag, service: service, on: on, range: spec.on.range)
    }
}
