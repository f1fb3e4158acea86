package import Diagnostics
package import Packs
package import Specs
package import Support
import TemplateEngine

/// The templates to render, with a context for each output of a project.
package struct RenderPlan: Sendable {
    package let renders: [PlannedRender]
    let scopes: TemplateScopes

    /// All parts of the project, also those for which no pack generates a file.
    package var subjects: [TemplateScope] { scopes.all }

    /// Returns the context of a part, with the options of the module's style or of the pack `common`.
    package func contextText(of scope: TemplateScope) -> ContextText {
        let values = zip(scope.context.names, scope.context.values).map { ($0, $1) }
        return ContextText(TemplateMapping(values + [("options", scopes.options(of: scope).context)]))
    }

    /// The part of it that comes from some packs.
    package func only(_ packs: [String]) -> RenderPlan {
        RenderPlan(renders: renders.filter { packs.contains($0.key.pack) }, scopes: scopes)
    }

    /// The part of it that comes from one spec each.
    package var ofSpecs: RenderPlan {
        RenderPlan(renders: renders.filter { $0.key.spec != nil }, scopes: scopes)
    }

    /// - Parameter modules: the names of the modules to render, with nothing of the rest of the project; nil for everything.
    package static func make(
        _ graph: ProjectGraph,
        packs: CompiledPacks,
        modules: Set<String>?,
        into bag: inout DiagnosticBag
    ) -> RenderPlan {
        let styles = graph.modules.map { (name: $0.style.name, range: $0.signature.nameRange) }
        let selection = PackSelection(graph.packs.listed, styles: styles, in: packs.library, into: &bag)
        let scopes = TemplateScopes(graph: graph, packs: packs.library, only: modules, into: &bag)
        let work = packs.files.filter { selection.uses($0.file, of: $0.pack) }.flatMap { file in
            scopes.all(file.file.subject, of: file.pack).map { (file: file, scope: $0) }
        }
        let renders = Concurrently.mapToLimit(work, into: &bag) { work, bag in
            let options = scopes.options(work.file.pack, work.scope, into: &bag)
            return work.file.renders(work.scope, options: options, into: &bag)
        }
        return RenderPlan(renders: renders.flatMap(\.self), scopes: scopes)
    }
}

/// An output to be rendered.
package struct PlannedRender: Sendable {
    package let key: OutputKey
    package let path: String
    let scope: TemplateScope
    let packFile: CompiledPackFile
    /// The context of the template.
    let context: TemplateMapping
    let layout: SwiftLayout

    /// What the output is for, and its name.
    package var subject: PackFile.Subject { scope.subject }
    package var subjectName: String { scope.name }
    package var origin: SourceRange? { scope.origin }
    package var owner: Owner { packFile.file.owner }
    /// The pattern of the path in `pack.yml`.
    package var pattern: SourceRange { packFile.file.path.range }

    package var contextText: ContextText { ContextText(context) }
}
