import ProjectGraph

struct ProjectSubject: SubjectContext {
    let common: CommonContext
    let graph: ProjectGraph

    static let table = ContextTable<ProjectSubject>("project", "What there is one file of.") {
        CommonContext.entries()
        ContextEntry("externalServices", "The services that the app is given from outside.") { $0.externalServices }
        ContextEntry("externalImports", "What has to be imported for their protocols.", example: "[CoreServices]") { $0.externalImports }
        ContextEntry("routerImports", "What the app's router imports.", example: "[UIKit]") { $0.sorted(["UIKit", $0.graph.targets.support.module]) }
        ContextEntry("deepLinks", "The modules that a link can open.") { $0.graph.modules.compactMap(DeepLinkContext.init) }
        ContextEntry("deepLinkImports", "What has to be imported for the parameters of links.", example: "[UIKit]") { $0.deepLinkImports }
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
        let linked = graph.modules.filter { $0.deepLink != nil }
        let declaring = linked.filter { $0.deepLink?.parameters.isEmpty == false }.map(\.target.module)
        return sorted(linked.flatMap(\.signature.imports) + declaring + ["UIKit"]).filter { $0 != "Foundation" }
    }

    private func sorted(_ modules: [String]) -> [String] {
        Set(modules).subtracting([graph.targets.app.module]).sorted()
    }
}

/// A link that opens a module, as templates see it.
struct DeepLinkContext: TemplateContext {
    private let module: Module
    private let link: DeepLink

    init?(_ module: Module) {
        guard let link = module.deepLink else { return nil }
        self.module = module
        self.link = link
    }

    static let table = ContextTable<DeepLinkContext>("deep link", "A link that opens a module.") {
        ContextEntry("name", "The module.", example: "Login") { $0.module.name }
        ContextEntry("method", "The router's method that shows it.", example: "showLogin") { $0.module.signature.showMethod }
        ContextEntry("path", "The path of the link.", example: "/login") { $0.link.path }
        ContextEntry("parameters", "The parameters that the link carries.") { $0.link.parameters }
    }
}
