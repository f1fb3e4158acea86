import Diagnostics
import Output
import Packs
import ProjectGraph
import ProjectSpec
import Rendering
import Support
import SwiftInterface
import TemplateEngine
import YAML

/// Generates files from specs and writes them to the disk.
struct Pipeline {
    let loader: ProjectLoader
    let documents: [SpecDocument]
    /// The modules to generate, by name; none for all.
    var only: [String] = []
    /// The packs whose files are written, by name; nil for all.
    var packs: [String]?
    var options = PlanOptions()
    var writing = WritingMode(isDryRun: true)
    /// True to report functions that no test calls.
    var checksTests = false

    /// - Parameter beginning: files that are written once, and then are the team's.
    func run(beginning: [PlannedFile] = [], into bag: inout DiagnosticBag) -> RunReport {
        let changes = changes(beginning: beginning, into: &bag)
        return RunReport(bag, changes: changes)
    }

    /// Writes files that the team owns from then on, and nothing else.
    func write(_ beginnings: [PlannedFile], into bag: inout DiagnosticBag) -> [Change] {
        let folder = ProjectFolder(path: loader.project.root, fileSystem: loader.fileSystem)
        return writing.carryOut(beginnings, in: folder, options: options, into: &bag)?.changes ?? []
    }

    /// None where there are errors.
    func changes(beginning: [PlannedFile] = [], into bag: inout DiagnosticBag) -> [Change] {
        guard let (graph, files, library) = render(into: &bag) else { return [] }
        let folder = ProjectFolder(path: loader.project.root, fileSystem: loader.fileSystem)
        var options = options
        options.packs = packs.map { Set($0) }
        options.inputs = inputs
        if let paths = options.restores {
            options.restores = RestoredPaths(project: loader.project, reader: loader.reader, files: files.map(\.path))
                .resolve(paths, into: &bag)
        }
        guard !bag.hasErrors else { return [] }
        var words: IdentifierRename?
        if options.rename == nil {
            options.names = Dictionary(
                graph.modules.map { ($0.specPath, $0.name) } + graph.flows.map { ($0.range.file.path, $0.name) }
            ) { first, _ in first }
            let renamed = RenamedWords(library, files, in: folder)
            options.rename = renamed.outputs
            words = renamed.words
        }
        let attributes =
            packs == nil
            ? GitAttributes(files: files, isComplete: options.isComplete, reader: loader.reader).planned : []
        guard let changeSet = writing.carryOut(beginning + files + attributes, in: folder, options: options, into: &bag)
        else { return [] }
        let changes = changeSet.changes
        if let words, !options.comparesOnly {
            let generated = Set(files.filter { $0.owner == .generated }.map(\.path))
            let remaining = RemainingNames(words: words, names: "old generated names", reader: loader.reader)
            remaining.list(changes, except: generated, specs: documents.map(\.file), into: &bag)
        }
        // A run that changes something is not remembered for `check`, which looks again.
        if checksTests, options.comparesOnly || !changes.contains(where: \.isDrift) {
            TestCoverage(reader: loader.reader, changes: changes).check(graph.modules, into: &bag)
        }
        return changes
    }

    /// The inputs of the outputs, without the built-in templates.
    private var inputs: [GenerationInput] {
        var ignored = DiagnosticBag()
        let settings = loader.reader.exists("scaffold.yml") ? loader.reader.file("scaffold.yml", into: &ignored) : nil
        let templates = loader.templateLayers(into: &ignored).flatMap { layer in
            layer.files.map { GenerationInput(.template($0.name), path: $0.file.path, bytes: $0.file.bytes) }
        }
        return documents.map { GenerationInput(.spec, path: $0.file.path, bytes: $0.file.bytes) } + templates
            + [settings.map { GenerationInput(.settings, path: $0.path, bytes: $0.bytes) }].compactMap(\.self)
    }

    /// Renders all files; nil where something is wrong, which has then been reported.
    func render(into bag: inout DiagnosticBag) -> (graph: ProjectGraph, files: [PlannedFile], packs: PackLibrary)? {
        guard let (graph, whole, library) = plan(into: &bag) else { return nil }
        let plan = packs.map(whole.only) ?? whole
        let files = plan.render(of: graph, into: &bag, PlannedFile.init)
        return bag.hasErrors ? nil : (graph, files, library)
    }

