import Diagnostics
import EmbeddedText
import Output
import Rendering

/// The commands of scaffold, one function for each. If there are errors, nothing is written.
///
/// A dry run reports what would be written, and writes nothing. A result besides the report is nil if there are errors.
public enum Scaffold {
    public static let version = "0.2.0"

    /// Brings outputs up to date with the specs, and writes the support files that the project lacks.
    ///
    /// - Parameters:
    ///   - modules: the names of the modules to generate; empty for everything.
    ///   - restores: the deleted user-owned files to create again, relative to the project or to the current directory, or absolute; empty for all
    ///     files of the run; nil to leave files deleted.
    ///   - forces: whether to overwrite edited generated files. A backup is kept.
    ///   - usesCache: whether to skip the run if the metadata of all files is as in the last run that had nothing to do.
    public static func generate(
        _ project: Project,
        modules: [String] = [],
        restores: [String]? = nil,
        forces: Bool = false,
        usesCache: Bool = true,
        isDryRun: Bool = false
    ) -> RunReport {
        var plan = PlanOptions(isComplete: modules.isEmpty, isDryRun: isDryRun)
        plan.restores = restores.map { Set($0) }
        plan.forces = forces
        return GenerateRun(project: project, only: modules, plan: plan).report(usesCache: usesCache)
    }

    /// Compares the disk with the files that `generate` would write, and writes nothing. If a file differs, the status is `drift`.
    public static func check(_ project: Project, usesCache: Bool = true) -> RunReport {
        compare(project, usesCache, tellsUnfinished: true).ofCheck
    }

    /// Returns what `generate` would change, without writing files.
    public static func diff(_ project: Project, usesCache: Bool = true) -> RunReport {
        compare(project, usesCache, tellsUnfinished: false).ofDiff
    }

    private static func compare(_ project: Project, _ usesCache: Bool, tellsUnfinished: Bool) -> RunReport {
        let run = GenerateRun(project: project, only: [], plan: .ofCheck, tellsUnfinished: tellsUnfinished)
        return ProjectFolder(path: project.root).whileReading(waiting: project.waiting) {
            run.report(usesCache: usesCache)
        }
    }

    /// Generates the mocks of a project, or of protocols in the Swift sources under `options`.
    public static func mocks(_ project: Project, _ options: MockOptions = MockOptions(), isDryRun: Bool = false)
        -> RunReport
    {
        guard options.isOfProject else {
            return StandaloneMockRun(project: project, options: options, isDryRun: isDryRun).report()
        }
        return run(project, isDryRun: isDryRun) { loader, bag in
            let isProject = loader.checkIsProject(into: &bag) { folder in
                "for mocks without a project, `scaffold mocks --sources \(folder.sources) --output \(folder.tests)/Mocks --testable MODULE`"
            }
            guard isProject else { return [] }
            let documents = loader.documents(into: &bag)
            var plan = PlanOptions(isDryRun: isDryRun)
            plan.packs = ["mocks"]
            plan.comparesOnly = isDryRun
            plan.canBeForced = !documents.isEmpty
            // If all specs are missing, something is wrong, so mocks don't count as left over.
            plan.isComplete = !documents.isEmpty || !loader.reader.isFolder(".scaffold/manifests")
            return Pipeline(loader: loader, documents: documents, options: plan).changes(into: &bag)
        }
    }

    /// Creates modules, flows or services: writes the specs that don't exist yet, and generates their files.
    ///
    /// - Parameters:
    ///   - style: the style of new modules; nil for the default style of the project.
    ///   - additions: the additions to the specs of the modules.
    public static func start(
        _ project: Project,
        kind: SpecKind = .module,
        names: [String],
        style: String? = nil,
        additions: SpecAdditions = SpecAdditions(),
        isDryRun: Bool = false
    ) -> RunReport {
        run(project, isDryRun: isDryRun) { loader, bag in
            StartRun(loader: loader, kind: kind, style: style, additions: additions, isDryRun: isDryRun)
                .changes(of: names, into: &bag)
        }
    }

    /// Renames a module, flow or service in the specs, and in everything that was generated for it.
    public static func rename(_ project: Project, old: String, new: String, isDryRun: Bool = false) -> RunReport {
        run(project, isDryRun: isDryRun) {
            RenameRun(loader: $0, old: old, new: new, isDryRun: isDryRun).changes(into: &$1)
        }
    }

    /// Removes a module, flow or service: its spec, and its generated and unedited files.
    public static func remove(_ project: Project, name: String, isDryRun: Bool = false) -> RunReport {
        run(project, isDryRun: isDryRun) { RemoveRun(loader: $0, name: name, isDryRun: isDryRun).changes(into: &$1) }
    }

    /// Lists the modules, flows and services of a project, with the state of their files.
    public static func list(_ project: Project) -> (report: RunReport, items: [ListedItem]?) {
        examine(project, isDryRun: true) { ListRun(loader: $0).run(into: &$1) }
    }

