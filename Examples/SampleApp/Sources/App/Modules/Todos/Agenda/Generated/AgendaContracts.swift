// Made by scaffold from Specs/Agenda.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// What Agenda needs; the locator has it, or the app does not compile.
@MainActor
protocol AgendaDependencies: AnyObject {
    var todosModel: any TodosModeling { get }
}

/// What Agenda may open; the rest of the router is out of its sight.
@MainActor
protocol AgendaRouting: ModuleRouting {
    func showTodoDetail(
        from source: UIViewController?,
        id: Todo.ID,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Todo>.Deliver
    )
}

/// What whoever opens Agenda passes.
@MainActor
struct AgendaParameters {
    var filter: TodoFilter
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Agenda.yml",line:7)
private typealias AgendaTypeOfFilter = TodoFilter
#sourceLocation()
