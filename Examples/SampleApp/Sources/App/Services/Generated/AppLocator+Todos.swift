// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.

/// What the app is about.
extension AppLocator {
    var todosService: any TodosServicing {
        instances.singleton(\.todosService) { TodosService(httpClient: httpClient) }
    }

    /// The one place that knows what there is to do.
    var todosModel: any TodosModeling {
        instances.singleton(\.todosModel) { TodosModel(todosService: todosService, reachability: reachability) }
    }

    var imageCache: any ImageCaching {
        instances.weak(\.imageCache) { ImageCache() }
    }

    var featureFlags: any FeatureFlagging {
        instances.transient(\.featureFlags) { environment.featureFlags }
    }

    var reachability: any ReachabilityChecking {
        instances.singleton(\.reachability) { Reachability.shared }
    }
}