    /// Merges two versions of a Swift file by their members, and writes the result to the file of our side.
    ///
    /// - Parameters:
    ///   - currentDirectory: an absolute path; `base`, `ours` and `theirs` are relative to it.
    ///   - base: the common ancestor of both versions.
    ///   - path: the path of the file in the repository.
    public static func mergeDriver(
        currentDirectory: String,
        base: String,
        ours: String,
        theirs: String,
        path: String
    ) -> (report: RunReport, hasConflicts: Bool) {
        var bag = DiagnosticBag()
        let driver = MergeDriver(currentDirectory: currentDirectory, path: path)
        let hasConflicts = driver.run(base: base, ours: ours, theirs: theirs, into: &bag) ?? false
        return (RunReport(bag), hasConflicts)
    }

    /// Sets up a folder as a project: writes `scaffold.yml`, a folder for specs and the support files.
    ///
    /// - Parameters:
    ///   - name: the name of the app's target and Swift module. If it is nil, the target has the name of the Xcode project or of the sources
    ///     folder, and the module is the one that most tests import with `@testable`, or else has the name of the target.
    ///   - sources: the folder of the app's sources, relative to the project; nil for `Sources/App`, which is an error if there is Swift code.
    ///   - tests: the folder of the app's tests, relative to the project; nil for the usual folder, such as `Tests/AppTests` for `Sources/App`.
    public static func initialize(
        _ project: Project,
        name: String? = nil,
        sources: String? = nil,
        tests: String? = nil,
        isDryRun: Bool = false
    ) -> RunReport {
        var bag = DiagnosticBag()
        let start = ProjectStart(project, name: name, sources: sources, tests: tests)
        guard let (loader, beginnings) = start.files(into: &bag) else { return RunReport(bag) }
        loader.fetchTemplates(isDryRun: true, into: &bag)
        let options = PlanOptions(isDryRun: isDryRun)
        let pipeline = Pipeline(loader: loader, documents: loader.documents(into: &bag), options: options)
        let changes = pipeline.changes(beginning: beginnings, into: &bag)
        return RunReport(bag.notingUnwritten(beginnings.map(\.path)), changes: changes)
    }

    /// Renders one template, and writes no file.
    ///
    /// - Parameters:
    ///   - template: the path of the template, relative to the current directory.
    ///   - context: the path of a YAML or JSON file with a mapping; nil for no values.
    public static func render(
        _ project: Project,
        template: String,
        context: String? = nil,
        cleanUp: CleanUpFormat? = nil
    ) -> (report: RunReport, output: [UInt8]?) {
        var bag = DiagnosticBag()
        let run = TemplateRun(project: project, template: template, context: context, cleanUp: cleanUp)
        let output = run.output(into: &bag)
        return (RunReport(bag), bag.hasErrors ? nil : output)
    }

    /// Draws a map of the navigation and the dependencies in a project.
    ///
    /// - Parameters:
    ///   - focus: the module, flow, service or deep link in the centre of the map; nil for the whole project.
    ///   - depth: the number of edges from the focus.
    public static func graph(
        _ project: Project,
        notation: GraphNotation = .mermaid,
        focus: String? = nil,
        depth: Int = 1
    ) -> (report: RunReport, output: [UInt8]?) {
        examine(project, isDryRun: true, tellsUnfinished: true) { loader, bag in
            guard let documents = loader.neededDocuments(into: &bag),
                let graph = Pipeline(loader: loader, documents: documents).resolve(into: &bag)?.graph
            else { return nil }
            return ProjectMap(graph).text(notation, focus: focus, depth: depth, into: &bag)
        }
    }

    /// Returns the packs that a project can use, sorted by name.
    public static func packs(_ project: Project) -> (report: RunReport, packs: [PackEntry]?) {
        examine(project) { $0.packs(into: &$1).entries }
    }

    /// Returns the origin of a template, or of the template of an output.
    ///
    /// - Parameter file: a template's name or path, or an output's path. A path is relative to the project or to the current directory, or absolute.
    public static func origin(of file: String, _ project: Project) -> (report: RunReport, origin: TemplateOrigin?) {
        examine(project) { TemplateOrigin.find(file, in: $0, into: &$1) }
    }

    /// Checks packs without the projects that use them.
    ///
    /// - Parameters:
    ///   - packs: the names of the packs; empty for all packs with a file of the team.
    ///   - areForStencil: whether the templates were written for Stencil. Then differences from Stencil are reported, too.
    /// - Returns: the names of the packs that were checked.
    public static func lintTemplates(_ packs: [String], areForStencil: Bool = false, _ project: Project) -> (
        report: RunReport, packs: [String]?
    ) {
        examine(project) { loader, bag in
            let library = loader.packs(into: &bag)
            guard !bag.hasErrors else { return nil }
            var ignored = DiagnosticBag()
            let lint = TemplateLint(
                pipeline: Pipeline(loader: loader, documents: loader.documents(into: &ignored)),
                library: library,
                names: packs,
                areForStencil: areForStencil,
                uses: TemplateUses(library)
            )
            return lint.run(into: &bag)
        }
    }

