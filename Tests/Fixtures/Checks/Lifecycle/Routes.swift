#if os(Linux)
    import AuthFeature
    import Core
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
            let name = isOn ? "Agenda" : "TodoList"
            check(stage.description == "[*'tabs.todos' \(name)ViewController]", "flag: \(isOn)")
        }
        let window = UIKitTesting.makeWindow()
        let locator = Stage().locator
        var coordinator: AppCoordinator? = AppCoordinator(locator: locator, window: window)
        weak let router = coordinator?.router
        coordinator?.start()
        await Task.yield()
        UIKitTesting.finishTransitions()
        let tabs = window.rootViewController as? UITabBarController
        let items = tabs?.viewControllers?.map(\.tabBarItem) ?? []
        check(items.map { $0?.title } == ["tabs.todos", "tabs.settings"], "both tabs with titles")
        check(items.allSatisfy { $0?.image != nil }, "both tabs with images")
        check(tabs?.selectedIndex == 0, "the first tab is selected")
        coordinator = nil
        check(router == nil, "whoever holds the app's coordinator holds everything")
    }
#endif
