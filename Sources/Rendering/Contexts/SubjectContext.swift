package import Packs
import TemplateEngine

/// A module or another part of a project, with the context of its templates.
package struct SubjectContext: Sendable {
    fileprivate let scope: TemplateScope
    fileprivate let scopes: TemplateScopes

    package var subject: PackFile.Subject { scope.subject }
    /// Empty for the project.
    package var name: String { scope.name }

    /// The context, with the options of the module's style or of the pack `common`.
    package var text: ContextText {
        let values = zip(scope.context.names, scope.context.values).map { ($0, $1) }
        return ContextText(TemplateMapping(values + [("options", scopes.options(of: scope).context)]))
    }
}

extension RenderPlan {
    /// All parts of the project, also those for which no pack generates a file.
    package var subjects: [SubjectContext] {
        scopes.all.map { SubjectContext(scope: $0, scopes: scopes) }
    }
}

extension PlannedRender {
    package var contextText: ContextText {
        ContextText(context)
    }
}