    /// Returns the template context of a part of a project.
    ///
    /// - Parameters:
    ///   - name: the name of a module, a flow, a spec with services, a service, a mock or a target; nil for the project.
    ///   - subject: the word after `for:` in `pack.yml`, such as `target`; nil if only one part of the project has the name.
    ///   - file: the template or the output; nil for the context without the values of a file.
    /// - Returns: the context as YAML and as JSON. `scaffold render --context` accepts both.
    public static func context(
        _ project: Project,
        name: String? = nil,
        subject: String? = nil,
        file: String? = nil
    ) -> (report: RunReport, context: (yaml: String, json: String)?) {
        examine(project) { loader, bag in
            loader.context(of: name ?? "", subject: subject, file: file, into: &bag).map { ($0.yaml, $0.json) }
        }
    }

    /// Copies built-in templates into the project. If there is a copy already, merges the changes of the built-in template into it.
    ///
    /// - Parameters:
    ///   - pack: the name of the pack.
    ///   - files: the files of the pack to copy; empty for all files in its folder.
    public static func ejectTemplates(of pack: String, files: [String], _ project: Project, isDryRun: Bool = false)
        -> RunReport
    {
        run(project, isDryRun: isDryRun) { loader, bag in
            guard let copies = TemplateCopies(loader: loader, into: &bag),
                let planned = copies.copies(of: pack, files: files, into: &bag)
            else { return [] }
            return copies.write(planned, isDryRun: isDryRun, into: &bag)
        }
    }

    /// Returns the changes of built-in templates since they were copied, without writing files.
    public static func diffTemplates(_ project: Project) -> RunReport {
        let report = run(project, isDryRun: true) { loader, bag in
            TemplateCopies(loader: loader, into: &bag)?.gains(into: &bag) ?? []
        }
        return report.ofDryRun
    }

    /// Compares the output of packs with the expected files of their test cases.
    ///
    /// - Parameters:
    ///   - packs: the names of the packs; empty for all packs with test cases.
    ///   - records: whether to write missing expected files.
    ///   - updates: whether to replace expected files that have a different text, and to delete files that the pack doesn't generate.
    public static func testTemplates(
        _ packs: [String],
        records: Bool = false,
        updates: Bool = false,
        _ project: Project
    ) -> (report: RunReport, results: [PackTestResult]) {
        var results: [PackTestResult] = []
        let report = run(project, isDryRun: false) { loader, bag in
            let library = loader.packs(into: &bag)
            guard !bag.hasErrors else { return [] }
            let tests = PackTests(loader: loader, library: library, names: packs, records: records, updates: updates)
            results = tests.run(into: &bag)
            return []
        }
        return (report, results)
    }

    /// Returns the page about a diagnostic code, such as `SC0401`; nil if there is none. For a warning, the page also says how to switch it off.
    public static func explain(_ code: String) -> String? {
        guard let page = DiagnosticPages.pages.first(where: { $0.code == code.uppercased() }) else { return nil }
        guard DiagnosticCode(rawValue: page.code).map(DiagnosticCode.warnings.contains) ?? false else {
            return page.text
        }
        let folder = ["SC03", "SC07"].contains { page.code.hasPrefix($0) } ? "Templates/notes" : "Specs/Legacy"
        return page.text + """

            ## Switch it off

            Write `warnings: {\(page.code): off}` in `scaffold.yml`. To switch the warning off only for some files, write `warnings: {\(page.code): {off: [\(folder)]}}`.

            """
    }

    /// All codes of diagnostics.
    public static var diagnosticCodes: [String] {
        DiagnosticPages.pages.map(\.code)
    }
}

extension Scaffold {
    /// Reports what a command changes in a project.
    ///
    /// - Parameter isDryRun: whether to report templates that have to be fetched, instead of fetching them.
    private static func run(
        _ project: Project,
        isDryRun: Bool,
        _ command: (ProjectLoader, inout DiagnosticBag) -> [Change]
    ) -> RunReport {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, into: &bag)
        loader.fetchTemplates(isDryRun: isDryRun, into: &bag)
        let changes = command(loader, &bag)
        return RunReport(bag, changes: changes)
    }

    /// Returns what a command finds in a project; nil if there are errors.
    private static func examine<Result>(
        _ project: Project,
        isDryRun: Bool = false,
        tellsUnfinished: Bool = false,
        _ command: (ProjectLoader, inout DiagnosticBag) -> Result?
    ) -> (RunReport, Result?) {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, into: &bag)
        loader.fetchTemplates(isDryRun: isDryRun, into: &bag)
        let result = command(loader, &bag)
        return (RunReport(bag, tellsUnfinished: tellsUnfinished), bag.hasErrors ? nil : result)
    }
}
