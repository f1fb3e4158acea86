// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.

@testable import App

extension MockLocator {
    var todosService: TodosServicingMock {
        instances.singleton(\.todosService) { TodosServicingMock() }
    }

    var todosModel: TodosModelingMock {
        instances.singleton(\.todosModel) { TodosModelingMock() }
    }

    var imageCache: ImageCachingMock {
        instances.singleton(\.imageCache) { ImageCachingMock() }
    }

    var featureFlags: FeatureFlaggingMock {
        instances.singleton(\.featureFlags) { FeatureFlaggingMock() }
    }

    var reachability: ReachabilityCheckingMock {
        instances.singleton(\.reachability) { ReachabilityCheckingMock() }
    }

    func overrideTodos(of appLocator: AppLocator) {
        appLocator.instances.override(\.todosService) { [todosService] in todosService }
        appLocator.instances.override(\.todosModel) { [todosModel] in todosModel }
        appLocator.instances.override(\.imageCache) { [imageCache] in imageCache }
        appLocator.instances.override(\.featureFlags) { [featureFlags] in featureFlags }
        appLocator.instances.override(\.reachability) { [reachability] in reachability }
    }
}
