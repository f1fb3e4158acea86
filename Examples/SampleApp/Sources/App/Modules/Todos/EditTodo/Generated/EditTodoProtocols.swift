// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol EditTodoViewProtocol: AnyObject {
    var enteredTitle: String? { get set }
    func show(problem: String)
}

@MainActor
protocol EditTodoPresenterProtocol: AnyObject {
    func viewDidLoad()
    func didTapSave(title: String, dueOn: Date?)
    func didTapDelete()
}

@MainActor
protocol EditTodoInteractorProtocol: AnyObject {
    func save(_ todo: Todo) async throws
}

@MainActor
protocol EditTodoRouterProtocol: ModuleRouter {
    func confirmDeletion(then delete: @escaping () -> Void)
}

/// What EditTodo needs; the locator has it, or the app does not compile.
@MainActor
protocol EditTodoDependencies: AnyObject {
    var todosModel: any TodosModeling { get }
}

/// What EditTodo may open; the rest of the router is out of its sight.
@MainActor
protocol EditTodoRouting: ModuleRouting {}

/// What whoever opens EditTodo passes.
@MainActor
struct EditTodoParameters {
    var todo: Todo?
    var didDelete: (Todo.ID) -> Void
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/EditTodo.yml",line:6)
private typealias EditTodoTypeOfTodo = Todo?
#sourceLocation()

#sourceLocation(file:"Specs/EditTodo.yml",line:7)
private typealias EditTodoTypeOfDidDelete = (Todo.ID) -> Void
#sourceLocation()

#sourceLocation(file:"Specs/EditTodo.yml",line:8)
private typealias EditTodoResultType = Todo
#sourceLocation()
