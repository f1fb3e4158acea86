// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// Puts TodoDetail together.
@MainActor
enum TodoDetailModule {
    static func build(
        dependencies: any TodoDetailDependencies,
        routing: any TodoDetailRouting,
        parameters: TodoDetailParameters,
        completion: RouteCompletion<Todo>
    ) -> UIViewController {
        let viewModel = TodoDetailViewModel(dependencies: dependencies, parameters: parameters, completion: completion)
        return TodoDetailViewController(viewModel: viewModel, routing: routing, completion: completion)
    }
}
