import Diagnostics
import Packs
import ProjectGraph
import Rendering
import TemplateEngine
import YAML

/// `scaffold templates lint`: what is wrong with packs, as far as can be told without the projects that use them.
struct TemplateLint {
    let library: PackLibrary
    /// By name; none for those with a file of the team's.
    let names: [String]

    /// - Returns: the names of the packs that were tried.
    func run(into bag: inout DiagnosticBag) -> [String] {
        guard let packs = packs(into: &bag) else { return [] }
        checkUse(into: &bag)
        for pack in packs {
            checkVariables(of: pack, into: &bag)
            tryOut(pack, into: &bag)
        }
        return packs.map(\.name.text)
    }

    /// Nil where one does not exist, which has been reported.
    private func packs(into bag: inout DiagnosticBag) -> [PackManifest]? {
        let known = library.packs.map(\.name.text)
        for name in names where !known.contains(name) { bag.add(.noSuchPack(name, known: known)) }
        guard !bag.hasErrors else { return nil }
        return library.packs.filter { pack in names.isEmpty ? isOwn(pack) : names.contains(pack.name.text) }
    }

    private var own: [TemplateSource] {
        library.layers.filter { $0.folder != nil }.flatMap(\.files)
    }

    /// The team has its manifest, or a template that it makes files from.
    private func isOwn(_ pack: PackManifest) -> Bool {
        let own = Set(own.map(\.name))
        var findings = DiagnosticBag()
        return library.manifestName(of: pack).map(own.contains) == true
            || pack.files.contains { file in
                library.templates.compile(file.template.text, into: &findings)?.fileNames.contains(where: own.contains) ?? true
            }
    }

    /// Every template of the team's belongs to a file of a pack.
    private func checkUse(into bag: inout DiagnosticBag) {
        var used: Set<String> = []
        var findings = DiagnosticBag()
        for file in library.packs.flatMap(\.files) {
            used.insert(file.template.text)
            used.formUnion(library.templates.compile(file.template.text, into: &findings)?.fileNames ?? [])
        }
        for source in own where source.name.hasSuffix(".stencil") && !used.contains(source.name) {
            bag.add(
                Diagnostic(
                    .unusedTemplate,
                    "no pack makes a file of this template, and none includes it",
                    at: .path(source.file.path),
                    severity: .warning,
                    help: Spelling.nearest(to: source.name, in: used.subtracting(own.map(\.name)).sorted()).map { "did you mean `\($0)`?" }
                        ?? "name it under `files` in a `pack.yml`, or remove it"
                )
            )
        }
    }

    /// Something of the pack's uses each of its variables; `indent` is used by the clean-up.
    private func checkVariables(of pack: PackManifest, into bag: inout DiagnosticBag) {
        // All packs see the variables of `app`.
        let users = pack.name.text == "app" ? library.packs : [pack]
        let files = users.flatMap(\.files)
        var findings = DiagnosticBag()
        let templates = Set(files.flatMap { library.templates.compile($0.template.text, into: &findings)?.fileNames ?? [] })
        let texts =
            library.templates.sources.filter { templates.contains($0.name) }.map { String(decoding: $0.file.bytes, as: UTF8.self) }
            + files.flatMap { [$0.path.text, $0.when?.text ?? ""] }
        for variable in pack.variables where variable.name.text != "indent" {
            let name = variable.name.text
            let uses = ["options.\(name)", "options?.\(name)", "options[\"\(name)\"]", "options['\(name)']"]
            guard !texts.contains(where: { text in uses.contains { text.contains($0) } }) else { continue }
            bag.add(
                Diagnostic(
                    .unusedVariable,
                    "nothing of the pack uses the variable `\(name)`",
                    at: variable.name.range,
                    severity: .warning,
                    help: "use `options.\(name)` in a template, a path or a condition, or remove it"
                )
            )
        }
    }

    private func tryOut(_ pack: PackManifest, into bag: inout DiagnosticBag) {
        let styles = pack.isStyle ? [pack] : library.styles.filter { $0.name.text == "viper" }
        let variables = library.variables(of: pack).map { (name: $0.name.text, variable: $0.value) }
        let samples = styles.flatMap { SampleProjects(style: $0, variables: variables).all }
        _ = Concurrently.map(samples, into: &bag) { sample, bag in
            var findings = DiagnosticBag()
            if let graph = ProjectGraph.resolve(sample.spec, packs: library, sources: [:], into: &findings) {
                let plan = RenderPlan.make(graph, packs: library, modules: nil, into: &findings)
                plan.checkPaths(of: pack.name.text, into: &findings)
                plan.checkSwift(of: pack.name.text, into: &findings)
            }
            for finding in findings.sorted where !finding.isAboutSample {
                let isOfARender = finding.notes.contains { $0.message.hasPrefix("while rendering") }
                bag.add(isOfARender ? finding.adding(.init("in a module that has \(sample.name)")) : finding)
            }
        }
    }
}

extension Diagnostic {
    /// What a pack is tried with can't be changed.
    fileprivate var isAboutSample: Bool {
        guard case .range(let range) = place else { return false }
        return range.file.path.hasPrefix(SampleProjects.folder)
    }
}
