// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol TodoDetailViewProtocol: AnyObject {
    #sourceLocation(file:"Specs/TodoDetail.yml",line:15)
    func show(title: String)
    #sourceLocation()
}

/// What TodoDetail needs; the locator has it, or the app does not compile.
@MainActor
protocol TodoDetailDependencies: AnyObject {
    var todosModel: any TodosModeling { get }
    var imageCache: any ImageCaching { get }
}

/// What TodoDetail may open; the rest of the router is out of its sight.
@MainActor
protocol TodoDetailRouting: ModuleRouting {
    func showEditTodo(
        from source: UIViewController?,
        todo: Todo?,
        didDelete: @escaping (Todo.ID) -> Void,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Todo>.Deliver
    )
}

/// What whoever opens TodoDetail passes.
@MainActor
struct TodoDetailParameters {
    var id: Todo.ID
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/TodoDetail.yml",line:7)
private typealias TodoDetailTypeOfId = Todo.ID
#sourceLocation()

#sourceLocation(file:"Specs/TodoDetail.yml",line:8)
private typealias TodoDetailResultType = Todo
#sourceLocation()
