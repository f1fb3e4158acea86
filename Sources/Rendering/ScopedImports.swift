import Mocks
import Specs
import SwiftSource

/// The imports of single types that mocks need: `struct Core.Notification`, where the mock also imports Foundation, which has
/// a type of this name.
struct ScopedImports: Sendable {
    /// The kinds of the types, by name, by module.
    private var kinds: [String: [String: String]] = [:]

    /// - Parameter module: returns the module of a file; nil if it is unknown.
    init(_ namesakes: [(path: String, type: Namesake)], module: (String) -> String?) {
        for (path, type) in namesakes {
            if let module = module(path) { kinds[module, default: [:]][type.name] = type.kind }
        }
    }

    /// Returns the `@testable` imports of a file of mocks without `@testable import`.
    ///
    /// - Parameters:
    ///   - module: the module of the protocols.
    ///   - imports: the modules that the file imports.
    func imports(for subjects: [MockedProtocol], of module: String, besides imports: Set<String>) -> [String] {
        guard let kinds = kinds[module] else { return [] }
        let names = Namesake.names(importing: imports).intersection(kinds.keys)
        guard !names.isEmpty else { return [] }
        let used = subjects.reduce(into: Set<String>()) { $0.formUnion($1.namesAround) }
        return names.intersection(used).sorted().compactMap { name in kinds[name].map { "\($0) \(module).\(name)" } }
    }
}

extension ProjectGraph {
    var scopedImports: ScopedImports { ScopedImports(declarations.namesakes) { targets.containing($0)?.module } }
}

extension MockedProtocol {
    /// The names in it that stand for types outside of it.
    fileprivate var namesAround: Set<String> {
        var texts = [reference, superclass ?? ""] + requirements + typeAliases.map(\.type)
        var own: Set<String> = []
        for member in items.members {
            let generics = member.callable?.generics
            texts += (generics?.requirements ?? []) + (generics?.parameters.map(\.text) ?? [])
            switch member.kind {
            case .associatedType(let type):
                texts += type.requirements
                own.insert(member.name.plain)
            case .typeAlias: own.insert(member.name.plain)
            default: break
            }
        }
        let roots = texts.flatMap(\.rootNames) + items.typeNames.map { String($0.root) }
        return Set(roots).subtracting(own)
    }
}
