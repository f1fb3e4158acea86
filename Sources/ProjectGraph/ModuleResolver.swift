import Diagnostics
import Naming
import ProjectSpec
import SwiftInterface
import SwiftReader
import YAML

/// Modules as written → modules as meant.
struct ModuleResolver {
    let settings: Settings
    let targets: Targets
    let styles: [Style]
    let imports: Imports
    let sources: [String: SourceFile]

    /// What other modules may name, before the links among modules are known.
    func signature(_ spec: ModuleSpec, into bag: inout DiagnosticBag) -> ModuleSignature {
        Identifier.check(spec.name, as: "a module's name", into: &bag)
        for name in spec.imports { Identifier.check(name, as: "a Swift module's name", into: &bag) }
        let parameters = self.parameters(of: spec, into: &bag)
        let result = spec.result.flatMap { SwiftReader.readType($0, into: &bag) }
        let names = parameters.flatMap { $0.type.names + ($0.defaultValue?.names ?? []) } + (result?.names ?? [])
        return ModuleSignature(
            name: NameCase.upperFirst.applied(to: spec.name.text),
            target: target(of: spec, into: &bag),
            parameters: parameters,
            result: result,
            presentation: presentation(spec.presentation, into: &bag) ?? .push,
            imports: imports.modules(written: spec.imports, names: names),
            nameRange: spec.name.range
        )
    }

