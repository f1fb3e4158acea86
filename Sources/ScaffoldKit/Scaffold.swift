import Diagnostics
import EmbeddedText
import Output
import Support

/// The commands of scaffold, one function for each. If there are errors, nothing is written.
public enum Scaffold {
    public static let version = "0.2.0"

    /// Brings outputs up to date with the specs, and writes the support files that the project lacks.
    public static func generate(_ options: GenerateOptions) -> RunReport {
        var plan = PlanOptions()
        plan.isComplete = options.modules.isEmpty
        if options.restores { plan.restores = Set(options.restoredPaths) }
        plan.forces = options.forces
        return GenerateRun(project: options.project, only: options.modules, plan: plan, writing: options.writing)
            .report(usesCache: options.usesCache)
    }

    /// Compares the disk with what `generate` would leave, and writes nothing. Each file that differs is an error of the report.
    public static func check(_ options: CheckOptions) -> RunReport {
        compare(options, tellsUnfinished: true).ofCheck
    }

    /// Returns what `generate` would change, without writing files.
    public static func diff(_ options: CheckOptions) -> RunReport {
        compare(options).ofDiff
    }

    private static func compare(_ options: CheckOptions, tellsUnfinished: Bool = false) -> RunReport {
        var plan = PlanOptions()
        plan.isComplete = true
        plan.comparesOnly = true
        var run = GenerateRun(project: options.project, only: [], plan: plan, writing: WritingMode(isDryRun: true))
        run.tellsUnfinished = tellsUnfinished
        return ProjectLock.whileReading(in: ProjectFolder(path: options.project.root), waiting: options.waiting) {
            run.report(usesCache: options.usesCache)
        }
    }

    /// Makes the mocks of protocols: the project's, or those of Swift sources that the options name.
    public static func mocks(_ options: MockOptions) -> RunReport {
        guard options.isOfProject else { return StandaloneMockRun(options: options).report() }
        var bag = DiagnosticBag()
        let loader = ProjectLoader(options.project, into: &bag)
        loader.fetchTemplates(isDryRun: options.writing.isDryRun, into: &bag)
        let isProject = loader.checkIsProject(into: &bag) { folder in
            "for mocks without a project, `scaffold mocks --sources \(folder.sources) --output \(folder.tests)/Mocks`"
        }
        guard isProject else { return RunReport(bag) }
        let documents = loader.documents(into: &bag)
        var plan = PlanOptions()
        plan.packs = ["mocks"]
        plan.comparesOnly = options.writing.isDryRun
        // If all specs are missing, something is wrong, so mocks don't count as left over.
        plan.isComplete = !documents.isEmpty || !loader.reader.isFolder(".scaffold/manifests")
        let pipeline = Pipeline(loader: loader, documents: documents, options: plan, writing: options.writing)
        let changes = pipeline.changes(into: &bag)
        return RunReport(bag, changes: changes)
    }

    /// Starts modules, flows or services: writes the specs that don't exist yet, and generates their files.
    public static func start(_ options: StartOptions) -> RunReport {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(options.project, into: &bag)
        loader.fetchTemplates(isDryRun: options.writing.isDryRun, into: &bag)
        guard loader.checkIsProject(into: &bag) else { return RunReport(bag) }
        return StartRun(options: options, loader: loader).run(into: &bag)
    }

    /// Renames a module, flow or service: in the specs, and in everything that was generated for it.
    public static func rename(_ options: RenameOptions) -> RunReport {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(options.project, into: &bag)
        loader.fetchTemplates(isDryRun: options.writing.isDryRun, into: &bag)
        guard loader.checkIsProject(into: &bag) else { return RunReport(bag) }
        return RenameRun(options: options, loader: loader).run(into: &bag)
    }

    /// Removes a module, flow or service: its spec, and its generated and unedited files.
    public static func remove(_ options: RemoveOptions) -> RunReport {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(options.project, into: &bag)
        loader.fetchTemplates(isDryRun: options.writing.isDryRun, into: &bag)
        guard loader.checkIsProject(into: &bag) else { return RunReport(bag) }
        return RemoveRun(options: options, loader: loader).run(into: &bag)
    }

