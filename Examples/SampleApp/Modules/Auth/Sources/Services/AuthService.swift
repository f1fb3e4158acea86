import Core

/// Signs users in and out.
public nonisolated final class AuthService {
    // MARK: - Properties
    private let httpClient: any HTTPClient

    // MARK: - Lifecycle
    public init(httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }
}

// MARK: - AuthServicing
nonisolated extension AuthService: AuthServicing {
    public func logIn(email: String, password: String) async throws -> Session {
        fatalError("AuthService.logIn(email:password:) is not written yet")
    }

    public func logOut() async {}

    public func openAccount(email: String, password: String) async throws {}

    public func verify(code: String, email: String) async throws -> Bool {
        fatalError("AuthService.verify(code:email:) is not written yet")
    }

    public func sendAgain(email: String) async throws -> Int {
        fatalError("AuthService.sendAgain(email:) is not written yet")
    }
}
