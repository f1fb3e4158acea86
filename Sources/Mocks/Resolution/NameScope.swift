import Diagnostics
import SwiftSource

/// The meaning of names in a mock's class, and in each of the protocols whose members it has.
struct NameScope {
    let index: DeclarationIndex
    let aliases: [String: [TypeAliasDeclaration]]
    private let associated: Set<String>
    /// Types in a superclass. A protocol that asks for this superclass sees them too.
    private let inherited: Set<String>
    /// All names that need no qualification in the class: the ones above, and the types around the protocol.
    private let inner: Set<String>
    private let around: Set<String>
    /// Swift's own types, as they are written in the class.
    let swift: SwiftNames
    /// The names in the class by their paths: `Item` for `Feed.Item` if the class is in a type `Feed` that contains another type `Feed`.
    let shortNames: [String: String]

    init(
        index: DeclarationIndex,
        enclosing: [String],
        aliases: [String: [TypeAliasDeclaration]],
        items: [MemberListItem],
        superclasses: [String] = []
    ) {
        self.index = index
        self.aliases = aliases
        associated = items.members.associatedTypes.union(aliases.keys)
        inherited = Set(superclasses.flatMap(index.nestedNames))
        around = Set(index.qualifiedNames(inside: enclosing).keys)
        inner = associated.union(around).union(inherited)
        swift = SwiftNames(hidden: inner.union(index.names.hidden))
        let place = enclosing.joined(separator: ".")
        let names = index.nestedNames(of: place)
        let isHidden = enclosing.first.map(names.contains) ?? false
        shortNames = isHidden ? Dictionary(names.map { ("\(place).\($0)", $0) }) { first, _ in first } : [:]
    }

    /// The meaning of names in one protocol, and how they must be written in the class.
    struct Part {
        let scope: NameScope
        let index: DeclarationIndex
        let enclosing: [String]
        /// Typealiases in the protocol itself and its parents. A name has several if the branches of an `#if` declare it.
        let aliases: [String: [TypeAliasDeclaration]]
        /// Associated types and typealiases of the protocol itself and its parents.
        let declared: Set<String>
        /// The names of Swift's own types that mean something else in the protocol.
        let hidden: Set<String>
        /// How names are written in the mock: with the types around the protocol, with the module, or with `Swift.`.
        let qualified: [String: String]
        /// Names that need no qualification in the protocol.
        fileprivate let own: Set<String>
        /// Names that mean something else in the class, and can't be qualified.
        fileprivate let lost: Set<String>
    }

    /// - Parameters:
    ///   - declaration: the protocol; nil for members without a source.
    ///   - hasSuperclass: whether the protocol asks for the superclass, itself or through its parents.
    func part(_ declaration: ProtocolDeclaration?, hasSuperclass: Bool) -> Part {
        guard let declaration else { return whole }
        guard !index.isOfSwift(declaration) else {
            return part(index, enclosing: [], own: index.associatedTypes(of: declaration), isOfSwift: true)
        }
        let index = index.seen(from: declaration.range.file)
        guard !inner.isEmpty else { return part(index, enclosing: declaration.enclosingTypes, own: []) }
        let around = index.qualifiedNames(inside: declaration.enclosingTypes).keys
        let declared = index.associatedTypes(of: declaration)
        let own = declared.union(around).union(hasSuperclass ? inherited : [])
        return part(index, enclosing: declaration.enclosingTypes, own: own, declared: declared)
    }

    /// The meaning of names in members that are written for the mock's protocol itself.
    var whole: Part { part(index, enclosing: [], own: inner, declared: associated) }

    /// The names of typealiases in the protocols that mean another type outside of the mock.
    var hidingAliases: Set<String> {
        let hiding = aliases.keys.filter {
            around.contains($0) || SwiftNames.known.contains($0) || Self.ofSDK.contains($0) || index.declares($0)
        }
        return Set(hiding)
    }

