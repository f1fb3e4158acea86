import SwiftSource

/// What the files of one Swift module declare, to be found by path.
struct ModuleDeclarations: Sendable {
    /// nil for files of which the module is unknown.
    let name: String?
    /// Several where `#if` has one of each kind.
    private(set) var protocols: [String: [ProtocolDeclaration]] = [:]
    /// Several where `#if` has one in each branch.
    private(set) var typeAliases: [String: [TypeAliasDeclaration]] = [:]
    private(set) var types: [String: TypeDeclaration] = [:]
    /// The members in extensions, by the name of what they extend.
    private(set) var membersOfExtensions: [String: [InheritableMember]] = [:]
    /// What extensions add, by the name of what they extend.
    private(set) var conformances: [String: [SwiftType]] = [:]
    /// The paths of types with an extension below a comment that asks for a mock.
    private(set) var markedForSourcery: Set<String> = []
    /// The names of the types and typealiases in a type, by the type's path.
    private(set) var nested: [String: [String]] = [:]
    /// Those of types whose values can't be copied, with all that follows a dot in them.
    private(set) var noncopyable: Set<String> = []
    /// The paths of what other modules see.
    private(set) var shown: Set<String> = []
    /// What other files see of its types outside of any type.
    private(set) var typeNames: Set<String> = []

    mutating func add(_ file: DeclaredFile) {
        typeNames.formUnion(file.typeNames)
        for declared in file.protocols {
            protocols[declared.path, default: []].append(declared)
            nest(declared.path)
            if !declared.access.isOfModule { shown.insert(declared.path) }
            if !declared.access.isOfFile { typeNames.insert(declared.path) }
        }
        for alias in file.typeAliases {
            let others = typeAliases[alias.path] ?? []
            if !others.contains(where: { $0.conditions == alias.conditions }) {
                typeAliases[alias.path] = others + [alias]
            }
            if others.isEmpty { nest(alias.path) }
            if !alias.access.isOfModule { shown.insert(alias.path) }
            typeNames.insert(alias.path)
        }
        for type in file.types {
            if type.kind == .extension {
                if !type.inherited.isEmpty { conformances[type.path, default: []] += type.inherited }
                if !type.members.isEmpty { membersOfExtensions[type.path, default: []] += type.members }
                if MockAnnotation.isOfSourcery(type.comments) { markedForSourcery.insert(type.path) }
            } else if types[type.path] == nil {
                types[type.path] = type
                if !type.access.isOfModule { shown.insert(type.path) }
                if type.inherited.contains(where: { $0.text == "~Copyable" || $0.text == "~Escapable" }) {
                    noncopyable.formUnion(type.path.endings)
                }
                nest(type.path)
                if !type.access.isOfFile { typeNames.insert(type.path) }
            }
        }
    }

    private mutating func nest(_ path: String) {
        guard path.utf8.contains(UInt8(ascii: ".")), let dot = path.lastIndex(of: ".") else { return }
        nested[String(path[..<dot]), default: []].append(String(path[path.index(after: dot)...]))
    }

    /// Whether a path is that of a type, and not only of extensions.
    func declares(_ path: String) -> Bool {
        hasRead(path) || typeNames.contains(path)
    }

    /// The same of a type of which more than the name is known.
    func hasRead(_ path: String) -> Bool {
        protocols[path] != nil || typeAliases[path] != nil || types[path] != nil
    }
}

extension String {
    /// `A.B.C`, `B.C` and `C` for a path.
    fileprivate var endings: [String] {
        let parts = split(separator: ".")
        return parts.indices.map { parts[$0...].joined(separator: ".") }
    }
}
