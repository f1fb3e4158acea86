import Specs
import SwiftSource

/// A type of the app with the name of a type of Swift Testing. A test declares an alias for it, because only the test's own
/// declarations hide imported types.
struct TestAlias: TemplateContext {
    let name: String
    let module: String

    static let table = ContextTable<TestAlias>("test alias") {
        ContextEntry("name") { $0.name }
        ContextEntry("module") { $0.module }
    }

    /// Returns the aliases for the types in a spec whose Swift module is known.
    static func all(_ names: [NameReference], in signature: ModuleSignature, targets: Targets) -> [TestAlias] {
        var known: Set<String> = []
        return names.compactMap { name in
            let root = String(name.root)
            guard namesOfTesting.contains(root), known.insert(root).inserted else { return nil }
            return signature.module(of: name, own: targets.features.isEmpty).map { TestAlias(name: root, module: $0) }
        }.sorted { $0.name < $1.name }
    }

    private static let namesOfTesting: Set<String> = [
        "Attachment", "Bug", "Comment", "Confirmation", "Expectation", "Issue", "SourceLocation", "Tag", "Test",
        "Trait",
    ]
}
