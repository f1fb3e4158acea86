import Core
import Foundation
import Testing
import UIKit

@testable import AuthFeature
@testable import CoreMocks

/// From the user's tap to the request to the server, and back.
@MainActor
struct VerifyCodeScreenTests {
    private let session = NetworkSessionStub()
    private let navigation = ModuleNavigationMock()
    private let results = RouteResults<String>()
    private let screen: UIViewController

    init() {
        let client = NetworkClient.stubbed(by: session)
        let authService = AuthService(httpClient: client, sessionTokens: SessionTokenStoringMock())
        screen = VerifyCodeModule.build(
            dependencies: VerifyCodeDependencies(authService: authService),
            navigation: navigation,
            parameters: VerifyCodeParameters(email: "ann@example.com", digits: 4),
            completion: results.makeCompletion()
        )
        screen.loadViewIfNeeded()
    }

    private var field: UITextField {
        get throws { try screen.find("verifyCode.code") }
    }

    @Test("Says how many digits were sent, and to whom")
    func prompt() throws {
        let text = try screen.label("verifyCode.prompt").text
        #expect(text == "Enter the 4 digits that we sent to ann@example.com.")
        #expect(try screen.label("verifyCode.error").isHidden)
    }

    @Test("Checks the code as soon as it has all digits")
    func rightCode() async throws {
        let gate = NetworkGate()
        session.answer(.put, "/account/code", .json(#"{"isValid": true}"#), gate: gate)
        try screen.type("123", in: "verifyCode.code")
        #expect(try field.isEnabled)
        try screen.type("1234", in: "verifyCode.code")
        try await session.waitForRequests()
        #expect(try !field.isEnabled)
        gate.open()
        #expect(await eventually { results.finished == ["1234"] })
        #expect(session.requests.map(\.line) == ["PUT /account/code"])
        #expect(try session.requests.first?.body() == ["code": "1234", "email": "ann@example.com"])
        #expect(try field.isEnabled)
    }

    @Test("Shows that the code is wrong until another one is entered")
    func wrongCode() async throws {
        session.answer(.put, "/account/code", .json(#"{"isValid": false}"#))
        try screen.type("1234", in: "verifyCode.code")
        let label = try screen.label("verifyCode.error")
        #expect(await eventually { !label.isHidden })
        #expect(label.text == "The code is wrong.")
        #expect(results.finished.isEmpty)
        #expect(try field.isEnabled)
        try screen.type("123", in: "verifyCode.code")
        #expect(label.isHidden)
    }

    @Test("Shows that the code could not be checked")
    func verificationFails() async throws {
        session.answer(.put, "/account/code", .status(500))
        try screen.type("1234", in: "verifyCode.code")
        let label = try screen.label("verifyCode.error")
        #expect(await eventually { !label.isHidden })
        #expect(label.text == "The code could not be checked. Try again later.")
        #expect(try field.isEnabled)
    }

    @Test("Sends a new code, and says how many more there are")
    func sendAgain() async throws {
        session.answer(.post, "/account/code", .json(#"{"count": 2}"#))
        try screen.tap("verifyCode.sendAgain")
        try await navigation.showAlertCalled()
        let alert = try #require(navigation.showAlertCalls.first?.alert)
        #expect(alert.title == "We sent a new code")
        #expect(alert.message == "You can ask for 2 more codes.")
        #expect(session.requests.map(\.line) == ["POST /account/code"])
        #expect(try session.requests.first?.body() == ["email": "ann@example.com"])
    }

    @Test("Says that no code could be sent")
    func sendAgainFails() async throws {
        session.answer(.post, "/account/code", .status(500))
        try screen.tap("verifyCode.sendAgain")
        try await navigation.showAlertCalled()
        #expect(navigation.showAlertCalls.first?.alert.title == "No code could be sent")
    }
}
