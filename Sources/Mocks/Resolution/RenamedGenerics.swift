import SwiftSource

extension MemberDeclaration {
    /// Returns the member with other names for generic parameters that hide a name which the mock needs.
    ///
    /// - Parameter isTaken: whether a name has a meaning in the mock that a generic parameter would hide.
    func renamingGenerics(_ isTaken: (String) -> Bool) -> MemberDeclaration {
        guard let callable, !callable.generics.parameters.isEmpty else { return self }
        let hiding = callable.generics.parameters.map(\.name).filter(isTaken)
        guard !hiding.isEmpty else { return self }
        var mentioned = Set(callable.generics.parameters.map(\.name) + types.flatMap(\.names).map { String($0.root) })
        var names: [String: String] = [:]
        for name in hiding {
            var free = "Other" + name
            while isTaken(free) || !mentioned.insert(free).inserted { free = "Other" + free }
            names[name] = free
        }
        return with(kind: kind.with(callable.renaming(names)))
    }
}

extension MemberDeclaration.Callable {
    /// Returns the callable with other names for some types, such as its generic parameters.
    func renaming(_ names: [String: String]) -> Self {
        var copy = mapTypes { $0.substituting(names) }
        copy.generics = generics.renaming(names)
        for (index, parameter) in generics.parameters.enumerated() {
            copy.generics.parameters[index].name = names[parameter.name] ?? parameter.name
            copy.generics.parameters[index].constraint = parameter.constraint?.substituting(names)
        }
        return copy
    }
}