    /// Other types of Apple whose names a protocol may give to a typealias.
    private static let ofSDK = Namesake.names.union([
        "Action", "Clock", "Codable", "Collection", "Comparable", "Gesture", "Hashable", "Identifiable", "Namespace",
        "Observable", "Picker", "Selector", "Sequence", "Task",
    ])

    private func part(
        _ index: DeclarationIndex,
        enclosing: [String],
        own: Set<String>,
        declared: Set<String> = [],
        isOfSwift: Bool = false
    ) -> Part {
        let hidden =
            swift.hidden.isEmpty ? [] : SwiftNames.known.intersection(isOfSwift ? own : own.union(index.names.hidden))
        let foreign = inner.subtracting(own)
        return Part(
            scope: self,
            index: index,
            enclosing: enclosing,
            aliases: foreign.isEmpty ? aliases : aliases.filter { !foreign.contains($0.key) },
            declared: declared,
            hidden: hidden,
            qualified: index.qualifiedNames(inside: enclosing).filter { !declared.contains($0.key) }
                .mapValues { shortNames[$0] ?? $0 }
                .merging(swift.qualified.filter { !hidden.contains($0.key) }) { first, _ in first }
                .merging(isOfSwift ? [:] : index.namesWithModule.filter { !own.contains($0.key) }) { first, _ in first
                },
            own: own,
            lost: foreign.subtracting(SwiftNames.known)
        )
    }
}

extension NameScope.Part {
    /// Returns whether a generic parameter of that name would hide another type.
    func isTaken(_ name: String) -> Bool {
        scope.inner.contains(name) || own.contains(name) || qualified[name] != nil
            || SwiftNames.withMeaning.contains(name) || index.isNoncopyable(name)
            || !index.typeAliases(name, from: enclosing, isCertain: false).isEmpty
    }

    /// Returns the first name in a member's types that means something else in the class.
    func lostName(in member: MemberDeclaration) -> String? {
        guard !lost.isEmpty else { return nil }
        let types = member.types + [member.effects.thrownType].compactMap(\.self)
        return types.lazy.flatMap(\.names).map { String($0.root) }.first(where: lost.contains)
    }
}

extension DeclarationIndex {
    /// Returns the qualified names for the parents and the `where` clause of a protocol outside of it: `Core.Item` or `Outer.Item` for `Item`.
    func qualifiedNames(outside declaration: ProtocolDeclaration) -> [String: String] {
        guard !isOfSwift(declaration) else { return [:] }
        // `ID` may be the associated type of `Identifiable`.
        let names = qualifiedNames(inside: declaration.enclosingTypes, besides: ["ID"])
        return names.isEmpty ? [:] : names.filter { !associatedTypes(of: declaration).contains($0.key) }
    }

    /// Returns the qualified names of types outside of their enclosing types and of their module, except for the names in `short`.
    func qualifiedNames(inside enclosing: [String], besides short: Set<String>) -> [String: String] {
        qualifiedNames(inside: enclosing).merging(namesWithModule) { nested, _ in nested }.filter {
            !short.contains($0.key)
        }
    }

    fileprivate func associatedTypes(of declaration: ProtocolDeclaration) -> Set<String> {
        family(of: declaration).reduce(into: []) { names, parent in
            names.formUnion(parent.items.members.associatedTypes)
            names.formUnion(parent.items.typeAliases.map(\.name))
            names.formUnion(typeAliases(inExtensionsOf: parent.path).map(\.name))
        }
    }
}

extension [MemberDeclaration] {
    var associatedTypes: Set<String> {
        Set(compactMap { if case .associatedType = $0.kind { $0.name.plain } else { nil } })
    }
}

extension [MemberListItem] {
    var typeAliases: [TypeAliasDeclaration] {
        members.compactMap { member in
            guard case .typeAlias(let generics, let type) = member.kind else { return nil }
            return TypeAliasDeclaration(member.name.plain, genericParameters: generics.parameters.map(\.name), type)
        }
    }
}
