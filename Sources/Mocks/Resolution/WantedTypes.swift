import Diagnostics
package import SwiftSource

extension DeclarationIndex {
    /// Types, by their plain names, of which more has to be known before protocols can be mocked: what they inherit from, what may be a result builder or
    /// a global actor, and what may be deprecated as the members are that mention it.
    package func wantedTypes(of protocols: [ProtocolDeclaration]) -> Set<String> {
        var names: Set<String> = []
        for declaration in protocols {
            if mayHaveUndeclaredParents(declaration) {
                let subject = ProtocolResolver.resolve(declaration, in: self)
                names.formUnion(subject.unknownParents.filter { $0.reason == .undeclared }.map(\.name.afterLastDot))
                if let superclass = subject.superclass {
                    let aliases = typeAliases(superclass, from: [])
                    names.formUnion((aliases.isEmpty ? [superclass] : aliases.map(\.type.text)).flatMap(ancestors))
                }
            }
            names.formUnion(declaration.attributes.unknownNames)
            for member in declaration.items.members where !member.attributes.isEmpty {
                names.formUnion(member.attributes.unknownNames)
                if member.attributes.isDeprecated {
                    names.formUnion(member.types.flatMap(\.names).map(\.name.afterLastDot))
                }
            }
        }
        return names
    }

    private func ancestors(of name: String) -> [String] {
        var found: [String] = []
        var next: String? = String(name.prefix { $0 != "<" })
        while let name = next, KnownParent.named(name) == nil, !found.contains(name.afterLastDot), found.count < 32 {
            found.append(name.afterLastDot)
            next = type(name, from: [])?.superclass
        }
        return found
    }

    func deprecated(among items: [MemberListItem]) -> Set<String> {
        var found: Set<String> = []
        for member in items.members where !member.attributes.isEmpty && member.attributes.isDeprecated {
            for name in member.types.flatMap(\.names).map(\.name)
            where seen(from: member.source.range.file).type(name, from: [])?.attributes.isDeprecated ?? false {
                found.insert(String(name.prefix { $0 != "." }))
            }
        }
        return found
    }

    /// The names in the types of parameters with `consuming` and its like that stand for types whose values can be copied: those of Swift, of the sources, and
    /// associated types. A type that no source declares may be of another kind.
    func copyable(among items: [MemberListItem], besides noncopyable: Set<String>) -> Set<String> {
        let parameters = items.members.lazy.compactMap(\.callable).flatMap(\.parameters)
        let names = parameters.filter { $0.specifiers.contains(where: \.isOfUncopyable) }.flatMap(\.type.names)
        let associated = items.members.associatedTypes
        return Set(
            names.map { String($0.root) }.filter { name in
                let isKnown = SwiftNames.known.contains(name) || declares(name) && typeAliases(name, from: []).isEmpty
                return associated.contains(name) || isKnown && !noncopyable.contains(name) && !isNoncopyable(name)
            }
        )
    }

    /// An attribute of that name is no global actor.
    func isBuilderOrWrapper(_ attribute: String) -> Bool {
        if attribute.hasSuffix("Builder") { return true }
        return type(attribute, from: [])?.attributes.contains {
            ["resultBuilder", "propertyWrapper"].contains($0.name)
        } ?? false
    }
}

extension TypeDeclaration {
    /// What stands first behind the colon: perhaps a protocol.
    var superclass: String? {
        guard kind == .class, case .named(let name, _) = inherited.first?.shape else { return nil }
        return name
    }
}

extension [Attribute] {
    /// `@available(*, deprecated)`
    var isDeprecated: Bool { contains { $0.name == "available" && $0.text.contains("deprecated") } }

    fileprivate var unknownNames: [String] { actors.filter { $0 != "MainActor" }.map(\.afterLastDot) }
}
