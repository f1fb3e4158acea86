import Mocks
import Specs
import SwiftSource

/// The variables of templates for the project.
struct ProjectContext: TemplateContext {
    let project: ProjectValues
    // Each is the same as in the templates for the part.
    let modules: [SharedContext<ModuleContext>]
    let flows: [SharedContext<FlowContext>]
    let services: [SharedContext<ServiceContext>]
    let missingSamples: [String]

    private var graph: ProjectGraph { project.graph }

    static let table = ContextTable<ProjectContext>("project", "The file is generated once.") {
        ContextEntry("targets", "The targets, the app first.") { context in
            context.graph.targets.all.map { TargetContext(target: $0, targets: context.graph.targets) }
        }
        ContextEntry("modules", "The modules, in the order of their specs' paths.") { $0.modules }
        ContextEntry("flows", "The flows, in the order of their specs' paths.") { $0.flows }
        ContextEntry("services", "The services and models, in the order of the specs.") { $0.services }
        ContextEntry("swift", "The names of standard library types for generated code.") { $0.graph.declarations.names }
        ContextEntry(
            "externalServices",
            "The services with `lifetime: external`, which the app passes to `AppEnvironment`."
        ) { context in zip(context.graph.services, context.services).filter { $0.0.lifetime == .external }.map(\.1) }
        ContextEntry(
            "externalImports",
            "The imports of a file that names the protocols of `externalServices`.",
            example: "[CoreServices]"
        ) { context in
            let external = context.graph.services.filter { $0.lifetime == .external }
            return context.graph.targets.app.imports(external.map(\.target.module))
        }
        ContextEntry(
            "protocols",
            "The protocols of the support files that packs declare, by name: `protocols.ModuleNavigation`."
        ) { context in NamedContexts(contexts: context.graph.packs.protocols.map { ($0.name, $0) }) }
        ContextEntry("routerImports", "The imports of the router's files.", example: "[UIKit]") {
            $0.graph.targets.app.imports(["UIKit", $0.graph.targets.support.module])
        }
        ContextEntry("testable", "The `@testable` imports of a test file that uses all services.", example: "[App]") {
            context in
            context.graph.targets.testable(context.graph.targets.app, mocksOf: context.graph.services.map(\.target))
        }
        ContextEntry(
            "missingSamples",
            "The types for which tests need a value, but which have no sample. Add a sample of each type under `samples` in scaffold.yml.",
            example: "[Venue]"
        ) { $0.missingSamples }
        ContextEntry(
            "firstScreens",
            "The router's methods that show the first screens: the methods of all tabs, or the method of the root if "
                + "there are no tabs. Screens with required parameters are omitted.",
            example: "[showHome]"
        ) { $0.firstScreens }
        ContextEntry("documents", "The names of the specs with services.", example: "[Services]") {
            $0.graph.documents.map(\.name)
        }
        ContextEntry("deepLinks", "The deep links of modules and flows.") { $0.deepLinks }
        ContextEntry(
            "deepLinksByPrecedence",
            "The links of `deepLinks` in matching order: if two links match a URL, the first one is used."
        ) { $0.deepLinks.sorted { $0.precedes($1) } }
        ContextEntry(
            "linkForms",
            "The types in deep links whose text form is set under `types` in scaffold.yml."
        ) { context in
            var known: Set<String> = []
            let values = context.graph.deepLinks.flatMap { $0.segments + $0.query.map(\.value) }
            return values.compactMap(\.carried?.text.declaration).filter { known.insert($0.type).inserted }
        }
        ContextEntry("deepLinkImports", "The imports of the file with the deep links.", example: "[UIKit]") {
            context in
            let links = context.graph.deepLinks
            let declaring = links.filter { !$0.parameters.isEmpty }.map(\.destination.target.module)
            return context.graph.targets.app.imports(links.flatMap(\.destination.imports) + declaring + ["UIKit"])
        }
    }

    private var deepLinks: [DeepLinkContext] {
        graph.deepLinks.map { DeepLinkContext(link: $0, project: project) }
    }

    /// All tabs, or else the root. What needs an argument, only a person can show.
    private var firstScreens: [String] {
        let signatures =
            graph.modules.filter { $0.flow == nil && project.shown.contains($0) }.map(\.signature)
            + graph.flows.map(\.signature)
        let ready = signatures.filter { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        let tabs = ready.compactMap { signature -> (index: Int, method: String)? in
            signature.presentation.tabIndex.map { ($0, signature.showMethod) }
        }
        guard tabs.isEmpty else { return tabs.sorted { $0.index < $1.index }.map(\.method) }
        return ready.filter { $0.presentation == .root }.prefix(1).map(\.showMethod)
    }
}

extension SupportProtocol: TemplateContext {
    static let table = ContextTable<SupportProtocol>(
        "support protocol",
        "A protocol in the support files. Protocols of roles can inherit from it."
    ) {
        ContextEntry("name", "The name.", example: "ModuleNavigation") { $0.name }
        ContextEntry("summary", "Its purpose.", example: "Navigation available to every module.") { $0.summary }
        ContextEntry("items", "The body, in order: members, comments and `#if` blocks.") { $0.body.contexts }
        ContextEntry("members", "The members that are not inside `#if`.") { $0.body.members }
    }

    private var body: ItemsContext { ItemsContext(items, written: 0..<0) }
}