    /// The resolved specs that the generated modules need.
    struct Resolved {
        let graph: ProjectGraph
        let packs: PackLibrary
        /// False where specs with mistakes were left out, so that what is generated for the whole project would lack their part.
        let isWhole: Bool
    }

    /// Returns nil where something is wrong that the modules to generate need; it has then been reported.
    func resolve(into bag: inout DiagnosticBag) -> Resolved? {
        var findings = DiagnosticBag()
        let packs = loader.packs(into: &findings)
        bag.add(contentsOf: findings)
        let spec = ProjectSpec(settings: loader.settings, documents: documents)
        let sources = loader.swiftSources(named: spec.sourcePaths, into: &bag)
        let interfaces = mockSources(into: &bag)
        let resolve = { (documents: [SpecDocument], bag: inout DiagnosticBag) in
            let spec = ProjectSpec(settings: loader.settings, documents: documents)
            return ProjectGraph.resolve(spec, packs: packs, sources: sources, interfaces: interfaces, into: &bag)
        }
        let before = bag
        if let graph = resolve(documents, &bag), !bag.hasErrors {
            return Resolved(graph: graph, packs: packs, isWhole: true)
        }
        if let graph = resolveNeeded(before, &bag, resolve) {
            return Resolved(graph: graph, packs: packs, isWhole: false)
        }
        // Mistakes in templates are said along with those in specs.
        if !findings.hasErrors { _ = CompiledPacks(packs, into: &bag) }
        return nil
    }

