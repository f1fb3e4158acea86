import Diagnostics
import FileSystem
import Output

/// A run of `generate`, `check` or `diff` over the specs of a project.
struct GenerateRun {
    let project: Project
    /// The modules to generate, by name; none for all.
    let only: [String]
    let plan: PlanOptions
    let writing: WritingMode
    /// True to report unfinished work, such as missing tests.
    var tellsUnfinished = false

    func report(usesCache: Bool, into bag: inout DiagnosticBag) -> RunReport {
        guard usesCache, isWhole, bag.isEmpty else {
            return report(POSIXFileSystem(), readsBases: !usesCache && isWhole, into: &bag).report
        }
        let cache = RunCache(
            project: project.root,
            fileSystem: POSIXFileSystem(),
            fingerprint: RunCache.fingerprintOfProgram
        )
        if let (changes, warnings) = cache?.unchanged() {
            bag = warnings
            return RunReport(warnings, changes: changes, tellsUnfinished: tellsUnfinished)
        }
        guard !writing.isDryRun, let recorder = cache?.record() else {
            return report(POSIXFileSystem(), into: &bag).report
        }
        let (report, changes) = report(recorder, checksTests: true, into: &bag)
        if !changes.isEmpty { cache?.save(recorder, changes, bag) }
        return report
    }

    /// Only what all of a project comes to is remembered.
    private var isWhole: Bool {
        only.isEmpty && plan.restores == nil && !plan.forces
    }

    private func report(
        _ fileSystem: any FileSystem,
        readsBases: Bool = false,
        checksTests: Bool = false,
        into bag: inout DiagnosticBag
    ) -> (report: RunReport, changes: [Change]) {
        let loader = ProjectLoader(project, fileSystem: fileSystem, into: &bag)
        loader.fetchTemplates(isDryRun: writing.isDryRun, into: &bag)
        guard loader.checkIsProject(into: &bag) else { return (RunReport(bag), []) }
        let documents = loader.neededDocuments(into: &bag)
        var plan = plan
        plan.readsBases = readsBases
        var pipeline = Pipeline(loader: loader, documents: documents, only: only, options: plan, writing: writing)
        pipeline.checksTests = checksTests || tellsUnfinished
        let changes = pipeline.changes(into: &bag)
        return (RunReport(bag, changes: changes, tellsUnfinished: tellsUnfinished), changes)
    }
}
