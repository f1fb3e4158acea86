package import Diagnostics
package import Packs
import TemplateEngine

/// Packs with their templates compiled: the same for every project.
package struct CompiledPacks: Sendable {
    package let library: PackLibrary
    let rules: [FileRule]

    /// What is wrong in the templates, whatever project they are for, is reported.
    package init(_ library: PackLibrary, into bag: inout DiagnosticBag) {
        self.library = library
        rules = library.isBuiltIn ? Self.builtInRules : FileRule.all(library, into: &bag)
    }

    /// Made once a process, in which there may be many runs. A test sees to it that nothing is wrong in them.
    private static let builtInRules: [FileRule] = {
        var bag = DiagnosticBag()
        return FileRule.all(.read(layers: [], filters: .swift, into: &bag), into: &bag)
    }()
}
