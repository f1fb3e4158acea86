import Mocks
import Specs
import SwiftSource

struct ProjectContext: TemplateContext {
    let project: ProjectValues
    // The templates for modules, flows and services use the same values.
    let modules: [SharedContext<ModuleContext>]
    let flows: [SharedContext<FlowContext>]
    let services: [SharedContext<ServiceContext>]
    let missingSamples: [String]

    private var graph: ProjectGraph { project.graph }

    static let table = ContextTable<ProjectContext>("project") {
        ContextEntry("targets") { context in
            context.graph.targets.all.map { TargetContext(target: $0, targets: context.graph.targets) }
        }
        ContextEntry("modules") { $0.modules }
        ContextEntry("flows") { $0.flows }
        ContextEntry("services") { $0.services }
        ContextEntry("swift") { $0.graph.declarations.names }
        ContextEntry("externalServices") { context in
            zip(context.graph.services, context.services).filter { $0.0.lifetime == .external }.map(\.1)
        }
        ContextEntry("externalImports") { context in
            let external = context.graph.services.filter { $0.lifetime == .external }
            return context.graph.targets.app.imports(external.flatMap(\.reference.modules))
        }
        ContextEntry("protocols") { context in
            NamedContexts(contexts: context.graph.packs.protocols.map { ($0.name, $0) })
        }
        ContextEntry("routerImports") { $0.graph.targets.app.imports(["UIKit", $0.graph.targets.support.module]) }
        ContextEntry("testable") { context in
            context.graph.targets.testable(context.graph.targets.app, mocksOf: context.graph.services.map(\.target))
        }
        ContextEntry("missingSamples") { $0.missingSamples }
        ContextEntry("firstTabs") { context in
            context.firstTabs.map { DestinationContext(signature: $0, project: context.project) }
        }
        ContextEntry("firstScreens") { context in
            let tabs = context.firstTabs
            return (tabs.isEmpty ? Array(context.ready.filter { $0.presentation == .root }.prefix(1)) : tabs)
                .map(\.showMethod)
        }
        ContextEntry("documents") { $0.graph.documents.map(\.name) }
        ContextEntry("deepLinks") { $0.deepLinks }
        ContextEntry("deepLinksByPrecedence") { $0.deepLinks.sorted { $0.precedes($1) } }
        ContextEntry("linkForms") { context in
            var known: Set<String> = []
            let values = context.graph.deepLinks.flatMap { $0.segments + $0.query.map(\.value) }
            return values.compactMap(\.carried?.text.declaration).filter { known.insert($0.type).inserted }
        }
        ContextEntry("deepLinkImports") { context in
            let links = context.graph.deepLinks
            let declaring = links.filter { !$0.parameters.isEmpty }.map(\.destination.target.module)
            return context.graph.targets.app.imports(links.flatMap(\.destination.imports) + declaring + ["UIKit"])
        }
    }

    /// The modules and flows that the generated code can show without arguments.
    private var ready: [ModuleSignature] {
        let modules = graph.modules.filter { $0.flow == nil && project.shown.contains($0) }
        return (modules.map(\.signature) + graph.flows.map(\.signature))
            .filter { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    }

    private var firstTabs: [ModuleSignature] {
        ready.compactMap { signature in signature.presentation.tabIndex.map { (index: $0, signature: signature) } }
            .sorted { $0.index < $1.index }.map(\.signature)
    }

    private var deepLinks: [DeepLinkContext] { graph.deepLinks.map { DeepLinkContext(link: $0, project: project) } }
}

extension SupportProtocol: TemplateContext {
    static let table = ContextTable<SupportProtocol>("support protocol") {
        ContextEntry("name") { $0.name }
        ContextEntry("summary") { $0.summary }
        ContextEntry("items") { $0.body.contexts }
        ContextEntry("members") { $0.body.members }
    }

    private var body: ItemsContext { ItemsContext(items, written: 0..<0) }
}
