// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.
import AuthFeature

nonisolated protocol TodosServicing: Sendable {
    #sourceLocation(file:"Specs/Todos.yml",line:7)
    func todos() async throws -> [Todo]
    func save(_ todo: Todo) async throws
    #sourceLocation()
}
