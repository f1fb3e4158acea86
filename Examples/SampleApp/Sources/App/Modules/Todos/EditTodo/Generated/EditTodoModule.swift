// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// Puts EditTodo together.
@MainActor
enum EditTodoModule {
    static func build(
        dependencies: any EditTodoDependencies,
        routing: any EditTodoRouting,
        parameters: EditTodoParameters,
        completion: RouteCompletion<Todo>
    ) -> UIViewController {
        let router = EditTodoRouter(routing: routing)
        let interactor = EditTodoInteractor(dependencies: dependencies)
        let presenter = EditTodoPresenter(
            interactor: interactor,
            router: router,
            parameters: parameters,
            completion: completion
        )
        let viewController = EditTodoViewController(presenter: presenter, completion: completion)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
