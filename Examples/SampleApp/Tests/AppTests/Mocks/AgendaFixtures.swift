// Made by scaffold from Specs/Agenda.yml. Change that: this file is written again.

@testable import App

extension AgendaDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> AgendaDependenciesMock {
        let dependencies = AgendaDependenciesMock()
        let todosModel = TodosModelingMock()
        todosModel.mockLog = log
        dependencies.todosModel = todosModel
        return dependencies
    }
}

extension AgendaParameters {
    static var forTests: AgendaParameters {
        AgendaParameters(filter: .all)
    }
}
