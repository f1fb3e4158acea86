import Diagnostics
package import SwiftSource

/// A resolver that collects everything that a protocol inherits, from all files.
package struct ProtocolResolver {
    private let declaration: ProtocolDeclaration
    private let index: DeclarationIndex
    private var result: MockedProtocol
    private var visited: Set<String> = []
    /// The typealiases that are being followed, by path.
    private var followed: [String] = []
    /// The conditions of the `#if` around these typealiases.
    private var branches: [String] = []
    private var known: Set<String> = []
    private var aliases: [String: [TypeAliasDeclaration]] = [:]
    private var parts: [Part] = []
    /// The positions of the parts whose parents are being added.
    private var children: [Int] = []
    private var superclasses: [String] = []
    /// The members of the superclass in each branch of an `#if`: the full names of those of `NSObject`, and the members of other classes.
    private var branchesOfSuperclass: [(ofObject: Set<String>, inherited: MockedProtocol.Inherited)] = []
    /// The full names of the members that the superclass inherits from `NSObject`.
    private var ofObject: Set<String> = []

    package static func resolve(
        _ declaration: ProtocolDeclaration,
        annotation: MockAnnotation? = nil,
        in index: DeclarationIndex
    ) -> MockedProtocol {
        var resolver = ProtocolResolver(declaration, annotation, index)
        resolver.add(declaration)
        resolver.finish()
        return resolver.result
    }

    private init(_ declaration: ProtocolDeclaration, _ annotation: MockAnnotation?, _ index: DeclarationIndex) {
        self.declaration = declaration
        self.index = index.seen(from: declaration.range.file)
        let range = declaration.nameRange
        result = MockedProtocol(name: declaration.name, isolation: declaration.isolation, items: [], range: range)
        let path = declaration.enclosingTypes + [declaration.name.written]
        let module = annotation?.module ?? self.index.moduleNeeded(for: path[0])
        result.reference = ([module].compactMap(\.self) + path).joined(separator: ".")
        result.enclosingTypes = declaration.enclosingTypes
        result.mockName = annotation?.name ?? "\(declaration.name.plain)Mock"
        result.typeAliases = annotation?.typeAliases ?? []
        if !result.typeAliases.isEmpty { result.annotationRange = declaration.annotationRange }
        result.attributes = declaration.attributes.filter { $0.name == "available" }
        result.conditions = declaration.conditions
    }

    private mutating func add(_ declared: ProtocolDeclaration) {
        guard visited.insert("\(declared.range.file.path) \(declared.path) \(declared.conditions) \(branches)").inserted
        else {
            let known = parts.filter { $0.declaration?.nameRange == declared.nameRange }
            for flag in [\Part.hasSuperclass, \.isActor] where known.contains(where: { $0[keyPath: flag] }) {
                note(flag)
            }
            return
        }
        if !result.files.contains(declared.range.file.path) { result.files.append(declared.range.file.path) }
        if result.isolation == .unspecified, declared.isolation.actor != nil { result.isolation = declared.isolation }
        let further = (branches + declared.conditions.filter { !branches.contains($0) }).filter(isConditional)
        let index = index.seen(from: declared.range.file)
        let found = declared.items.typeAliases + index.typeAliases(inExtensionsOf: declared.path)
        aliases.merge(Dictionary(grouping: found, by: \.name)) { first, _ in first }
        let (items, isolation) = (declared.items, declared.isolation)
        parts.append(Part(declaration: declared, items: items, isolation: isolation, conditions: further))
        children.append(parts.count - 1)
        defer { children.removeLast() }
        let names = index.qualifiedNames(outside: declared)
        for requirement in declared.requirements { require(requirement.renamingWords(names)) }
        for parent in declared.inherited + index.conformances(of: declared.path) {
            add(parent.substituting([:], texts: names), from: declared.enclosingTypes)
        }
    }

    private mutating func require(_ requirement: String) {
        let requirement = requirement.withoutSelf
        if !result.requirements.contains(requirement) { result.requirements.append(requirement) }
    }

    private func isConditional(_ condition: String) -> Bool {
        !declaration.conditions.contains(condition)
    }

    private mutating func add(_ parent: SwiftType, from enclosing: [String]) {
        switch parent.shape {
        case .composition(let parts): for part in parts { add(part, from: enclosing) }
        case .named(let name, let arguments): add(parent: name, arguments, from: enclosing, at: parent.range)
        case .existential(let inner): add(inner, from: enclosing)
        default:
            // `~Copyable` doesn't matter: the mock is always copyable. `class` is not a type.
            if parent.text != "class", !parent.text.hasPrefix("~") {
                unknown(parent.text, .undeclared, at: parent.range)
            }
        }
    }

    private mutating func add(
        parent name: String,
        _ arguments: [SwiftType],
        from enclosing: [String],
        at range: SourceRange
    ) {
        guard !name.hasPrefix("~") else { return }
        let index = index.seen(from: range.file)
        let declared = index.protocols(name, from: enclosing)
        let aliases = index.typeAliases(name, from: enclosing)
        if !declared.isEmpty {
            for parent in declared {
                // The second argument of `AsyncSequence` is newer than the protocol, so the protocol's declaration doesn't have it.
                for (name, type) in zip(parent.primaryAssociatedTypes + ["AsyncIterator.Failure"], arguments) {
                    // `Clock<Duration>` names Swift's type, not the associated type.
                    require("\(name) == \(type.text(renaming: [name: SwiftNames(hidden: [name])(name)]))")
                }
                add(parent)
            }
        } else if !aliases.isEmpty {
            add(aliases, arguments)
        } else if let type = index.type(name, from: enclosing), type.kind == .class {
            if branches.isEmpty {
                add(superclass: type, arguments, at: range)
            } else {
                unknown(name, .conditional, at: range)
            }
        } else if let parts = KnownParent.parts(of: name) {
            for part in parts { add(parent: part, [], from: enclosing, at: range) }
        } else if let parent = KnownParent.named(name) {
            if name.afterLastDot == "Identifiable", let type = arguments.first { require("ID == \(type.text)") }
            add(parent, name, at: range)
        } else {
            unknown(name, .undeclared, at: range)
        }
    }

    /// Adds the parents in a typealias, for each branch of an `#if` that declares it.
    private mutating func add(_ aliases: [TypeAliasDeclaration], _ arguments: [SwiftType]) {
        guard let path = aliases.first?.path, !followed.contains(path) else { return }
        followed.append(path)
        defer { followed.removeLast() }
        // A typealias under the same `#if` as the protocol exists whenever the protocol does.
        let certain = aliases.first { $0.conditions.allSatisfy { !isConditional($0) || branches.contains($0) } }
        let chosen = certain.map { [$0] } ?? aliases
        if certain == nil, add(superclasses: chosen, arguments) { return }
        let common = chosen.commonParents
        let outer = branches
        for parent in common { add(parent, of: chosen[0], arguments) }
        for alias in chosen {
            branches = outer + alias.conditions.filter { isConditional($0) && !outer.contains($0) }
            for parent in alias.type.parents where !common.contains(parent) { add(parent, of: alias, arguments) }
            branches = outer
        }
    }

    private mutating func add(_ parent: SwiftType, of alias: TypeAliasDeclaration, _ arguments: [SwiftType]) {
        let index = index.seen(from: alias.type.range.file)
        let names = index.qualifiedNames(inside: alias.enclosingTypes, besides: Set(alias.genericParameters))
        let parent = parent.substituting([:], texts: names)
        add(parent.substituting(alias.genericParameters, with: arguments), from: alias.enclosingTypes)
    }

    /// Adds a typealias of a class in every branch of its `#if`. The typealias becomes the mock's superclass. Returns false if it is
    /// something else.
    private mutating func add(superclasses aliases: [TypeAliasDeclaration], _ arguments: [SwiftType]) -> Bool {
        guard branches.isEmpty, arguments.isEmpty, let path = aliases.first?.path else { return false }
        var names = aliases.map { alias in
            let index = index.seen(from: alias.type.range.file)
            return (alias.type.text, alias.type.range, index.type(alias.type.text, from: alias.enclosingTypes))
        }
        // In the other branches, it may be a class of its own or of Apple.
        let own = index.type(path, from: [])
        if own != nil || KnownParent.named(path) != nil { names.append((path, aliases[0].type.range, own)) }
        guard names.allSatisfy({ $2?.kind == .class || $2 == nil && KnownParent.named($0)?.isSuperclass ?? false })
        else { return false }
        for (name, range, type) in names {
            if let type {
                add(superclass: type, [], at: range)
            } else if let known = KnownParent.named(name) {
                add(known, name, at: range)
            }
            branchesOfSuperclass.append((ofObject, result.inherited ?? .init()))
        }
        result.superclass = path
        return true
    }

    private mutating func add(_ parent: KnownParent, _ name: String, at range: SourceRange) {
        let plain = name.afterLastDot
        if KnownParent.withImportedDefaults.contains(plain) { result.hasImportedDefaults = true }
        switch parent {
        case .marker: break
        case .impossible: unknown(name, .impossible, at: range)
        case .actor where !branches.isEmpty, .superclass where !branches.isEmpty: unknown(name, .conditional, at: range)
        case .sendable: result.isSendable = true
        case .actor:
            result.isActor = true
            note(\.isActor)
        case .fixed: for name in [plain] + KnownParent.parents(of: plain) { known.insert(name) }
        case .superclass(let name, let isOnMainActor): inherit(from: name, isOnMainActor: isOnMainActor)
        }
    }

    private mutating func note(_ flag: WritableKeyPath<Part, Bool>) {
        for child in children { parts[child][keyPath: flag] = true }
    }

    private mutating func add(superclass type: TypeDeclaration, _ arguments: [SwiftType], at range: SourceRange) {
        guard !type.modifiers.contains("final") else { return unknown(type.path, .final, at: range) }
        note(\.hasSuperclass)
        let index = index.seen(from: type.range.file)
        let file = type.range.file.path
        if !result.files.contains(file) { result.files.append(file) }
        if let module = index.module(of: type.range.file) { result.superclassModules.insert(module) }
        let list = arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>"
        let path = [index.moduleNeeded(for: type.path), type.path].compactMap(\.self).joined(separator: ".")
        inherit(from: path + list, isOnMainActor: false)
        var inherited = MockedProtocol.Inherited()
        var ancestor: TypeDeclaration? = type
        var arguments = arguments
        for _ in 0..<32 {
            guard let current = ancestor else { break }
            superclasses.append(current.path)
            let index = index.seen(from: current.range.file)
            let values = zip(current.genericParameters, arguments).map { ($0, $1.canonical()) }
            let members = index.membersOfExtensions(of: current.path)
            let names = Dictionary(values) { first, _ in first }
            inherited.add(current, conformances: index.conformances(of: current.path), members: members, names: names)
            if let actor = current.attributes.actor, result.isolation == .unspecified {
                result.isolation = .globalActor(actor)
            }
            guard let parent = index.superclass(of: current) else { break }
            if case .superclass(_, let isOnMainActor) = KnownParent.named(parent.name) {
                ofObject = KnownParent.members(ofClass: parent.name.afterLastDot)
                if isOnMainActor { inherited.canAddInitializers = false }
                if isOnMainActor, result.isolation == .unspecified { result.isolation = .globalActor("MainActor") }
            }
            arguments = parent.arguments.map { $0.substituting(current.genericParameters, with: arguments) }
            ancestor = parent.type
        }
        result.inherited = inherited
    }

    private mutating func inherit(from name: String, isOnMainActor: Bool) {
        if KnownParent.named(name)?.isSuperclass ?? false { ofObject.formUnion(KnownParent.members(ofClass: name)) }
        if result.superclass == nil || result.superclass == "NSObject" { result.superclass = name }
        if isOnMainActor, result.isolation == .unspecified { result.isolation = .globalActor("MainActor") }
    }

    private mutating func unknown(_ name: String, _ reason: MockedProtocol.UnknownParent.Reason, at range: SourceRange)
    {
        // Several parents may inherit from the same unknown parent.
        guard !result.unknownParents.contains(where: { $0.name == name && $0.range == range }) else { return }
        result.unknownParents.append(.init(name: name, reason: reason, range: range))
    }

    private mutating func finish() {
        result.renameTypesOfIterators(of: parts.compactMap(\.declaration).filter(index.isOfSwift))
        for requirement in parts.requirementsOfProperties(in: index) { require(requirement) }
        let fixedTypes = result.fixedTypes
        for (name, text) in fixedTypes where aliases[name] == nil {
            guard let shape = SwiftType.Shape(ofFixed: text, at: declaration.nameRange) else { continue }
            let type = SwiftType(text: text, shape: shape, names: [], range: declaration.nameRange)
            aliases[name] = [TypeAliasDeclaration(name, type)]
        }
        if result.isActor, result.isolation.actor != nil { unknown("Actor", .impossible, at: declaration.nameRange) }
        if result.isActor { result.isolation = .unspecified }
        let scope = NameScope(
            index: index,
            enclosing: result.enclosingTypes,
            aliases: aliases,
            items: parts.flatMap(\.items),
            superclasses: superclasses
        )
        (result.swift, result.hidingAliases) = (scope.swift, scope.hidingAliases)
        result.reference = scope.shortNames[result.reference] ?? result.reference
        result.superclass = result.superclass?.renamingWords(scope.shortNames)
        result.requirements = result.requirements.map { $0.renamingWords(scope.shortNames) }
        if known.contains("Identifiable") { parts.append(result.identity(besides: parts)) }
        let ofKnown = Set(known.compactMap { KnownParent.members[$0] })
        let isOnActor = result.isolation.actor != nil
        let leavesActor = isOnActor && parts.contains { part in part.items.contains { part.leavesActor($0, ofKnown) } }
        // On the main actor, a conformance only on this actor is enough. A Sendable mock must conform everywhere.
        result.conformsOnActor = leavesActor && !result.isSendable && result.isolation == .globalActor("MainActor")
        var members = MemberList(fixed: fixedTypes)
        // Members without a condition come first, so that conditional members don't repeat them.
        for part in parts.filter(\.conditions.isEmpty) + parts.filter({ !$0.conditions.isEmpty }) {
            let names = scope.part(part.declaration, hasSuperclass: part.hasSuperclass)
            let actor = part.isolation != result.isolation && !result.isActor ? part.isolation.actor : nil
            let items = part.items.flatMap { item in
                let isApart =
                    part.isolation == .nonisolated
                    || leavesActor && !result.conformsOnActor && part.leavesActor(item, ofKnown)
                return [item].mapMembers { member in
                    let resolved = names.resolve(member.renamingGenerics(names.isTaken))
                    if let name = names.lostName(in: resolved) { result.lostNames[resolved.identity] = name }
                    if let actor { return resolved.isolated(to: actor) }
                    if result.isActor, !part.isActor || ofKnown.contains(resolved.requirementName) {
                        return resolved.outsideActor
                    }
                    if result.conformsOnActor, part.isolation == .unspecified {
                        result.leavingActor.insert(resolved.identity)
                    }
                    return isOnActor && isApart ? resolved.isolated(to: nil) : resolved
                }
            }
            members.add(items, conditions: part.conditions)
        }
        if branchesOfSuperclass.count > 1 {
            let names = Set(members.items.members.flatMap { [$0.fullName, $0.canonical(fixedTypes)] })
            let branches = branchesOfSuperclass.map { $0.ofObject.union($0.inherited.membersByText(in: scope).keys) }
            if Set(branches.map(names.intersection)).count > 1 {
                unknown(result.superclass ?? "", .conditional, at: declaration.nameRange)
            }
        }
        let ofSuperclass = result.inherited?.membersByText(in: scope) ?? [:]
        result.items = members.items.mapMembers { member in
            let name = (member.isStatic ? "static " : "") + member.fullName
            let isOfObject = !ofObject.isEmpty && [name, member.canonical()].contains(where: ofObject.contains)
            let needsSetter = isOfObject && member.isSettable && ofObject.contains(name + KnownParent.getOnly)
            if isOfObject, !needsSetter { return nil }
            if result.inherits(member, among: ofSuperclass) { return nil }
            if needsSetter { result.overriding.insert(member.identity) }
            return member
        }
        result.constraintsOfBranches = parts.constraintsOfBranches(in: index)
        result.isEquatable = known.contains("Equatable")
        result.deprecated = index.deprecated(among: result.items)
        result.noncopyable = index.noncopyable(among: result.items, inside: result.enclosingTypes)
        result.copyable = index.copyable(among: result.items, besides: result.noncopyable)
        if !known.isEmpty {
            let names = Set(result.items.members.map(\.requirementName))
            result.hasIdentity = !isOnActor && known.contains("Identifiable") && names.contains("id")
            let satisfied = (ofObject.isEmpty ? [] : KnownParent.parentsOfObject).union(result.inherited?.parents ?? [])
            result.fixedParents = known.subtracting(satisfied).sorted().filter {
                !names.contains(KnownParent.members[$0] ?? "")
            }
        }
    }
}
