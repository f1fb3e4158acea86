import Diagnostics
import Output
import Specs

public enum SpecKind: Sendable, Equatable {
    case module
    /// A flow with its first module; nil for a module that is named after the flow.
    case flow(start: String?)
    case service
}

/// `scaffold module`, `flow` and `service`: write the specs that don't exist yet, then generate their files.
struct StartRun {
    let loader: ProjectLoader
    let kind: SpecKind
    let style: String?
    let additions: SpecAdditions
    let isDryRun: Bool

    func changes(of names: [String], into bag: inout DiagnosticBag) -> [Change] {
        guard loader.checkIsProject(into: &bag) else { return [] }
        var documents = loader.documents(into: &bag)
        let starter = SpecStarter(loader: loader, style: style, library: loader.packs(into: &bag))
        var new: [SourceFile] = []
        for name in names {
            let started =
                switch kind {
                case .module: starter.module(name, among: documents, into: &bag)
                case .flow(let start): starter.flow(name, start: start, among: documents, into: &bag)
                case .service: starter.service(name, among: documents, into: &bag)
                }
            guard let started else { return [] }
            new += started.filter { file in !new.contains { $0.path == file.path } }
        }
        let modules = kind == .module ? names.map(\.typeName) : []
        let old = documents
        var created = new.map { SpecDocument.read($0, into: &bag) }
        if additions != SpecAdditions() {
            var problems = DiagnosticBag()
            let damaged = Set(bag.unsorted.filter { $0.severity == .error }.compactMap(\.path))
            additions.check(into: &problems)
            if !problems.hasErrors {
                documents = documents.map { document in
                    damaged.contains(document.file.path)
                        ? document : additions.added(to: document, of: modules, isNew: false, into: &problems)
                }
                created = created.map { additions.added(to: $0, of: modules, isNew: true, into: &problems) }
            }
            if problems.hasErrors {
                bag = problems.notingUnwritten(created.map(\.file.path))
                return []
            }
        }
        let changed = zip(old, documents).filter { $0.file.bytes != $1.file.bytes }
        let beginnings = created.map { PlannedFile(beginning: $0.file.path, bytes: $0.file.bytes) }
        var plan = PlanOptions(isDryRun: isDryRun)
        // `generate` knows nothing about a spec that isn't written because of an error.
        plan.canBeForced = created.isEmpty
        plan.sources = changed.map { SourceChange(path: $0.file.path, old: $0.file.bytes, new: $1.file.bytes) }
        let all = (documents + created).sortedByPath
        let pipeline = Pipeline(loader: loader, documents: all, only: modules, options: plan)
        var findings = bag
        let changes = pipeline.changes(beginning: beginnings, into: &findings)
        guard findings.hasErrors else {
            bag = findings
            return changes
        }
        let written = (changed.map(\.1) + created).map(\.file.path)
        if let warnings = asWarnings(findings, written, among: documents) {
            bag = warnings
            return pipeline.write(beginnings, plan, into: &bag) ?? []
        }
        bag = findings.notingUnwritten(created.map(\.file.path), unchanged: changed.map(\.0.file.path))
        return []
    }

    /// Returns the findings with errors as warnings, if the new specs can be written although there are errors.
    /// Then all errors are in specs or Swift files, and the specs that this run writes only use unknown names. Otherwise returns nil.
    private func asWarnings(_ findings: DiagnosticBag, _ written: [String], among documents: [SpecDocument])
        -> DiagnosticBag?
    {
        let errors = findings.unsorted.filter { $0.severity == .error }
        let paths = Set(documents.map(\.file.path))
        let canBeWritten = errors.allSatisfy { error in
            // With `outputPathDiffersInCase`, the new spec can't be written, although the error is at an existing spec.
            guard let path = error.path, error.code != .outputPathDiffersInCase else { return false }
            return error.causes.contains(where: written.contains)
                ? [.unknownModule, .unknownService].contains(error.code)
                : paths.contains(path) || error.code == .swiftSyntax && path.hasSuffix(".swift")
        }
        guard !written.isEmpty, canBeWritten else { return nil }
        let note = Diagnostic.Note(
            "once this is fixed, `scaffold generate` writes the files of \(written.joined(separator: ", "))"
        )
        var warnings = DiagnosticBag()
        for finding in findings.unsorted {
            warnings.add(finding.severity == .error ? finding.adding(note, severity: .warning) : finding)
        }
        return warnings
    }
}

extension DiagnosticBag {
    /// Returns the findings, with a note at errors in files that the run would create or change.
    func notingUnwritten(_ created: [String], unchanged: [String] = []) -> DiagnosticBag {
        var result = DiagnosticBag()
        for finding in unsorted {
            let path = finding.severity == .error ? finding.path ?? "" : ""
            let verb = created.contains(path) ? "written" : unchanged.contains(path) ? "changed" : nil
            result.add(verb.map { finding.adding(Diagnostic.Note("the command has not \($0) this file")) } ?? finding)
        }
        return result
    }
}
