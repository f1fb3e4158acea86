import Diagnostics
import Packs
import Specs
import Support
import SwiftSource
import YAML

/// Reads the roles of a style from its pack.
struct RoleReader {
    let pack: PackManifest
    let packs: PackLibrary
    /// The protocols that packs declare.
    let protocols: [SupportProtocol]

    func role(_ entry: NamedValue<PackRole>, _ form: RoleForm, into bag: inout DiagnosticBag) -> Style.Role {
        let written = entry.value
        let owner = owner(of: entry, into: &bag)
        for (name, text) in [(written.suffix, form.suffix), (written.type, form.type)] {
            if let name, !SwiftIdentifier.isIdentifier("X" + text) { bag.add(.noPartOfName(text, name)) }
        }
        var role = Style.Role(name: entry.name.text, suffix: form.suffix, type: form.type)
        role.classOwner = owner.name.text
        role.hasClass = written.hasClass
        role.mock = written.mock?.text ?? (written.suffix == nil ? entry.defaultName : nil)
        role.hasProtocol = written.hasProtocol
        role.isOptional = written.isOptional
        role.members =
            written.members.flatMap { members in
                SwiftReader.readMembers(members.namesModule ? members.named("Module") : members, into: &bag)
            } ?? []
        role.membersWithModuleName = written.members.flatMap { $0.namesModule ? $0 : nil }
        if let parent = written.parent, let name = form.parent {
            let declared = protocols.first { $0.name == name }
            // Members with the name of the module can't be in a parent that all modules share.
            let items = role.membersWithModuleName == nil ? role.members : []
            role.parent = declared ?? SupportProtocol(name: name, items: items, range: parent.range)
            if declared == nil { role.members.removeFirst(items.count) }
        }
        role.routes = written.routes.flatMap { RouteFunction($0, into: &bag) }
        role.isScreen = written.isScreen
        role.holdsDependencies = written.holdsDependencies
        role.holdsResult = written.holdsResult
        role.mayNameEntities = written.mayNameEntities
        role.forbids = written.forbids.map(\.text)
        role.uses = written.uses?.map(\.text)
        for name in written.uses ?? [] where !pack.roles.contains(where: { $0.name.text == name.text }) {
            bag.add(.unknownRole(name, of: pack))
        }
        return self.role(role, with: form)
    }

    /// Returns a role with the form that the options of a module give it.
    func role(_ role: Style.Role, with form: RoleForm) -> Style.Role {
        var role = role
        (role.suffix, role.type, role.isAlwaysPresent) = (form.suffix, form.type, form.isAlwaysPresent)
        role.superclass = form.superclass.map { .init(name: $0, members: members(ofSuperclass: $0)) }
        (role.imports, role.usesMocks) = (form.imports, form.usesMocks)
        role.isPresentIfNeeded = form.isPresentIfNeeded
        if let old = role.parent, let name = form.parent, name != old.name {
            role.parent =
                protocols.first { $0.name == name } ?? SupportProtocol(name: name, items: old.items, range: old.range)
        }
        return role
    }

    /// Returns the role whose class conforms to the protocol of a role.
    private func owner(of entry: NamedValue<PackRole>, into bag: inout DiagnosticBag) -> NamedValue<PackRole> {
        guard entry.value.hasClass, let name = entry.value.classOwner else { return entry }
        if let owner = pack.roles.first(where: { $0.name.text == name.text }) { return owner }
        bag.add(.unknownRole(name, of: pack))
        return entry
    }

    /// Returns the members that packs list for a superclass, and for those that they name in its list.
    private func members(ofSuperclass name: String) -> Set<String> {
        var (members, names): (Set<String>, [String]) = ([], [name])
        while let name = names.popLast() {
            let listed = packs.packs.flatMap(\.superclasses).filter { $0.name.text == name }.flatMap(\.value)
            for member in listed.map(\.text) where members.insert(member).inserted { names.append(member) }
        }
        return members
    }

    /// Reports files of roles that the style doesn't have.
    func checkFiles(into bag: inout DiagnosticBag) {
        for name in pack.files.flatMap({ [$0.role, $0.testedRole] }).compactMap(\.self)
        where !pack.roles.contains(where: { $0.name.text == name.text }) {
            bag.add(.unknownRole(name, of: pack))
        }
    }

    /// Reports classes and protocols of two roles that have one name.
    func checkNames(of roles: [Style.Role], into bag: inout DiagnosticBag) {
        var classes: [String: String] = [:]
        var protocols: [String: String] = [:]
        for (entry, role) in zip(pack.roles, roles) {
            if role.hasClass, role.classOwner == role.name,
                let other = classes.updateValue(role.name, forKey: role.type)
            {
                bag.add(
                    .sameName(
                        "the classes of the roles `\(other)` and `\(role.name)` have the same name",
                        entry,
                        at: entry.value.type,
                        help: "choose another `type`, or write `class: \(other)` if one class has both protocols"
                    )
                )
            }
            if role.hasProtocol, let other = protocols.updateValue(role.name, forKey: role.suffix) {
                let message = "the protocols of the roles `\(other)` and `\(role.name)` have the same name"
                bag.add(.sameName(message, entry, at: entry.value.suffix))
            }
        }
        for (entry, role) in zip(pack.roles, roles) where role.hasProtocol {
            guard let other = classes[role.suffix], other != role.classOwner else { continue }
            let message = "the protocol of the role `\(role.name)` has the same name as the class of `\(other)`"
            bag.add(.sameName(message, entry, at: entry.value.suffix))
        }
    }
}

extension Diagnostic {
    static func noPartOfName(_ text: String, _ written: LocatedText) -> Diagnostic {
        Diagnostic(
            .wrongRole,
            "`\(text)` can't be part of a Swift name",
            at: written.range,
            help: "write letters and digits: `Screen`"
        )
    }

    /// - Parameter part: the key of the role that sets the name; nil if the name of the role does.
    fileprivate static func sameName(
        _ message: String,
        _ role: NamedValue<PackRole>,
        at part: LocatedText?,
        help: String = "choose another `suffix`"
    ) -> Diagnostic {
        Diagnostic(.wrongRole, message, at: (part ?? role.name).range, help: help)
    }

    fileprivate static func unknownRole(_ name: LocatedText, of pack: PackManifest) -> Diagnostic {
        Diagnostic(
            .wrongRole,
            "unknown role `\(name.text)`",
            at: name.range,
            help: Spelling.help(for: name.text, in: pack.roles.map(\.name.text))
        )
    }
}
