package import Diagnostics
package import Packs
import TemplateEngine

/// Packs with their templates compiled: the same for every project.
package struct CompiledPacks: Sendable {
    package let library: PackLibrary
    let rules: [FileRule]

    /// Reports errors in the templates that don't depend on a project.
    package init(_ library: PackLibrary, into bag: inout DiagnosticBag) {
        self.library = library
        rules =
            library.isBuiltIn
            ? Self.builtInRules : FileRule.all(library, known: Self.rules(inForceIn: library), into: &bag)
    }

    /// Made once a process, in which there may be many runs. A test sees to it that nothing is wrong in them.
    private static let builtInRules: [FileRule] = {
        var bag = DiagnosticBag()
        return FileRule.all(.read(layers: [], filters: .swift, into: &bag), into: &bag)
    }()

    /// The built-in ones that a team's own files leave as they are; none where it has the manifest of a built-in pack, which says what others see.
    private static func rules(inForceIn library: PackLibrary) -> [FileRule] {
        let names = library.builtInInForce
        guard
            library.layers.last?.files.allSatisfy({ !$0.name.hasSuffix("/pack.yml") || names.contains($0.name) })
                == true
        else { return [] }
        return builtInRules.filter { $0.template.fileNames.allSatisfy(names.contains) }
    }
}
