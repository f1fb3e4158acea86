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
        rules = FileRule.all(library, into: &bag)
    }
}
