import Diagnostics
import Packs
import Support
import TemplateEngine

/// The templates that each template extends, includes or imports.
struct TemplateUses {
    private let parts: [String: [String]]
    private let names: [String]

    init(_ library: PackLibrary) {
        names = library.templates.sources.map(\.name)
        var ignored = DiagnosticBag()
        let parts = Concurrently.map(names, into: &ignored) {
            library.templates.compile($0, into: &$1)?.fileNames.dropFirst() ?? []
        }
        self.parts = Dictionary(zip(names, parts.map(Array.init)), uniquingKeysWith: { first, _ in first })
    }

    /// Returns the templates that a template uses, directly or indirectly, in the order of use.
    func parts(of name: String) -> [String] {
        parts[name] ?? []
    }

    /// Returns the templates that use a template, directly or indirectly, sorted by name.
    func users(of name: String) -> [String] {
        names.filter { $0 != name && parts(of: $0).contains(name) }
    }

    /// Returns the templates from which a pack generates files, with the templates that these use.
    func templates(of pack: PackManifest) -> Set<String> {
        Set(pack.files.map(\.template.text).flatMap { [$0] + parts(of: $0) })
    }
}
