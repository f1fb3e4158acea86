/// The names that the renders have for types.
///
/// A file may name a type with its module, by a typealias, or by the name that the user has given it.
struct TypeNames {
    /// The outermost types of the renders.
    var types: Set<String>
    /// The names that the renders have for types with other names.
    var meanings: [String: String] = [:]

    /// Returns the name that a render has for a type.
    ///
    /// - Parameter declared: the types that the file declares. Their names are not names of modules.
    func name(of type: String, in declared: Set<String>) -> String {
        let parts = type.split(separator: ".").map(String.init)
        guard let first = parts.first, !types.contains(first) else { return type }
        if let meaning = meanings[first] { return ([meaning] + parts.dropFirst()).joined(separator: ".") }
        guard parts.count > 1, types.contains(parts[1]), !declared.contains(first) else { return type }
        return parts.dropFirst().joined(separator: ".")
    }
}

extension UnitText {
    /// The names of the types at the top level.
    var outerTypes: Set<String> {
        Set(units.filter { $0.kind == .type && !$0.key.scope.contains(".") }.map(\.key.scope))
    }

    /// Returns the types that have other names in another text, by these names. Such types have members in common.
    func typesRenamed(in other: UnitText) -> [String: String] {
        func members(_ text: UnitText, _ type: String) -> Set<String> {
            Set(text.units.filter { $0.key.scope == type && !$0.isComment && !$0.isType }.map(\.key.signature))
        }
        let added = other.outerTypes.subtracting(outerTypes)
        return outerTypes.subtracting(other.outerTypes).sorted().reduce(into: [:]) { names, type in
            let same = added.filter { !members(other, $0).isDisjoint(with: members(self, type)) }
            if let name = same.first, same.count == 1 { names[name] = type }
        }
    }

    /// Gives types the names that the render has for them.
    mutating func rename(_ names: TypeNames) {
        let declared = outerTypes
        for index in units.indices { units[index].key.scope = names.name(of: units[index].key.scope, in: declared) }
    }
}
