import Diagnostics
import Support
import SwiftSource
import YAML

/// The protocols of a module, in this order: the protocols of its parts, other protocols that the spec names, and protocols that
/// other classes implement.
struct ModuleContracts {
    let spec: ModuleSpec
    let signature: ModuleSignature
    let style: Style
    let routes: [Route]
    let sources: SourceProtocols

    func protocols(into bag: inout DiagnosticBag) -> [ModuleProtocol] {
        let ofRoles = style.roles.compactMap { role in self.role(role, into: &bag).map { (role.hasClass, $0) } }
        let named = spec.protocols.compactMap { self.named($0, into: &bag) }
        return ofRoles.filter(\.0).map(\.1) + named + ofRoles.filter { !$0.0 }.map(\.1)
    }

    private func role(_ role: Style.Role, into bag: inout DiagnosticBag) -> ModuleProtocol? {
        let name = signature.name + role.suffix
        let entry = spec.protocols.first { $0.name.text == role.name }
        guard role.hasProtocol else {
            if let entry {
                let message = "the role `\(role.name)` of the style `\(style.name)` has no protocol"
                let help =
                    style.roles.first { $0.hasProtocol }.map { "write the members in the protocol of `\($0.name)`" }
                bag.add(.unknownRole, message, at: entry.name.range, help: help)
            }
            return nil
        }
        if let entry, !role.isPresent {
            let options = role.deciding.joined(separator: ", ")
            let reason = options.isEmpty ? "in the style `\(style.name)`" : "with `options: {\(options)}`"
            let help = "remove the protocol, or change the options of the module"
            let message = "the module has no part `\(role.name)` \(reason)"
            bag.add(.unknownRole, message, at: entry.name.range, help: help)
        }
        let members = role.members(of: signature.name)
        let shown =
            role.routes.map { function in routes.flatMap { function.members(for: $0, at: spec.name.range) } } ?? []
        switch entry?.value {
        case .source(let source):
            return declared(name, role, in: source, generated: members + shown, at: spec.name.range, into: &bag)
        case nil where role.isOptional && (members + shown).members.isEmpty: return nil
        case nil where role.hasClass && (!role.isPresent || style.isLegacyScreen(spec)): return nil
        case .members, nil:
            var own: [MemberListItem] = []
            if case .members(let body) = entry?.value {
                own = SwiftReader.readMembers(body, into: &bag) ?? []
                let automatic = (role.parent?.items ?? []) + members + shown
                ContractMembers.check(own, of: role, automatic: automatic, into: &bag)
            }
            let items = members + own + shown
            let ownRange = members.count..<members.count + own.count
            return ModuleProtocol(name: name, role: role, items: items, ownRange: ownRange, range: spec.name.range)
        }
    }

    private func named(_ entry: NamedValue<RoleSpec>, into bag: inout DiagnosticBag) -> ModuleProtocol? {
        let name = entry.name.text
        guard !style.roles.contains(where: { $0.name == name }) else { return nil }
        let roles = style.roles.filter { $0.hasProtocol && $0.isPresentIfNeeded }
        let meant = roles.first { role in
            role.name.lowercased() == name.lowercased()
                || [role.suffix, role.type].contains { signature.name + $0 == name }
        }?.name
        guard name.first?.isUppercase == true, meant == nil else {
            if style.mayHaveMoreRoles { return nil }
            let help = meant.map { "did you mean `\($0)`?" } ?? Spelling.help(for: name, in: roles.map(\.name))
            bag.add(.unknownRole, "the style `\(style.name)` has no role `\(name)`", at: entry.name.range, help: help)
            return nil
        }
        guard Identifier.check(entry.name, as: "a role or a protocol's name", into: &bag) else { return nil }
        switch entry.value {
        case .source(let source):
            return declared(name, nil, in: source, generated: [], at: entry.name.range, into: &bag)
        case .members(let body):
            let items = SwiftReader.readMembers(body, into: &bag) ?? []
            return ModuleProtocol(name: name, role: nil, items: items, ownRange: items.indices, range: entry.name.range)
        }
    }

    /// Returns a protocol of a Swift file; it has no members if it can't be read, which has been reported.
    private func declared(
        _ name: String,
        _ role: Style.Role?,
        in source: LocatedText,
        generated: [MemberListItem],
        at range: SourceRange,
        into bag: inout DiagnosticBag
    ) -> ModuleProtocol {
        let declaration = sources.find(name, in: source, into: &bag)
        let names = Set(generated.members.map(\.fullName))
        let items = (declaration?.items ?? []).mapMembers { if case .typeAlias = $0.kind { nil } else { $0 } }
        let own = items.filter { [$0].members.allSatisfy { !names.contains($0.fullName) } }
        let others = items.filter { [$0].members.contains { names.contains($0.fullName) } }
        return ModuleProtocol(
            name: name,
            role: role,
            items: own + others,
            ownRange: own.indices,
            isWrittenByHand: true,
            declaration: declaration,
            range: range
        )
    }
}