    func module(
        _ spec: ModuleSpec,
        signature: ModuleSignature,
        modules: ModuleIndex,
        services: ServiceIndex,
        into bag: inout DiagnosticBag
    ) -> Module? {
        let dependencies = spec.dependencies.compactMap { services.resolve($0, from: signature.target, into: &bag) }
        let routes = self.routes(of: spec, modules: modules, into: &bag)
        if let group = spec.group { ProjectPath.check(group, into: &bag) }
        let variant = spec.variants.flatMap { self.variant($0, modules: modules, services: services, into: &bag) }
        let deepLink = spec.deepLink.flatMap { DeepLink.read($0, signature: signature, into: &bag) }
        for entry in spec.types { Identifier.check(entry.value, as: "a Swift type's name", into: &bag) }
        guard let style = self.style(of: spec, into: &bag) else { return nil }
        let contracts = ModuleContracts(
            spec: spec,
            signature: signature,
            style: style,
            dependencies: dependencies,
            routes: routes,
            sources: sources
        )
        let protocols = contracts.protocols(into: &bag)
        let names = protocols.filter { !$0.isWrittenByHand }.flatMap(\.items.typeNames)
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
            Identifier.check(entry.name, as: "a parameter's name", into: &bag)
            return SwiftReader.readParameter(entry.value, into: &bag).map { read in
                Parameter(
                    name: entry.name.text,
                    type: read.type,
                    isEscaping: read.isEscaping,
                    defaultValue: read.defaultValue,
                    nameRange: entry.name.range
                )
            }
        }
    }

    private func target(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> Target {
        guard let written = spec.target else { return targets.app }
        if let target = targets[written.text] { return target }
        bag.add(.unknownTarget(written, known: targets.names))
        return targets.app
    }

    private func style(of spec: ModuleSpec, into bag: inout DiagnosticBag) -> Style? {
        let written = spec.style ?? settings.style
        let name = written?.text ?? "viper"
        if let style = styles.first(where: { $0.name == name }) { return style }
        guard let written else { preconditionFailure("the default style is built in") }
        bag.add(
            Diagnostic(
                .unknownStyle,
                "no style is named `\(name)`",
                at: written.range,
                help: Spelling.help(for: name, in: styles.map(\.name))
            )
        )
        return nil
    }

    private func presentation(_ written: LocatedText?, into bag: inout DiagnosticBag) -> Presentation? {
        guard let written else { return nil }
        switch written.text {
        case "push": return .push
        case "present": return .present
        case "root": return .root
        case "custom": return .custom
        default:
            let index = written.text.dropFirst("tab(".count).dropLast()
            if let number = Int(index), number >= 0 { return .tab(number) }
            bag.add(
                Diagnostic(
                    .invalidNumber,
                    "expected the number of a tab, found `\(index)`",
                    at: written.range,
                    help: "write `tab(0)` for the first one"
                )
            )
            return nil
        }
    }

    private func routes(of spec: ModuleSpec, modules: ModuleIndex, into bag: inout DiagnosticBag) -> [Route] {
        var routes: [Route] = []
        for written in spec.routes {
            guard let destination = modules.resolve(written.module, into: &bag) else { continue }
            if let first = routes.first(where: { $0.destination.name == destination.name }) {
                bag.add(
                    Diagnostic(
                        .duplicateRoute,
                        "the route to `\(written.module.text)` is written twice",
                        at: written.module.range,
                        help: "keep one of them: a route has one name and one set of arguments",
                        notes: [.init("first written here", at: first.range)]
                    )
                )
                continue
            }
            let bound = written.with.compactMap { self.argument($0, of: destination, into: &bag) }
            routes.append(
                Route(
                    destination: destination,
                    presentation: presentation(written.presentation, into: &bag) ?? destination.presentation,
                    bound: bound,
                    range: written.module.range
                )
            )
        }
        return routes
    }

    private func argument(
        _ written: NamedValue<LocatedText>,
        of destination: ModuleSignature,
        into bag: inout DiagnosticBag
    ) -> (parameter: Parameter, value: SwiftExpression)? {
        let value = SwiftReader.readExpression(written.value, into: &bag)
        guard let parameter = destination.parameters.first(where: { $0.name == written.name.text }) else {
            let names = destination.parameters.map(\.name)
            bag.add(
                Diagnostic(
                    .unknownArgument,
                    "`\(destination.name)` has no parameter `\(written.name.text)`",
                    at: written.name.range,
                    help: Spelling.help(for: written.name.text, in: names) ?? "it has no parameters",
                    notes: [.init("declared here", at: destination.nameRange)]
                )
            )
            return nil
        }
        return value.map { (parameter, $0) }
    }

    private func variant(
        _ spec: VariantSpec,
        modules: ModuleIndex,
        services: ServiceIndex,
        into bag: inout DiagnosticBag
    ) -> Variant? {
        Identifier.check(spec.flag, as: "a feature flag", into: &bag)
        let on = modules.resolve(spec.on, into: &bag)
        let name = settings.flags?.service.text ?? "featureFlags"
        guard let service = services.references[name] else {
            bag.add(
                Diagnostic(
                    .missingFlagService,
                    "no service answers for the feature flag `\(spec.flag.text)`",
                    at: spec.flag.range,
                    help: "declare a service `\(name)` with `func isEnabled(_ flag: \(settings.flags?.type.text ?? "FeatureFlag")) -> Bool`, "
                        + "or name yours under `flags` in scaffold.yml"
                )
            )
            return nil
        }
        return on.map { Variant(flag: spec.flag.text, service: service, on: $0) }
    }
}

/// Every module by name.
struct ModuleIndex {
    let signatures: [String: ModuleSignature]
    private let names: [String]

    init(_ all: [ModuleSignature], into bag: inout DiagnosticBag) {
        var signatures: [String: ModuleSignature] = [:]
        for signature in all {
            if let first = signatures[signature.name] {
                bag.add(
                    Diagnostic(
                        .duplicateModule,
                        "the module `\(signature.name)` is declared twice",
                        at: signature.nameRange,
                        help: "rename one of them",
                        notes: [.init("first declared here", at: first.nameRange)]
                    )
                )
            } else {
                signatures[signature.name] = signature
            }
        }
        self.signatures = signatures
        names = signatures.keys.sorted()
    }

    func resolve(_ name: LocatedText, into bag: inout DiagnosticBag) -> ModuleSignature? {
        if let signature = signatures[NameCase.upperFirst.applied(to: name.text)] { return signature }
        bag.add(
            Diagnostic(
                .unknownModule,
                "no module is named `\(name.text)`",
                at: name.range,
                help: Spelling.help(for: name.text, in: names) ?? "add a spec that begins with `module: \(name.text)`"
            )
        )
        return nil
    }
}
