// Made by scaffold from Specs/Search.yml. Change that: this file is written again.
import Foundation

@testable import App

extension SearchDependenciesMock {
    /// In which every service is a mock of its own, whose calls are recorded in `log`.
    static func withMocks(log: MockLog? = nil) -> SearchDependenciesMock {
        let dependencies = SearchDependenciesMock()
        let todosModel = TodosModelingMock()
        todosModel.mockLog = log
        dependencies.todosModel = todosModel
        return dependencies
    }
}

extension SearchParameters {
    static var forTests: SearchParameters {
        SearchParameters(
            text: "text",
            done: true,
            after: nil,
            tags: [],
            letter: "a",
            list: nil,
            page: nil,
            near: nil,
            limit: 1
        )
    }
}
