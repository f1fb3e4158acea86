import Core
import Foundation
import Testing

@testable import AuthFeature
@testable import CoreMocks

@MainActor
struct SessionModelTests {
    private let session = NetworkSessionStub()
    private let sessionTokens = SessionTokenStoringMock()
    private let model: SessionModel

    init() async throws {
        let client = NetworkClient.stubbed(by: session)
        model = SessionModel(authService: AuthService(httpClient: client, sessionTokens: sessionTokens))
        session.answer(.post, "/session", .json(#"{"name": "Ann", "token": "secret"}"#))
        _ = try await model.logIn(email: "", password: "")
    }

    @Test("Logging out forgets the session and its token")
    func logOut() async {
        await model.logOut()
        #expect(model.session.value == nil)
        #expect(sessionTokens.setTokenCalls == ["secret", nil])
    }

    @Test("Renames the user on the server and here")
    func rename() async throws {
        session.answer(.put, "/account", .status(200))
        try await model.rename(to: "Bob")
        let request = try #require(session.requests.last)
        #expect(request.line == "PUT /account")
        #expect(try request.body() == ["name": "Bob"])
        #expect(model.session.value == Session(name: "Bob", token: "secret"))
    }

    @Test("Keeps the name if the server refuses the new one")
    func renameFails() async {
        session.answer(.put, "/account", .status(400))
        let error = NetworkError.rejected(status: 400, body: Data())
        await #expect(throws: error) { try await model.rename(to: "Bob") }
        #expect(model.session.value?.name == "Ann")
    }
}
