import Mocks
import Specs
import SwiftSource

/// The imports of single types that mocks need. For example, a mock that also imports Foundation imports `struct Core.Notification`,
/// because Foundation has a type with the same name.
struct ScopedImports: Sendable {
    /// The kind of each type, such as `struct`, by the name of the module and the name of the type.
    private var kinds: [String: [String: String]] = [:]

    /// - Parameter module: returns the module of a file; nil if it is unknown.
    init(_ namesakes: [(path: String, type: Namesake)], module: (String) -> String?) {
        for (path, type) in namesakes {
            if let module = module(path) { kinds[module, default: [:]][type.name] = type.kind }
        }
    }

    /// Returns the `@testable` imports of a file of mocks, without the words `@testable import`.
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
