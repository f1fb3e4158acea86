import Diagnostics
import Mocks
import Output
import Packs
import Rendering
import Specs
import Support
import SwiftSource
import TemplateEngine

/// The pipeline that generates files from specs: load → resolve → plan → render → compare and write.
///
/// `ProjectLoader` reads the specs and fetches the templates of other repositories before. Each stage turns one value into the next.
/// If there are errors, the stage reports them and returns nil.
struct Pipeline {
    let loader: ProjectLoader
    let documents: [SpecDocument]
    /// The names of the modules to generate; empty for all.
    var only: [String] = []
    var options = PlanOptions()
    /// The identifiers that the run renames, and the description of the old ones.
    var renamed: (words: IdentifierRename, names: String)?
    /// True to report functions that no test calls.
    var checksTests = false
    /// The new texts of files with protocols that this run writes, by path. These protocols can have mocks, too.
    var planned: [String: SourceFile] = [:]
    /// The paths of generated files that this run removes or moves.
    var removed: Set<String> = []

    /// Writes files; in a dry run, only plans the changes. Returns nil if there are errors.
    func write(_ files: [PlannedFile], _ options: PlanOptions, into bag: inout DiagnosticBag) -> [Change]? {
        let (folder, waiting) = (loader.folder, loader.project.waiting)
        let changeSet =
            options.isDryRun
            ? ChangeSet.plan(files, in: folder, options: options, into: &bag)
            : ChangeSet.apply(files, in: folder, options: options, waiting: waiting, into: &bag)
        return changeSet?.changes
    }

    /// Runs all stages. Returns no changes if there are errors.
    ///
    /// - Parameter beginning: files that are written once, and then belong to the user.
    func changes(beginning: [PlannedFile] = [], into bag: inout DiagnosticBag) -> [Change] {
        guard let (graph, files, library) = render(into: &bag) else { return [] }
        var options = options
        options.inputs = inputs(library, beginning)
        options.testFolders = graph.targets.all.map(\.tests)
        options.templates = Set(library.packs.flatMap(\.files).map(\.template.text))
        // The files of chosen modules don't depend on new specs. So several such runs can create modules at the same time.
        if only.isEmpty {
            options.currentSpecs = { [loader] in
                var ignored = DiagnosticBag()
                return loader.specPaths(into: &ignored)
            }
        }
        if let paths = options.restores {
            options.restores = restored(paths, among: files.map(\.path), into: &bag)
        }
        guard !bag.hasErrors else { return [] }
        var renamed = renamed
        if options.rename == nil {
            let names = graph.modules.map { ($0.specPath, $0.name) } + graph.flows.map { ($0.specPath, $0.name) }
            options.names = Dictionary(names) { first, _ in first }
            let renames = RenamedWords(library, files, of: graph, documents, in: loader.folder)
            options.rename = renames.outputs
            renamed = (renames.words, "old generated names")
        }
        let attributes =
            options.packs == nil
            ? GitAttributes(
                files: files,
                targets: graph.targets.folders,
                isComplete: options.isComplete,
                reader: loader.reader
            ).planned : []
        guard let changes = write(beginning + files + attributes, options, into: &bag) else { return [] }
        if let (words, names) = renamed, !options.comparesOnly {
            let generated = Set(files.filter { $0.owner == .generated }.map(\.path))
            let remaining = RemainingNames(
                words: words,
                names: names,
                reader: loader.reader,
                keepsDeclared: self.renamed == nil
            )
            remaining.list(changes, except: generated, specs: documents.map(\.file), into: &bag)
        }
        // If there are changes, the result is not cached, and the next `check` looks at the tests itself.
        if checksTests, options.comparesOnly || !changes.contains(where: \.isDrift) {
            let modules = graph.modules.filter { library.hasTests($0, in: graph) }
            TestCoverage(reader: loader.reader, changes: changes).check(modules, into: &bag)
        }
        return changes
    }

    /// Returns the error of a run of `generate` after an interrupted rename, or else an error about an interrupted run for specs that are missing.
    ///
    /// - Parameters:
    ///   - planned: the specs after this run.
    ///   - names: the old and the new name of a rename, which can be the interrupted run itself.
    func interruption(before planned: [SpecDocument] = [], resuming names: [String] = []) -> Diagnostic? {
        let interrupted = loader.folder.interruptedSpecs
        guard !interrupted.isEmpty else { return nil }
        var (found, options) = (DiagnosticBag(), PlanOptions.ofCheck)
        options.resumedNames = names
        _ = Pipeline(loader: loader, documents: documents, options: options).changes(into: &found)
        if let error = found.unsorted.first(where: { $0.code == .renamedByHand }) { return error }
        let missing = interrupted.subtracting((documents + planned).map(\.file.path)).min()
        return missing.map {
            let message = "a run that writes the files of `\($0)` was interrupted"
            let help = "run the same command again, or `scaffold generate`"
            return Diagnostic(.renamedByHand, message, at: .command, help: help)
        }
    }