    /// Lists the modules, flows and services of a project, with the state of their files; nil where there are errors.
    public static func list(_ options: CheckOptions) -> (report: RunReport, items: [ListedItem]?) {
        examine(options.project, isDryRun: true) { ListRun(loader: $0, waiting: options.waiting).run(into: &$1) }
    }

    /// Merges two versions of a Swift file by their members.
    ///
    /// - Returns: whether the result, in the file of our side, has conflicts.
    public static func mergeDriver(_ options: MergeDriverOptions) -> (report: RunReport, hasConflicts: Bool) {
        var bag = DiagnosticBag()
        let hasConflicts = MergeDriver(options: options).run(into: &bag) ?? false
        return (RunReport(bag), hasConflicts)
    }

    /// Makes a folder a project: writes `scaffold.yml`, a folder for specs and the support files.
    public static func initialize(_ options: InitOptions) -> RunReport {
        var bag = DiagnosticBag()
        guard let (loader, beginnings) = ProjectStart(options: options).files(into: &bag) else { return RunReport(bag) }
        loader.fetchTemplates(isDryRun: true, into: &bag)
        let pipeline = Pipeline(loader: loader, documents: loader.documents(into: &bag), writing: options.writing)
        let changes = pipeline.changes(beginning: beginnings, into: &bag)
        return RunReport(bag, changes: changes)
    }

    /// The JSON Schema of a kind of file.
    public static func schema(of kind: SchemaKind) -> String {
        kind.text
    }

    /// The names that specs declare, and the names of styles, for completion; empty if they can't be read.
    public static func names(in project: Project) -> ProjectNames {
        ProjectNames(project)
    }

    /// Renders one template, to be printed and not written.
    ///
    /// - Returns: what the template yields, or nil where there are errors, all of which are in the report.
    public static func render(_ options: RenderOptions) -> (report: RunReport, output: [UInt8]?) {
        var bag = DiagnosticBag()
        let output = TemplateRun(options: options).output(into: &bag)
        return (RunReport(bag), bag.hasErrors ? nil : output)
    }

    /// Draws what leads where in a project, and what depends on what.
    ///
    /// - Returns: the map, or nil where there are errors, all of which are in the report.
    public static func graph(_ options: GraphOptions) -> (report: RunReport, output: [UInt8]?) {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(options.project, into: &bag)
        loader.fetchTemplates(isDryRun: true, into: &bag)
        guard loader.checkIsProject(into: &bag) else { return (RunReport(bag), nil) }
        let documents = loader.neededDocuments(into: &bag)
        let pipeline = Pipeline(loader: loader, documents: documents)
        let output = MapRun(options: options, pipeline: pipeline).output(into: &bag)
        return (RunReport(bag, tellsUnfinished: true), bag.hasErrors ? nil : output)
    }

    /// The packs of a project, in the order of their names; nil where there are errors.
    public static func packs(_ project: Project) -> (report: RunReport, packs: [PackEntry]?) {
        examine(project) { $0.packs(into: &$1).entries }
    }

