import UIKit

@MainActor
func checkMemory() {
    row("popped and dismissed controllers are held until the end") { _ in
        let stage = Stage()
        stage.push("b")
        stage.navigation.popViewController(animated: true)
        UIKitTesting.endTurn()
        check(Screen.alive, 2, "during the pop")
        UIKitTesting.finishTransitions()
        check(Screen.alive, 1, "after the pop")
        stage.navigation.present(Screen("s"), animated: true)
        UIKitTesting.finishTransitions()
        check(Screen.alive == 2 && UIKitTesting.livePresentations == 1, "presented")
        stage.navigation.dismiss(animated: true)
        UIKitTesting.endTurn()
        check(Screen.alive, 2, "during the dismissal")
        UIKitTesting.finishTransitions()
        check(Screen.alive == 1 && UIKitTesting.livePresentations == 0, "after the dismissal")
        stage.push("c")
        UIKitTesting.swipeFromEdge(in: stage.navigation)
        stage.navigation.pushViewController(Screen("d"), animated: true)
        UIKitTesting.finishTransitions()
        check(stage.names == "ad" && Screen.alive == 2, "after a gesture and a call that waited")
    }
    row("a coordinator that the app keeps holds no controller") { _ in
        var coordinator: (any UIViewControllerTransitionCoordinator)?
        do {
            let stage = Stage()
            stage.push("b")
            stage.navigation.popViewController(animated: true)
            coordinator = stage.navigation.transitionCoordinator
            UIKitTesting.finishTransitions()
            check(Screen.alive, 1, "popped")
        }
        check(Screen.alive == 0 && coordinator?.viewController(forKey: .to) == nil, "everything is released")
    }
    row("delegates are weak") { _ in
        let stage = Stage()
        do {
            let own = Delegate()
            stage.navigation.delegate = own
            stage.present(Screen("s"))
            stage.navigation.presentedViewController?.presentationController?.delegate = own
        }
        check(stage.navigation.delegate == nil, "navigation")
        check(stage.navigation.presentedViewController?.presentationController?.delegate == nil, "presentation")
        stage.navigation.dismiss(animated: false)
    }
    row(
        "presentationController of a controller that is never presented",
        or: .presentationControllersHoldOnlyWhilePresented,
        leaks: 1
    ) { _ in
        let lost = Screen("lost")
        check(lost.presentationController != nil, "asked for")
    }
    row("presentationController asked for before presenting") { _ in
        let stage = Stage()
        let sheet = Screen("s")
        sheet.presentationController?.delegate = stage.delegate
        stage.present(sheet)
        check(UIKitTesting.swipeDownSheet(of: sheet), "pulled down")
        UIKitTesting.finishTransitions()
        check(take().hasSuffix("didDismiss"), "the same one is used")
    }
    row("a replaced root that presents", leaks: 2) { _ in
        let stage = Stage()
        let presented = Screen("s")
        stage.present(presented)
        stage.window.rootViewController = Screen("r")
        check(presented.view.window === stage.window, "its view stays in the window")
        check((UIKitTesting.visibleViewController(in: stage.window) as? Screen)?.name, "r", "visible")
        stage.window.rootViewController?.present(makeAlert(), animated: true)
        UIKitTesting.finishTransitions()
        check(stage.window.rootViewController?.presentedViewController is UIAlertController, "the new root presents")
        stage.window.rootViewController?.dismiss(animated: false)
    }
    row("a root replaced during transitions") { _ in
        let stage = Stage()
        stage.push("b")
        stage.navigation.popViewController(animated: true)
        UIKitTesting.endTurn()
        stage.window.rootViewController = Screen("r")
        UIKitTesting.finishTransitions()
        check(Screen.alive, 2, "the replaced root is still held")
        _ = UIKitTesting.takeMessages()
    }
}
