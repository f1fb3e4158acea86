import UIKit

@MainActor
func checkGestures() {
    row("back gesture that is completed") { _ in
        let stage = Stage()
        stage.push("b")
        check(UIKitTesting.beginBackGesture(in: stage.navigation), "begins")
        check(stage.names, "a", "the stack is shorter from its begin")
        check(take(), "b will- moving, a will+, willShow a", "begin")
        UIKitTesting.finishTransitions()
        check(UIKitTesting.isTransitioning, "a finger holds it")
        UIKitTesting.finishBackGesture(in: stage.navigation)
        check(take(), "", "the rest takes time")
        UIKitTesting.finishTransitions()
        check(take(), "b did- moving, a did+, didShow a", "end")
    }
    row("back gesture that is cancelled") { _ in
        let stage = Stage()
        stage.push("b")
        let b = stage.navigation.topViewController
        UIKitTesting.beginBackGesture(in: stage.navigation)
        UIKitTesting.cancelBackGesture(in: stage.navigation)
        check(stage.names, "a", "until the animation has ended")
        _ = take()
        UIKitTesting.finishTransitions()
        check(stage.names, "ab", "as before")
        check(take(), "a will-, b will+, a did-, b did+", "callbacks are reversed, without didShow")
        check(b?.parent === stage.navigation && b?.view.window != nil, "its view is in the window")
        check(UIKitTesting.swipeFromEdge(in: stage.navigation, completes: false), "again")
        UIKitTesting.finishTransitions()
        check(UIKitTesting.tapBackButton(in: stage.navigation), "back button")
    }
    row("back gesture during a push or pop", or: .backGestureInterruptsStackChanges) { interrupts in
        let stage = Stage()
        stage.push("b")
        stage.navigation.pushViewController(Screen("c"), animated: true)
        UIKitTesting.advance(by: 0.1)
        check(!UIKitTesting.tapBackButton(in: stage.navigation), "no back button")
        check(UIKitTesting.beginBackGesture(in: stage.navigation), interrupts, "begins")
        check(stage.names, interrupts ? "ab" : "abc", "stack")
        check(!UIKitTesting.beginBackGesture(in: stage.navigation), "not twice")
        UIKitTesting.finishBackGesture(in: stage.navigation)
        UIKitTesting.finishTransitions()
        stage.navigation.present(makeAlert(), animated: true)
        check(!UIKitTesting.beginBackGesture(in: stage.navigation), "not while an alert appears")
        UIKitTesting.finishTransitions()
        check(!UIKitTesting.beginBackGesture(in: stage.navigation), "not under an alert")
        stage.navigation.dismiss(animated: false)
    }
    row("back gesture and its delegate") { _ in
        let stage = Stage()
        check(!UIKitTesting.swipeFromEdge(in: stage.navigation), "not on the root")
        stage.push("b")
        stage.navigation.isNavigationBarHidden = true
        check(!UIKitTesting.swipeFromEdge(in: stage.navigation), "not with a hidden bar")
        stage.navigation.interactivePopGestureRecognizer?.delegate = nil
        check(UIKitTesting.swipeFromEdge(in: stage.navigation), "without a delegate it always begins")
        check(!UIKitTesting.swipeFromEdge(in: stage.navigation), "frozen during a transition")
        UIKitTesting.finishTransitions()
        check(!UIKitTesting.swipeFromEdge(in: stage.navigation), "frozen on the root")
        check(UIKitTesting.takeMessages().count, 2, "messages")
    }
    row("a gesture whose view leaves the window") { _ in
        let stage = Stage()
        let tabs = UITabBarController()
        stage.window.rootViewController = nil
        tabs.viewControllers = [stage.navigation, Screen("x")]
        stage.window.rootViewController = tabs
        stage.push("b")
        UIKitTesting.beginBackGesture(in: stage.navigation)
        tabs.selectedIndex = 1
        UIKitTesting.finishTransitions()
        check(stage.names == "ab" && !UIKitTesting.isTransitioning, "cancelled")
        check(stage.a.viewIfLoaded?.superview == nil, "its view is removed")
        _ = UIKitTesting.takeMessages()
    }
    row("reset cancels gestures") { _ in
        let stage = Stage()
        stage.push("b")
        UIKitTesting.beginBackGesture(in: stage.navigation)
        stage.a.present(makeAlert(), animated: true)
        UIKitTesting.reset()
        check(stage.names == "ab" && !UIKitTesting.isTransitioning, "cancelled")
        check(stage.a.presentedViewController is UIAlertController, "what waited is made")
        check(UIKitTesting.transitions == .immediate, "defaults")
        stage.a.dismiss(animated: true)
    }
    row("back button and its menu") { _ in
        let stage = Stage()
        check(!UIKitTesting.tapBackButton(in: stage.navigation), "none on the root")
        stage.push("b", "c")
        check(UIKitTesting.chooseInBackMenu(stage.a, in: stage.navigation), "menu")
        check(stage.names, "a", "stack")
        check(!UIKitTesting.chooseInBackMenu(stage.a, in: stage.navigation), "not during the pop")
    }
    row("a sheet that is pulled down") { _ in
        let stage = Stage()
        let inner = Screen("s")
        let sheet = UINavigationController(rootViewController: inner)
        stage.a.present(sheet, animated: true)
        sheet.presentationController?.delegate = stage.delegate
        check(!UIKitTesting.swipeDownSheet(of: inner), "not before it has appeared")
        UIKitTesting.finishTransitions()
        _ = take()
        check(UIKitTesting.beginPullingDownSheet(of: inner), "begins")
        check(take(), "willDismiss, s will-", "begin")
        check(sheet.isBeingDismissed && inner.transitionCoordinator?.isInteractive == true, "interactive")
        UIKitTesting.cancelPullingDownSheet(of: inner)
        UIKitTesting.finishTransitions()
        check(take(), "s will+, s did+", "cancelled")
        check(!sheet.isBeingDismissed && stage.a.presentedViewController === sheet, "as before")
        UIKitTesting.beginPullingDownSheet(of: inner)
        UIKitTesting.finishPullingDownSheet(of: inner)
        _ = take()
        check(stage.a.presentedViewController === sheet, "the rest takes time")
        UIKitTesting.finishTransitions()
        check(take(), "s did-, didDismiss", "end")
        stage.present(sheet)
        sheet.presentationController?.delegate = stage.delegate
        sheet.dismiss(animated: false)
        check(take(), "s will-, s did-", "by code")
    }
    row("a sheet that is held") { _ in
        let stage = Stage()
        let inner = Screen("s")
        let sheet = UINavigationController(rootViewController: inner)
        stage.present(sheet)
        sheet.presentationController?.delegate = stage.delegate
        inner.isModalInPresentation = true
        check(!UIKitTesting.swipeDownSheet(of: inner), "isModalInPresentation")
        check(take(), "didAttempt", "isModalInPresentation")
        inner.isModalInPresentation = false
        stage.delegate.allowsDismissal = false
        check(!UIKitTesting.swipeDownSheet(of: inner), "shouldDismiss")
        check(take(), "didAttempt", "shouldDismiss")
        stage.delegate.allowsDismissal = true
        inner.present(Screen("t"), animated: false)
        check(!UIKitTesting.swipeDownSheet(of: inner), "covered")
        stage.a.dismiss(animated: false)
        stage.present(Screen("f", style: .fullScreen))
        check(!UIKitTesting.swipeDownSheet(of: stage.navigation.presentedViewController!), "full screen")
        stage.a.dismiss(animated: false)
    }
    row("an alert's action is called after the dismissal") { _ in
        let stage = Stage()
        var isDismissed = false
        let alert = makeAlert { [unowned stage] in isDismissed = stage.a.presentedViewController == nil }
        stage.a.present(alert, animated: true)
        check(!UIKitTesting.tap("OK", in: alert), "no tap before it has appeared")
        UIKitTesting.finishTransitions()
        check(!UIKitTesting.swipeDownSheet(of: alert), "an alert can't be pulled down")
        check(UIKitTesting.tap("OK", in: alert), "tap")
        check(!UIKitTesting.tap("OK", in: alert), "not twice")
        UIKitTesting.advance(by: 0.3)
        check(!isDismissed, "not yet")
        UIKitTesting.advance(by: 0.2)
        check(isDismissed, "handler")
    }
}
