// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - EditTodo
extension AppRouter {
    /// Changes a thing to do, or makes a new one.
    func showEditTodo(
        from source: UIViewController?,
        todo: Todo? = nil,
        didDelete: @escaping (Todo.ID) -> Void = { _ in },
        as presentation: Presentation = .present,
        completion: @escaping RouteCompletion<Todo>.Deliver = { _ in }
    ) {
        let viewController = EditTodoModule.build(
            dependencies: locator,
            routing: self,
            parameters: EditTodoParameters(todo: todo, didDelete: didDelete),
            completion: RouteCompletion(completion)
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: EditTodoRouting {}

// MARK: - Defaults from the spec: an error in one is reported there

@MainActor
private var editTodoDefaultOfDidDelete: (Todo.ID) -> Void {
    #sourceLocation(file:"Specs/EditTodo.yml",line:7)
    { _ in }
    #sourceLocation()
}
