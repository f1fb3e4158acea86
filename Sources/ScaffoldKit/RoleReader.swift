import Diagnostics
import Packs
import Specs
import Support
import SwiftSource
import TemplateEngine
import YAML

/// A reader of the style and the roles of a pack.
struct RoleReader {
    let pack: PackManifest
    let packs: PackLibrary
    let protocols: [SupportProtocol]

    func style(for spec: ProjectSpec, into bag: inout DiagnosticBag) -> Style {
        var findings = DiagnosticBag()
        let options = spec.settings.options
        let declared = pack.roles.map { role($0, into: &bag) }
        let roles = apply([options], to: declared, into: &findings)
        bag.add(contentsOf: findings)
        checkNames(of: roles, into: &bag)
        var style = Style(name: pack.name.text, roles: roles)
        style.mayHaveMoreRoles = !packs.invalid.isEmpty && !PackLayer.isBuiltIn(pack.range.file)
        if !style.mayHaveMoreRoles { checkUses(into: &bag) }
        style.testNames = Set(packs.packs.flatMap(\.testNames).map(\.text) + roles.flatMap { [$0.name, $0.part] })
        for module in spec.modules(in: pack) where !module.options.isEmpty && !findings.hasErrors {
            var ignored = DiagnosticBag()
            style.rolesBySpec[module.range.file.path] = apply([options, module.options], to: declared, into: &ignored)
        }
        return style
    }

    /// Returns a role without the values that depend on options.
    private func role(_ entry: NamedValue<PackRole>, into bag: inout DiagnosticBag) -> Style.Role {
        let written = entry.value
        var role = Style.Role(name: entry.name.text, suffix: "", type: "")
        role.classOwner = classOwner(of: entry).name.text
        role.hasClass = written.hasClass
        role.mock = written.mock?.text ?? (written.suffix == nil ? entry.defaultName : nil)
        role.hasProtocol = written.hasProtocol
        role.isOptional = written.isOptional
        role.members =
            written.members.flatMap { members in
                SwiftReader.readMembers(members.namesModule ? members.named("Module") : members, into: &bag)
            } ?? []
        role.membersWithModuleName = written.members.flatMap { $0.namesModule ? $0 : nil }
        role.routes = written.routes.flatMap { RouteFunction($0, into: &bag) }
        role.isScreen = written.isScreen
        role.holdsDependencies = written.holdsDependencies
        role.holdsResult = written.holdsResult
        role.mayNameEntities = written.mayNameEntities
        role.forbids = written.forbids.map(\.text)
        role.uses = written.uses?.map(\.text)
        return role
    }

    /// Returns the role whose class conforms to the protocol. The role under `class` may have the key `class`, too.
    private func classOwner(of role: NamedValue<PackRole>) -> NamedValue<PackRole> {
        var owner = role
        // The number of steps is limited, because roles can form a cycle.
        for _ in pack.roles {
            guard let name = owner.value.classOwner?.text, owner.value.hasClass else { break }
            owner = pack.roles.first { $0.name.text == name } ?? owner
        }
        return owner
    }

