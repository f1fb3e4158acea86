import Diagnostics
package import SwiftSource

extension DeclarationIndex {
    /// Returns the plain names of types whose declarations are needed to mock protocols: their parents, possible result builders and
    /// global actors, and types in deprecated members, which may be deprecated too.
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
            next = type(name, from: []).flatMap(superclass).map { $0.type?.path ?? $0.name }
        }
        return found
    }

    /// Returns the first type after the colon of a class, which may be a protocol: its name, generic arguments and declaration. Typealiases
    /// are replaced by their types.
    func superclass(of type: TypeDeclaration) -> (name: String, arguments: [SwiftType], type: TypeDeclaration?)? {
        guard type.kind == .class, var parent = type.inherited.first else { return nil }
        var enclosing = type.path.split(separator: ".").dropLast().map(String.init)
        var file = type.range.file
        for _ in 0..<32 {
            guard case .named(let name, let arguments) = parent.shape else { return nil }
            let view = seen(from: file)
            guard let alias = view.typeAliases(name, from: enclosing).first else {
                return (name, arguments, view.type(name, from: enclosing))
            }
            parent = alias.type.substituting(alias.genericParameters, with: arguments)
            (enclosing, file) = (alias.enclosingTypes, alias.type.range.file)
        }
        return nil
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

    /// Returns the copyable types in parameters with an ownership specifier, such as `consuming`: types of Swift, types of the sources,
    /// and associated types. A type without a source may be noncopyable.
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

    /// Returns whether an attribute is a result builder or a property wrapper, and not a global actor.
    func isBuilderOrWrapper(_ attribute: String) -> Bool {
        if attribute.hasSuffix("Builder") { return true }
        return type(attribute, from: [])?.attributes.contains {
            ["resultBuilder", "propertyWrapper"].contains($0.name)
        } ?? false
    }
}

extension [Attribute] {
    /// `@available(*, deprecated)`
    var isDeprecated: Bool { contains { $0.name == "available" && $0.text.contains("deprecated") } }

    fileprivate var unknownNames: [String] { actors.filter { $0 != "MainActor" }.map(\.afterLastDot) }
}
