// Made by scaffold from Specs/Services.yml. Change that: this file is written again.

/// Signs users in and out.
public nonisolated protocol AuthServicing: Sendable {
    #sourceLocation(file:"Specs/Services.yml",line:8)
    func logIn(email: String, password: String) async throws -> Session
    func logOut() async
    func openAccount(email: String, password: String) async throws
    func verify(code: String, email: String) async throws -> Bool
    func sendAgain(email: String) async throws -> Int
    #sourceLocation()
}