    /// Returns the roles with the values that depend on options. Later options override earlier ones.
    ///
    /// Invalid options are ignored here. They are reported when files are generated.
    private func apply(_ layers: [[NamedValue<YAMLNode>]], to roles: [Style.Role], into bag: inout DiagnosticBag)
        -> [Style.Role]
    {
        var ignored = DiagnosticBag()
        let declared = packs.options(of: pack)
        let options = declared.values(layers: layers, templates: packs.templates, into: &ignored)
        let shape = MappingShape([.init("options", shape: .members(declared.shape))])
        let context = TemplateMapping([("options", .mapping(options))])
        let ending = if case .string(let ending) = options["suffix"], ending != "none" { ending } else { "" }
        let text = { (written: LocatedText, bag: inout DiagnosticBag) in
            guard written.text.contains("{") else { return written.text }
            let template = packs.templates.compile(text: written, into: &bag)
            template?.check(against: shape, into: &bag)
            return template?.render(context, into: &bag)?.text ?? ""
        }
        return zip(pack.roles, roles).map { entry, role in
            let written = entry.value
            let condition = expression(written.when, shape.with(.init("isNeeded", shape: .boolean)), into: &bag)
            let isPresent = { (isNeeded: Bool, bag: inout DiagnosticBag) in
                condition?.evaluate(
                    TemplateMapping([("options", .mapping(options)), ("isNeeded", .boolean(isNeeded))]),
                    into: &bag
                )?.isTrue ?? true
            }
            let owner = pack.roles.first { $0.name.text == role.classOwner } ?? entry
            var role = role
            role.suffix = written.suffix.map { text($0, &bag) } ?? entry.defaultName + ending
            role.type = owner.value.type.map { text($0, &bag) } ?? owner.defaultName
            role.superclass = written.superclass.map { text($0, &bag) }.map { ($0, members(ofSuperclass: $0)) }
            role.imports = written.imports.map { text($0, &bag) }.filter { !$0.isEmpty }
            role.names = Set(owner.value.names.map { text($0, &bag) })
            checkValues(of: entry, into: &bag)
            let helpForSuperclass = "write the name of a class: `NSObject`"
            check(role.superclass?.name, of: written.superclass, "superclass", help: helpForSuperclass, into: &bag)
            role.usesMocks =
                expression(written.usesMocks, shape, into: &bag)?.evaluate(context, into: &bag)?.isTrue ?? false
            role.isAlwaysPresent = isPresent(false, &bag)
            role.isPresentIfNeeded = isPresent(true, &bag)
            let read = written.when?.text.matches(of: /options\.(\w+)/).map { String($0.1) } ?? []
            role.deciding = Set(read).sorted().compactMap { name in options[name]?.printed.map { "\(name): \($0)" } }
            if let parent = written.parent {
                let name = text(parent, &bag)
                check(name, of: parent, "parent", help: "write the name of a protocol: `Reporting`", into: &bag)
                let known = protocols.first { $0.name == name }
                // Members with the name of the module can't be in a parent that all modules share.
                let items = role.membersWithModuleName == nil ? role.members : []
                role.parent = known ?? SupportProtocol(name: name, items: items, range: parent.range)
                if known == nil { role.members.removeFirst(items.count) }
            }
            return role
        }
    }

    private func expression(_ written: LocatedText?, _ shape: MappingShape, into bag: inout DiagnosticBag)
        -> CompiledExpression?
    {
        let expression = written.flatMap { packs.templates.compileExpression($0, into: &bag) }
        expression?.check(against: shape, into: &bag)
        return expression
    }

    /// Returns the members that packs list for a superclass. A list can contain the name of another superclass, whose members are included.
    private func members(ofSuperclass name: String) -> Set<String> {
        let superclasses = packs.packs.flatMap(\.superclasses)
        var (members, names): (Set<String>, [String]) = ([], [name])
        while let name = names.popLast() {
            let listed = superclasses.filter { $0.name.text == name }.flatMap(\.value)
            for member in listed.map(\.text) where members.insert(member).inserted { names.append(member) }
        }
        return members
    }

    /// Reports values of a team's role that are not valid names or valid Swift code.
    private func checkValues(of entry: NamedValue<PackRole>, into bag: inout DiagnosticBag) {
        guard !PackLayer.isBuiltIn(entry.name.range.file) else { return }
        let imports = entry.value.imports.filter { !$0.text.isEmpty && !$0.text.contains("{") }
        for name in entry.value.names where !name.text.contains("{") && name.text.contains(where: \.isWhitespace) {
            let help = "write one item for each name: `names: [view, store]`"
            bag.add(.wrongRole, "`\(name.text)` can't be the name of a property", at: name.range, help: help)
        }
        for module in entry.value.forbids + imports {
            let names = module.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            if names.allSatisfy(SwiftIdentifier.isIdentifier) { continue }
            let help = "write the name of a Swift module: `UIKit`"
            bag.add(.wrongRole, "`\(module.text)` can't be a Swift module", at: module.range, help: help)
        }
    }

    /// Reports a type from which a class or protocol can't inherit. A value that uses options can be empty.
    private func check(
        _ type: String?,
        of written: LocatedText?,
        _ purpose: String,
        help: String,
        into bag: inout DiagnosticBag
    ) {
        guard let type, let written, !type.isEmpty, !PackLayer.isBuiltIn(written.range.file) else { return }
        var errors = DiagnosticBag()
        SwiftReader.check(SourceFile(path: "", text: "class X: \(type) {}\n"), into: &errors)
        guard errors.hasErrors else { return }
        let reason =
            written.text == type
            ? "`\(type)` can't be a \(purpose)"
            : "`\(written.text)` has the value `\(type)`, which can't be a \(purpose)"
        bag.add(.wrongRole, reason, at: written.range, help: help)
    }

