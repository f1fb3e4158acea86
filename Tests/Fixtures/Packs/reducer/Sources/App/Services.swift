nonisolated struct Session: Equatable {
    let name: String
}

nonisolated protocol AuthServicing: Sendable {
    func logIn(email: String, password: String) async throws -> Session
}

nonisolated protocol AnalyticsTracking: Sendable {
    func track(_ event: String)
}
