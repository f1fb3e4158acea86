import Diagnostics
import Output
import Specs

/// `scaffold module`, `flow` and `service`: write the specs that don't exist yet, then generate their files.
struct StartRun {
    let options: StartOptions
    let loader: ProjectLoader

    func run(into bag: inout DiagnosticBag) -> RunReport {
        var documents = loader.documents(into: &bag)
        let starter = SpecStarter(loader: loader, style: options.style, library: loader.packs(into: &bag))
        var new: [SourceFile] = []
        var modules: [String] = []
        for name in options.names {
            guard let started = start(name, starter, among: documents, into: &bag) else { return RunReport(bag) }
            new += started.new.filter { file in !new.contains { $0.path == file.path } }
            modules += started.modules
        }
        let old = documents
        var created = new.map { SpecDocument.read($0, into: &bag) }
        if !options.additions.isEmpty {
            var problems = DiagnosticBag()
            guard let additions = ModuleAdditions(options.additions, into: &problems) else {
                return RunReport(problems)
            }
            let damaged = Set(bag.unsorted.filter { $0.severity == .error }.compactMap(\.path))
            documents = documents.map { document in
                damaged.contains(document.file.path)
                    ? document : additions.added(to: document, of: modules, isNew: false, into: &problems)
            }
            created = created.map { additions.added(to: $0, of: modules, isNew: true, into: &problems) }
            if problems.hasErrors { return RunReport(problems) }
        }
        let changed = zip(old, documents).filter { $0.file.bytes != $1.file.bytes }
        let beginnings = created.map { PlannedFile(beginning: $0.file.path, bytes: $0.file.bytes) }
        var plan = PlanOptions()
        plan.sources = changed.map { SourceChange(path: $0.file.path, old: $0.file.bytes, new: $1.file.bytes) }
        let pipeline = Pipeline(
            loader: loader,
            documents: documents + created,
            only: modules,
            options: plan,
            writing: options.writing
        )
        var findings = bag
        let changes = pipeline.changes(beginning: beginnings, into: &findings)
        let written = changed.map(\.1) + created
        if findings.hasErrors, let warnings = asWarnings(findings, written.map(\.file.path), among: documents) {
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
        case .module: starter.module(name, among: documents, into: &bag).map { ($0, [name.typeName]) }
        case .flow(let start): starter.flow(name, start: start, among: documents, into: &bag).map { ($0, []) }
        case .service: starter.service(name, among: documents, into: &bag).map { ($0, []) }
        }
    }

    /// The findings as warnings if only specs have errors, and those that this run writes only use names that don't exist
    /// yet; nil if nothing can be written.
    private func asWarnings(_ findings: DiagnosticBag, _ written: [String], among documents: [SpecDocument])
        -> DiagnosticBag?
    {
        let errors = findings.unsorted.filter { $0.severity == .error }
        let paths = Set(documents.map(\.file.path))
        let canBeWritten = errors.allSatisfy { error in
            guard let path = error.path else { return false }
            return written.contains(path)
                ? [.unknownModule, .unknownService].contains(error.code) : paths.contains(path)
        }
        guard !written.isEmpty, canBeWritten else { return nil }
        let note = Diagnostic.Note(
            "once this is fixed, `scaffold generate` writes the files of \(written.joined(separator: ", "))"
        )
        var warnings = DiagnosticBag()
        for finding in findings.unsorted {
            warnings.add(finding.severity == .error ? finding.asWarning(note) : finding)
        }
        return warnings
    }
}