    /// Reports names of roles that the style doesn't have. `CompiledPacks` reports those under `files`.
    private func checkUses(into bag: inout DiagnosticBag) {
        let known = pack.roles.map(\.name.text)
        let used = pack.roles.flatMap { role in
            let names = [role.value.hasClass ? role.value.classOwner : nil] + (role.value.uses ?? [])
            return names.compactMap(\.self).map { (user: role.name.text, name: $0) }
        }
        for (user, name) in used where !known.contains(name.text) {
            let isInherited = name.range.file.path != pack.range.file.path
            guard isInherited, let item = pack.without.first(where: { $0.text == name.text }) else {
                bag.add(.unknownRole(name, known: known))
                continue
            }
            let message = "the role `\(user)` needs the role `\(name.text)`, which `without` leaves out"
            let help = "add `\(user)` to `without`, too, or remove `\(name.text)` from `without`"
            let note = Diagnostic.Note("the role `\(user)` is here", at: name.range)
            bag.add(.wrongBase, message, at: item.range, help: help, notes: [note])
        }
    }

    /// Reports invalid names, and roles whose classes or protocols have the same name.
    private func checkNames(of roles: [Style.Role], into bag: inout DiagnosticBag) {
        var classes: [String: String] = [:]
        var protocols: [String: String] = [:]
        for (entry, role) in zip(pack.roles, roles) {
            let names = [
                (entry.value.suffix, role.suffix), (entry.value.type, role.type), (entry.value.mock, role.mock ?? ""),
            ]
            for (name, text) in names {
                if let name, !SwiftIdentifier.isIdentifier("X" + text) { bag.add(.noPartOfName(text, name)) }
            }
            if role.hasClass, role.classOwner == role.name,
                let other = classes.updateValue(role.name, forKey: role.type)
            {
                let message = "the classes of the roles `\(other)` and `\(role.name)` have the same name"
                let changed = changeable(entry, other)
                let kept = changed.name.text == other ? role.name : other
                let help = "choose another `type`, or write `class: \(kept)` if one class has both protocols"
                bag.add(.sameName(message, changed, \.type, help: help))
            }
            if role.hasProtocol, let other = protocols.updateValue(role.name, forKey: role.suffix) {
                let message = "the protocols of the roles `\(other)` and `\(role.name)` have the same name"
                bag.add(.sameName(message, changeable(entry, other), \.suffix))
            }
        }
        let screens = pack.roles.filter(\.value.isScreen)
        if screens.count > 1 {
            let (first, second) = (screens[0].name.text, screens[1].name.text)
            let message = "both `\(first)` and `\(second)` have `screen: true`, but a module has one screen"
            let place = changeable(screens[1], first).name.range
            bag.add(.wrongRole, message, at: place, help: "remove `screen: true` from one of the two roles")
        }
        for (entry, role) in zip(pack.roles, roles) where role.hasProtocol {
            guard let other = classes[role.suffix], other != role.classOwner else { continue }
            let message = "the protocol of the role `\(role.name)` has the same name as the class of `\(other)`"
            bag.add(.sameName(message, entry, \.suffix))
        }
    }

    /// Returns the role that the team can change: the other one if only this one is built in.
    private func changeable(_ role: NamedValue<PackRole>, _ other: String) -> NamedValue<PackRole> {
        let other = pack.roles.first { $0.name.text == other && !PackLayer.isBuiltIn($0.name.range.file) }
        return PackLayer.isBuiltIn(role.name.range.file) ? other ?? role : role
    }
}

extension NamedValue<PackRole> {
    /// The suffix of names that the pack doesn't set: `View` for `view`.
    fileprivate var defaultName: String { NameCase.upperFirst.applied(to: name.text) }
}

extension Diagnostic {
    static func noPartOfName(_ text: String, _ written: LocatedText) -> Diagnostic {
        let help = "write only letters, digits and underscores, such as `PageProtocol`"
        return Diagnostic(.wrongRole, "`\(text)` can't be part of a Swift name", at: written.range, help: help)
    }

    /// - Parameter part: the key of the role that can set the name.
    fileprivate static func sameName(
        _ message: String,
        _ role: NamedValue<PackRole>,
        _ part: KeyPath<PackRole, LocatedText?>,
        help: String = "choose another `suffix`"
    ) -> Diagnostic {
        Diagnostic(.wrongRole, message, at: (role.value[keyPath: part] ?? role.name).range, help: help)
    }
}
