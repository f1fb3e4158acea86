import Diagnostics
import Packs
import Rendering
import Specs
import Support
import TemplateEngine
import YAML

/// `scaffold templates lint`: checks packs without the projects that use them.
struct TemplateLint {
    let pipeline: Pipeline
    let library: PackLibrary
    /// The names of the packs; empty for all packs with a file of the team.
    let names: [String]
    /// True if the templates were written for Stencil. Then differences to Stencil are reported, too.
    let areForStencil: Bool
    private let uses: TemplateUses

    init(pipeline: Pipeline, library: PackLibrary, names: [String], areForStencil: Bool) {
        self.pipeline = pipeline
        self.library = library
        self.names = names
        self.areForStencil = areForStencil
        uses = TemplateUses(library)
    }

    /// - Returns: the names of the packs that were tried.
    func run(into bag: inout DiagnosticBag) -> [String] {
        guard let packs = packs(into: &bag) else { return [] }
        checkUse(into: &bag)
        for source in own where source.name.hasSuffix(".stencil") {
            StencilHabits(source).report(lineEnds: areForStencil, into: &bag)
        }
        for pack in packs { checkOptions(of: pack, into: &bag) }
        let compiled = CompiledPacks(library, into: &bag)
        guard !bag.hasErrors else { return packs.map(\.name.text) }
        for pack in packs { tryOut(pack, compiled, into: &bag) }
        return packs.map(\.name.text)
    }

    /// Returns nil if a pack does not exist, which has been reported.
    private func packs(into bag: inout DiagnosticBag) -> [PackManifest]? {
        let known = library.packs.map(\.name.text)
        for name in names where !known.contains(name) { bag.add(.noSuchPack(name, known: known)) }
        guard !bag.hasErrors else { return nil }
        let own = Set(own.map(\.name))
        return library.packs.filter { pack in
            guard names.isEmpty else { return names.contains(pack.name.text) }
            // The team has its manifest, or a template that it makes files from.
            return library.manifestName(of: pack).map(own.contains) == true
                || !uses.templates(of: pack).isDisjoint(with: own)
        }
    }

    /// The templates that are neither built in nor copied from a repository.
    private var own: [TemplateSource] {
        library.layers.filter { $0.folder != nil && !$0.isVendored }.flatMap(\.files)
    }

    /// Every template of the team's belongs to a file of a pack.
    private func checkUse(into bag: inout DiagnosticBag) {
        let used = library.packs.reduce(into: Set<String>()) { $0.formUnion(uses.templates(of: $1)) }
        let others = used.subtracting(own.map(\.name)).sorted()
        for source in own where source.name.hasSuffix(".stencil") && !used.contains(source.name) {
            bag.add(
                Diagnostic(
                    .unusedTemplate,
                    "no pack and no template uses this template",
                    at: .path(source.file.path),
                    severity: .warning,
                    help: Spelling.nearest(to: source.name, in: others).map { "did you mean `\($0)`?" }
                        ?? "name it under `files` in a `pack.yml`, or remove it"
                )
            )
        }
    }

    /// Reports unused options of a pack. The clean-up uses `indent`.
    private func checkOptions(of pack: PackManifest, into bag: inout DiagnosticBag) {
        // All packs have the options of `common`.
        let texts = texts(of: pack.name.text == PackLibrary.sharedPack ? library.packs : [pack])
        for option in pack.options where option.name.text != "indent" && !option.isUsed(in: texts) {
            let name = option.name.text
            bag.add(
                Diagnostic(
                    .unusedOption,
                    "unused option `\(name)`",
                    at: option.name.range,
                    severity: .warning,
                    help: "use `options.\(name)` in a template, a path or a condition, or remove it"
                )
            )
        }
    }

    /// All in which packs may name their options.
    private func texts(of packs: [PackManifest]) -> [String] {
        let used = packs.reduce(into: Set<String>()) { $0.formUnion(uses.templates(of: $1)) }
        let templates = library.templates.sources.filter { used.contains($0.name) }.map {
            String(decoding: $0.file.bytes, as: UTF8.self)
        }
        let files = packs.flatMap(\.files).flatMap { [$0.path, $0.each].compactMap(\.self) + $0.conditions }
        let roles = packs.flatMap(\.roles).flatMap { [$0.value.suffix, $0.value.when, $0.value.parent] }
        return templates + files.map(\.text) + roles.compactMap { $0?.text }
    }

    private func tryOut(_ pack: PackManifest, _ compiled: CompiledPacks, into bag: inout DiagnosticBag) {
        let texts = texts(of: [pack])
        let options = library.options(of: pack).filter { $0.isUsed(in: texts) }
        let styles = pack.isStyle ? [pack] : library.styles.filter { $0.name.text == "viper" }
        let samples = styles.flatMap { SampleProjects(style: $0, options: options, library: library).all }
        let made = Concurrently.mapToLimit(samples, into: &bag) { sample, bag -> [SwiftOutput] in
            var findings = DiagnosticBag()
            let graph = ProjectGraph.resolve(sample.spec, packs: library, sources: [:], into: &findings)
            defer { add(findings, Self.note(sample), into: &bag) }
            return swiftOutputs(of: pack, compiled, graph, into: &findings)
        }
        // Most of what one sample makes another makes as well.
        var seen: Set<[String]> = []
        let outputs = zip(samples, made).flatMap { sample, outputs in
            outputs.filter { seen.insert([$0.template, $0.text.text]).inserted }.map { (sample: sample, output: $0) }
        }
        _ = Concurrently.map(outputs, into: &bag) { output, bag in
            var findings = DiagnosticBag()
            output.output.check(into: &findings)
            add(findings, Self.note(output.sample), into: &bag)
        }
        guard !pipeline.documents.isEmpty else { return }
        var findings = DiagnosticBag()
        for output in swiftOutputs(of: pack, compiled, pipeline.resolve(into: &findings)?.graph, into: &findings) {
            output.check(into: &findings)
        }
        add(findings, .init("in this project"), into: &bag)
    }

    private static func note(_ sample: SampleProject) -> Diagnostic.Note {
        .init("in a module that has \(sample.name)")
    }

    /// Returns the Swift outputs of a pack for a project.
    private func swiftOutputs(
        of pack: PackManifest,
        _ compiled: CompiledPacks,
        _ graph: ProjectGraph?,
        into bag: inout DiagnosticBag
    ) -> [SwiftOutput] {
        guard let graph else { return [] }
        let plan = RenderPlan.make(graph, packs: compiled, modules: nil, into: &bag)
        plan.checkPaths(of: [pack.name.text], into: &bag)
        return plan.swiftOutputs(of: pack.name.text, into: &bag)
    }

    /// Adds findings in templates and manifests. Findings in the sample specs are ignored.
    private func add(_ findings: DiagnosticBag, _ note: Diagnostic.Note, into bag: inout DiagnosticBag) {
        let paths = Set(library.layers.flatMap(\.files).map(\.file.path))
        for finding in findings.sorted {
            guard case .range(let range) = finding.place, paths.contains(range.file.path) else { continue }
            let isOfARender = finding.notes.contains { $0.message.hasPrefix("while rendering") }
            bag.add(isOfARender ? finding.adding(note) : finding)
        }
    }
}

extension NamedValue<PackOption> {
    /// A template, path or condition names it.
    fileprivate func isUsed(in texts: [String]) -> Bool {
        let uses = [
            "options.\(name.text)", "options?.\(name.text)", "options[\"\(name.text)\"]", "options['\(name.text)']",
        ]
        return texts.contains { text in uses.contains { text.contains($0) } }
    }
}
