import Core
import Foundation
import Testing

@testable import AuthFeature
@testable import CoreMocks

@MainActor
struct SessionModelTests {
    private let httpClient = HTTPClientMock()
    private let model: SessionModel

    init() async throws {
        model = SessionModel(authService: AuthService(httpClient: httpClient))
        httpClient.sendReturnValue = Data(#"{"name": "Ann", "token": "secret"}"#.utf8)
        _ = try await model.logIn(email: "", password: "")
    }

    @Test("Logging out forgets the session and its token")
    func logOut() async {
        await model.logOut()
        #expect(model.session.value == nil)
        #expect(httpClient.authorizeCalls == ["secret", nil])
    }

    @Test("Renames the user on the server and here")
    func rename() async throws {
        try await model.rename(to: "Bob")
        #expect(httpClient.sendCalls.last == (try HTTPRequest(.put, "/account", json: ["name": "Bob"])))
        #expect(model.session.value == Session(name: "Bob", token: "secret"))
    }

    @Test("Keeps the name if the server refuses the new one")
    func renameFails() async {
        httpClient.sendThrownError = HTTPError(status: 400)
        await #expect(throws: HTTPError(status: 400)) { try await model.rename(to: "Bob") }
        #expect(model.session.value?.name == "Ann")
    }
}
