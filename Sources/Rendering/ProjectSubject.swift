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
        ContextEntry("deepLinksByPrecedence", "The same; of two that match one URL, the one that counts comes first.") {
            $0.graph.modules.compactMap(DeepLinkContext.init).sorted { $0.precedes($1) }
        }
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
