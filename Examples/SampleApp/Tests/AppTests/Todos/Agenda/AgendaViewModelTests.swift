import Core
import Foundation
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct AgendaViewModelTests {
    private let todosModel = TodosModelingMock()
    private let viewModel: AgendaViewModel

    init() {
        var dependencies = AgendaDependencies.mocks()
        dependencies.todosModel = todosModel
        viewModel = AgendaViewModel(dependencies: dependencies, parameters: .forTests)
    }

    @Test("state forwards to todosModel")
    func state() {
        todosModel.state = Evented<LoadingState<[Todo]>>(.initial).observed
        #expect(viewModel.state === todosModel.state)
    }
}