    /// Reports what a command finds in a project; nothing where there are errors.
    private static func examine<Result>(
        _ project: Project,
        isDryRun: Bool = false,
        _ command: (ProjectLoader, inout DiagnosticBag) -> Result?
    ) -> (RunReport, Result?) {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, into: &bag)
        loader.fetchTemplates(isDryRun: isDryRun, into: &bag)
        let result = command(loader, &bag)
        return (RunReport(bag), bag.hasErrors ? nil : result)
    }

    /// Returns the origin of a template, or of the template of an output; nil if there are errors.
    ///
    /// - Parameter file: a template's name or path, or an output's path, relative to the project.
    public static func origin(of file: String, _ project: Project) -> (report: RunReport, origin: TemplateOrigin?) {
        examine(project) { TemplateOrigin.find(file, in: $0, into: &$1) }
    }

    /// Checks packs without the projects that use them.
    ///
    /// - Parameters:
    ///   - packs: by name; none for those of the project's own.
    ///   - areForStencil: whether the templates were written for Stencil, and all that reads otherwise there is of interest.
    /// - Returns: the names of the packs that were tried, or nil where there are errors.
    public static func lintTemplates(_ packs: [String], areForStencil: Bool = false, _ project: Project) -> (
        report: RunReport, packs: [String]?
    ) {
        examine(project) { loader, bag in
            let library = loader.packs(into: &bag)
            guard !bag.hasErrors else { return nil }
            var ignored = DiagnosticBag()
            let pipeline = Pipeline(loader: loader, documents: loader.documents(into: &ignored))
            let lint = TemplateLint(
                pipeline: pipeline,
                library: library,
                names: packs,
                areForStencil: areForStencil,
                uses: TemplateUses(library)
            )
            return lint.run(into: &bag)
        }
    }

    /// Returns the template context of a part of a project; nil if there are errors.
    public static func context(_ options: ContextOptions) -> (report: RunReport, context: RealContext?) {
        examine(options.project) { RealContext.find(options, in: $0, into: &$1) }
    }

    /// Copies built-in templates into the project, or merges into copies what the built-in ones have gained.
    ///
    /// - Parameters:
    ///   - pack: of the templates.
    ///   - files: of the pack; none for all in its folder.
    public static func ejectTemplates(of pack: String, files: [String], _ project: Project, _ writing: WritingMode)
        -> RunReport
    {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, into: &bag)
        loader.fetchTemplates(isDryRun: writing.isDryRun, into: &bag)
        let library = loader.packs(into: &bag)
        guard !bag.hasErrors, let copies = TemplateCopies(loader: loader, library: library, into: &bag),
            let planned = copies.copies(of: pack, files: files, into: &bag)
        else { return RunReport(bag) }
        let changes = copies.write(planned, writing, into: &bag)
        return RunReport(bag, changes: changes)
    }

    /// Returns the changes of built-in templates since they were copied, without writing files.
    public static func diffTemplates(_ project: Project) -> RunReport {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, into: &bag)
        loader.fetchTemplates(isDryRun: true, into: &bag)
        let library = loader.packs(into: &bag)
        guard !bag.hasErrors, let copies = TemplateCopies(loader: loader, library: library, into: &bag) else {
            return RunReport(bag)
        }
        let changes = copies.gains(into: &bag)
        return RunReport(bag, changes: changes).ofDryRun
    }

    /// Compares the output of packs with the expected files of their test cases.
    ///
    /// - Parameters:
    ///   - packs: by name; none for all that have cases.
    ///   - recording: the expected files to write.
    public static func testTemplates(_ packs: [String], recording: RecordOptions = RecordOptions(), _ project: Project)
        -> (
            report: RunReport, results: [PackTestResult]
        )
    {
        var bag = DiagnosticBag()
        let loader = ProjectLoader(project, into: &bag)
        loader.fetchTemplates(isDryRun: false, into: &bag)
        let library = loader.packs(into: &bag)
        guard !bag.hasErrors else { return (RunReport(bag), []) }
        let results = PackTests(loader: loader, library: library, names: packs, recording: recording).run(into: &bag)
        return (RunReport(bag), results)
    }

    /// The page of a diagnostic's code, such as `SC0401`, and how to switch it off if it is that of a warning; nil where there is none.
    public static func explain(_ code: String) -> String? {
        guard let page = DiagnosticPages.pages.first(where: { $0.code == code.uppercased() }) else { return nil }
        guard DiagnosticCode(rawValue: page.code).map(DiagnosticCode.warnings.contains) ?? false else {
            return page.text
        }
        return page.text + """

            ## Switch it off

            Write `warnings: {\(page.code): off}` in `scaffold.yml`, or `warnings: {\(page.code): {off: [Specs/Legacy]}}` to switch it off only for some files. Errors can't be switched off.

            """
    }

    /// Every code that a diagnostic can have.
    public static var diagnosticCodes: [String] {
        DiagnosticPages.pages.map(\.code)
    }

    /// Returns the candidate that is most similar to a word, if any is similar.
    public static func nearest(to word: String, in candidates: [String]) -> String? {
        Spelling.nearest(to: word, in: candidates)
    }
}
