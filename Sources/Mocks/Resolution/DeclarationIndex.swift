package import Diagnostics
package import SwiftSource

/// The declarations of a set of Swift files, by name.
package struct DeclarationIndex: Sendable {
    /// The modules in the order in which a name is looked up.
    private var modules: [ModuleDeclarations] = []
    /// The module and the imports of each file, by path. `testable` are the imports that also show internal declarations.
    private var origins: [String: (module: String?, imports: Set<String>, testable: Set<String>)] = [:]
    /// Swift's own protocols whose requirements a mock can have. They are used if no file declares another type of the same name.
    private static let standard = Dictionary(SwiftReader.protocolsOfSwift.map { ($0.path, $0) }) { first, _ in first }
    private var shared: Set<String> = []
    /// The types that have the names of types of Apple, with the paths of their files.
    package private(set) var namesakes: [(path: String, type: Namesake)] = []
    private var visibleCount = 0
    /// The module of the file or spec whose names are looked up.
    private var ownModule: String?
    /// The modules whose internal declarations are visible too; nil for all.
    private var openModules: Set<String>?
    private let hasProblems: Bool

    package init(_ files: [DeclaredFile]) {
        hasProblems = files.contains(where: \.hasProblems)
        var exported: [String: Set<String>] = [:]
        for file in files {
            let position = modules.firstIndex { $0.name == file.module } ?? modules.count
            if position == modules.count { modules.append(ModuleDeclarations(name: file.module)) }
            modules[position].add(file)
            let testable = Set(file.imports.filter(\.isTestable).map(\.module))
            origins[file.path] = (file.module, Set(file.imports.map(\.module)), testable)
            for module in file.imports.filter(\.isExported).map(\.module) {
                exported[file.module ?? "", default: []].insert(module)
            }
            namesakes += file.namesakes.map { (file.path, $0) }
        }
        if modules.count > 1, !exported.isEmpty { addImports(exported) }
        visibleCount = modules.count
        var seen: Set<String> = []
        for module in modules where module.name != nil {
            shared.formUnion(module.typeNames.intersection(seen))
            seen.formUnion(module.typeNames)
        }
    }

    /// Adds to each file's imports the modules that its own module and its imports re-export, directly or indirectly.
    private mutating func addImports(_ exported: [String: Set<String>]) {
        origins = origins.mapValues { origin in
            var origin = origin
            var open = [origin.module ?? ""] + origin.imports
            while let next = open.popLast() {
                for module in exported[next] ?? [] where origin.imports.insert(module).inserted { open.append(module) }
            }
            return origin
        }
    }

    /// Returns the index as seen from a file. A name is looked up in the file's own module first, then in the imported modules.
    func seen(from file: SourceFile) -> Self {
        guard modules.count > 1, let origin = origins[file.path] else { return self }
        var view = ordered(origin.module) { $0.map(origin.imports.contains) ?? true ? 1 : 2 }
        view.openModules = origin.testable.union([origin.module].compactMap(\.self))
        return view
    }

    /// Returns the index as seen from a spec of a module.
    package func seen(from module: String) -> Self {
        modules.count > 1 ? ordered(module) { _ in 1 } : self
    }

    /// - Parameter rank: returns the rank of another module: 2 if its names are not visible, otherwise 1.
    private func ordered(_ own: String?, _ rank: (String?) -> Int) -> Self {
        var view = self
        view.ownModule = own
        view.modules = (0...2).flatMap { number in modules.filter { ($0.name == own ? 0 : rank($0.name)) == number } }
        view.visibleCount = modules.count { $0.name == own || rank($0.name) < 2 }
        return view
    }

    package func module(of file: SourceFile) -> String? {
        origins[file.path]?.module
    }

    /// Returns the modules for which a path means the same type. All of them can have extensions of the type.
    private func modules(declaring path: String) -> [ModuleDeclarations] {
        guard modules.count > 1, let first = modules.firstIndex(where: { $0.declares(path) }) else { return modules }
        return [modules[first]] + modules.filter { !$0.declares(path) }
    }

    /// The qualified names of those types of the own module whose names other modules also have: `Core.Item` for `Item`.
    var namesWithModule: [String: String] {
        let names = shared.compactMap { name in moduleNeeded(for: name).map { (name, "\($0).\(name)") } }
        return Dictionary(uniqueKeysWithValues: names)
    }

    /// Returns the own module if it and another module have a type of this name. Nil if the own module has a type with the module's name,
    /// because `Core.Item` would then look for `Item` in the type `Core`.
    func moduleNeeded(for name: String) -> String? {
        guard shared.contains(name), let own = modules.first, own.name == ownModule, own.typeNames.contains(name)
        else { return nil }
        return own.name.flatMap { own.typeNames.contains($0) ? nil : $0 }
    }

    /// Returns whether a type has an extension with an annotation of Sourcery. Sourcery applies this annotation to the type itself.
    func isMarkedForSourcery(_ path: String) -> Bool {
        modules(declaring: path).contains { $0.markedForSourcery.contains(path) }
    }

    /// Returns whether a name means a noncopyable type.
    func isNoncopyable(_ name: String, following followed: Set<String> = []) -> Bool {
        let isOfSwift = Self.noncopyableOfSwift.contains(name)
        let modules = isOfSwift ? modules.prefix(visibleCount) : modules[...]
        guard let module = modules.first(where: { $0.noncopyable.contains(name) || $0.declares(name) })
        else { return isOfSwift }
        return module.noncopyable.contains(name)
            || module.typeAliases[name]?.contains { isNoncopyable($0, following: followed) } ?? false
    }

    private func isNoncopyable(_ alias: TypeAliasDeclaration, following followed: Set<String>) -> Bool {
        let file = alias.type.range.file
        let (path, view) = ("\(file.path) \(alias.path)", seen(from: file))
        // A closure can be copied, whatever its parameters are.
        guard !followed.contains(path), !alias.type.isFunction else { return false }
        let nested = view.qualifiedNames(inside: alias.enclosingTypes)
        return alias.type.names.lazy.map(\.name).contains { name in
            !alias.genericParameters.contains(name)
                && view.isNoncopyable(nested[name] ?? name, following: followed.union([path]))
        }
    }

    /// Returns whether a module declares a type of this name.
    package func declares(_ name: String) -> Bool {
        modules.contains { $0.declares(name) }
    }

    func nestedNames(of path: String) -> [String] {
        modules(declaring: path).flatMap { $0.nested[path] ?? [] }
    }

    /// Returns the paths of the types that need no qualification inside some types: `Outer.Item` for `Item`.
    func qualifiedNames(inside enclosing: [String]) -> [String: String] {
        var names: [String: String] = [:]
        for count in 1..<(enclosing.count + 1) {
            let path = enclosing.prefix(count).joined(separator: ".")
            for name in nestedNames(of: path) { names[name] = "\(path).\(name)" }
        }
        return names
    }

    /// Returns false if all parents in the protocol's own declaration are known.
    func mayHaveUndeclaredParents(_ declaration: ProtocolDeclaration) -> Bool {
        let view = seen(from: declaration.range.file)
        return !declaration.requirements.isEmpty
            || declaration.inherited.contains {
                KnownParent.named($0.text) == nil && view.protocols($0.text, from: []).isEmpty
            }
    }

    /// Returns the errors in a protocol and in all protocols that it inherits.
    package func problems(of declaration: ProtocolDeclaration) -> [Diagnostic] {
        guard hasProblems else { return [] }
        return family(of: declaration).flatMap(\.problems)
    }

    /// Returns a protocol and all known protocols that it inherits, each once.
    func family(of declaration: ProtocolDeclaration) -> [ProtocolDeclaration] {
        var family: [ProtocolDeclaration] = []
        var visited: Set<String> = []
        var open = [declaration]
        while let next = open.popLast() {
            let path = "\(next.range.file.path) \(next.path) \(next.conditions)"
            guard visited.insert(path).inserted else { continue }
            family.append(next)
            let view = seen(from: next.range.file)
            for name in (next.inherited + view.conformances(of: next.path)).flatMap(\.names).map(\.name) {
                open += view.protocols(named: name, from: next.enclosingTypes)
            }
        }
        return family
    }

    /// Returns the protocols of a name, also through typealiases.
    private func protocols(named name: String, from enclosing: [String]) -> [ProtocolDeclaration] {
        var found: [ProtocolDeclaration] = []
        var visited: Set<String> = []
        var open = [(name: name, enclosing: enclosing, view: self)]
        while let next = open.popLast() {
            let declared = next.view.protocols(next.name, from: next.enclosing)
            found += declared
            guard declared.isEmpty else { continue }
            for alias in next.view.typeAliases(next.name, from: next.enclosing)
            where visited.insert("\(alias.type.range.file.path) \(alias.path) \(alias.conditions)").inserted {
                let view = seen(from: alias.type.range.file)
                open += alias.type.names.map { ($0.name, alias.enclosingTypes, view) }
            }
        }
        return found
    }

    func isOfSwift(_ declaration: ProtocolDeclaration) -> Bool {
        Self.standard[declaration.path]?.range == declaration.range
    }

    /// Returns the protocols of a name, as seen from inside some types.
    func protocols(_ name: String, from enclosing: [String]) -> [ProtocolDeclaration] {
        if let found = find(name, from: enclosing, in: { $0.protocols[$1] }) { return found }
        let plain = name.afterModuleOfSwift ?? name
        guard let own = Self.standard[plain],
            plain != name || type(name, from: enclosing) == nil && typeAliases(name, from: enclosing).isEmpty
        else { return [] }
        return [own]
    }

    /// Returns the typealiases of a name, as seen from inside some types. There are several if the branches of an `#if` declare it.
    ///
    /// - Parameter isCertain: whether to search only imported modules. A module without sources may re-export others.
    func typeAliases(_ name: String, from enclosing: [String], isCertain: Bool = true) -> [TypeAliasDeclaration] {
        find(name, from: enclosing, isCertain: isCertain) { $0.typeAliases[$1] } ?? []
    }

    func type(_ name: String, from enclosing: [String]) -> TypeDeclaration? {
        find(name, from: enclosing) { $0.types[$1] }
    }

    func typeAliases(inExtensionsOf path: String) -> [TypeAliasDeclaration] {
        modules(declaring: path).flatMap { module in
            (module.nested[path] ?? []).flatMap { module.typeAliases["\(path).\($0)"] ?? [] }
        }
    }

    /// The names of Swift's types in a new file. A name is hidden if a visible module declares another type with it.
    package var names: SwiftNames {
        SwiftNames(hidden: modules.prefix(visibleCount).flatMap { SwiftNames.known.intersection($0.typeNames) })
    }

    /// Returns the names in the types of members that mean noncopyable types.
    func noncopyable(among items: [MemberListItem], inside enclosing: [String]) -> Set<String> {
        let nested = qualifiedNames(inside: enclosing)
        var found: Set<String> = []
        for name in items.members.lazy.flatMap(\.types).flatMap(\.names)
        where isNoncopyable(nested[name.name] ?? name.name) {
            found.insert(String(name.root))
        }
        for alias in items.typeAliases where !alias.type.isFunction && alias.type.mentions(found) {
            found.insert(alias.name)
        }
        return found.subtracting(items.members.associatedTypes)
    }

    private static let noncopyableOfSwift: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span", "Mutex",
        "Atomic", "ExecutorJob",
    ]

    /// Returns the conformances that extensions of a type add. For a protocol, `extension X: AutoMockable {}` is not valid Swift, but
    /// common with Sourcery.
    func conformances(of path: String) -> [SwiftType] {
        modules(declaring: path).flatMap { $0.conformances[path] ?? [] }
    }

    func membersOfExtensions(of path: String) -> [InheritableMember] {
        modules(declaring: path).flatMap { $0.membersOfExtensions[path] ?? [] }
    }

    /// Returns the innermost declaration of a name. If there is none, the part before the first dot counts as the name of a module.
    private func find<Found>(
        _ name: String,
        from enclosing: [String],
        isCertain: Bool = true,
        in table: (ModuleDeclarations, String) -> Found?
    ) -> Found? {
        for count in stride(from: enclosing.count, through: 0, by: -1) {
            let path = (enclosing.prefix(count) + [name]).joined(separator: ".")
            for module in isCertain ? modules.prefix(visibleCount) : modules[...] where sees(path, of: module) {
                if let found = table(module, path) { return found }
                // If only the name of another module's type is known, the type may be internal there.
                let isOwn = module.name == ownModule
                if modules.count > 1, isOwn ? module.declares(path) : module.hasRead(path) { return nil }
            }
        }
        guard name.afterModuleOfSwift == nil, let dot = name.firstIndex(of: ".") else { return nil }
        let path = String(name[name.index(after: dot)...])
        let named = modules.filter { $0.name.map { $0 == name[..<dot] } ?? false }
        // The part before the dot is the name of a type, or maybe of a module without sources.
        if named.isEmpty, declares(String(name[..<dot])) { return nil }
        let others = isCertain && modules.count > 1 ? modules.filter { $0.name == nil } : modules
        for module in named.isEmpty ? others : named { if let found = table(module, path) { return found } }
        return nil
    }

    private func sees(_ path: String, of module: ModuleDeclarations) -> Bool {
        guard let openModules, let name = module.name else { return true }
        return openModules.contains(name) || module.shown.contains(path)
    }
}