    /// Returns the inputs that the outputs depend on: specs, settings and templates, without the built-in templates.
    private func inputs(_ library: PackLibrary, _ beginning: [PlannedFile]) -> [GenerationInput] {
        var ignored = DiagnosticBag()
        let path = "scaffold.yml"
        let settings =
            beginning.first { $0.path == path }?.bytes ?? options.sources.first { $0.path == path }?.new
            ?? loader.reader.file(path, into: &ignored)?.bytes
        let templates = library.layers.filter { $0.folder != nil }.flatMap(\.files).map {
            GenerationInput(.template($0.name), path: $0.file.path, bytes: $0.file.bytes)
        }
        return documents.map { GenerationInput(.spec, path: $0.file.path, bytes: $0.file.bytes) } + templates
            + [settings.map { GenerationInput(.settings, path: path, bytes: $0) }].compactMap(\.self)
    }
}

// MARK: - Stages
extension Pipeline {
    /// Runs the stages up to the graph.
    ///
    /// If specs with errors were left out, `isWhole` is false: files of the whole project would be incomplete.
    func resolve(into bag: inout DiagnosticBag) -> (graph: ProjectGraph, packs: PackLibrary, isWhole: Bool)? {
        var findings = DiagnosticBag()
        let packs = loader.packs(into: &findings)
        bag.add(contentsOf: findings)
        let lacksPacks = bag.lacksPacks
        let spec = ProjectSpec(settings: loader.settings, documents: documents)
        let sources = loader.swiftSources(named: spec.sourcePaths, into: &bag)
        let mockSources = declaredSources(into: &bag)
        // If specs or required options are missing, all other errors would be consequences.
        if (bag.unsorted + findings.unsorted).contains(where: { [.missingOptions, .noSpecs].contains($0.code) }) {
            return nil
        }
        guard knowsNames(into: &bag) else { return nil }
        let resolve = { (documents: [SpecDocument], bag: inout DiagnosticBag) in
            ProjectGraph.resolve(
                ProjectSpec(settings: loader.settings, documents: documents),
                packs: packs,
                lacksPacks: lacksPacks,
                sources: sources,
                mockSources: mockSources,
                into: &bag
            )
        }
        let before = bag
        if let graph = resolve(documents, &bag), !bag.hasErrors {
            return (graph, packs, isWhole: true)
        }
        if let graph = resolveNeeded(before, &bag, resolve) {
            return (graph, packs, isWhole: false)
        }
        // If all packs are available, errors in templates are reported together with those in specs.
        if !findings.hasErrors, !lacksPacks { _ = CompiledPacks.compiled(packs, into: &bag) }
        return nil
    }

    /// The errors that a place of a template can give for each output. Their messages may contain different values.
    private static let errorsOfTemplates: Set<DiagnosticCode> = [
        .templateMakesNoSwift, .templateNameMissing, .templateValueKind, .templateArithmetic, .wrongItems,
    ]

    /// Runs the stages up to the plan.
    func plan(into bag: inout DiagnosticBag) -> (graph: ProjectGraph, plan: RenderPlan, packs: PackLibrary)? {
        guard let (graph, packs, isWhole) = resolve(into: &bag) else { return nil }
        let selected = only.isEmpty ? nil : Set(only.map(\.typeName))
        let compiled = CompiledPacks.compiled(packs, into: &bag)
        var findings = DiagnosticBag()
        var plan = RenderPlan.make(graph, packs: compiled, modules: selected, into: &findings)
        bag.add(contentsOf: findings.onceAtEachPlace(Self.errorsOfTemplates))
        if !isWhole { plan = plan.ofSpecs }
        PathPatternCheck.run(plan, of: packs.ownPacks, for: graph, in: loader, into: &bag)
        return bag.hasErrors ? nil : (graph, plan, packs)
    }

    /// Returns the place in a spec that a file comes from. A spec that the run moves has its old path until the end of the run.
    private func origin(of render: PlannedRender) -> SourceRange? {
        guard let range = render.origin, let source = options.sources.first(where: { $0.newPath == range.file.path })
        else { return render.origin }
        let file = SourceFile(path: source.path, bytes: range.file.bytes)
        return SourceRange(file: file, start: range.start, end: range.end)
    }

    /// Runs the stages up to the files.
    func render(into bag: inout DiagnosticBag) -> (graph: ProjectGraph, files: [PlannedFile], packs: PackLibrary)? {
        let before = bag
        guard let (graph, whole, library) = plan(into: &bag) else { return nil }
        var findings = DiagnosticBag()
        let files = (options.packs.map(whole.only) ?? whole).render(of: graph, into: &findings) {
            (render: $0, bytes: $1)
        }
        bag.add(contentsOf: findings.onceAtEachPlace(Self.errorsOfTemplates))
        GeneratedNames.check(files, of: graph, into: &bag)
        guard !bag.hasErrors else { return nil }
        let planned = Concurrently.map(files) { file in
            PlannedFile(
                key: file.render.key,
                path: file.render.path,
                owner: file.render.owner,
                bytes: file.bytes,
                origin: origin(of: file.render)
            )
        }
        let paths = whole.renders.map(\.path)
        Concurrently.free((consume whole, consume files))
        guard self.planned.isEmpty, removed.isEmpty else { return (graph, planned, library) }
        var again = self
        again.planned = changedSources(among: planned)
        again.removed = removedSources(of: graph, except: paths)
        guard !again.planned.isEmpty || !again.removed.isEmpty else { return (graph, planned, library) }
        bag = before
        return again.render(into: &bag)
    }

