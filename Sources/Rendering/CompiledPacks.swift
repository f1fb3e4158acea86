package import Diagnostics
package import Packs
import Support

/// Packs with their templates compiled.
package struct CompiledPacks: Sendable {
    package let library: PackLibrary
    let files: [CompiledPackFile]

    /// Reports errors in the templates that don't depend on a project.
    package init(_ library: PackLibrary, into bag: inout DiagnosticBag) {
        self.library = library
        let files = library.packs.flatMap { pack in pack.files.map { (pack: pack, file: $0) } }
        self.files = Concurrently.map(files, into: &bag) {
            CompiledPackFile($0.file, of: $0.pack, in: library, into: &$1)
        }.compactMap(\.self)
    }
}
