import AuthFeature
import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// From the user's tap to the request to the server, and back.
@MainActor
struct SettingsScreenTests {
    private let session = NetworkSessionStub()
    private let sessionTokens = SessionTokenStoringMock()
    private let analytics = AnalyticsTrackingMock()
    private let navigation = SettingsNavigationMock()
    private let sessionModel: SessionModel
    private let screen: UIViewController

    init() {
        let client = NetworkClient.stubbed(by: session)
        sessionModel = SessionModel(authService: AuthService(httpClient: client, sessionTokens: sessionTokens))
        screen = SettingsModule.build(
            dependencies: SettingsDependencies(sessionModel: sessionModel, analytics: analytics),
            navigation: navigation
        )
        screen.loadViewIfNeeded()
        session.answer(.post, "/session", .json(#"{"name": "Ann", "token": "secret"}"#))
        session.answer(.put, "/account", .status(200))
    }

    private func logIn() async throws {
        _ = try await sessionModel.logIn(email: "", password: "")
    }

    @Test("Shows who is logged in, and what this user can do")
    func name() async throws {
        let buttons: [UIButton] = try ["logIn", "profile", "logOut"].map { try screen.find("settings.\($0)") }
        #expect(buttons.map(\.isHidden) == [false, true, true])
        try await logIn()
        #expect(try screen.label("settings.name").text == "Ann")
        #expect(buttons.map(\.isHidden) == [true, false, false])
    }

    @Test("Welcomes a user who has logged in")
    func welcome() throws {
        try screen.tap("settings.logIn")
        let call = try #require(navigation.showLoginCalls.first)
        #expect(call.prefilledEmail == nil && call.as == .present)
        call.completion(.cancelled)
        #expect(navigation.showHintCallCount == 0)
        call.completion(.finished(Session(name: "Ann", token: "secret")))
        #expect(navigation.showHintCalls.map(\.text) == ["Welcome, Ann!"])
    }

    @Test("Logs the user out")
    func logOut() async throws {
        try await logIn()
        try screen.tap("settings.logOut")
        #expect(await eventually { sessionModel.session.value == nil })
        #expect(sessionTokens.setTokenCalls == ["secret", nil])
        #expect(await eventually { analytics.trackCalls == ["log_out"] })
        #expect(try screen.label("settings.name").text == nil)
    }

    @Test("Shows the profile, and renames the user")
    func rename() async throws {
        try await logIn()
        try screen.tap("settings.profile")
        let call = try #require(navigation.showProfileCalls.first)
        #expect(call.name == "Ann")
        call.completion(.cancelled)
        call.completion(.finished("Bob"))
        #expect(await eventually { sessionModel.session.value?.name == "Bob" })
        let request = try #require(session.requests.last)
        #expect(request.line == "PUT /account")
        #expect(try request.body() == ["name": "Bob"])
        #expect(navigation.showAlertCallCount == 0)
    }

    @Test("Shows an alert if the user can't be renamed")
    func renameFails() async throws {
        try await logIn()
        try screen.tap("settings.profile")
        session.answer(.put, "/account", .status(500))
        try #require(navigation.showProfileCalls.first).completion(.finished("Bob"))
        #expect(
            await eventually { navigation.showAlertCalls.first?.alert.title == "Your name could not be changed" }
        )
    }

    @Test("Sells extras, and thanks for the payment")
    func extras() throws {
        try screen.tap("settings.extras")
        let call = try #require(navigation.showCheckoutCalls.first)
        #expect(call.order == .extras)
        call.completion(.cancelled)
        #expect(navigation.showAlertCallCount == 0)
        call.completion(.finished(Receipt(number: 1, total: 7)))
        let alert = try #require(navigation.showAlertCalls.first?.alert)
        #expect(alert.title == "Thank you" && alert.message == "You paid \(Decimal(7).formattedPrice).")
    }

    @Test("Shows the other screens")
    func routes() throws {
        try screen.tap("settings.board")
        #expect(navigation.showBoardCallCount == 1)
        try screen.tap("settings.motto")
        #expect(navigation.showMottoCallCount == 1)
        try screen.tap("settings.help")
        #expect(navigation.showHelpCallCount == 1)
        try screen.tap("settings.about")
        #expect(navigation.showAboutCallCount == 1)
    }
}
