import Core
import Foundation
import Testing
import UIKit

@testable import AuthFeature
@testable import CoreMocks

/// From the user's tap to the request to the server, and back.
@MainActor
struct SignUpScreenTests {
    private let session = NetworkSessionStub()
    private let navigation = SignUpNavigationMock()
    private let screen: UIViewController

    init() {
        let client = NetworkClient.stubbed(by: session)
        screen = SignUpModule.build(
            dependencies: SignUpDependencies(
                authService: AuthService(httpClient: client, sessionTokens: SessionTokenStoringMock()),
                passwordRules: PasswordRules()
            ),
            navigation: navigation,
            parameters: SignUpParameters(email: "ann@example.com")
        )
        screen.loadViewIfNeeded()
    }

    @Test("Shows the email")
    func email() throws {
        #expect(try screen.label("signUp.email").text == "ann@example.com")
    }

    @Test("Shows the strength of the password while the user enters it")
    func strength() throws {
        let view: UIProgressView = try screen.find("signUp.strength")
        try screen.type("Abc", in: "signUp.password")
        #expect(view.progress == 0.25)
        try screen.type("Abc1", in: "signUp.password")
        #expect(view.progress == 0.5)
    }

    @Test("Opens the account and closes the screen")
    func signUp() async throws {
        let gate = NetworkGate()
        session.answer(.post, "/account", .status(200), gate: gate)
        try screen.type("pass", in: "signUp.password")
        try screen.tap("signUp.signUp")
        try await session.waitForRequests()
        let button: UIButton = try screen.find("signUp.signUp")
        #expect(!button.isEnabled)
        gate.open()
        try await navigation.closeCalled()
        #expect(session.requests.map(\.line) == ["POST /account"])
        #expect(try session.requests.first?.body() == ["email": "ann@example.com", "password": "pass"])
        #expect(navigation.closeCalls == [screen])
    }

    @Test("Shows an alert if the account can't be opened")
    func signUpFails() async throws {
        session.answer(.post, "/account", .status(500))
        try screen.tap("signUp.signUp")
        try await navigation.showAlertCalled()
        #expect(navigation.showAlertCalls.first?.alert.title == "Your account could not be opened")
        #expect(navigation.closeCallCount == 0)
        let button: UIButton = try screen.find("signUp.signUp")
        #expect(button.isEnabled)
    }

    @Test("Shows the terms of use")
    func terms() throws {
        try screen.tap("signUp.terms")
        #expect(navigation.showTermsCallCount == 1)
    }
}
