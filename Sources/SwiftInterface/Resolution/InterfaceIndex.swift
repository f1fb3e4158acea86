/// Everything that a set of Swift files declares, to be found by name.
package struct InterfaceIndex: Sendable {
    /// By qualified name; several where `#if` has one of each kind.
    private var protocols: [String: [ProtocolInterface]] = [:]
    private var typeAliases: [String: TypeAliasInterface] = [:]
    private var types: [String: TypeInterface] = [:]
    /// What extensions add, by the name of what they extend.
    private var conformances: [String: [SwiftType]] = [:]

    package init(_ files: [InterfaceFile]) {
        for file in files {
            for declared in file.protocols { protocols[declared.path, default: []].append(declared) }
            for alias in file.typeAliases {
                let path = (alias.enclosingTypes + [alias.name]).joined(separator: ".")
                if typeAliases[path] == nil { typeAliases[path] = alias }
            }
            for type in file.types {
                if type.kind == .extension {
                    conformances[type.path, default: []] += type.inherited
                } else if types[type.path] == nil {
                    types[type.path] = type
                }
            }
        }
    }

    /// Those of one name, as seen from inside some types.
    func protocols(_ name: String, from enclosing: [String]) -> [ProtocolInterface] {
        find(name, from: enclosing) { protocols[$0] } ?? []
    }

    func typeAlias(_ name: String, from enclosing: [String]) -> TypeAliasInterface? {
        find(name, from: enclosing) { typeAliases[$0] }
    }

    func type(_ name: String, from enclosing: [String]) -> TypeInterface? {
        find(name, from: enclosing) { types[$0] }
    }

    /// What extensions of a protocol inherit besides; `extension X: AutoMockable {}` is no Swift, but Sourcery's users write it.
    func conformances(of path: String) -> [SwiftType] {
        conformances[path] ?? []
    }

    /// The innermost first; a module's name before a dot is left away where nothing is found with it.
    private func find<Declaration>(_ name: String, from enclosing: [String], in table: (String) -> Declaration?) -> Declaration? {
        for count in stride(from: enclosing.count, through: 0, by: -1) {
            let path = (enclosing.prefix(count) + [name]).joined(separator: ".")
            if let found = table(path) { return found }
        }
        guard let dot = name.firstIndex(of: ".") else { return nil }
        return table(String(name[name.index(after: dot)...]))
    }
}

extension ProtocolInterface {
    /// `Outer.Inner`
    package var path: String {
        (enclosingTypes + [name.plain]).joined(separator: ".")
    }
}
