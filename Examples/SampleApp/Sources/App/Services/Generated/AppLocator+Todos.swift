// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.

/// What the app is about.
extension AppLocator {
    var todosService: any TodosServicing {
        instances.singleton(\.todosService) {
            #sourceLocation(file:"Specs/Todos.yml",line:4)
            TodosService(httpClient: httpClient)
            #sourceLocation()
        }
    }

    /// The one place that knows what there is to do.
    var todosModel: any TodosModeling {
        instances.singleton(\.todosModel) {
            #sourceLocation(file:"Specs/Todos.yml",line:11)
            TodosModel(todosService: todosService, reachability: reachability)
            #sourceLocation()
        }
    }

    var imageCache: any ImageCaching {
        instances.weak(\.imageCache) {
            #sourceLocation(file:"Specs/Todos.yml",line:22)
            ImageCache()
            #sourceLocation()
        }
    }

    var featureFlags: any FeatureFlagging {
        instances.transient(\.featureFlags) { environment.featureFlags }
    }

    var reachability: any ReachabilityChecking {
        instances.singleton(\.reachability) {
            #sourceLocation(file:"Specs/Todos.yml",line:35)
            Reachability.shared
            #sourceLocation()
        }
    }
}
