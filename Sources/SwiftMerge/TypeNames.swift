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
    var outerTypes: Set<String> {
        Set(units.filter { $0.kind == .type && !$0.key.scope.contains(".") }.map(\.key.scope))
    }

    /// Returns the types that have other names in another text, by these names. Such types have members in common. A type without members
    /// has another name if it is the only one that the other text lacks, and one type with the same head is new.
    func typesRenamed(in other: UnitText) -> [String: String] {
        func members(_ text: UnitText, _ type: String) -> Set<String> {
            Set(text.units.filter { $0.key.scope == type && !$0.isComment && !$0.isType }.map(\.key.signature))
        }
        func head(_ text: UnitText, _ type: String) -> [[String]]? {
            let unit = text.units.first { $0.kind == .type && $0.key.scope == type }
            return unit.map { [$0.words(.comments), $0.words(.modifiers), $0.words(.name).filter { $0 != type }] }
        }
        let (added, removed) = (other.outerTypes.subtracting(outerTypes), outerTypes.subtracting(other.outerTypes))
        let isOnly = added.count == 1 && removed.count == 1
        return removed.sorted().reduce(into: [:]) { names, type in
            let own = members(self, type)
            let same = added.filter {
                own.isEmpty ? isOnly && head(other, $0) == head(self, type) : !own.isDisjoint(with: members(other, $0))
            }
            if let name = same.first, same.count == 1 { names[name] = type }
        }
    }

    mutating func rename(_ names: TypeNames) {
        let declared = outerTypes
        for index in units.indices { units[index].key.scope = names.name(of: units[index].key.scope, in: declared) }
    }
}
