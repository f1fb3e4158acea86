import Diagnostics
import Packs
import Rendering
import Specs
import Support
import TemplateEngine
import YAML

/// A trial of a pack: generates files for sample projects and for the project itself, without writing them.
struct PackTrial {
    private typealias Output = (render: PlannedRender, text: RenderedText)

    let pack: PackManifest
    let compiled: CompiledPacks
    let pipeline: Pipeline
    let options: [NamedValue<PackOption>]
    let paths: Set<String>

    /// Runs the trial. Reports each error at the place in the pack that has to be changed.
    func run(into bag: inout DiagnosticBag) {
        let samples = samples
        let made = Concurrently.map(samples, into: &bag, until: .templateLimit) { sample, bag -> [Output] in
            var findings = DiagnosticBag()
            let graph = ProjectGraph.resolve(sample.spec, packs: compiled.library, sources: [:], into: &findings)
            let outputs = graph.map { self.outputs(of: $0, isSample: true, into: &findings) }
            add(findings, of: sample, into: &bag)
            return outputs ?? []
        }
        // Most samples have the same outputs, which are checked only once.
        var seen: Set<[String]> = []
        let outputs = zip(samples, made).flatMap { sample, outputs in
            outputs.filter { seen.insert([$0.render.key.template, $0.text.text]).inserted }.map { (sample, $0) }
        }
        _ = Concurrently.map(outputs, into: &bag) { made, bag in
            let (sample, output) = made
            var findings = DiagnosticBag()
            output.render.checkSwift(output.text, into: &findings)
            add(findings, of: sample, into: &bag)
        }
        tryInProject(into: &bag)
    }

    private func tryInProject(into bag: inout DiagnosticBag) {
        var findings = DiagnosticBag()
        let graph = pipeline.resolve(into: &findings)?.graph
        if let graph {
            for output in outputs(of: graph, isSample: false, into: &findings) {
                output.render.checkSwift(output.text, into: &findings)
            }
        }
        // Errors in the project's specs matter only if they prevent the trial.
        let blocks = { (finding: Diagnostic) in graph == nil && finding.severity == .error && finding.code != .noSpecs }
        for finding in findings.unsorted
        where isInTemplates(finding) || finding.code == .unknownStyle || blocks(finding) {
            bag.add(adding("the error is in the output for a module of this project", to: inPack(finding)))
        }
    }

    /// The sample projects. A pack that is not a style is tried with the project's style, and with the packs that this style needs.
    private var samples: [SampleProject] {
        let (settings, styles) = (pipeline.loader.settings, compiled.library.styles)
        let usual = styles.first { $0.name.text == settings.defaultStyle } ?? styles.first
        guard let style = pack.isStyle ? pack : usual else { return [] }
        let more = pack.isStyle ? [] : [pack.name] + style.needs
        let packs = settings.packs.map { packs in packs + more.filter { !packs.map(\.text).contains($0.text) } }
        return SampleProjects(style: style, packs: packs, options: options, library: compiled.library).all
    }

    private func outputs(of graph: ProjectGraph, isSample: Bool, into bag: inout DiagnosticBag)
        -> [Output]
    {
        let plan = RenderPlan.make(graph, packs: compiled, modules: nil, into: &bag)
        PathPatternCheck.run(plan, of: [pack.name.text], for: graph, in: pipeline.loader, into: &bag)
        guard !bag.hasErrors else { return [] }
        let all = Concurrently.map(plan.renders, into: &bag, until: .templateLimit) { render, bag in
            render.text(into: &bag).map { (render: render, text: $0) }
        }.compactMap(\.self)
        GeneratedNames.check(
            all.map { (render: $0.render, bytes: $0.text.bytes) },
            of: graph,
            isSample: isSample,
            into: &bag
        )
        let texts = all.filter { $0.render.key.pack == pack.name.text }
        if isSample, pack.isStyle, !bag.hasErrors { checkMembers(in: graph, texts, into: &bag) }
        return texts
    }

