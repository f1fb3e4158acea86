import SwiftReader
import SwiftSyntax

/// How a user may name the types of a render besides by their names: with the name of their module before, or by a typealias.
struct TypeNames {
    /// The outermost types of the render.
    private let types: Set<String>
    private let aliases: [String: String]
    /// The types that files declare. Their names mean no module.
    private let declared: Set<String>
    /// The names that the render has for types with other names in a file.
    var renamed: [String: String] = [:]

    init(types: Set<String>, files: [DeclaredMembers]) {
        self.types = types
        aliases = files.reduce(into: [:]) { all, file in all.merge(file.aliases) { first, _ in first } }
        declared = files.reduce(into: []) { all, file in all.formUnion(file.types) }
    }

    init(types: Set<String>, of text: UnitText) {
        self.types = types
        declared = text.outerTypes
        aliases = text.units.reduce(into: [:]) { all, unit in
            guard unit.parent == 0, let alias = unit.node?.as(TypeAliasDeclSyntax.self) else { return }
            all[alias.name.identifier?.name ?? alias.name.text] = alias.initializer.value.trimmedDescription
        }
    }

    /// The name that the render has for a type.
    func name(of type: String) -> String {
        let parts = type.split(separator: ".").map(String.init)
        guard let first = parts.first, !types.contains(first) else { return type }
        let rest = parts.dropFirst()
        if let meant = aliases[first] ?? renamed[first] { return ([meant] + rest).joined(separator: ".") }
        guard let second = rest.first, types.contains(second), !declared.contains(first) else { return type }
        return rest.joined(separator: ".")
    }
}

extension UnitText {
    /// The names of the types at the top level.
    var outerTypes: Set<String> {
        Set(units.filter { $0.kind == .type && $0.key.scope.isEmpty }.map(\.baseName))
    }

    /// The types that another text has under other names, by the names there: they have members in common.
    func typesRenamed(in other: UnitText) -> [String: String] {
        let (missing, added) = (
            outerTypes.subtracting(other.outerTypes).sorted(), other.outerTypes.subtracting(outerTypes).sorted()
        )
        guard !missing.isEmpty, !added.isEmpty else { return [:] }
        var names: [String: String] = [:]
        for type in missing {
            let members = signatures(of: type)
            let same = added.filter { names[$0] == nil && !other.signatures(of: $0).isDisjoint(with: members) }
            if same.count == 1 { names[same[0]] = type }
        }
        return names
    }

    private func signatures(of type: String) -> Set<String> {
        Set(units.filter { $0.key.scope == type && $0.kind != .comment }.map(\.key.signature))
    }

    /// Gives types the names that the render has for them.
    mutating func rename(_ names: TypeNames) {
        for index in units.indices {
            units[index].key.scope = names.name(of: units[index].key.scope)
            guard [.type, .typeExtension].contains(units[index].kind), units[index].key.scope.isEmpty else { continue }
            let (old, new) = (units[index].baseName, names.name(of: units[index].baseName))
            guard old != new else { continue }
            units[index].baseName = new
            let word = units[index].kind == .type ? "type " : "extension "
            units[index].key.signature = word + new + units[index].key.signature.dropFirst(word.count + old.count)
        }
    }
}
