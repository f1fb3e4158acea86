import Diagnostics
import Naming
import ProjectSpec
import SwiftInterface
import SwiftReader
import YAML

/// Services as written → services as meant.
struct ServiceResolver {
    let targets: Targets
    let imports: Imports
    let sources: [String: SourceFile]

    /// What others may name, before the dependencies among services are known.
    func references(_ spec: ServicesSpec, into bag: inout DiagnosticBag) -> [Service.Reference] {
        let target = target(of: spec, into: &bag)
        return spec.services.map { entry in
            Identifier.check(entry.name, as: "a service's name", into: &bag)
            Identifier.check(entry.value.protocolName, as: "a protocol's name", into: &bag)
            return Service.Reference(
                name: entry.name.text,
                protocolName: entry.value.protocolName.text,
                kind: Service.Kind(rawValue: entry.value.kind?.text ?? "service") ?? .service,
                target: target,
                nameRange: entry.name.range,
                summary: entry.value.summary?.text,
                imports: spec.imports.map(\.text)
            )
        }
    }

    func document(_ spec: ServicesSpec, index: ServiceIndex, into bag: inout DiagnosticBag) -> ServicesDocument {
        for name in spec.imports { Identifier.check(name, as: "a Swift module's name", into: &bag) }
        return ServicesDocument(
            path: spec.range.file.path,
            name: Self.documentName(spec.range.file.path),
            range: spec.range,
            services: spec.services.compactMap { service(named: $0.name, $0.value, of: spec, index: index, into: &bag) }
        )
    }

    private func service(
        named name: LocatedText,
        _ spec: ServiceSpec,
        of document: ServicesSpec,
        index: ServiceIndex,
        into bag: inout DiagnosticBag
    ) -> Service? {
        guard let reference = index.references[name.text] else { return nil }
        guard let lifetime = lifetime(of: spec, into: &bag) else { return nil }
        let items = items(of: spec, into: &bag)
        checkImplementation(of: name, spec, lifetime: lifetime, into: &bag)
        return Service(
            reference: reference,
            implementation: spec.implementation?.text,
            lifetime: lifetime,
            dependencies: spec.dependencies.compactMap { index.resolve($0, from: reference.target, into: &bag) },
            items: items,
            make: spec.make.flatMap { SwiftReader.readExpression($0, into: &bag) },
            imports: imports.modules(written: document.imports, names: items?.typeNames ?? [])
        )
    }

    private func items(of spec: ServiceSpec, into bag: inout DiagnosticBag) -> [InterfaceItem]? {
        guard let source = spec.source else {
            return spec.members.flatMap { SwiftReader.readMembers($0, into: &bag) } ?? []
        }
        if let members = spec.members {
            bag.add(
                Diagnostic(
                    .membersAndSource,
                    "`\(spec.protocolName.text)` has both `source` and `members`",
                    at: members.range,
                    help: "remove `members`: the protocol is in \(source.text)",
                    notes: [.init("the source is named here", at: source.range)]
                )
            )
        }
        SourceProtocols.check(spec.protocolName.text, isIn: source, among: sources, into: &bag)
        return nil
    }

    private func checkImplementation(
        of name: LocatedText,
        _ spec: ServiceSpec,
        lifetime: Service.Lifetime,
        into bag: inout DiagnosticBag
    ) {
        if let implementation = spec.implementation {
            Identifier.check(implementation, as: "a class's name", into: &bag)
            guard lifetime == .external else { return }
            bag.add(
                Diagnostic(
                    .implementationOfExternal,
                    "`\(name.text)` is external, and has an implementation all the same",
                    at: implementation.range,
                    help: "remove `implementation`, or give it another lifetime"
                )
            )
        } else if lifetime != .external, spec.make == nil {
            bag.add(
                Diagnostic(
                    .missingImplementation,
                    "`\(name.text)` has no implementation",
                    at: name.range,
                    help: "add `implementation:` with the class that conforms to `\(spec.protocolName.text)`, "
                        + "or `lifetime: external` if the app brings it"
                )
            )
        }
    }

    private func lifetime(of spec: ServiceSpec, into bag: inout DiagnosticBag) -> Service.Lifetime? {
        guard let written = spec.lifetime else { return .singleton }
        if let lifetime = Service.Lifetime(rawValue: written.text) { return lifetime }
        bag.add(
            Diagnostic(
                .unknownFlow,
                "no flow is named `\(written.text.dropFirst("flow(".count).dropLast())`",
                at: written.range,
                help: "use `singleton`, `weak`, `transient` or `external`"
            )
        )
        return nil
    }

    private func target(of spec: ServicesSpec, into bag: inout DiagnosticBag) -> Target {
        guard let written = spec.target else { return targets.support }
        if let target = targets[written.text] { return target }
        bag.add(.unknownTarget(written, known: targets.names))
        return targets.support
    }

    static func documentName(_ path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        let stem = file.split(separator: ".").first ?? ""
        return NameCase.pascalCase.applied(to: String(stem))
    }
}

/// Every service by name.
struct ServiceIndex {
    let references: [String: Service.Reference]
    private let names: [String]
    private let targets: Targets

    init(_ all: [Service.Reference], targets: Targets, into bag: inout DiagnosticBag) {
        var references: [String: Service.Reference] = [:]
        for reference in all {
            if let first = references[reference.name] {
                bag.add(
                    Diagnostic(
                        .duplicateService,
                        "the service `\(reference.name)` is declared twice",
                        at: reference.nameRange,
                        help: "rename one of them",
                        notes: [.init("first declared here", at: first.nameRange)]
                    )
                )
            } else {
                references[reference.name] = reference
            }
        }
        self.references = references
        self.targets = targets
        names = references.keys.sorted()
    }

    func resolve(_ name: LocatedText, from target: Target, into bag: inout DiagnosticBag) -> Service.Reference? {
        guard let reference = references[name.text] else {
            bag.add(
                Diagnostic(
                    .unknownService,
                    "no service is named `\(name.text)`",
                    at: name.range,
                    help: Spelling.help(for: name.text, in: names) ?? "declare it in a document that begins with `services`"
                )
            )
            return nil
        }
        if !targets.canSee(reference.target, from: target) {
            bag.add(
                Diagnostic(
                    .invisibleService,
                    "`\(name.text)` is declared in target `\(reference.target.name)`, which target `\(target.name)` can't see",
                    at: name.range,
                    help: "declare it in `\(target.name)` or in `\(targets.support.name)`, with `target:` in its document",
                    notes: [.init("declared here", at: reference.nameRange)]
                )
            )
        }
        return reference
    }
}
