// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - TodoDetail
extension AppRouter {
    /// One thing to do.
    func showTodoDetail(
        from source: UIViewController?,
        id: Todo.ID,
        as presentation: Presentation = .push,
        completion: @escaping RouteCompletion<Todo>.Deliver = { _ in }
    ) {
        let viewController = TodoDetailModule.build(
            dependencies: locator,
            routing: self,
            parameters: TodoDetailParameters(id: id),
            completion: RouteCompletion(completion)
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: TodoDetailRouting {}
