import Diagnostics
import FileSystem
import Output

/// A run of `generate`, `check` or `diff` over the specs of a project.
struct GenerateRun {
    let project: Project
    /// The names of the modules to generate; empty for all.
    let only: [String]
    let plan: PlanOptions
    /// True to report unfinished work, such as missing tests.
    var tellsUnfinished = false

    func report(usesCache: Bool) -> RunReport {
        guard usesCache, isWhole else {
            return report(POSIXFileSystem(), readsBases: !usesCache && isWhole).report
        }
        let fingerprint = RunCache.fingerprintOfProgram
        let cache = RunCache(project: project.root, fileSystem: POSIXFileSystem(), fingerprint: fingerprint)
        if let (changes, warnings) = cache?.unchanged() {
            return RunReport(warnings, changes: changes, tellsUnfinished: tellsUnfinished)
        }
        guard !plan.isDryRun, let recorder = cache?.record() else {
            return report(POSIXFileSystem()).report
        }
        let (report, changes) = report(recorder, checksTests: true)
        if !changes.isEmpty { cache?.save(recorder, changes, report.diagnostics.bag) }
        return report
    }

    /// True for a run over the whole project without special options. Only such a run is cached.
    private var isWhole: Bool {
        only.isEmpty && plan.restores == nil && !plan.forces
    }

    private func report(
        _ fileSystem: any FileSystem,
        readsBases: Bool = false,
        checksTests: Bool = false
    ) -> (report: RunReport, changes: [Change]) {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, fileSystem: fileSystem, into: &bag)
        loader.fetchTemplates(isDryRun: plan.isDryRun, into: &bag)
        guard let documents = loader.neededDocuments(into: &bag) else { return (RunReport(bag), []) }
        var plan = plan
        plan.readsBases = readsBases
        var pipeline = Pipeline(loader: loader, documents: documents, only: only, options: plan)
        pipeline.checksTests = checksTests || tellsUnfinished
        let changes = pipeline.changes(into: &bag)
        return (RunReport(bag, changes: changes, tellsUnfinished: tellsUnfinished), changes)
    }
}

extension PlanOptions {
    /// The options of a run that compares the whole project with the disk, and writes nothing.
    static var ofCheck: PlanOptions {
        var plan = PlanOptions(isComplete: true, isDryRun: true)
        plan.comparesOnly = true
        return plan
    }
}
