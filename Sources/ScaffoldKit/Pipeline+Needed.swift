import Diagnostics
import Specs
import YAML

extension Pipeline {
    /// Resolves the documents again without those that have mistakes and that the modules to generate don't need. The mistakes become warnings.
    ///
    /// - Parameters:
    ///   - before: what was found before anything was resolved.
    ///   - bag: with the errors of the whole project; unchanged where nil is returned.
    func resolveNeeded(
        _ before: DiagnosticBag,
        _ bag: inout DiagnosticBag,
        _ resolve: ([SpecDocument], inout DiagnosticBag) -> ProjectGraph?
    ) -> ProjectGraph? {
        guard !only.isEmpty,
            let needed = NeededSpecs(of: only, among: documents, flags: loader.settings.flags.value?.service)
        else { return nil }
        var ignored = DiagnosticBag()
        let unneeded = Set(loader.reader.specs(below: loader.specsFolder, into: &ignored)).subtracting(needed.paths)
        var errors = bag.unsorted.filter { $0.severity == .error }
        var left: Set<String> = []
        while true {
            let wrong = Set(errors.map { $0.path ?? "" })
            guard wrong.isSubset(of: unneeded), !wrong.isSubset(of: left) else { return nil }
            left.formUnion(wrong)
            var findings = DiagnosticBag()
            let graph = resolve(documents.map { left.contains($0.file.path) ? .invalid($0.file) : $0 }, &findings)
            let modules = graph?.modules.map(\.name) ?? []
            if let graph, only.map(\.typeName).allSatisfy(modules.contains) {
                let note = Diagnostic.Note(
                    "\(only.joined(separator: ", ")) can be generated without it; files of the whole project wait until it is fixed"
                )
                let warnings = bag.unsorted.filter { $0.severity == .error }.map { $0.asWarning(note) }
                let others = before.unsorted.filter { $0.severity != .error }
                bag.removeAll()
                for diagnostic in others + warnings + findings.unsorted { bag.add(diagnostic) }
                return graph
            }
            errors = findings.unsorted.filter { $0.severity == .error }
        }
    }
}
