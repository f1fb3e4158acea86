#if os(Linux)
    import AuthFeature
    import Core
    import UIKit

    @testable import App

    /// Checks how screens are shown according to the specs: variants behind a flag, parameters, and the first screens of the app.
    @MainActor
    func checkRoutes() async {
        for isOn in [false, true] {
            let stage = Stage()
            stage.flags.on = isOn
            stage.scenes[0].router.showTodoList(from: nil)
            await stage.settle()
            let name = isOn ? "Agenda" : "TodoList"
            let tabs = "[*'tabs.todos' \(name)ViewController | 'tabs.settings' settings]"
            check(stage.description == tabs, "flag: \(isOn)")
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
        check(loaded(tabs) == [true, false], "only the selected tab has loaded its view: \(loaded(tabs))")
        coordinator = nil
        check(router == nil, "whoever holds the app's coordinator holds everything")
        let manyTabs = UITabBarController()
        let screen = UIViewController()
        manyTabs.moreNavigationController.viewControllers = [screen]
        manyTabs.addChild(manyTabs.moreNavigationController)
        check(screen.leads(to: manyTabs), "a screen in the list of the tabs that don't fit")
    }

    /// The app as the system starts it, with a link to a to-do of its demo server.
    @MainActor
    func checkLaunch() async {
        let app = AppDelegate()
        UIApplication.shared.delegate = app
        let delegate = SceneDelegate()
        let scene = UIKitTesting.connectScene(delegate: delegate, urls: [URL(string: "sample://todos/2")!])
        let tabs = delegate.window?.rootViewController as? UITabBarController
        var detail: UIViewController?
        for _ in 0..<400 where detail?.viewIfLoaded?.window == nil {
            try? await Task.sleep(for: .milliseconds(3))
            UIKitTesting.finishTransitions()
            detail =
                (tabs?.selectedViewController as? UINavigationController)?.viewControllers.last
                as? TodoDetailViewController
        }
        check(detail != nil, "the link of a new scene")
        check(loaded(tabs) == [true, false], "the link has loaded the tab under it, and no other: \(loaded(tabs))")
        UIKitTesting.open([URL(string: "sample://nowhere")!, URL(string: "sample://settings")!], in: scene)
        for _ in 0..<400 where tabs?.selectedIndex != 1 {
            try? await Task.sleep(for: .milliseconds(3))
            UIKitTesting.finishTransitions()
        }
        check(tabs?.selectedIndex == 1, "a link into a scene")
        UIKitTesting.disconnect(scene)
    }

    /// Which tabs have loaded the view of their first screen.
    @MainActor
    private func loaded(_ tabs: UITabBarController?) -> [Bool] {
        tabs?.viewControllers?.map { ($0 as? UINavigationController)?.viewControllers.first?.isViewLoaded ?? false }
            ?? []
    }
#endif
