#if os(Linux)
    import AuthFeature
    import UIKit

    @testable import App

    /// What the specs say about how screens are shown: variants behind a flag, parameters, and the first screens of the app.
    @MainActor
    func checkRoutes() async {
        for isOn in [false, true] {
            let stage = Stage()
            stage.flags.on = isOn
            stage.scenes[0].router.showTodoList(from: nil)
            await stage.settle()
            check(
                stage.description == (isOn ? "[*AgendaViewController]" : "[*TodoListViewController]"),
                "flag: \(isOn)"
            )
        }
        let window = UIKitTesting.makeWindow()
        let locator = Stage().locator
        var coordinator: AppCoordinator? = AppCoordinator(locator: locator, window: window)
        weak let router = coordinator?.router
        coordinator?.start()
        await Task.yield()
        UIKitTesting.finishTransitions()
        let tabs = window.rootViewController as? UITabBarController
        check(tabs?.viewControllers?.count == 2 && tabs?.selectedIndex == 0, "both tabs, the first one selected")
        coordinator = nil
        check(router == nil, "whoever holds the app's coordinator holds everything")
    }
#endif
