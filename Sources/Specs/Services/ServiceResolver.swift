import Diagnostics
import Support
import SwiftSource
import YAML

struct ServiceResolver {
    let targets: Targets
    let imports: Imports
    let sources: SourceProtocols
    let modules: ModuleIndex

    /// Returns the services with their names and protocols, before their dependencies are resolved.
    func declarations(_ document: ServicesSpec, into bag: inout DiagnosticBag) -> [ServiceDeclaration] {
        let written = document.target.flatMap { targets.resolve($0, into: &bag) }
        return document.services.items.map { entry in
            let isNamed = Identifier.check(entry.name, as: "a service's name", written: .camelCase, into: &bag)
            var reference: Service.Reference?
            if let spec = entry.value.value,
                Identifier.checkProtocol(spec.protocolName, mayBeNested: spec.source != nil, into: &bag),
                isNamed,
                spec.commands.map({ Identifier.checkProtocol($0.protocolName, into: &bag) }) ?? true
            {
                let containing = spec.source.flatMap { targets.containing($0.text) }
                let target = written ?? containing ?? targets.support
                // Only the `imports` of the spec can name the module of a file outside of all targets.
                let isOutside = spec.source != nil && containing == nil
                let named = NameReference(name: spec.protocolName.text, range: spec.protocolName.range)
                let known = imports.modules(written: isOutside ? document.imports : [], names: [named])
                reference = Service.Reference(
                    name: entry.name.text,
                    protocolName: spec.protocolName.text,
                    commandsName: spec.commands?.protocolName.text,
                    writtenKind: spec.kind.flatMap { Service.Kind(rawValue: $0.text) },
                    target: target,
                    modules: [target.module] + known,
                    source: spec.source?.text,
                    nameRange: entry.name.range,
                    summary: spec.summary?.text
                )
            }
            return ServiceDeclaration(name: entry.name, spec: entry.value, reference: reference)
        }
    }

    func document(
        _ spec: ServicesSpec,
        declarations: [ServiceDeclaration],
        index: ServiceIndex,
        into bag: inout DiagnosticBag
    ) -> ServicesDocument {
        imports.check(spec.imports, into: &bag)
        if spec.services.value?.isEmpty == true, !index.isInvalid(spec.range.file) {
            let help = "write services below `services:`, or remove the file"
            bag.add(.noServices, "this spec declares no service", at: spec.range.beginning, help: help)
        }
        let services = declarations.compactMap { service($0, of: spec, index: index, into: &bag) }
            .filter { index.references[$0.name]?.nameRange == $0.reference.nameRange }
        return ServicesDocument(spec: spec, services: services)
    }

    private func service(
        _ declaration: ServiceDeclaration,
        of document: ServicesSpec,
        index: ServiceIndex,
        into bag: inout DiagnosticBag
    ) -> Service? {
        guard let spec = declaration.spec.value else { return nil }
        let (lifetime, flow) = lifetime(of: spec, into: &bag)
        let items = items(of: spec, into: &bag)
        let commands = spec.commands.map { spec in
            let commands = SwiftReader.readMembers(spec.members, into: &bag) ?? []
            ContractMembers.checkCommands(commands, besides: items ?? [], into: &bag)
            let name = spec.protocolName
            return Service.Commands(protocolName: name.text, items: commands, nameRange: name.range)
        }
        let make = spec.make.flatMap { SwiftReader.readExpression($0, into: &bag) }.value
        if let implementation = spec.implementation.value {
            Identifier.check(implementation, as: "a class's name", into: &bag)
        }
        let (listed, target) = (spec.dependencies.items, declaration.reference?.target ?? targets.support)
        let dependencies = index.resolve(
            listed,
            from: target,
            importing: document.imports,
            withoutCommandsFor: "service",
            into: &bag
        )
        guard let lifetime, let reference = declaration.reference else { return nil }
        let protocolInSource = spec.source.flatMap { sources.find(spec.protocolName.text, in: $0, into: &bag) }
        if let source = spec.source, protocolInSource != nil, document.target == nil, reference.modules.count == 1,
            targets.containing(source.text) == nil, !targets.areInvalid,
            targets.all.allSatisfy({ ProjectPath.problems(in: $0.sources).isEmpty })
        {
            let message = "the file `\(source.text)` is outside of all targets"
            let help =
                "if a package has this file, write `imports: […]` in this spec, with the Swift module of the package; "
                + "otherwise write the target that compiles this file, such as `target: \(targets.app.name)`"
            bag.add(.sourceOutsideTargets, message, at: source.range, help: help)
        }
        ServiceChecks.construction(declaration.name, spec, lifetime: lifetime, make: make, known: index, into: &bag)
        let types = (items?.typeNames ?? []) + (commands?.items.typeNames ?? [])
        return Service(
            reference: reference,
            implementation: spec.implementation.value,
            lifetime: lifetime,
            flow: flow,
            namedDependencies: dependencies,
            items: items,
            declaration: protocolInSource,
            commands: commands,
            make: make,
            imports: imports.modules(written: document.imports, names: types),
            makeImports: make.map { imports.modules(written: document.imports, names: $0.names) } ?? []
        )
    }

    /// Returns nil if the protocol is in a Swift file, or if its members can't be read, which has been reported.
    private func items(of spec: ServiceSpec, into bag: inout DiagnosticBag) -> [MemberListItem]? {
        guard let source = spec.source else {
            let items = spec.members.flatMap { SwiftReader.readMembers($0, into: &bag) }
            ContractMembers.checkService(items.items, into: &bag)
            return items.isInvalid ? nil : items.items
        }
        if let members = spec.members.value {
            let message = "`\(spec.protocolName.text)` has both `source` and `members`"
            let help = "remove `members`: the protocol is in `\(source.text)`"
            let note = Diagnostic.Note("the source is named here", at: source.range)
            bag.add(.membersAndSource, message, at: members.range, help: help, notes: [note])
        }
        return nil
    }

    /// Returns the lifetime and its flow. Both are nil if the lifetime is invalid or its flow unknown, which has been reported.
    private func lifetime(of spec: ServiceSpec, into bag: inout DiagnosticBag) -> (
        Service.Lifetime?, flow: ModuleSignature?
    ) {
        guard let written = spec.lifetime.value else { return (spec.lifetime.isInvalid ? nil : .singleton, nil) }
        if let lifetime = Service.Lifetime(rawValue: written.text) { return (lifetime, nil) }
        let place = "flow(".utf8.count..<max("flow(".utf8.count, written.text.utf8.count - 1)
        let flow = modules.resolveFlow(LocatedText(written.range(of: place)), into: &bag)
        return (flow == nil ? nil : .flow, flow)
    }
}
