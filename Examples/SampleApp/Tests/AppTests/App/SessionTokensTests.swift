import AuthFeature
import Core
import Foundation
import Testing

@testable import App
@testable import CoreMocks

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The token of the user, as the app's client sends it.
struct SessionTokensTests {
    private let session = NetworkSessionStub()
    private let tokens = SessionTokens()
    private let service: AuthService

    init() async throws {
        let client = NetworkClient(
            baseURL: DemoServer.address,
            session: session,
            behavior: AuthTokenBehavior(store: tokens)
        )
        service = AuthService(httpClient: client, sessionTokens: tokens)
        session.answer(.post, "/session", .json(#"{"name": "Ann", "token": "secret"}"#))
        session.answer(.put, "/account", .status(200))
        _ = try await service.logIn(email: "", password: "")
    }

    private var sentTokens: [String?] {
        session.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
    }

    @Test("Is sent until the user logs out")
    func send() async throws {
        try await service.rename(to: "Bob")
        await service.logOut()
        try await service.rename(to: "Bob")
        #expect(sentTokens == [nil, "Bearer secret", nil])
    }

    @Test("Is removed if the server rejects it")
    func rejected() async throws {
        session.answer(.put, "/account", .status(401))
        await #expect(throws: SessionExpiredError.self) { try await service.rename(to: "Bob") }
        #expect(await tokens.token == nil)
        #expect(session.requests.count == 2)
    }

    @Test("Is kept if another user enters a wrong password")
    func wrongPassword() async throws {
        session.answer(.post, "/session", .status(401))
        await #expect(throws: AuthError.wrongCredentials) { try await service.logIn(email: "", password: "") }
        #expect(sentTokens == [nil, nil])
        #expect(await tokens.token == "secret")
    }
}
