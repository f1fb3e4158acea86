// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol EditTodoViewProtocol: AnyObject {
    #sourceLocation(file:"Specs/EditTodo.yml",line:15)
    var enteredTitle: String? { get set }
    func show(problem: String)
    #sourceLocation()
}

@MainActor
protocol EditTodoPresenterProtocol: AnyObject {
    func viewDidLoad()
    #sourceLocation(file:"Specs/EditTodo.yml",line:18)
    func didTapSave(title: String, dueOn: Date?)
    func didTapDelete()
    #sourceLocation()
}

@MainActor
protocol EditTodoInteractorProtocol: AnyObject {
    #sourceLocation(file:"Specs/EditTodo.yml",line:21)
    func save(_ todo: Todo) async throws
    #sourceLocation()
}

@MainActor
protocol EditTodoRouterProtocol: ModuleRouter {
    #sourceLocation(file:"Specs/EditTodo.yml",line:23)
    func confirmDeletion(then delete: @escaping () -> Void)
    #sourceLocation()
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
