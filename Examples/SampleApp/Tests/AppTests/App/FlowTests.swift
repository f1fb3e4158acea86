import AuthFeature
import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// A user's way through several screens, in a window.
@MainActor
struct FlowTests {
    private let session = NetworkSessionStub()
    private let analytics = AnalyticsTrackingMock()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let router: AppRouter

    init() {
        let locator = AppLocator(
            environment: AppEnvironment(
                httpClient: NetworkClient.stubbed(by: session),
                sessionTokens: SessionTokens(),
                analytics: analytics,
                configuration: AppConfiguringMock(),
                featureFlags: FeatureFlaggingMock()
            )
        )
        router = AppRouter(locator: locator, window: window)
        router.showSettings(from: nil, as: .root)
    }

    /// Waits until a screen of this type is on top, and nothing is moving.
    private func top<Screen: UIViewController>(
        _ type: Screen.Type,
        where isWanted: (Screen) -> Bool = { _ in true }
    ) async throws -> Screen {
        var found: Screen?
        _ = await eventually {
            let level = window.rootViewController?.presentationLevels.last
            found = (level?.shownStack?.topViewController ?? level) as? Screen
            return found.map(isWanted) == true && level?.transitionBelow == nil
        }
        return try #require(found, "no \(type) is on top")
    }

    @Test("Buys extras")
    func checkout() async throws {
        session.answer(.post, "/payments", .json(#"{"number": 1, "total": 7}"#))
        try await top(SettingsViewController.self).tap("settings.extras")
        try await top(CartViewController.self).tap("cart.terms")
        try await top(UIViewController.self) { $0.navigationItem.title == "Terms of use" }.tap("terms.done")
        try await top(CartViewController.self).tap("cart.pay")
        try await top(PaymentViewController.self).tap("payment.card")
        try await top(ReceiptViewController.self).tap("receipt.done")
        #expect(try await top(UIAlertController.self).title == "Thank you")
        #expect(analytics.trackCalls == ["pay_card", "checkout_finished"])
    }

    @Test("Reads an answer, and leaves the help")
    func help() async throws {
        try await top(SettingsViewController.self).tap("settings.help")
        let topics = try await top(HelpTopicsViewController.self)
        topics.tableView(try topics.find("helpTopics.table"), didSelectRowAt: IndexPath(row: 0, section: 0))
        try await top(HelpAnswerViewController.self).tap("helpAnswer.about")
        _ = try await top(AboutViewController.self)
        let coordinator = router.screens.all.lazy.compactMap { $0.coordinator as? HelpCoordinator }.first
        coordinator?.finish()
        _ = try await top(SettingsViewController.self)
    }

    @Test("Shows a hint over the settings until it is confirmed")
    func hint() async throws {
        let settings = try await top(SettingsViewController.self)
        router.showHint(from: settings, text: "Welcome")
        #expect(await eventually { settings.children.first is HintViewController })
        try settings.tap("hint.ok")
        #expect(await eventually { settings.children.isEmpty })
    }

    @Test("Renames the user and logs out in the profile")
    func profile() async throws {
        session.answer(.post, "/session", .json(#"{"name": "Ann", "token": "secret"}"#))
        session.answer(.put, "/account", .status(200))
        _ = try await router.locator.sessionModel.logIn(email: "", password: "")
        try await top(SettingsViewController.self).tap("settings.profile")
        let profile = try await top(ProfileViewController.self)
        try profile.type("Bob", in: "profile.name")
        try profile.tap("profile.rename")
        let settings = try await top(SettingsViewController.self)
        #expect(await eventually { router.locator.sessionModel.session.value?.name == "Bob" })
        try settings.tap("settings.profile")
        try await top(ProfileViewController.self).tap("profile.signOut")
        _ = try await top(SettingsViewController.self)
        #expect(router.locator.sessionModel.session.value == nil)
    }
}
