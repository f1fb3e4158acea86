import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// The router injects model controllers into screens that are in navigation controllers and tabs.
@MainActor
struct MottoContainerTests {
    @Test("Screens in two tabs have the same model controller")
    func oneInstance() async throws {
        let mocks = MockLocator()
        mocks.mottoController.motto = Motto(text: "Old", author: "")
        let window = UIWindow(frame: .zero)
        let router = AppRouter(locator: mocks.appLocator, window: window)
        window.makeKeyAndVisible()
        router.showMotto(from: nil, as: .tab(0))
        router.showEditMotto(from: nil, as: .tab(1))
        let tabs = try #require(window.rootViewController as? UITabBarController)
        #expect(await eventually { tabs.viewControllers?.count == 2 })
        let screens = tabs.viewControllers?.compactMap { ($0 as? UINavigationController)?.viewControllers.first } ?? []
        let motto = try #require(screens.first as? MottoViewController)
        let edit = try #require(screens.last as? EditMottoViewController)
        motto.loadViewIfNeeded()
        edit.loadViewIfNeeded()
        try edit.type("New", in: "editMotto.text")
        try edit.tap("editMotto.save")
        motto.viewWillAppear(false)
        #expect(try motto.label("motto.text").text == "New")
    }
}
