import Core

/// The session of the user who is logged in.
@MainActor
public final class SessionModel {
    // MARK: - Properties
    private let sessionEvented = Evented<Session?>(nil)

    private let authService: any AuthServicing

    // MARK: - Lifecycle
    public init(authService: any AuthServicing) {
        self.authService = authService
    }
}

// MARK: - SessionModeling
extension SessionModel: SessionModeling {
    public var session: Observed<Session?> { sessionEvented.observed }

    public func logIn(email: String, password: String) async throws -> Session {
        let session = try await authService.logIn(email: email, password: password)
        sessionEvented.value = session
        return session
    }

    public func logOut() async {
        await authService.logOut()
        sessionEvented.value = nil
    }

    public func rename(to name: String) async throws {
        try await authService.rename(to: name)
        sessionEvented.value?.name = name
    }
}
