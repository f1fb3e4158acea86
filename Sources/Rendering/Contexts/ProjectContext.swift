import Mocks
import Specs
import SwiftSource

/// The variables of templates for the project.
struct ProjectContext: TemplateContext {
    let graph: ProjectGraph
    let shown: ShownModules
    let missingSamples: [String]

    static let table = ContextTable<ProjectContext>("project", "What there is one file of.") {
        ContextEntry("swift", "Swift's own types, as generated code writes them.") { $0.graph.declarations.names }
        ContextEntry("externalServices", "The services that the app is given from outside.") { $0.externalServices }
        ContextEntry("externalImports", "What has to be imported for their protocols.", example: "[CoreServices]") {
            $0.externalImports
        }
        ContextEntry("routerImports", "What the app's router imports.", example: "[UIKit]") {
            $0.sorted(["UIKit", $0.graph.targets.support.module])
        }
        ContextEntry("testable", "What tests of all services import with `@testable`.", example: "[App]") { context in
            context.graph.targets.testable(context.graph.targets.app, mocksOf: context.graph.services.map(\.target))
        }
        ContextEntry(
            "missingSamples",
            "The types for which tests need a value and scaffold.yml has no sample.",
            example: "[Venue]"
        ) { $0.missingSamples }
        ContextEntry("firstScreens", "The router's methods that show what the app begins with.", example: "[showHome]")
        { $0.firstScreens }
        ContextEntry("documents", "The names of the specs with services.", example: "[Services]") {
            $0.graph.documents.map(\.name)
        }
        ContextEntry("deepLinks", "The links that open modules and flows.") {
            $0.graph.deepLinks.map(DeepLinkContext.init)
        }
        ContextEntry("deepLinksByPrecedence", "The same; of two that match one URL, the one that counts comes first.") {
            $0.graph.deepLinks.map(DeepLinkContext.init).sorted { $0.precedes($1) }
        }
        ContextEntry(
            "linkForms",
            "The types of values in links of which `types` in scaffold.yml says how they are written."
        ) { $0.linkForms }
        ContextEntry("deepLinkImports", "What has to be imported for the parameters of links.", example: "[UIKit]") {
            $0.deepLinkImports
        }
    }

    /// All tabs, the first of which is shown last and so selected; or else the root. What needs an argument, only a person can show.
    private var firstScreens: [String] {
        let signatures =
            graph.modules.filter { $0.flow == nil && shown.contains($0) }.map(\.signature)
            + graph.flows.map(\.signature)
        let ready = signatures.filter { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        let tabs = ready.compactMap { signature -> (index: Int, method: String)? in
            signature.presentation.tabIndex.map { ($0, signature.showMethod) }
        }
        guard tabs.isEmpty else { return tabs.sorted { $0.index > $1.index }.map(\.method) }
        return ready.filter { $0.presentation == .root }.prefix(1).map(\.showMethod)
    }

    private var externalServices: [ServiceContext] {
        graph.documents.flatMap { document in
            document.services
                .filter { $0.lifetime == .external }
                .map { ServiceContext(service: $0, document: document, targets: graph.targets) }
        }
    }

    private var externalImports: [String] {
        sorted(graph.services.filter { $0.lifetime == .external }.map(\.target.module))
    }

    /// Foundation comes with UIKit.
    private var deepLinkImports: [String] {
        let declaring = graph.deepLinks.filter { !$0.parameters.isEmpty }.map(\.destination.target.module)
        return sorted(graph.deepLinks.flatMap(\.destination.imports) + declaring + ["UIKit"]).filter {
            $0 != "Foundation"
        }
    }

    private var linkForms: [LinkFormContext] {
        var known: Set<String> = []
        let values = graph.deepLinks.flatMap { $0.segments + $0.query.map(\.value) }
        return values.compactMap { LinkFormContext($0) }.filter { known.insert($0.declaration.type).inserted }
    }

    private func sorted(_ modules: [String]) -> [String] {
        Set(modules).subtracting([graph.targets.app.module]).sorted()
    }
}
