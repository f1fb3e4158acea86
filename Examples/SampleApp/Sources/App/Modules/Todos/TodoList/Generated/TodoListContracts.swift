// Made by scaffold from Specs/TodoList.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol TodoListViewModelProtocol: AnyObject {
    #sourceLocation(file:"Specs/TodoList.yml",line:16)
    var todos: Evented<[Todo]> { get }
    var state: Evented<LoadingState<[Todo]>> { get }
    func refresh() async throws
    #sourceLocation()
}

/// What TodoList needs; the locator has it, or the app does not compile.
@MainActor
protocol TodoListDependencies: AnyObject {
    var todosModel: any TodosModeling { get }
}

/// What TodoList may open; the rest of the router is out of its sight.
@MainActor
protocol TodoListRouting: ModuleRouting {
    func showTodoDetail(
        from source: UIViewController?,
        id: Todo.ID,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Todo>.Deliver
    )
    func showSearch(
        from source: UIViewController?,
        text: String,
        done: Bool?,
        after: Date?,
        tags: [String],
        letter: Character?,
        list: UUID?,
        page: URL?,
        near: Place?,
        limit: Int,
        as presentation: Presentation
    )
    func showEditTodo(
        from source: UIViewController?,
        todo: Todo?,
        didDelete: @escaping (Todo.ID) -> Void,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Todo>.Deliver
    )
    func showAbout(from source: UIViewController?, as presentation: Presentation)
}

/// What whoever opens TodoList passes.
@MainActor
struct TodoListParameters {
    var filter: TodoFilter
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/TodoList.yml",line:7)
private typealias TodoListTypeOfFilter = TodoFilter
#sourceLocation()
