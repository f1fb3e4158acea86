import Core
import Foundation
import Testing
import UIKit

@testable import AuthFeature
@testable import CoreMocks

/// Tests the whole screen: the user taps, the server gets a request, and the screen shows the answer.
@MainActor
struct LoginScreenTests {
    private let networkSession = NetworkSessionStub()
    private let sessionTokens = SessionTokenStoringMock()
    private let analytics = AnalyticsTrackingMock()
    private let navigation = LoginNavigationMock()
    private let results = RouteResults<Session>()
    private let sessionModel: SessionModel
    private let screen: UIViewController
    private let session = Session(name: "Ann", token: "secret")

    init() {
        let client = NetworkClient.stubbed(by: networkSession)
        sessionModel = SessionModel(authService: AuthService(httpClient: client, sessionTokens: sessionTokens))
        screen = LoginModule.build(
            dependencies: LoginDependencies(sessionModel: sessionModel, analytics: analytics),
            navigation: navigation,
            parameters: LoginParameters(prefilledEmail: "ann@example.com"),
            completion: results.makeCompletion()
        )
        screen.loadViewIfNeeded()
        answerSession()
    }

    private func answerSession() {
        networkSession.answer(.post, "/session", .json(#"{"name": "Ann", "token": "secret"}"#))
    }

    private func logIn() throws {
        try screen.type("pass", in: "login.password")
        try screen.tap("login.logIn")
    }

    @Test("Shows the email that it is opened with")
    func prefilledEmail() throws {
        let field: UITextField = try screen.find("login.email")
        #expect(field.text == "ann@example.com")
        #expect(try screen.label("login.error").isHidden)
    }

    @Test("Logs in with what the user enters")
    func logInSucceeds() async throws {
        try screen.type("bob@example.com", in: "login.email")
        try logIn()
        #expect(await eventually { results.finished == [session] })
        #expect(networkSession.requests.map(\.line) == ["POST /session"])
        #expect(try networkSession.requests.first?.body() == ["email": "bob@example.com", "password": "pass"])
        #expect(sessionTokens.setTokenCalls == ["secret"])
        #expect(sessionModel.session.value == session)
        #expect(analytics.trackCalls == ["log_in"])
    }

    @Test("The return key of the password logs in")
    func returnKey() async throws {
        let field: UITextField = try screen.find("login.password")
        field.sendActions(for: .editingDidEndOnExit)
        #expect(await eventually { results.finished == [session] })
    }

    @Test("Shows that it is loading until the server answers")
    func loading() async throws {
        let gate = NetworkGate()
        networkSession.answer(.post, "/session", .status(500), gate: gate)
        try logIn()
        try await networkSession.waitForRequests()
        let button: UIButton = try screen.find("login.logIn")
        #expect(!button.isEnabled)
        #expect(button.configuration?.showsActivityIndicator == true)
        gate.open()
        #expect(await eventually { button.isEnabled })
        #expect(button.configuration?.showsActivityIndicator == false)
    }

    @Test(
        "Shows why the user can't log in",
        arguments: [
            (401, "The email or the password is wrong."), (500, "The server can't be reached. Try again later."),
        ]
    )
    func logInFails(status: Int, message: String) async throws {
        networkSession.answer(.post, "/session", .status(status))
        try logIn()
        let label = try screen.label("login.error")
        #expect(await eventually { !label.isHidden })
        #expect(label.text == message)
        #expect(sessionModel.session.value == nil)
        #expect(analytics.trackCallCount == 0)
        answerSession()
        try logIn()
        #expect(label.isHidden)
        #expect(await eventually { results.finished == [session] })
    }

    @Test("Asks for a code if the email address is not verified, and then logs in again")
    func emailNotVerified() async throws {
        networkSession.answer(.post, "/session", .status(403))
        try logIn()
        try await navigation.showVerifyCodeCalled()
        let call = try #require(navigation.showVerifyCodeCalls.first)
        #expect(call.email == "ann@example.com")
        #expect(call.digits == 6)
        #expect(call.as == .present)
        call.completion(.cancelled)
        let button: UIButton = try screen.find("login.logIn")
        #expect(button.isEnabled)
        answerSession()
        call.completion(.finished("123456"))
        #expect(await eventually { results.finished == [session] })
        #expect(networkSession.requests.map(\.line) == ["POST /session", "POST /session"])
        let bodies = try networkSession.requests.map { try $0.body(as: [String: String].self) }
        #expect(bodies.first == bodies.last)
    }

    @Test("Opens the sign-up screen with the email that the user entered")
    func signUp() throws {
        try screen.type("bob@example.com", in: "login.email")
        try screen.tap("login.signUp")
        #expect(navigation.showSignUpCalls.map(\.email) == ["bob@example.com"])
        #expect(navigation.showSignUpCalls.first?.from === screen)
    }

    @Test("Shows the terms of use")
    func terms() throws {
        try screen.tap("login.terms")
        #expect(navigation.showTermsCalls.map(\.as) == [.present])
    }
}
