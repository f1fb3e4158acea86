import Core

/// Logs users in and out.
public nonisolated final class AuthService {
    // MARK: - Properties
    private let httpClient: any HTTPClient
    private let sessionTokens: any SessionTokenStoring

    // MARK: - Lifecycle
    public init(httpClient: any HTTPClient, sessionTokens: any SessionTokenStoring) {
        self.httpClient = httpClient
        self.sessionTokens = sessionTokens
    }
}

// MARK: - AuthServicing
nonisolated extension AuthService: AuthServicing {
    public func logIn(email: String, password: String) async throws -> Session {
        let credentials = RemoteAccount.Credentials(email: email, password: password)
        do {
            let request = Request<RemoteAccount.Session>(.post, "/session", json: credentials)
            let session = try await httpClient.send(request, behavior: AnonymousRequestBehavior())
            await sessionTokens.setToken(session.token)
            return Session(name: session.name, token: session.token)
        } catch NetworkError.rejected(status: 401, _) {
            throw AuthError.wrongCredentials
        } catch NetworkError.rejected(status: 403, _) {
            throw AuthError.emailNotVerified
        }
    }

    public func logOut() async {
        await sessionTokens.setToken(nil)
    }

    public func rename(to name: String) async throws {
        try await httpClient.send(Request<Void>(.put, "/account", json: RemoteAccount.Profile(name: name)))
    }

    public func openAccount(email: String, password: String) async throws {
        let credentials = RemoteAccount.Credentials(email: email, password: password)
        try await httpClient.send(Request<Void>(.post, "/account", json: credentials))
    }

    public func verify(code: String, email: String) async throws -> Bool {
        let code = RemoteAccount.Code(code: code, email: email)
        return try await httpClient.send(Request<RemoteAccount.CodeCheck>(.put, "/account/code", json: code)).isValid
    }

    public func sendAgain(email: String) async throws -> Int {
        let code = RemoteAccount.Code(email: email)
        return try await httpClient.send(Request<RemoteAccount.CodesLeft>(.post, "/account/code", json: code)).count
    }
}
