// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.
import AuthFeature

/// The one place that knows what there is to do.
@MainActor
protocol TodosModeling: AnyObject {
    #sourceLocation(file:"Specs/Todos.yml",line:16)
    var todos: Evented<[Todo]> { get }
    var state: Evented<LoadingState<[Todo]>> { get }
    func refresh() async throws
    func save(_ todo: Todo) async throws
    #sourceLocation()
}