    /// Reports roles whose members in the sample spec are missing in all classes. The members in a user's spec would be lost, too.
    private func checkMembers(in graph: ProjectGraph, _ outputs: [Output], into bag: inout DiagnosticBag) {
        guard let module = graph.modules.first(where: { $0.name == SampleProject.module }) else { return }
        let written = Set(module.spec.protocols.map(\.name.text))
        for (entry, role) in zip(pack.roles, module.style.roles) where module.makes(role) && written.contains(role.name)
        {
            let name = role.name
            /// Returns true if a file has a sample member. In Swift code, it has to be in a class.
            func isWritten(_ member: String, in isInClass: (String) -> Bool) -> Bool {
                outputs.contains { output in
                    output.render.path.hasSuffix(".swift")
                        ? isInClass(output.text.text) : output.text.text.contains(member)
                }
            }
            let importTag = "write `{% import \"common/Members.stencil\" as members %}`"
            if !isWritten(SampleProject.member(of: name), in: { SampleProject.isImplemented(name, in: $0) }) {
                let message = "specs can list members for the role `\(name)`, but no template writes them into a class"
                // `screen/Routes.stencil` writes the functions of the routes.
                let conforms =
                    role.showsRoutes && pack.included.contains("screen")
                    ? "`{% call members.stubs(module.roles.\(name).contract.ownItems, module.roles.\(name).type, \"\") %}` in the "
                        + "class, and the protocol after the name of the class: "
                        + "`class {{ module.roles.\(name).type }}: {{ module.roles.\(name).contract.name }}`. "
                    : "`{% call members.conformance(module.roles.\(name)) %}` in the template of the class. "
                let help =
                    "\(importTag) and \(conforms)"
                    + "If the template has both tags already, look at its entry under `files`. If this entry has a `when`, "
                    + "the class is not always generated: give the role the same `when`"
                let removed = templateLeftOut(of: name)
                let helpForRemoved =
                    "add `\(name)` to `without`, too, or list another template with `role: \(name)` under `files`"
                let place = (removed ?? entry.name).range
                bag.add(.lostMembers, message, at: place, help: removed == nil ? help : helpForRemoved)
            } else if !isWritten(SampleProject.property(of: name), in: { SampleProject.isStored(name, in: $0) }) {
                let message =
                    "specs can list properties for the role `\(name)`, but no template adds them to the class as stored properties"
                let help =
                    "\(importTag) at the beginning of the template of the class, and write `{% call members.stored(module.roles.\(name).contract?.members ?? [], \"\") %}` inside the class, after its `{`"
                bag.add(.lostMembers, message, at: entry.name.range, help: help)
            }
        }
    }

    /// Returns the template of a role's class under `without` of the pack; nil if the pack has another template for this role.
    private func templateLeftOut(of role: String) -> LocatedText? {
        guard !pack.files.contains(where: { $0.role?.text == role }) else { return nil }
        // The library lacks built-in packs that the team's packs replace.
        let files = (compiled.library.packs + PackLibrary.builtIn.packs).flatMap(\.files)
        let templates = files.filter { $0.role?.text == role }.map(\.template.text)
        return pack.without.first { templates.contains($0.text) }
    }
}

extension PackTrial {
    /// Adds the errors of a sample. Errors in its specs are caused by the pack, and are reported there.
    private func add(_ findings: DiagnosticBag, of sample: SampleProject, into bag: inout DiagnosticBag) {
        let note = "found with scaffold's own sample spec, which has \(sample.name)"
        // A template can raise an error for a spec that it can't use, with the tag `error`. A sample can be such a spec.
        for finding in findings.unsorted where finding.code != .templateRaisedError {
            if isInTemplates(finding) {
                // Colliding names are in files of the sample, so they always need the note.
                let moved = inPack(finding)
                bag.add(finding.code == .collidingName ? moved.adding(.init(note)) : adding(note, to: moved))
            } else if finding.severity == .error, finding.code != .unknownRole {
                // An unknown role is ignored: a sample can have members for a role that the options leave out.
                let place = isInSample(finding) ? Diagnostic.Place.range(pack.name.range) : finding.place
                bag.add(finding.moved(to: place, notes: [.init(note)]))
            }
        }
    }

    private func adding(_ note: String, to finding: Diagnostic) -> Diagnostic {
        let isOfARender = finding.notes.contains { $0.message.hasPrefix("while rendering") }
        return isOfARender || finding.code == .lostMembers ? finding.adding(.init(note)) : finding
    }

    /// Returns an error in a built-in file, moved to the place in the team's pack that uses this file. Returns other errors unchanged.
    private func inPack(_ finding: Diagnostic) -> Diagnostic {
        guard case .range(let range) = finding.place, PackLayer.isBuiltIn(range.file),
            !PackLayer.isBuiltIn(pack.range.file)
        else { return finding }
        let notes = [Diagnostic.Note("the error is in this built-in file", at: range)] + finding.notes
        return finding.moved(to: .range((pack.extended ?? pack.name).range), notes: notes)
    }

    private func isInTemplates(_ finding: Diagnostic) -> Bool {
        if case .range(let range) = finding.place { paths.contains(range.file.path) } else { false }
    }

    private func isInSample(_ finding: Diagnostic) -> Bool {
        if case .range(let range) = finding.place { range.file.path.hasPrefix(SampleProjects.folder) } else { true }
    }
}

extension Diagnostic {
    fileprivate func moved(to place: Place, notes: [Note]) -> Diagnostic {
        Diagnostic(code, message, at: place, severity: severity, help: help, notes: notes)
    }
}
