import Core

nonisolated final class TodosService {
    // MARK: - Properties
    private let httpClient: any HTTPClient

    // MARK: - Lifecycle
    init(httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }
}

// MARK: - TodosServicing
nonisolated extension TodosService: TodosServicing {
    func todos() async throws -> [Todo] {
        fatalError("TodosService.todos() is not written yet")
    }

    func save(_ todo: Todo) async throws {}
}
