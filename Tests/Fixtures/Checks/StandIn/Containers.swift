import UIKit

@MainActor
func checkContainers() {
    row("tabs") { _ in
        let stage = Stage()
        let tabs = UITabBarController()
        tabs.delegate = stage.delegate
        stage.window.rootViewController = nil
        tabs.viewControllers = [Screen("x"), stage.navigation]
        stage.window.rootViewController = tabs
        log = []
        tabs.selectedIndex = 1
        check(take(), "x will-, a will+, x did-, a did+", "chosen by code")
        check(UIKitTesting.tapTab(0, in: tabs), "tap")
        check(take(), "a will-, x will+, a did-, x did+, didSelect 0", "chosen by the user")
        UIKitTesting.tapTab(1, in: tabs)
        stage.push("b", "c")
        check(UIKitTesting.tapTab(1, in: tabs), "second tap")
        UIKitTesting.finishTransitions()
        check(stage.names, "a", "second tap pops to the root")
        let item = UITabBarItem(title: "A", image: UIImage(systemName: "a"), tag: 7)
        stage.a.tabBarItem = item
        check(stage.navigation.tabBarItem === item, "a stack's item is its first screen's")
        check(tabs.tabBar.items?.last === item && tabs.tabBar.selectedItem === item, "in the bar")
        check(tabs.viewControllers?.first?.tabBarController === tabs, "tabBarController")
        tabs.present(makeAlert(), animated: true)
        check(!UIKitTesting.tapTab(0, in: tabs), "not while an alert appears")
        UIKitTesting.finishTransitions()
        check(!UIKitTesting.tapTab(0, in: tabs), "not under an alert")
        tabs.dismiss(animated: false)
    }
    row("a child's view added by hand") { _ in
        let stage = Stage()
        let child = Screen("child")
        stage.a.addChild(child)
        stage.a.view.addSubview(child.view)
        check(take(), "child load, child will+, child did+", "at addSubview")
        child.didMove(toParent: stage.a)
        stage.navigation.pushViewController(Screen("b"), animated: false)
        check(take().contains("a will-, child will-, b will+"), "with its parent")
        stage.navigation.popViewController(animated: false)
        check(take().hasSuffix("a did+, child did+, didShow a"), "back with its parent")
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        check(take(), "child will-, child did-", "at removeFromSuperview")
        child.removeFromParent()
        let early = Screen("early")
        early.onLoad = { screen in
            screen.addChild(child)
            screen.view.addSubview(child.view)
        }
        stage.navigation.pushViewController(early, animated: false)
        check(
            take(),
            "early load, a will-, early will+, child will+, willShow early, a did-, early did+, child did+, "
                + "didShow early",
            "added before the parent appears"
        )
        let late = Screen("late")
        late.onWillAppear = { screen in
            let child = Screen("child")
            screen.addChild(child)
            screen.view.addSubview(child.view)
        }
        stage.navigation.pushViewController(late, animated: false)
        check(take().hasSuffix("late did+, child did+, didShow late"), "added while the parent appears")
    }
    row("a container in a stack and a stack in a container") { _ in
        let stage = Stage()
        let (container, inner) = (Screen("c"), Screen("i"))
        let innerStack = UINavigationController(rootViewController: inner)
        container.onLoad = { screen in
            screen.addChild(innerStack)
            screen.view.addSubview(innerStack.view)
            innerStack.didMove(toParent: screen)
        }
        stage.navigation.pushViewController(container, animated: true)
        UIKitTesting.finishTransitions()
        check(inner.view.window === stage.window, "on screen")
        check(inner.navigationController === innerStack, "nearest stack")
        _ = take()
        innerStack.pushViewController(Screen("j"), animated: true)
        check(container.transitionCoordinator == nil && inner.transitionCoordinator != nil, "its own transition")
        stage.navigation.popViewController(animated: true)
        UIKitTesting.finishTransitions()
        check(stage.names, "a", "popped with everything inside")
        _ = UIKitTesting.takeMessages()
    }
    row("windows") { _ in
        let stage = Stage()
        let (x, other) = (Screen("x"), UIWindow(frame: .zero))
        other.rootViewController = x
        check(take(), "", "a hidden window shows nothing")
        check(UIKitTesting.visibleViewController(in: other) == nil, "nothing visible")
        other.isHidden = false
        check(take(), "x load, x will+, x did+", "shown")
        check(!other.isKeyWindow, "not key")
        stage.navigation.present(Screen("s"), animated: true)
        x.present(makeAlert(), animated: true)
        check(UIKitTesting.takeMessages(), [], "another window has transitions of its own")
        UIKitTesting.finishTransitions()
        check(UIKitTesting.visibleViewController(in: other) is UIAlertController, "visible")
        x.dismiss(animated: false)
        x.present(Screen("y"), animated: false)
        log = []
        other.isHidden = true
        check(take(), "y will-, y did-, x will-, x did-", "hidden")
        other.isHidden = false
        check(take(), "x will+, x did+, y will+, y did+", "shown again")
        x.dismiss(animated: false)
        x.present(Screen("z", style: .fullScreen), animated: false)
        (other.isHidden, log) = (true, [])
        other.isHidden = false
        check(take(), "z will+, z did+", "shown again with full screen")
        x.dismiss(animated: false)
        other.isHidden = true
        stage.window.rootViewController?.dismiss(animated: false)
        stage.push("b")
        stage.window.isHidden = true
        check(!UIKitTesting.tapBackButton(in: stage.navigation), "no touch reaches a hidden window")
        stage.window.isHidden = false
        UIKitTesting.tapBackButton(in: stage.navigation)
        UIKitTesting.finishTransitions()
        log = []
        stage.window.rootViewController = x
        check(take(), "a will-, a did-, x will+, x did+", "the root is replaced")
    }
    row("scenes") { _ in
        let (one, two) = (SceneDelegate(), SceneDelegate())
        let first = UIKitTesting.connectScene(delegate: one, urls: [URL(string: "app://a")!])
        let second = UIKitTesting.connectScene(delegate: two)
        check(UIApplication.shared.connectedScenes, [first, second], "connected")
        check(one.urls, ["app://a"], "at launch")
        UIKitTesting.open([URL(string: "app://b")!], in: first)
        check(one.urls == ["app://a", "app://b"] && two.urls.isEmpty, "opened in one")
        check(first.windows == [one.window!] && first.keyWindow === one.window, "windows")
        check(second.keyWindow === two.window, "each scene has a key window")
        let over = UIKitTesting.makeWindow(root: Screen("over"), in: first)
        check(first.keyWindow === over && one.window?.isKeyWindow == false, "one key window in a scene")
        one.window?.rootViewController?.present(makeAlert(), animated: true)
        two.window?.rootViewController?.present(makeAlert(), animated: true)
        UIKitTesting.finishTransitions()
        one.window?.rootViewController?.dismiss(animated: false)
        two.window?.rootViewController?.dismiss(animated: false)
        UIKitTesting.disconnect(first)
        check(UIApplication.shared.connectedScenes, [second], "disconnected")
        check(first.activationState == .unattached && second.activationState == .foregroundActive, "states")
    }
}

@MainActor
private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var urls: [String] = []

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = UIKitTesting.makeWindow(root: Screen("root"), in: scene as? UIWindowScene)
        urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        urls += URLContexts.map(\.url.absoluteString)
    }
}