    /// Returns the sources of mocks whose new text is not on disk yet, by path.
    private func changedSources(among files: [PlannedFile]) -> [String: SourceFile] {
        guard loader.settings.mocks?.sources.isEmpty == false else { return [:] }
        var ignored = DiagnosticBag()
        let changed = files.filter { file in
            guard file.path.hasSuffix(".swift"), WordSearch.holds("protocol ", file.bytes) else { return false }
            let onDisk = (loader.reader.file(file.path, into: &ignored)?.bytes).map(TextForm.normalized)
            return file.owner == .generated ? onDisk != file.bytes : onDisk == nil
        }
        // A user-owned file that is known from an earlier run was moved or deleted. It is not written again.
        let new = loader.folder.unknown(changed.filter { $0.owner == .user })
        let written = changed.filter { $0.owner == .generated } + new
        guard !written.isEmpty else { return [:] }
        let sources = mockSources(into: &ignored)
        let taken = written.filter { sources.takes($0.path) }
        return Dictionary(taken.map { ($0.path, SourceFile(path: $0.path, bytes: $0.bytes)) }) { first, _ in first }
    }

    /// Returns the paths of generated files with mocked protocols that the run removes or moves.
    private func removedSources(of graph: ProjectGraph, except paths: [String]) -> Set<String> {
        guard only.isEmpty else { return [] }
        let mocked = graph.mocked.map(\.declaration.range.file).filter { GeneratedHeader.begins($0.bytes) }.map(\.path)
        let left = Set(mocked).subtracting(paths)
        return left.isEmpty ? [] : left.intersection(loader.folder.generatedPaths)
    }
}

extension Pipeline {
    /// Returns the files under `mocks` in scaffold.yml.
    private func mockSources(into bag: inout DiagnosticBag) -> MockSources {
        var sources = MockSources(reader: loader.reader, prefix: "")
        sources.exclude(loader.settings.mocks?.exclude.map(\.text) ?? [])
        for source in loader.settings.mocks?.sources ?? [] {
            if loader.reader.exists(source.text) {
                sources.add(source.text, into: &bag)
            } else {
                let help = "create it, or remove it from `mocks`"
                bag.add(.missingFolder, "missing folder `\(source.text)`", at: source.range, help: help)
            }
        }
        return sources
    }

    /// Returns the declarations in the files under `mocks`, including files that this run writes.
    private func declaredSources(into bag: inout DiagnosticBag) -> [DeclaredFile] {
        guard loader.settings.mocks?.sources.isEmpty == false else { return [] }
        var sources = mockSources(into: &bag)
        sources.paths += planned.keys
        sources.finish()
        return loader.reader.declarations(
            in: sources.paths.filter { !removed.contains($0) },
            planned: planned,
            module: Targets.modules(loader.settings),
            into: &bag
        )
    }

    /// Checks that specs declare the modules to generate. Specs that can't be read may declare them.
    private func knowsNames(into bag: inout DiagnosticBag) -> Bool {
        let known = documents.compactMap { if case .module(let spec) = $0 { spec.name.text.typeName } else { nil } }
        let unread = documents.compactMap { if case .invalid(let file) = $0 { file } else { nil } }
        let unknown = only.filter { !known.contains($0.typeName) && !unread.mayDeclare($0.typeName) }
        for name in unknown {
            let isOther = documents.contains {
                $0.screenName?.text == name || SpecName(kind: .service, text: name).isDeclared(in: $0)
            }
            let help =
                isOther
                ? "`\(name)` is not a module; `scaffold generate` without a name generates it, too"
                : name.helpForUnknownName(among: known) ?? "`scaffold module \(name)` starts it"
            bag.add(.noSuchModule, "unknown module `\(name)`", at: .command, help: help)
        }
        return unknown.isEmpty
    }
}

extension Pipeline {
    /// Returns the paths of the files that `generate --restore PATH…` restores, relative to the project. Reports paths of other files.
    ///
    /// - Parameter paths: paths as on the command line.
    private func restored(_ paths: Set<String>, among files: [String], into bag: inout DiagnosticBag) -> Set<String> {
        let known = Set(files)
        var found: Set<String> = []
        for path in paths.sorted() {
            if let meant = loader.path(meantBy: path, among: known) {
                found.insert(meant)
                continue
            }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let near = files.first { $0.hasSuffix("/\(name)") } ?? Spelling.nearest(to: path, in: files)
            let help = near.map { "did you mean `\($0)`?" } ?? "run `scaffold check` to see the missing files"
            bag.add(.nothingToRestore, "scaffold generates no file `\(path)`", at: .command, help: help)
        }
        return found
    }
}
