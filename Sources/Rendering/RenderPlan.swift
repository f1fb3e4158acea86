package import Diagnostics
package import Packs
package import ProjectGraph
import TemplateEngine

/// What is to be rendered: a template with a context for every output of a project.
package struct RenderPlan: Sendable {
    package let renders: [PlannedRender]

    /// The part of it that comes from some packs.
    package func only(_ packs: [String]) -> RenderPlan {
        RenderPlan(renders: renders.filter { packs.contains($0.key.pack) })
    }

    /// - Parameter modules: the names of the modules to render, with nothing of the rest of the project; nil for everything.
    package static func make(
        _ graph: ProjectGraph,
        packs: PackLibrary,
        modules: Set<String>?,
        into bag: inout DiagnosticBag
    ) -> RenderPlan {
        let rules = FileRule.all(packs, into: &bag)
        let subjects = Subjects(graph: graph, packs: packs, only: modules, into: &bag)
        let work = rules.flatMap { rule in
            subjects.all(rule.file.subject, of: rule.pack).map { (rule: rule, subject: $0) }
        }
        let renders = Concurrently.map(work, into: &bag) { work, bag in
            let options = subjects.options(work.rule.pack, work.subject, into: &bag)
            return work.rule.render(work.subject, options: options, into: &bag)
        }
        return RenderPlan(renders: renders.compactMap(\.self))
    }

    /// Reports what is wrong in the templates of packs, whatever project they are for.
    package static func check(_ packs: PackLibrary, into bag: inout DiagnosticBag) {
        _ = FileRule.all(packs, into: &bag)
    }
}

/// One output before it is rendered.
package struct PlannedRender: Sendable {
    package let key: OutputIdentity
    package let path: String
    package let owner: PackFile.Owner
    package let origin: SourceRange?
    /// What `pack.yml` says of the path.
    package let pattern: SourceRange
    let template: CompiledTemplate
    let context: TemplateMapping
    let layout: SwiftLayout
}

/// What makes an output the same one from run to run, wherever it lies.
package struct OutputIdentity: Sendable, Equatable {
    /// The spec's path, or empty for the project's own outputs.
    package let spec: String
    package let pack: String
    package let template: String
    /// The service or mock, where a spec has several.
    package let instance: String
}

/// A file of a pack's manifest, compiled.
private struct FileRule: Sendable {
    let file: PackFile
    let pack: PackManifest
    let template: CompiledTemplate
    let path: CompiledTemplate
    let condition: CompiledExpression?
    /// What its templates see.
    let shape: MappingShape

    /// Those of all packs; what is wrong in their templates has been reported.
    static func all(_ packs: PackLibrary, into bag: inout DiagnosticBag) -> [FileRule] {
        let files = packs.packs.flatMap { pack in pack.files.map { (pack: pack, file: $0) } }
        return Concurrently.map(files, into: &bag) { FileRule($0.file, of: $0.pack, in: packs, into: &$1) }.compactMap(\.self)
    }

    private init?(_ file: PackFile, of pack: PackManifest, in packs: PackLibrary, into bag: inout DiagnosticBag) {
        let library = packs.templates
        let template = Self.template(file.template, in: library, into: &bag)
        let path = library.compile(text: file.path, into: &bag)
        let condition = file.when.map { library.compileExpression($0, into: &bag) }
        guard let template, let path else { return nil }
        if case .some(.none) = condition { return nil }
        self.file = file
        self.pack = pack
        self.template = template
        self.path = path
        self.condition = condition ?? nil
        shape = packs.context(of: file, in: pack)
        template.check(against: shape, into: &bag)
        path.check(against: shape, into: &bag)
        self.condition?.check(against: shape, into: &bag)
    }

    private static func template(
        _ name: LocatedText,
        in library: TemplateLibrary,
        into bag: inout DiagnosticBag
    ) -> CompiledTemplate? {
        let known = library.sources.map(\.name)
        guard known.contains(name.text) else {
            bag.add(
                Diagnostic(
                    .missingTemplate,
                    "there is no template `\(name.text)`",
                    at: name.range,
                    help: Spelling.nearest(to: name.text, in: known).map { "did you mean `\($0)`?" }
                        ?? "write its path from the folder of all packs, such as `viper/Router.swift.stencil`"
                )
            )
            return nil
        }
        return library.compile(name.text, into: &bag)
    }

    /// Nil where the condition does not hold, or something is wrong, which has then been reported.
    func render(_ subject: Subject, options: PackOptions, into bag: inout DiagnosticBag) -> PlannedRender? {
        let context = TemplateMapping(keys: shape.keys, values: subject.context.values + [options.context])
        if let condition {
            guard let value = condition.evaluate(context, into: &bag), value.isTrue else { return nil }
        }
        guard let path = path.render(context, options: RenderOptions(), into: &bag) else { return nil }
        return PlannedRender(
            key: OutputIdentity(
                spec: subject.spec,
                pack: pack.name.text,
                template: file.template.text,
                instance: subject.instance
            ),
            path: String(decoding: path.bytes, as: UTF8.self),
            owner: file.owner,
            origin: subject.origin,
            pattern: file.path.range,
            template: template,
            context: context,
            layout: options.layout
        )
    }
}
