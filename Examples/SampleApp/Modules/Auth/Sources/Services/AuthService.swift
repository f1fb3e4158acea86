import Core
import Foundation

/// Logs users in and out.
public nonisolated final class AuthService {
    // MARK: - Properties
    private let httpClient: any HTTPClient

    // MARK: - Lifecycle
    public init(httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }

    private func send<Answer: Decodable>(_ request: HTTPRequest) async throws -> Answer {
        try JSONCoding.decoder.decode(Answer.self, from: await httpClient.send(request))
    }
}

// MARK: - AuthServicing
nonisolated extension AuthService: AuthServicing {
    public func logIn(email: String, password: String) async throws -> Session {
        let credentials = RemoteAccount.Credentials(email: email, password: password)
        do {
            let session: RemoteAccount.Session = try await send(HTTPRequest(.post, "/session", json: credentials))
            await httpClient.authorize(with: session.token)
            return Session(name: session.name, token: session.token)
        } catch let error as HTTPError where error.status == 401 {
            throw AuthError.wrongCredentials
        } catch let error as HTTPError where error.status == 403 {
            throw AuthError.emailNotVerified
        }
    }

    public func logOut() async {
        await httpClient.authorize(with: nil)
    }

    public func rename(to name: String) async throws {
        _ = try await httpClient.send(HTTPRequest(.put, "/account", json: RemoteAccount.Profile(name: name)))
    }

    public func openAccount(email: String, password: String) async throws {
        let credentials = RemoteAccount.Credentials(email: email, password: password)
        _ = try await httpClient.send(HTTPRequest(.post, "/account", json: credentials))
    }

    public func verify(code: String, email: String) async throws -> Bool {
        let code = RemoteAccount.Code(code: code, email: email)
        let check: RemoteAccount.CodeCheck = try await send(HTTPRequest(.put, "/account/code", json: code))
        return check.isValid
    }

    public func sendAgain(email: String) async throws -> Int {
        let code = RemoteAccount.Code(email: email)
        let left: RemoteAccount.CodesLeft = try await send(HTTPRequest(.post, "/account/code", json: code))
        return left.count
    }
}
