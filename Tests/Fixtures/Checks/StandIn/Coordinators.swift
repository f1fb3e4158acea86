import UIKit

@MainActor
func checkCoordinators() {
    row("who sees a push") { _ in
        let stage = Stage()
        let (tabs, child, other) = (UITabBarController(), Screen("child"), Screen("other"))
        stage.window.rootViewController = nil
        tabs.viewControllers = [stage.navigation, other]
        stage.window.rootViewController = tabs
        let pushed = Screen("b")
        pushed.addChild(child)
        stage.navigation.pushViewController(pushed, animated: true)
        check(stage.navigation.transitionCoordinator != nil, "the navigation controller")
        check(stage.a.transitionCoordinator != nil && pushed.transitionCoordinator != nil, "its children")
        check(child.transitionCoordinator != nil, "what is inside them")
        check(tabs.transitionCoordinator == nil && other.transitionCoordinator == nil, "nothing outside")
    }
    row("who sees a presentation") { _ in
        let stage = Stage()
        let inner = Screen("s")
        let sheet = UINavigationController(rootViewController: inner)
        for begin in [
            { stage.a.present(sheet, animated: true) }, { stage.a.dismiss(animated: true) },
        ] {
            begin()
            for controller in [stage.navigation, stage.a, sheet, inner] {
                check(controller.transitionCoordinator != nil, "\(controller)")
            }
            UIKitTesting.finishTransitions()
            check(stage.a.transitionCoordinator == nil && inner.transitionCoordinator == nil, "over")
        }
    }
    row("what a coordinator says") { _ in
        let stage = Stage()
        let b = Screen("b")
        stage.navigation.pushViewController(b, animated: true)
        let push = stage.navigation.transitionCoordinator!
        check(push.viewController(forKey: .from) === stage.a && push.viewController(forKey: .to) === b, "from and to")
        check(push.isAnimated && !push.isInteractive && !push.initiallyInteractive && !push.isCancelled, "push")
        check(push.presentationStyle == .none, "style of a push")
        UIKitTesting.finishTransitions()
        check(!push.animate(alongsideTransition: nil) { _ in check(false, "too late") }, "too late")
        let full = Screen("f", style: .fullScreen)
        b.present(full, animated: true)
        let presentation = full.transitionCoordinator!
        check(presentation.presentationStyle == .fullScreen, "style of a presentation")
        check(presentation.viewController(forKey: .from) === stage.navigation, "from the presenter")
        let joins = [
            presentation.animate(
                alongsideTransition: { _ in log.append("animation") },
                completion: { _ in log.append("end") }
            ),
            presentation.animate(alongsideTransition: { _ in log.append("second") }),
        ]
        check(joins, [true, true], "joined")
        _ = take()
        UIKitTesting.endTurn()
        check(take(), "b will-, f will+, animation, second", "animations begin with the transition's")
        check(!presentation.animate(alongsideTransition: { _ in }), "too late for an animation")
        UIKitTesting.finishTransitions()
        check(take(), "b did-, f did+, end", "completion")
        b.dismiss(animated: false)
    }
    row("a coordinator of a gesture") { _ in
        for cancels in [false, true] {
            let stage = Stage()
            stage.push("b")
            UIKitTesting.beginBackGesture(in: stage.navigation)
            let pop = stage.a.transitionCoordinator!
            check(pop.isInteractive && pop.initiallyInteractive, "interactive")
            pop.notifyWhenInteractionChanges { log.append("changed \($0.isInteractive) \($0.isCancelled)") }
            pop.animate(alongsideTransition: nil) { log.append("end \($0.isCancelled)") }
            UIKitTesting.advance(by: 10)
            check(stage.a.transitionCoordinator != nil, "a finger holds it")
            _ = take()
            if cancels {
                UIKitTesting.cancelBackGesture(in: stage.navigation)
            } else {
                UIKitTesting.finishBackGesture(in: stage.navigation)
            }
            check(take(), "changed false \(cancels)", "let go")
            check(stage.navigation.transitionCoordinator != nil, "the rest takes time")
            UIKitTesting.finishTransitions()
            check(take().hasSuffix("end \(cancels)"), "end")
        }
    }
}
