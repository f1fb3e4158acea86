extension InterfaceMember {
    /// What a class that conforms declares, up to its body: `func logIn(email: String) async throws -> Session`.
    /// Attributes are left out.
    package var implementationSignature: String {
        let prefix = modifiers.filter { $0 != "mutating" && $0 != "nonmutating" }.map { "\($0) " }.joined()
        switch kind {
        case .function(let callable):
            return "\(prefix)func \(name.written)\(callable.signature)"
        case .initializer(let callable, let isFailable):
            return "\(prefix)required init\(isFailable ? "?" : "")\(callable.signature)"
        case .property(let type, _): return "\(prefix)var \(name.written): \(type.text)"
        case .subscript(let callable, _): return "\(prefix)subscript\(callable.signature)"
        case .associatedType, .typeAlias: return source.declaration.joined(separator: "\n")
        }
    }
}

extension InterfaceMember.Callable {
    /// Behind the name: `<T>(email: String) async throws -> Session where T: Hashable`.
    package var signature: String {
        let effects = effects.text.isEmpty ? "" : " \(effects.text)"
        let result = result.map { " -> \(isResultSending ? "sending " : "")\($0.text)" } ?? ""
        return generics.parameterClause + "(\(parameters.map(\.declaration).joined(separator: ", ")))" + effects + result
            + generics.whereClause
    }
}

extension InterfaceParameter {
    /// `email address: String`, `_ done: @escaping () -> Void`
    package var declaration: String {
        let names = label == name.plain ? [name.written] : [label ?? "_", name.written]
        let type = (specifiers.map(\.rawValue) + attributes + [type.text]).joined(separator: " ") + (isVariadic ? "..." : "")
        return names.joined(separator: " ") + ": " + type
    }
}
