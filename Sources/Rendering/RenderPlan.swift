package import Diagnostics
package import Packs
package import Specs
import TemplateEngine

/// The templates to render, with a context for each output of a project.
package struct RenderPlan: Sendable {
    package let renders: [PlannedRender]

    /// The part of it that comes from some packs.
    package func only(_ packs: [String]) -> RenderPlan {
        RenderPlan(renders: renders.filter { packs.contains($0.key.pack) })
    }

    /// The part of it that comes from one spec each.
    package var ofSpecs: RenderPlan {
        RenderPlan(renders: renders.filter { $0.key.spec != nil })
    }

    /// - Parameter modules: the names of the modules to render, with nothing of the rest of the project; nil for everything.
    package static func make(
        _ graph: ProjectGraph,
        packs: PackLibrary,
        modules: Set<String>?,
        into bag: inout DiagnosticBag
    ) -> RenderPlan {
        make(graph, packs: CompiledPacks(packs, into: &bag), modules: modules, into: &bag)
    }

    package static func make(
        _ graph: ProjectGraph,
        packs: CompiledPacks,
        modules: Set<String>?,
        into bag: inout DiagnosticBag
    ) -> RenderPlan {
        let styles = graph.modules.map { (name: $0.style.name, range: $0.signature.nameRange) }
        let selection = PackSelection(graph.packs, styles: styles, in: packs.library, into: &bag)
        let subjects = Subjects(graph: graph, packs: packs.library, only: modules, into: &bag)
        let work = packs.rules.filter { selection.uses($0.file, of: $0.pack) }.flatMap { rule in
            subjects.all(rule.file.subject, of: rule.pack).map { (rule: rule, subject: $0) }
        }
        let renders = Concurrently.mapToLimit(work, into: &bag) { work, bag in
            let options = subjects.options(work.rule.pack, work.subject, into: &bag)
            return work.rule.renders(work.subject, options: options, into: &bag)
        }
        return RenderPlan(renders: renders.flatMap(\.self))
    }
}

/// An output to be rendered.
package final class PlannedRender: Sendable {
    package let key: OutputKey
    package let path: String
    package let owner: Owner
    package let origin: SourceRange?
    /// The pattern of the path in `pack.yml`.
    package let pattern: SourceRange
    let rule: FileRule
    let context: TemplateMapping
    let layout: SwiftLayout

    init(
        key: OutputKey,
        path: String,
        owner: Owner,
        origin: SourceRange?,
        pattern: SourceRange,
        rule: FileRule,
        context: TemplateMapping,
        layout: SwiftLayout
    ) {
        self.key = key
        self.path = path
        self.owner = owner
        self.origin = origin
        self.pattern = pattern
        self.rule = rule
        self.context = context
        self.layout = layout
    }
}
