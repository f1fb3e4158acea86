import Diagnostics
import Support
import YAML

struct ServiceIndex {
    let references: [String: Service.Reference]
    /// The names of services with errors. The errors have been reported, so uses of these services are not.
    private let unusable: Set<String>
    /// The names of all services, also of services with errors.
    private let names: [String]
    private let modules: ModuleIndex
    private let targets: Targets
    /// The specs that can't be read, and those of services that have errors.
    private let invalid: [SourceFile]

    init(
        _ declarations: [ServiceDeclaration],
        modules: ModuleIndex,
        targets: Targets,
        invalid: [SourceFile],
        into bag: inout DiagnosticBag
    ) {
        let firsts = declarations.compactMap(\.reference).withoutRepeated(by: \.name) { reference, first in
            let message = "duplicate service `\(reference.name)`"
            let note = Diagnostic.Note("first declared here", at: first.nameRange)
            bag.add(.duplicateService, message, at: reference.nameRange, help: "rename one of them", notes: [note])
        }
        references = Dictionary(uniqueKeysWithValues: firsts.map { ($0.name, $0) })
        (self.modules, self.targets, self.invalid) = (modules, targets, invalid)
        let wrong = declarations.filter { $0.reference == nil }.map(\.name.text)
        // The help for an invalid name suggests a valid name. Other specs may already use the valid name.
        unusable = Set(wrong + wrong.compactMap { Identifier.suggestion(for: $0, written: .camelCase) })
        names = unusable.filter(SwiftIdentifier.isIdentifier).union(references.keys).sorted()
    }

    /// Returns the services without duplicates, with the range of each name.
    ///
    /// - Parameter user: the kind of a user that can't use commands, such as `module`; nil for users that can.
    func resolve(
        _ written: [LocatedText],
        from target: Target,
        importing imports: [LocatedText] = [],
        withoutCommandsFor user: String? = nil,
        into bag: inout DiagnosticBag
    ) -> [Service.Dependency] {
        RepeatedItems.removed(from: written, of: "dependencies", into: &bag).compactMap { name in
            if let user, references[name.text] == nil, let service = serviceWithCommands(name.text) {
                let message = "a \(user) can't use `\(name.text)`, the commands of the service `\(service.name)`"
                let help =
                    "to read from the service, write `\(service.name)`; to call the commands, add `\(service.name)` "
                    + "to the `dependencies` of a flow, and call the commands in the coordinator of this flow"
                let note = Diagnostic.Note("the service is declared here", at: service.nameRange)
                bag.add(.commandsOutsideCoordinator, message, at: name.range, help: help, notes: [note])
                return nil
            }
            return resolve(name, from: target, importing: imports, into: &bag).map {
                Service.Dependency(service: $0, range: name.range)
            }
        }
    }

    /// Returns the service to whose commands the name refers: `CartCommanding` or `cart.commands`.
    private func serviceWithCommands(_ name: String) -> Service.Reference? {
        names.lazy.compactMap { references[$0] }.first { $0.namesOfCommands.contains(name) }
    }

    func resolve(
        _ name: LocatedText,
        from target: Target,
        importing imports: [LocatedText] = [],
        into bag: inout DiagnosticBag
    ) -> Service.Reference? {
        guard let reference = references[name.text] else {
            let named = names.first {
                let others = references[$0].map { [$0.protocolName] + $0.namesOfCommands } ?? []
                return others.contains(name.text) || $0.lowercased() == name.text.lowercased()
            }
            guard !unusable.contains(name.text), named != nil || !invalid.mayDeclare(name.text, besides: name.range)
            else { return nil }
            let module = modules.named(name.text)
            let isModule = module?.name == name.text
            let meant = named ?? (isModule ? nil : Spelling.nearest(to: name.text, in: names))
            let help =
                meant.map { "did you mean `\($0)`?" }
                ?? module.map {
                    "`\($0.name)` is a \($0.kind.rawValue), not a service: to open it from a module, list it under `routes` there"
                }
                ?? modules.helpToDeclare(["service"], name.text)
            bag.add(.unknownService, "unknown service `\(name.text)`", at: name.range, help: help)
            return nil
        }
        let declaring = reference.target
        guard targets.canSee(declaring, from: target, importing: imports) else {
            let visible = targets.visible(from: target)
            let help =
                reference.source.map {
                    "move the file of its protocol, `\($0)`, to the sources of \(Spelling.alternatives(visible))"
                }
                ?? "write \(Spelling.alternatives(visible.map { "target: \($0)" })) in the spec of `\(name.text)`"
            bag.add(
                .invisibleDeclaration,
                "`\(name.text)` is declared in target `\(declaring.name)`, so target `\(target.name)` can't use it",
                at: name.range,
                help: help + targets.helpToImport(declaring, from: target),
                notes: [.init("declared here", at: reference.nameRange)]
            )
            return reference
        }
        if reference.source == nil {
            targets.checkAccess(to: reference.protocolName, in: declaring, from: target, at: name.range, into: &bag)
        }
        return reference
    }

    /// Returns true for a spec with errors, which may declare more services.
    func isInvalid(_ file: SourceFile) -> Bool {
        invalid.contains { $0 === file }
    }

    func isUnusable(_ name: String) -> Bool {
        unusable.contains(name) || invalid.mayDeclare(name)
    }
}

extension Service.Reference {
    fileprivate var namesOfCommands: [String] {
        commandsName.map { [$0, "\(name).commands"] } ?? []
    }
}

/// A service as its document declares it, before the dependencies among services are known.
struct ServiceDeclaration {
    let name: LocatedText
    let spec: Read<ServiceSpec>
    /// The public part of the service; nil if it has errors, which have been reported.
    let reference: Service.Reference?
}
