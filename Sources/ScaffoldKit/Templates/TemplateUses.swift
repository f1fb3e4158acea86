import Diagnostics
import Packs
import TemplateEngine

/// Which templates extend, include or import which.
struct TemplateUses {
    private let parts: [String: [String]]
    private let names: [String]

    init(_ library: PackLibrary) {
        names = library.templates.sources.map(\.name)
        var ignored = DiagnosticBag()
        let parts = Concurrently.map(names, into: &ignored) { library.templates.compile($0, into: &$1)?.fileNames.dropFirst() ?? [] }
        self.parts = Dictionary(zip(names, parts.map(Array.init)), uniquingKeysWith: { first, _ in first })
    }

    /// What a template uses, directly or not, in the order of use; without itself.
    func parts(of name: String) -> [String] {
        parts[name] ?? []
    }

    /// The templates that use one, in the order of their names.
    func users(of name: String) -> [String] {
        names.filter { $0 != name && parts(of: $0).contains(name) }
    }

    /// All that a pack makes files of.
    func templates(of pack: PackManifest) -> Set<String> {
        Set(pack.files.map(\.template.text).flatMap { [$0] + parts(of: $0) })
    }
}
