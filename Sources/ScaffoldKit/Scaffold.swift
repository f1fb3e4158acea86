import Diagnostics
import Output
import Packs
import ProjectGraph
import Rendering

/// What the tool does, one function a command.
public enum Scaffold {
    /// Brings outputs up to date with the specs, and writes the support files that the project lacks. With any error, writes nothing.
    ///
    /// - Parameters:
    ///   - modules: the modules to generate, by name; all of the project where there are none.
    ///   - waiting: called before waiting for another run that is writing.
    public static func generate(
        _ project: Project,
        modules: [String] = [],
        mode: RunMode = .write,
        waiting: () -> Void = {}
    ) -> RunReport {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, into: &bag)
        guard !bag.hasErrors, loader.checkIsProject(into: &bag) else { return RunReport(bag) }
        let documents = loader.documents(into: &bag)
        if documents.isEmpty, !bag.hasErrors { bag.add(.noSpecs(in: loader.specsFolder)) }
        return Pipeline(loader: loader, documents: documents, only: modules)
            .run(beginning: [], mode: mode, waiting: waiting, into: &bag)
    }

    /// Starts a module: writes its spec where there is none, and generates it.
    ///
    /// - Parameter style: the style of a new spec; the project's own where it is nil.
    public static func module(
        _ name: String,
        style: String? = nil,
        in project: Project,
        mode: RunMode = .write,
        waiting: () -> Void = {}
    ) -> RunReport {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, into: &bag)
        guard !bag.hasErrors, loader.checkIsProject(into: &bag) else { return RunReport(bag) }
        var documents = loader.documents(into: &bag)
        let start = ModuleStart(name: name, style: style, loader: loader)
        guard let spec = start.spec(among: documents, into: &bag) else { return RunReport(bag) }
        var beginnings: [PlannedFile] = []
        if case .new(let file, let document) = spec {
            documents.append(document)
            beginnings.append(PlannedFile(beginning: file.path, bytes: file.bytes))
        }
        return Pipeline(loader: loader, documents: documents, only: [start.typeName])
            .run(beginning: beginnings, mode: mode, waiting: waiting, into: &bag)
            .adding(nextSteps: start.nextSteps(spec))
    }

    /// Makes a folder a project: writes `scaffold.yml`, a folder for specs and the support files.
    ///
    /// - Parameters:
    ///   - sources: the folder of the app's sources, relative to the project.
    ///   - tests: the folder of its tests, relative to the project.
    public static func initialize(
        _ project: Project,
        sources: String = "Sources/App",
        tests: String? = nil,
        mode: RunMode = .write,
        waiting: () -> Void = {}
    ) -> RunReport {
        var bag = DiagnosticBag()
        let start = ProjectStart(project: project, sources: sources, tests: tests)
        guard let (loader, beginnings) = start.files(into: &bag) else { return RunReport(bag) }
        let documents = loader.documents(into: &bag)
        return Pipeline(loader: loader, documents: documents, only: [])
            .run(beginning: beginnings, mode: mode, waiting: waiting, into: &bag)
            .adding(nextSteps: ["scaffold module Login        starts a first module"])
    }

    /// The page of a diagnostic's code, such as `SC0401`; nil where there is none.
    public static func explain(_ code: String) -> String? {
        DiagnosticPages.pages.first { $0.code == code.uppercased() }?.text
    }

    /// Every code that a diagnostic can have, with the title of its page.
    public static var codes: [(code: String, title: String)] {
        DiagnosticPages.pages.map { page in
            let firstLine = page.text.prefix { $0 != "\n" }
            return (page.code, firstLine.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "")
        }
    }
}

/// Whether a run writes.
public enum RunMode: Sendable {
    case write
    /// Everything but the writing.
    case dryRun
}

extension RunReport {
    fileprivate func adding(nextSteps: [String]) -> RunReport {
        hasErrors ? self : RunReport(findings: findings, changes: changes, nextSteps: nextSteps)
    }

    private init(findings: Findings, changes: [FileChange], nextSteps: [String]) {
        self.findings = findings
        self.changes = changes
        self.nextSteps = nextSteps
    }
}

extension Diagnostic {
    fileprivate static func noSpecs(in folder: String) -> Diagnostic {
        Diagnostic(
            .noSpecs,
            "there is no spec in \(folder)",
            at: .path(folder),
            help: "`scaffold module Login` starts a first module"
        )
    }
}
