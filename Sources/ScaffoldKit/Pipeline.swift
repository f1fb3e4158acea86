import Diagnostics
import Naming
import Output
import Packs
import ProjectGraph
import ProjectSpec
import Rendering
import YAML

/// From documents to the disk.
struct Pipeline {
    let loader: ProjectLoader
    let documents: [SpecDocument]
    /// The modules to generate, by name; none for all.
    let only: [String]

    func run(
        beginning: [PlannedFile],
        writing: WritingMode,
        into bag: inout DiagnosticBag
    ) -> RunReport {
        guard let (graph, files) = render(into: &bag), !bag.hasErrors else { return RunReport(bag) }
        let planned = beginning + files.map(PlannedFile.init)
        let folder = ProjectFolder(path: loader.project.root, fileSystem: loader.fileSystem)
        let changeSet =
            if writing.isDryRun {
                ChangeSet.plan(planned, in: folder, into: &bag)
            } else {
                ChangeSet.apply(planned, in: folder, waiting: writing.waiting, into: &bag)
            }
        guard let changeSet else { return RunReport(bag) }
        TestCoverage(reader: loader.reader, files: files, changes: changeSet.changes).check(graph.modules, into: &bag)
        return RunReport(bag, changes: changeSet.changes)
    }

    private func render(into bag: inout DiagnosticBag) -> (graph: ProjectGraph, files: [RenderedFile])? {
        let packs = PackLibrary.read(layers: loader.templateLayers(into: &bag), filters: .swift, into: &bag)
        let styles = packs.styles.map { Style($0, into: &bag) }
        let spec = ProjectSpec(settings: loader.settings, documents: documents)
        let sources = loader.swiftSources(named: spec.sourcePaths, into: &bag)
        guard let graph = ProjectGraph.resolve(spec, styles: styles, sources: sources, variables: packs.variableNames, into: &bag) else { return nil }
        guard let modules = selection(graph, into: &bag) else { return nil }
        let plan = RenderPlan.make(graph, packs: packs, modules: modules.isEmpty ? nil : modules, into: &bag)
        guard !bag.hasErrors else { return nil }
        return (graph, plan.render(lineBudget: graph.budget.lines, into: &bag))
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
                        "no module is named `\(name)`",
                        at: .command,
                        help: Spelling.help(for: name, in: known) ?? "`scaffold module \(name)` starts it"
                    )
                )
            }
        }
        return bag.hasErrors ? nil : selected
    }
}

extension Style {
    fileprivate init(_ pack: PackManifest, into bag: inout DiagnosticBag) {
        let roles = pack.roles.map { entry in
            Role(
                name: entry.name.text,
                suffix: entry.value.suffix.text,
                type: entry.value.type.text,
                members: entry.value.members,
                isOptional: entry.value.isOptional ?? false,
                showsRoutes: entry.value.showsRoutes ?? false,
                into: &bag
            )
        }
        self.init(name: pack.name.text, roles: roles)
    }
}

extension PlannedFile {
    fileprivate init(_ file: RenderedFile) {
        self.init(
            key: OutputKey(
                spec: file.key.spec.isEmpty ? nil : file.key.spec,
                pack: file.key.pack,
                template: file.key.template,
                instance: file.key.instance
            ),
            path: file.path,
            owner: file.owner == .tool ? .tool : .person,
            bytes: file.bytes,
            origin: file.origin
        )
    }
}
