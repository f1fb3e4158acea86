import SwiftSource

struct ModuleDeclarations: Sendable {
    /// The name of the module; nil for files whose module is unknown.
    let name: String?
    /// The protocols. A path has several if the branches of an `#if` declare it.
    private(set) var protocols: [String: [ProtocolDeclaration]] = [:]
    /// The typealiases. A path has several if the branches of an `#if` declare it.
    private(set) var typeAliases: [String: [TypeAliasDeclaration]] = [:]
    private(set) var types: [String: TypeDeclaration] = [:]
    private(set) var membersOfExtensions: [String: [InheritableMember]] = [:]
    private(set) var conformances: [String: [SwiftType]] = [:]
    private(set) var markedForSourcery: Set<String> = []
    private(set) var nested: [String: [String]] = [:]
    /// The paths of noncopyable types, and their endings: `B.C` and `C` for `A.B.C`.
    private(set) var noncopyable: Set<String> = []
    /// The paths of declarations that other modules see.
    private(set) var shown: Set<String> = []
    /// The paths of types that other files see.
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
            if !alias.access.isOfFile { typeNames.insert(alias.path) }
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

    /// Returns whether the module declares a type. Extensions don't count.
    func declares(_ path: String) -> Bool {
        hasRead(path) || typeNames.contains(path)
    }

    /// Returns whether more than the name of a type is known.
    func hasRead(_ path: String) -> Bool {
        protocols[path] != nil || typeAliases[path] != nil || types[path] != nil
    }
}

extension String {
    /// `A.B.C`, `B.C` and `C` for the path `A.B.C`.
    fileprivate var endings: [String] {
        let parts = split(separator: ".")
        return parts.indices.map { parts[$0...].joined(separator: ".") }
    }
}
