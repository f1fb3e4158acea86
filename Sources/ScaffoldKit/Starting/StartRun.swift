import Diagnostics
import Output
import Packs
import Specs
import Support

/// `scaffold module`, `flow` and `service`: write the specs that don't exist yet, then generate their files.
struct StartRun {
    let options: StartOptions
    let loader: ProjectLoader

    func run(into bag: inout DiagnosticBag) -> RunReport {
        let documents = loader.documents(into: &bag)
        let starter = SpecStarter(loader: loader, style: options.style, library: loader.packs(into: &bag))
        var new: [SourceFile] = []
        var modules: [String] = []
        for name in options.names {
            guard let started = start(name, starter, among: documents, into: &bag) else { return RunReport(bag) }
            new += started.new.filter { file in !new.contains { $0.path == file.path } }
            modules += started.modules
        }
        let beginnings = new.map { PlannedFile(beginning: $0.path, bytes: $0.bytes) }
        let pipeline = Pipeline(
            loader: loader,
            documents: documents + new.map { SpecDocument.read($0, into: &bag) },
            only: modules,
            writing: options.writing
        )
        var findings = bag
        let changes = pipeline.changes(beginning: beginnings, into: &findings)
        if findings.hasErrors, let warnings = asWarnings(findings, new, documents) {
            bag = warnings
            return RunReport(bag, changes: pipeline.write(beginnings, into: &bag))
        }
        bag = findings
        return RunReport(bag, changes: changes)
    }

    /// The specs to write for a name, and the modules to generate; none of these for the whole project.
    private func start(
        _ name: String,
        _ starter: SpecStarter,
        among documents: [SpecDocument],
        into bag: inout DiagnosticBag
    ) -> (new: [SourceFile], modules: [String])? {
        switch options.kind {
        case .module:
            let type = NameCase.upperFirst.applied(to: name)
            return starter.module(name, among: documents, into: &bag).map { ($0, [type]) }
        case .flow(let start): return starter.flow(name, start: start, among: documents, into: &bag).map { ($0, []) }
        case .service: return starter.service(name, among: documents, into: &bag).map { ($0, []) }
        }
    }

    /// The findings as warnings if only specs that existed before have errors; nil if nothing can be written.
    private func asWarnings(
        _ findings: DiagnosticBag,
        _ new: [SourceFile],
        _ documents: [SpecDocument]
    ) -> DiagnosticBag? {
        let errors = findings.unsorted.filter { $0.severity == .error }
        let paths = Set(documents.map(\.file.path))
        guard !new.isEmpty, errors.allSatisfy({ paths.contains($0.path ?? "") }) else { return nil }
        let note = Diagnostic.Note(
            "once this is fixed, `scaffold generate` writes the files of \(new.map(\.path).joined(separator: ", "))"
        )
        var warnings = DiagnosticBag()
        for finding in findings.unsorted {
            warnings.add(finding.severity == .error ? finding.asWarning(note) : finding)
        }
        return warnings
    }
}
