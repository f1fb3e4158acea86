package import Diagnostics
package import SwiftSource

/// Everything that a set of Swift files declares, to be found by name.
package struct DeclarationIndex: Sendable {
    /// By qualified name; several where `#if` has one of each kind.
    private var protocols: [String: [ProtocolDeclaration]] = [:]
    /// Those of Swift itself whose requirements a mock can have, where no file declares another of that name.
    private static let standard = Dictionary(SwiftReader.protocolsOfSwift.map { ($0.path, $0) }) { first, _ in first }
    /// By qualified name; several where `#if` has one in each branch.
    private var typeAliases: [String: [TypeAliasDeclaration]] = [:]
    private var types: [String: TypeDeclaration] = [:]
    /// Those of types whose values can't be copied, with all that follows a dot in them.
    private(set) var noncopyable = Self.noncopyableOfSwift
    /// What extensions add, by the name of what they extend.
    private var conformances: [String: [SwiftType]] = [:]
    /// The paths of types with an extension below a comment that asks for a mock: Sourcery takes it for one of the type itself.
    private(set) var markedForSourcery: Set<String> = []
    /// The names of the types and typealiases in a type, by the type's path.
    private(set) var nested: [String: [String]] = [:]
    /// The names of Swift's that files declare again, outside of any type.
    private var hidden: Set<String> = []
    private let hasProblems: Bool

    package init(_ files: [DeclaredFile]) {
        hasProblems = files.contains(where: \.hasProblems)
        for file in files {
            for declared in file.protocols {
                protocols[declared.path, default: []].append(declared)
                nest(declared.path)
            }
            for alias in file.typeAliases {
                let path = alias.path
                let others = typeAliases[path] ?? []
                if !others.contains(where: { $0.conditions == alias.conditions }) {
                    typeAliases[path] = others + [alias]
                }
                if others.isEmpty { nest(path) }
            }
            for type in file.types {
                if type.kind == .extension {
                    conformances[type.path, default: []] += type.inherited
                    if MockAnnotation.isOfSourcery(type.comments) { markedForSourcery.insert(type.path) }
                } else if types[type.path] == nil {
                    types[type.path] = type
                    if type.inherited.contains(where: { $0.text == "~Copyable" || $0.text == "~Escapable" }) {
                        noncopyable.formUnion(type.path.endings)
                    }
                    nest(type.path)
                }
            }
        }
        hidden = SwiftNames.known.filter { isVisible($0) }
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
    func mayHaveUndeclaredParents(_ declaration: ProtocolDeclaration) -> Bool {
        !declaration.requirements.isEmpty
            || declaration.inherited.contains {
                KnownParent.named($0.text) == nil && protocols($0.text, from: []).isEmpty
            }
    }

    /// The errors in a protocol and in all that it inherits.
    package func problems(of declaration: ProtocolDeclaration) -> [Diagnostic] {
        guard hasProblems else { return [] }
        return family(of: declaration).flatMap(\.problems)
    }

    /// A protocol and the protocols that it inherits, as far as they are known, each once.
    func family(of declaration: ProtocolDeclaration) -> [ProtocolDeclaration] {
        var family: [ProtocolDeclaration] = []
        var visited: Set<String> = []
        var open = [declaration]
        while let next = open.popLast() {
            guard visited.insert("\(next.path) \(next.conditions)").inserted else { continue }
            family.append(next)
            let requirements = next.requirements.flatMap { $0.parentsOfSelf ?? [] }
            for name in (next.inherited + conformances(of: next.path)).flatMap(\.names).map(\.name) + requirements {
                open += protocols(named: name, from: next.enclosingTypes)
            }
        }
        return family
    }

    /// Those of a name, or of what it is a typealias of.
    private func protocols(named name: String, from enclosing: [String]) -> [ProtocolDeclaration] {
        var found: [ProtocolDeclaration] = []
        var visited: Set<String> = []
        var open = [(name: name, enclosing: enclosing)]
        while let next = open.popLast() {
            let declared = protocols(next.name, from: next.enclosing)
            found += declared
            guard declared.isEmpty else { continue }
            for alias in typeAliases(next.name, from: next.enclosing)
            where visited.insert("\(alias.path) \(alias.conditions)").inserted {
                open += alias.type.names.map { ($0.name, alias.enclosingTypes) }
            }
        }
        return found
    }

    func isOfSwift(_ declaration: ProtocolDeclaration) -> Bool {
        Self.standard[declaration.path]?.range == declaration.range
    }

    /// Those of one name, as seen from inside some types.
    func protocols(_ name: String, from enclosing: [String]) -> [ProtocolDeclaration] {
        if let found = find(name, from: enclosing, in: { protocols[$0] }) { return found }
        let plain = name.afterModuleOfSwift ?? name
        guard let own = Self.standard[plain],
            plain != name || type(name, from: enclosing) == nil && typeAliases(name, from: enclosing).isEmpty
        else { return [] }
        return [own]
    }

    var hasTypeAliases: Bool {
        !typeAliases.isEmpty
    }

    /// Those of one name, as seen from inside some types: one, or as many as `#if` has.
    func typeAliases(_ name: String, from enclosing: [String]) -> [TypeAliasDeclaration] {
        find(name, from: enclosing) { typeAliases[$0] } ?? []
    }

    func type(_ name: String, from enclosing: [String]) -> TypeDeclaration? {
        find(name, from: enclosing) { types[$0] }
    }

    func typeAliases(inExtensionsOf path: String) -> [TypeAliasDeclaration] {
        (nested[path] ?? []).flatMap { typeAliases["\(path).\($0)"] ?? [] }
    }

    /// The names of Swift's own types that stand for something else in a file of its own.
    package var names: SwiftNames {
        SwiftNames(hidden: hidden)
    }

    private func isVisible(_ name: String) -> Bool {
        if let type = types[name] {
            return !type.modifiers.contains("private") && !type.modifiers.contains("fileprivate")
        }
        return typeAliases[name] != nil
            || protocols[name]?.contains { $0.access != .private && $0.access != .fileprivate } ?? false
    }

    /// The names in some members' types that stand for types whose values can't be copied.
    func noncopyable(among items: [MemberListItem]) -> Set<String> {
        var found: Set<String> = []
        for name in items.members.lazy.flatMap(\.types).flatMap(\.names) where noncopyable.contains(name.name) {
            found.insert(String(name.root))
        }
        return found
    }

    private static let noncopyableOfSwift: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span", "Mutex",
        "Atomic", "ExecutorJob",
    ]

    /// What extensions of a protocol inherit besides; `extension X: AutoMockable {}` is no Swift, but Sourcery's users write it.
    func conformances(of path: String) -> [SwiftType] {
        conformances[path] ?? []
    }

    /// The innermost first; a module's name before a dot is left away where nothing is found with it.
    private func find<Declaration>(_ name: String, from enclosing: [String], in table: (String) -> Declaration?)
        -> Declaration?
    {
        for count in stride(from: enclosing.count, through: 1, by: -1) {
            let path = (enclosing.prefix(count) + [name]).joined(separator: ".")
            if let found = table(path) { return found }
        }
        if let found = table(name) { return found }
        guard name.afterModuleOfSwift == nil else { return nil }
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
