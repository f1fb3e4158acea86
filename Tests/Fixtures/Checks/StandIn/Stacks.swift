import UIKit

@MainActor
func checkStacks() {
    row("push and set during a push wait") { _ in
        let stage = Stage()
        let (b, c) = (Screen("b"), Screen("c"))
        stage.navigation.pushViewController(b, animated: true)
        check(stage.names, "ab", "the first one is there at once")
        stage.navigation.pushViewController(c, animated: true)
        check(stage.names, "ab", "the second one waits")
        check(c.parent == nil, "not a child yet")
        UIKitTesting.advance(by: 0.36)
        check(stage.names, "abc", "when the first one is over")
        stage.navigation.setViewControllers([stage.a], animated: false)
        check(stage.names, "abc", "set waits too")
        UIKitTesting.finishTransitions()
        check(stage.names, "a", "set")
    }
    row("pop during a push waits", or: .popsDuringStackChangesUpdateTheStack) { updates in
        let stage = Stage()
        stage.push("b")
        stage.navigation.pushViewController(Screen("c"), animated: true)
        UIKitTesting.endTurn()
        let popped = stage.navigation.popViewController(animated: true)
        check((popped as? Screen)?.name, updates ? "c" : nil, "returned")
        check(stage.names, updates ? "ab" : "abc", "stack")
        stage.navigation.popToRootViewController(animated: true)
        check(stage.names, updates ? "a" : "abc", "stack after two")
        UIKitTesting.finishTransitions()
        check(stage.names, "a", "afterwards")
        check(take().hasSuffix("didShow a"), "shown")
        check(stage.a.viewIfLoaded?.window != nil, "on screen")
    }
    row("stack changes around a sheet wait", or: .stackChangesDuringSheetsAreImmediate) { areImmediate in
        for style in [UIModalPresentationStyle.automatic, .formSheet] {
            checkStackChange(during: Screen("s", style: style), isMadeAtOnce: areImmediate)
        }
        let stage = Stage()
        let leaving = UINavigationController(rootViewController: Screen("s"))
        stage.present(leaving)
        leaving.dismiss(animated: true)
        UIKitTesting.endTurn()
        leaving.pushViewController(Screen("t"), animated: true)
        UIKitTesting.finishTransitions()
        check(take(), "s will-, s did-", "in a sheet that leaves")
    }
    row("stack changes around a full screen presentation wait") { _ in
        let stage = Stage()
        let inside = UINavigationController(rootViewController: Screen("f"))
        inside.modalPresentationStyle = .fullScreen
        stage.a.present(inside, animated: true)
        stage.navigation.pushViewController(Screen("b"), animated: true)
        inside.pushViewController(Screen("g"), animated: true)
        check(stage.names == "a" && inside.viewControllers.count == 1, "wait")
        UIKitTesting.advance(by: 0.6)
        check(stage.names == "ab" && inside.viewControllers.count == 2, "made")
        UIKitTesting.finishTransitions()
        stage.a.dismiss(animated: true)
        stage.navigation.popViewController(animated: true)
        check(stage.names, "ab", "wait for the dismissal")
        UIKitTesting.finishTransitions()
        check(stage.names, "a", "made after the dismissal")
    }
    row(
        "unanimated stack changes around a presentation wait",
        or: .unanimatedStackChangesDuringPresentationsAreImmediate
    ) { areImmediate in
        for style in [UIModalPresentationStyle.automatic, .fullScreen] {
            let stage = Stage()
            let presented = UINavigationController(rootViewController: Screen("s"))
            presented.modalPresentationStyle = style
            stage.a.present(presented, animated: true)
            stage.navigation.pushViewController(Screen("b"), animated: false)
            presented.pushViewController(Screen("t"), animated: false)
            check(stage.names, areImmediate ? "ab" : "a", "\(style), presenter")
            check(presented.viewControllers.count, areImmediate ? 2 : 1, "\(style), presented")
            UIKitTesting.finishTransitions()
            check(stage.names == "ab" && presented.viewControllers.count == 2, "\(style), afterwards")
            stage.a.dismiss(animated: false)
        }
    }
    row("stack changes around an alert are lost") { _ in
        checkStackChange(during: makeAlert(), isMadeAtOnce: false, isLost: true)
        let stage = Stage()
        stage.push("b")
        stage.navigation.present(makeAlert(), animated: true)
        let message = { (selector: String) in
            "\(selector) called on <UINavigationController> while an existing transition or presentation is "
                + "occurring; the navigation stack will not be updated."
        }
        check(stage.navigation.popViewController(animated: true) == nil, "pop returns nothing")
        check(UIKitTesting.takeMessages(), [message("popViewControllerAnimated:")], "pop")
        stage.navigation.setViewControllers([stage.a], animated: true)
        check(UIKitTesting.takeMessages(), [message("setViewControllers:animated:")], "set")
        stage.navigation.popToRootViewController(animated: false)
        check(UIKitTesting.takeMessages(), [message("popToRootViewControllerAnimated:")], "pop to the root")
        UIKitTesting.finishTransitions()
        stage.navigation.popToRootViewController(animated: true)
        UIKitTesting.finishTransitions()
        check(stage.names, "a", "made under an alert that has appeared")
        stage.navigation.dismiss(animated: false)
    }
    row("stack changes around custom presentations are lost", or: .stackChangesDuringCustomPresentationsWait) { waits in
        for style in [UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext] {
            checkStackChange(during: Screen("o", style: style), isMadeAtOnce: false, isLost: !waits)
        }
    }
    row("unbalanced calls where something waits for a stack", or: .waitingCallsAreUnbalanced) { isNoted in
        let stage = Stage()
        stage.navigation.pushViewController(Screen("b"), animated: true)
        stage.navigation.pushViewController(Screen("c"), animated: true)
        stage.a.present(makeAlert(), animated: true)
        let messages = UIKitTesting.takeMessages()
        check(messages.filter { $0.hasPrefix("Unbalanced calls") }.count, isNoted ? 2 : 0, "messages")
        UIKitTesting.finishTransitions()
        _ = UIKitTesting.takeMessages()
        stage.a.dismiss(animated: false)
    }
    row("unbalanced calls where callbacks collide") { _ in
        let stage = Stage()
        let tabs = UITabBarController()
        stage.window.rootViewController = nil
        tabs.viewControllers = [stage.navigation, Screen("x")]
        stage.window.rootViewController = tabs
        stage.navigation.pushViewController(Screen("b"), animated: true)
        UIKitTesting.endTurn()
        tabs.selectedIndex = 1
        UIKitTesting.finishTransitions()
        check(
            UIKitTesting.takeMessages(),
            ["Unbalanced calls to begin/end appearance transitions for <Screen>."],
            "the tab of a stack is left in the middle of a push"
        )
    }
    row("a hidden stack changes at once") { _ in
        let stage = Stage()
        let tabs = UITabBarController()
        stage.window.rootViewController = nil
        tabs.viewControllers = [Screen("x"), stage.navigation]
        stage.window.rootViewController = tabs
        log = []
        stage.navigation.pushViewController(Screen("b"), animated: true)
        check(stage.names == "ab" && !UIKitTesting.isTransitioning, "in a hidden tab")
        tabs.present(makeAlert(), animated: true)
        stage.navigation.popViewController(animated: true)
        check(stage.names == "a", "also while an alert appears")
        UIKitTesting.finishTransitions()
        tabs.dismiss(animated: false)
        check(take(), "", "without calls")
        tabs.selectedIndex = 1
        stage.present(Screen("f", style: .fullScreen))
        stage.navigation.pushViewController(Screen("c"), animated: true)
        check(stage.names == "ac" && !UIKitTesting.isTransitioning, "under full screen")
        check(take(), "", "without calls under full screen")
        stage.navigation.dismiss(animated: false)
        check(take(), "c load, f will- dismissed, c will+, f did- dismissed, c did+", "the new top appears")
        check(stage.navigation.topViewController?.view.window != nil, "its view is in the window")
    }
    row("a stack changed below the top calls no delegate") { _ in
        let stage = Stage()
        stage.push("b", "c")
        let top = stage.navigation.topViewController!
        stage.navigation.setViewControllers([stage.a, top], animated: true)
        check(stage.names == "ac" && !UIKitTesting.isTransitioning, "at once")
        check(take(), "", "without calls")
    }
}

/// A push while `presented` appears, and one while it leaves.
@MainActor
private func checkStackChange(during presented: UIViewController, isMadeAtOnce: Bool, isLost: Bool = false) {
    let stage = Stage()
    let what = "\(presented.modalPresentationStyle)"
    stage.navigation.present(presented, animated: true)
    for (expected, next) in [("ab", "dismissal"), ("abc", "end")] {
        stage.navigation.pushViewController(Screen(String(expected.last!)), animated: true)
        let before = String(expected.dropLast())
        check(stage.names, isMadeAtOnce ? expected : before, "\(what), before \(next)")
        check(UIKitTesting.takeMessages().count, isLost ? 1 : 0, "\(what), message before \(next)")
        UIKitTesting.finishTransitions()
        check(stage.names, isLost ? before : expected, "\(what), after \(next)")
        if isLost { stage.navigation.pushViewController(Screen(String(expected.last!)), animated: false) }
        if next == "dismissal" { stage.navigation.dismiss(animated: true) }
    }
}