    /// Resolves the documents again without those that have mistakes and that the modules to generate don't need. The mistakes become warnings.
    ///
    /// - Parameters:
    ///   - before: what was found before anything was resolved.
    ///   - bag: with the errors of the whole project; unchanged where nil is returned.
    private func resolveNeeded(
        _ before: DiagnosticBag,
        _ bag: inout DiagnosticBag,
        _ resolve: ([SpecDocument], inout DiagnosticBag) -> ProjectGraph?
    ) -> ProjectGraph? {
        guard !only.isEmpty, let needed = NeededSpecs(of: only, among: documents, flags: loader.settings.flags?.service)
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
            let graph = resolve(documents.map { left.contains($0.file.path) ? .unread($0.file) : $0 }, &findings)
            if let graph, only.allSatisfy({ graph.hasModule($0) }) {
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

    /// Returns nil if there are errors, which have been reported.
    func plan(into bag: inout DiagnosticBag) -> (graph: ProjectGraph, plan: RenderPlan, packs: PackLibrary)? {
        guard let resolved = resolve(into: &bag) else { return nil }
        let (graph, packs) = (resolved.graph, resolved.packs)
        guard let modules = selection(graph, into: &bag) else { return nil }
        var plan = RenderPlan.make(graph, packs: packs, modules: modules.isEmpty ? nil : modules, into: &bag)
        if !resolved.isWhole { plan = plan.ofSpecs }
        plan.checkPaths(of: packs.ownPacks, into: &bag)
        plan.checkInputs(templates: loader.templateFolders, specs: loader.specsFolder, into: &bag)
        return bag.hasErrors ? nil : (graph, plan, packs)
    }

    /// Returns the declarations of the files under `mocks` in scaffold.yml.
    private func mockSources(into bag: inout DiagnosticBag) -> SwiftSources.Interfaces {
        guard let written = loader.settings.mocks?.sources, !written.isEmpty else { return [] }
        var sources = MockSources(reader: loader.reader, prefix: "")
        sources.exclude(loader.settings.mocks?.exclude.map(\.text) ?? [])
        for source in written {
            if loader.reader.exists(source.text) {
                sources.add(source.text, into: &bag)
            } else {
                bag.add(.noSources(source))
            }
        }
        sources.finish()
        return SwiftSources(reader: loader.reader).read(sources.paths, into: &bag)
    }

    private func selection(_ graph: ProjectGraph, into bag: inout DiagnosticBag) -> Set<String>? {
        let known = graph.modules.map(\.name)
        var selected: Set<String> = []
        for name in only {
            let typeName = NameCase.upperFirst.applied(to: name)
            if known.contains(typeName) {
                selected.insert(typeName)
            } else {
                bag.add(
                    Diagnostic(
                        .noSuchModule,
                        "unknown module `\(name)`",
                        at: .command,
                        help: Spelling.help(for: name, in: known) ?? "`scaffold module \(name)` starts it"
                    )
                )
            }
        }
        return bag.hasErrors ? nil : selected
    }
}

extension ProjectGraph {
    fileprivate func hasModule(_ name: String) -> Bool {
        let typeName = NameCase.upperFirst.applied(to: name)
        return modules.contains { $0.name == typeName }
    }
}

extension Diagnostic {
    fileprivate static func noSources(_ path: LocatedText) -> Diagnostic {
        Diagnostic(
            .missingFolder,
            "missing folder `\(path.text)`",
            at: path.range,
            severity: .warning,
            help: "create it, or remove it from `mocks`"
        )
    }
}

extension ProjectGraph {
    static func resolve(
        _ spec: ProjectSpec,
        packs: PackLibrary,
        sources: [String: SourceFile],
        interfaces: SwiftSources.Interfaces = [],
        into bag: inout DiagnosticBag
    ) -> ProjectGraph? {
        for word in packs.packs.flatMap(\.renamedWords).flatMap({ [$0.name, $0.value] })
        where !SwiftIdentifier.isIdentifier("X" + word.text) {
            bag.add(.noPartOfName(word.text, word))
        }
        let styles = packs.styles.map { Style($0, in: packs, options: spec.settings.options, into: &bag) }
        return resolve(
            spec,
            styles: styles,
            sources: sources,
            interfaces: interfaces,
            variables: packs.variableNames,
            into: &bag
        )
    }
}

extension Style {
    /// - Parameter options: those of the project.
    fileprivate init(
        _ pack: PackManifest,
        in packs: PackLibrary,
        options: [NamedValue<YAMLNode>],
        into bag: inout DiagnosticBag
    ) {
        var findings = DiagnosticBag()
        let tailoring = packs.tailoring(of: pack, layers: [options], into: &findings)
        bag.add(contentsOf: findings)
        let roles = zip(pack.roles, tailoring).map { entry, tailoring in
            for (part, text) in [(entry.value.suffix, tailoring.suffix), (entry.value.type, entry.value.type.text)]
            where !SwiftIdentifier.isIdentifier("X" + text) {
                bag.add(.noPartOfName(text, part))
            }
            return Role(
                name: entry.name.text,
                tailoring: tailoring,
                mock: entry.value.mock?.text,
                type: entry.value.type.text,
                parent: entry.value.parent,
                members: entry.value.members,
                isOptional: entry.value.isOptional ?? false,
                hasProtocol: entry.value.hasProtocol ?? true,
                showsRoutes: entry.value.showsRoutes ?? false,
                into: &bag
            )
        }
        self.init(name: pack.name.text, roles: roles) { [fails = findings.hasErrors] own in
            guard !fails else { return tailoring }
            var ignored = DiagnosticBag()
            return packs.tailoring(of: pack, layers: [options, own], into: &ignored)
        }
    }
}

extension Diagnostic {
    fileprivate static func noPartOfName(_ text: String, _ written: LocatedText) -> Diagnostic {
        Diagnostic(
            .wrongRole,
            "`\(text)` can't be part of a Swift name",
            at: written.range,
            help: "write letters and digits: `Presenter`"
        )
    }
}

extension WritingMode {
    /// Puts files in place; in a dry run only says what would become of them. Nil where there are errors.
    func carryOut(
        _ files: [PlannedFile],
        in folder: ProjectFolder,
        options: PlanOptions,
        into bag: inout DiagnosticBag
    ) -> ChangeSet? {
        isDryRun
            ? ChangeSet.plan(files, in: folder, options: options, into: &bag)
            : ChangeSet.apply(files, in: folder, options: options, waiting: waiting, into: &bag)
    }
}

extension PlannedFile {
    fileprivate convenience init(_ file: RenderedFile) {
        self.init(key: file.key, path: file.path, owner: file.owner, bytes: file.bytes, origin: file.origin)
    }
}
