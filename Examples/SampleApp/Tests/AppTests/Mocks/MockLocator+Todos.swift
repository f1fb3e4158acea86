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

    func overrideTodos(of locator: AppLocator) {
        locator.instances.override(\.todosService) { [todosService] in todosService }
        locator.instances.override(\.todosModel) { [todosModel] in todosModel }
        locator.instances.override(\.imageCache) { [imageCache] in imageCache }
        locator.instances.override(\.featureFlags) { [featureFlags] in featureFlags }
        locator.instances.override(\.reachability) { [reachability] in reachability }
    }
}
