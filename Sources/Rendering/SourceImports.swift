import Mocks
import Specs
import SwiftSource

/// The imports of a mock's file: those imports of the protocol's files that the mock needs.
struct SourceImports {
    /// The modules that are imported as a whole, without a condition or an attribute.
    let modules: [String]
    /// All modules that are imported, as a whole or in part.
    let all: Set<String>
    /// All other imports, as lines: `@preconcurrency import Core`, or `#if` around an import.
    let lines: [String]

    /// - Parameter excluded: the modules that are imported in another way.
    init(_ imports: [ImportDeclaration], for subject: MockedProtocol, excluded: Set<String>) {
        var seen: Set<ImportDeclaration> = []
        let wanted =
            subject.isOfSwiftAlone ? [] : imports.filter { !excluded.contains($0.module) && seen.insert($0).inserted }
        let plain = wanted.filter { $0.conditions.isEmpty && $0.text == "import \($0.module)" }
        let others = wanted.filter { !($0.conditions.isEmpty && $0.text == "import \($0.module)") }
        let needsFoundation = subject.superclass == "NSObject" && !excluded.contains("Foundation")
        all = Set(wanted.map(\.module))
        modules = Set(plain.map(\.module) + (needsFoundation ? ["Foundation"] : [])).sorted()
        lines = others.sorted { ($0.conditions.joined(), $0.text) < ($1.conditions.joined(), $1.text) }.flatMap {
            item -> [String] in
            guard let condition = item.conditions.conjunction else { return [item.text] }
            return ["#if \(condition)", "    \(item.text)", "#endif"]
        }
    }
}

extension ProtocolDeclaration {
    /// Returns the import that makes an SPI protocol or SPI members visible to the mock: `@_spi(Testing) @testable import Core`. Nil for
    /// other protocols.
    func importOfSPI(of subject: MockedProtocol, from module: String, isTestable: Bool = true) -> String? {
        var known: Set<String> = []
        let all = attributes + subject.items.members.flatMap(\.attributes)
        let attributes = all.filter { $0.name == "_spi" && known.insert($0.text).inserted }.map(\.text)
        let words = attributes + (isTestable ? ["@testable"] : []) + ["import \(module)"]
        return attributes.isEmpty ? nil : words.joined(separator: " ")
    }
}

extension MockedProtocol {
    /// True if it uses only types of the standard library, which need no import.
    fileprivate var isOfSwiftAlone: Bool {
        guard superclass == nil, typeAliases.isEmpty, requirements.isEmpty, !hasImportedDefaults else { return false }
        let isPlain = items.members.allSatisfy { member in
            if case .associatedType(let type) = member.kind {
                return type.inherited.isEmpty && type.requirements.isEmpty
            }
            let attributes = member.attributes.filter {
                $0.name != "discardableResult" && $0.name != "available" && $0.name != "objc"
            }
            return attributes.isEmpty && member.callable?.generics.isEmpty ?? true
        }
        guard isPlain, [nil, "MainActor"].contains(isolation.actor) else { return false }
        let own = Set(items.members.map(\.name.plain))
        return items.typeNames.map { String($0.root) }.allSatisfy {
            own.contains($0) || StandardTypes.names.contains($0) && !swift.hidden.contains($0)
        }
    }
}
