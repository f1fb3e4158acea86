import Core
import Foundation
import Testing

@testable import App

@MainActor
struct TodosModelTests {
    private let service = TodosServicingMock()
    private let reachability = ReachabilityCheckingMock()
    private let model: TodosModel
    private let milk = Todo(id: 1, title: "Milk", isDone: false)
    private let bread = Todo(id: 2, title: "Bread", isDone: false)

    init() async {
        model = TodosModel(todosService: service, reachability: reachability)
        reachability.isOnline = true
        service.todosReturnValue = [milk, bread]
    }

    private var state: String {
        switch model.state.value {
        case .initial: "initial"
        case .loading: "loading"
        case .loaded(let todos): "loaded \(todos.map(\.title).joined(separator: ", "))"
        case .failed(let error): "failed: \(error)"
        }
    }

    @Test("Loads the to-dos")
    func refresh() async {
        var states: [String] = []
        model.state.subscribe(service) { _, _ in states.append(state) }
        await model.refresh()
        #expect(states == ["initial", "loading", "loaded Milk, Bread"])
        #expect(model.todos.value == [milk, bread])
    }

    @Test("Keeps its to-dos if they can't be loaded")
    func refreshFails() async {
        await model.refresh()
        service.todosThrownError = NetworkError.timedOut
        await model.refresh()
        #expect(model.todos.value == [milk, bread])
        #expect(state == "failed: timedOut")
    }

    @Test("Asks no server without a connection")
    func offline() async {
        reachability.isOnline = false
        await model.refresh()
        #expect(state == "failed: OfflineError()")
        #expect(service.todosCallCount == 0)
    }

    @Test("Adds, saves and deletes to-dos on the server and here")
    func changes() async throws {
        await model.refresh()
        let tea = Todo(id: 3, title: "Tea", isDone: false)
        service.addReturnValue = tea
        #expect(try await model.add(title: "Tea", dueOn: .distantFuture) == tea)
        #expect(service.addCalls.first?.title == "Tea" && service.addCalls.first?.dueOn == .distantFuture)
        let doneMilk = Todo(id: 1, title: "Milk", isDone: true)
        try await model.save(doneMilk)
        #expect(service.saveCalls == [doneMilk])
        #expect(model.todos.value == [doneMilk, bread, tea])
        try await model.delete(2)
        #expect(service.deleteCalls == [2])
        #expect(model.todos.value == [doneMilk, tea])
    }

    @Test("Changes nothing that the server refuses")
    func refused() async {
        await model.refresh()
        service.saveThrownError = NetworkError.rejected(status: 400, body: Data())
        service.deleteThrownError = NetworkError.rejected(status: 400, body: Data())
        await #expect(throws: NetworkError.self) { try await model.save(Todo(id: 1, title: "Tea", isDone: true)) }
        await #expect(throws: NetworkError.self) { try await model.delete(1) }
        #expect(model.todos.value == [milk, bread])
    }
}
