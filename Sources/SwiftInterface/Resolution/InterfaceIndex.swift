package import Diagnostics

/// Everything that a set of Swift files declares, to be found by name.
package struct InterfaceIndex: Sendable {
    /// By qualified name; several where `#if` has one of each kind.
    private var protocols: [String: [ProtocolInterface]] = [:]
    private var typeAliases: [String: TypeAliasInterface] = [:]
    private var types: [String: TypeInterface] = [:]
    /// Those of types whose values can't be copied, with all that follows a dot in them.
    private var noncopyable = Self.noncopyableOfSwift
    /// What extensions add, by the name of what they extend.
    private var conformances: [String: [SwiftType]] = [:]
    /// What stands in a type, by the type's path.
    private var nested: [String: [String]] = [:]
    private let hasProblems: Bool

    /// - Parameter standard: the protocols of Swift itself whose requirements a mock can have, where no file declares another of that name.
    package init(_ files: [InterfaceFile], standard: [ProtocolInterface] = []) {
        hasProblems = files.contains(where: \.hasProblems)
        for file in files {
            for declared in file.protocols {
                protocols[declared.path, default: []].append(declared)
                nest(declared.path)
            }
            for alias in file.typeAliases {
                let path = (alias.enclosingTypes + [alias.name]).joined(separator: ".")
                if typeAliases[path] == nil { typeAliases[path] = alias }
                nest(path)
            }
            for type in file.types {
                if type.kind == .extension {
                    conformances[type.path, default: []] += type.inherited
                } else if types[type.path] == nil {
                    types[type.path] = type
                    if type.inherited.contains(where: { $0.text == "~Copyable" || $0.text == "~Escapable" }) {
                        noncopyable.formUnion(type.path.endings)
                    }
                    nest(type.path)
                }
            }
        }
        for declared in standard where protocols[declared.path] == nil && types[declared.path] == nil && typeAliases[declared.path] == nil {
            protocols[declared.path] = [declared]
        }
    }

    private mutating func nest(_ path: String) {
        guard path.utf8.contains(UInt8(ascii: ".")), let dot = path.lastIndex(of: ".") else { return }
        nested[String(path[..<dot]), default: []].append(String(path[path.index(after: dot)...]))
    }

    /// What the names stand for that are short inside some types: `Outer.Item` for `Item`.
    func qualifiedNames(inside enclosing: [String]) -> [String: String] {
        var names: [String: String] = [:]
        for count in 1..<(enclosing.count + 1) {
            let path = enclosing.prefix(count).joined(separator: ".")
            for name in nested[path] ?? [] { names[name] = "\(path).\(name)" }
        }
        return names
    }

    /// False where all that a protocol names itself is known.
    func mayHaveUndeclaredParents(_ interface: ProtocolInterface) -> Bool {
        !interface.requirements.isEmpty || interface.inherited.contains { KnownParent.named($0.text) == nil && protocols[$0.text] == nil }
    }

    /// The errors in a protocol and in all that it inherits.
    package func problems(of interface: ProtocolInterface) -> [Diagnostic] {
        guard hasProblems else { return [] }
        return family(of: interface).flatMap(\.problems)
    }

    /// A protocol and the protocols that it inherits, as far as they are known, each once.
    private func family(of interface: ProtocolInterface) -> [ProtocolInterface] {
        var family: [ProtocolInterface] = []
        var visited: Set<String> = []
        var open = [interface]
        while let next = open.popLast() {
            guard visited.insert("\(next.path) \(next.conditions)").inserted else { continue }
            family.append(next)
            for parent in next.inherited + conformances(of: next.path) {
                for name in parent.names.map(\.name) { open += protocols(name, from: next.enclosingTypes) }
            }
        }
        return family
    }

    /// Typealiases and types, on which the mocks of any protocols may depend; in no order of files.
    package var sharedNames: [String] {
        typeAliases.map { "\($0.key) = \($0.value.type.text)" }.sorted()
            + types.map { "\($0.key): \($0.value.inherited.map(\.text).joined(separator: ", ")) \($0.value.modifiers)" }.sorted()
    }

    /// Those of one name, as seen from inside some types.
    func protocols(_ name: String, from enclosing: [String]) -> [ProtocolInterface] {
        find(name, from: enclosing) { protocols[$0] } ?? []
    }

    var hasTypeAliases: Bool {
        !typeAliases.isEmpty
    }

    func typeAlias(_ name: String, from enclosing: [String]) -> TypeAliasInterface? {
        find(name, from: enclosing) { typeAliases[$0] }
    }

    func type(_ name: String, from enclosing: [String]) -> TypeInterface? {
        find(name, from: enclosing) { types[$0] }
    }

    func typeAliases(inExtensionsOf path: String) -> [TypeAliasInterface] {
        (nested[path] ?? []).compactMap { typeAliases["\(path).\($0)"] }
    }

    /// The names in some members' types that stand for types whose values can't be copied.
    func noncopyable(among items: [InterfaceItem]) -> Set<String> {
        var found: Set<String> = []
        for member in items.members {
            member.forEachType { type in
                for name in type.names where noncopyable.contains(name.name) { found.insert(String(name.root)) }
            }
        }
        return found
    }

    private static let noncopyableOfSwift: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span", "Mutex", "Atomic", "ExecutorJob",
    ]

    /// What extensions of a protocol inherit besides; `extension X: AutoMockable {}` is no Swift, but Sourcery's users write it.
    func conformances(of path: String) -> [SwiftType] {
        conformances[path] ?? []
    }

    /// The innermost first; a module's name before a dot is left away where nothing is found with it.
    private func find<Declaration>(_ name: String, from enclosing: [String], in table: (String) -> Declaration?) -> Declaration? {
        for count in stride(from: enclosing.count, through: 1, by: -1) {
            let path = (enclosing.prefix(count) + [name]).joined(separator: ".")
            if let found = table(path) { return found }
        }
        if let found = table(name) { return found }
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        return table(String(name[name.utf8.index(after: dot)...]))
    }
}

extension String {
    /// `A.B.C`, `B.C` and `C` for a path.
    fileprivate var endings: [String] {
        let parts = split(separator: ".")
        return parts.indices.map { parts[$0...].joined(separator: ".") }
    }
}

extension ProtocolInterface {
    /// `Outer.Inner`
    package var path: String {
        enclosingTypes.isEmpty ? name.plain : (enclosingTypes + [name.plain]).joined(separator: ".")
    }
}
