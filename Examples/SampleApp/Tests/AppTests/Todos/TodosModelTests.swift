import Core
import Testing

@testable import App
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct TodosModelTests {
    private let todosService = TodosServicingMock()
    private let model: TodosModel

    init() {
        model = TodosModel(todosService: todosService, reachability: ReachabilityCheckingMock())
    }

    @Test("Loads what there is to do")
    func refresh() async {
        let todo = Todo(id: 1, title: "Write tests", isDone: false)
        todosService.todosReturnValue = [todo]
        var titles: [[String]] = []
        model.todos.subscribe(todosService) { _, todos in titles.append(todos.map(\.title)) }
        await model.refresh()
        #expect(titles == [[], ["Write tests"]])
        guard case .loaded([todo]) = model.state.value else {
            Issue.record("loaded, not \(model.state.value)")
            return
        }
    }

    @Test("Keeps its todos if they can't be loaded")
    func refreshFails() async {
        todosService.todosReturnValue = [Todo(id: 1, title: "Write tests", isDone: false)]
        await model.refresh()
        todosService.todosThrownError = MockError.unstubbed("todos")
        await model.refresh()
        #expect(model.todos.value.count == 1)
        guard case .failed = model.state.value else {
            Issue.record("failed, not \(model.state.value)")
            return
        }
    }
}
