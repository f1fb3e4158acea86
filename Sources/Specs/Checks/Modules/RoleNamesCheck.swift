import Diagnostics
import Support
import SwiftSource
import YAML

/// Reports types that the protocol of a role must not use: other parts of the module, services, types of some Swift
/// modules, and entities.
enum RoleNamesCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let all = graph.services.filter { $0.kind == .service }
        let services = Dictionary(first: all.map { ($0.protocolName, $0.reference) })
        let types = graph.settings.types.items.filter { $0.value.value?.isEntity == true }
        let entities = Dictionary(first: types.map { ($0.name.text, $0.name.range) })
        for module in graph.modules {
            let holders = module.style.roles.filter(\.holdsDependencies).map(\.name)
            for contract in module.protocols {
                guard let role = contract.role else { continue }
                func report(
                    _ code: DiagnosticCode,
                    _ used: String,
                    _ name: NameReference,
                    _ help: String,
                    _ note: Diagnostic.Note?
                ) {
                    let message = "the protocol of `\(role.name)` can't use \(used)"
                    bag.add(code, message, at: name.range, help: help, notes: note.map { [$0] } ?? [])
                }
                let others = module.namesOfOthers(than: role)
                for name in contract.ownItems.typeNames {
                    if let uses = role.uses, let other = others[String(name.root)] {
                        let help =
                            uses.isEmpty
                            ? "use plain values; in this style, the protocol can't use other parts"
                            : "use plain values, or types of \(Spelling.alternatives(uses))"
                        report(.otherRoleInProtocol, "`\(name.name)`, a type of the part `\(other)`", name, help, nil)
                    }
                    if !holders.isEmpty, !role.holdsDependencies, let service = services[name.name] {
                        let help =
                            "list the service under `dependencies`, and use it in \(Spelling.alternatives(holders))"
                        let note = Diagnostic.Note("the service is declared here", at: service.nameRange)
                        report(.serviceOutOfPlace, "the service `\(name.name)`", name, help, note)
                    }
                    if let forbidden = role.forbidden(name, in: module) {
                        let used = "`\(name.name)`, because the role must not import `\(forbidden)`"
                        report(.forbiddenImport, used, name, "use plain values, such as `Data` for an image", nil)
                    }
                }
                for name in role.mayNameEntities ? [] : contract.items.typeNames {
                    guard let entity = name.paths.first(where: { entities[$0] != nil }) else { continue }
                    let help = "use plain values, such as a struct with the texts to show"
                    let note = entities[entity].map { Diagnostic.Note("declared as an entity here", at: $0) }
                    report(.entityInView, "the entity `\(entity)`", name, help, note)
                }
            }
        }
    }
}

extension Module {
    /// Returns the roles that the protocol of a role must not use, by the names of their classes and protocols.
    fileprivate func namesOfOthers(than role: Style.Role) -> [String: String] {
        guard let uses = role.uses else { return [:] }
        let others = style.roles.filter { $0.classOwner != role.classOwner && !uses.contains($0.name) }
        let names = others.flatMap { other in self.names(of: other).map { ($0, other.name) } }
        return Dictionary(first: names)
    }

    private func names(of role: Style.Role) -> [String] {
        protocols.filter { $0.role?.name == role.name }.map(\.name)
            + (role.hasClass ? [existingType(of: role)?.text ?? typeName(of: role)] : [])
    }
}

extension Style.Role {
    /// Returns the Swift module of a name if the role must not import it.
    fileprivate func forbidden(_ name: NameReference, in module: Module) -> String? {
        guard !forbids.isEmpty else { return nil }
        return module.signature.typeImports.known.modules(written: [], names: [name]).first(where: forbids.contains)
    }
}
