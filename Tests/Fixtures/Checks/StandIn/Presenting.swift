import UIKit

@MainActor
func checkPresenting() {
    row("present during a presentation or dismissal in the window is lost") { _ in
        let stage = Stage()
        let (one, two) = (Screen("s"), Screen("t"))
        stage.present(one)
        one.present(two, animated: true)
        stage.a.present(Screen("lost"), animated: true) { check(false, "completion") }
        check(UIKitTesting.takeMessages().count, 1, "by its presenter's presenter")
        UIKitTesting.finishTransitions()
        two.dismiss(animated: true)
        one.present(Screen("lost"), animated: true) { check(false, "completion") }
        check(
            UIKitTesting.takeMessages(),
            ["Attempt to present <Screen> on <Screen> (from <Screen>) which is already presenting <Screen>."],
            "during a dismissal"
        )
        two.present(Screen("lost"), animated: true) { check(false, "completion") }
        check(
            UIKitTesting.takeMessages(),
            ["Attempt to present <Screen> on <Screen> (from <Screen>) while a presentation is in progress."],
            "from what is being dismissed"
        )
        UIKitTesting.finishTransitions()
        check(one.presentedViewController == nil, "lost")
        one.dismiss(animated: false)
        stage.a.definesPresentationContext = true
        stage.a.present(Screen("o", style: .overCurrentContext), animated: true)
        stage.navigation.present(Screen("lost"), animated: true) { check(false, "completion") }
        check(UIKitTesting.takeMessages().count, 1, "by another presenter")
        UIKitTesting.finishTransitions()
        stage.a.dismiss(animated: false)
    }
    row("present from a controller that is being presented is lost", or: .presentingFromPresentedWaits) { waits in
        let stage = Stage()
        let (sheet, next) = (Screen("s"), Screen("t"))
        stage.a.present(sheet, animated: true)
        var completed = 0
        sheet.present(next, animated: true) { completed += 1 }
        UIKitTesting.advance(by: 0.1)
        check(sheet.presentedViewController == nil, "not yet")
        check(UIKitTesting.takeMessages().count, waits ? 0 : 1, "message")
        UIKitTesting.finishTransitions()
        check(sheet.presentedViewController === (waits ? next : nil), "afterwards")
        check(completed, waits ? 1 : 0, "completion")
        stage.a.dismiss(animated: false)
    }
    row("present in viewDidAppear and in completions works") { _ in
        let stage = Stage()
        let (sheet, next) = (Screen("s"), Screen("t"))
        sheet.onDidAppear = { $0.present(next, animated: true) }
        stage.a.present(sheet, animated: true)
        UIKitTesting.finishTransitions()
        check(sheet.presentedViewController === next, "viewDidAppear")
        sheet.onDidAppear = { _ in }
        next.present(Screen("u"), animated: true) { next.dismiss(animated: true) }
        UIKitTesting.finishTransitions()
        check(next.presentedViewController == nil, "dismissed in the completion")
        stage.a.dismiss(animated: true) { stage.a.present(makeAlert(), animated: true) }
        UIKitTesting.finishTransitions()
        check(stage.a.presentedViewController is UIAlertController, "presented in the completion")
        stage.a.dismiss(animated: false)
    }
    row("present over another, from outside the window or while loading is lost") { _ in
        let stage = Stage()
        stage.present(Screen("s"))
        stage.a.present(Screen("lost"), animated: true) { check(false, "completion") }
        let presenter = "on <UINavigationController> (from <Screen>)"
        check(
            UIKitTesting.takeMessages(),
            ["Attempt to present <Screen> \(presenter) which is already presenting <Screen>."],
            "over another"
        )
        let outside = Screen("o")
        outside.present(Screen("lost"), animated: true) { check(false, "completion") }
        let message =
            "Attempt to present <Screen> on <Screen> (from <Screen>) whose view is not in the window hierarchy."
        check(UIKitTesting.takeMessages(), [message], "outside")
        let presentsOnLoad = { @MainActor (screen: Screen) in
            screen.onLoad = { $0.present(Screen("lost"), animated: true) { check(false, "completion") } }
            return screen
        }
        let window = UIKitTesting.makeWindow(root: presentsOnLoad(Screen("r")))
        check(UIKitTesting.takeMessages(), [message], "a root's viewDidLoad")
        window.rootViewController?.present(presentsOnLoad(Screen("t")), animated: true)
        check(UIKitTesting.takeMessages(), [message], "a presented controller's viewDidLoad")
        UIKitTesting.finishTransitions()
        window.rootViewController?.dismiss(animated: false)
        window.isHidden = true
        window.rootViewController?.present(Screen("lost"), animated: true)
        check(UIKitTesting.takeMessages(), [message], "a hidden window")
        stage.a.dismiss(animated: false)
    }
    row("dismiss during a presentation or dismissal is lost", or: .refusedDismissalsComplete) { completes in
        let stage = Stage()
        let sheet = Screen("s")
        var completed = 0
        let message =
            "Attempt to dismiss from view controller <UINavigationController> while a presentation or dismiss is in "
            + "progress!"
        stage.a.present(sheet, animated: true)
        sheet.dismiss(animated: false) { completed += 1 }
        check(UIKitTesting.takeMessages(), [message], "during the presentation")
        UIKitTesting.finishTransitions()
        check(stage.a.presentedViewController === sheet, "stays")
        sheet.dismiss(animated: true)
        stage.a.dismiss(animated: true) { completed += 1 }
        check(UIKitTesting.takeMessages(), [message], "during the dismissal")
        UIKitTesting.finishTransitions()
        check(completed, completes ? 2 : 0, "completions")
        sheet.onLoad = { _ in }
        let impatient = Screen("i")
        impatient.onLoad = { $0.dismiss(animated: true) }
        stage.a.present(impatient, animated: true)
        check(UIKitTesting.takeMessages(), [message], "in its viewDidLoad")
        UIKitTesting.finishTransitions()
        stage.a.dismiss(animated: false)
    }
    row("dismiss of nothing", or: .emptyDismissalsComplete) { completes in
        let stage = Stage()
        var completed = 0
        stage.a.dismiss(animated: true) { completed += 1 }
        UIKitTesting.finishTransitions()
        check(completed, completes ? 1 : 0, "completion")
    }
    row("present and dismiss around a push or pop wait") { _ in
        let stage = Stage()
        let b = Screen("b")
        stage.navigation.pushViewController(b, animated: true)
        stage.a.present(Screen("s"), animated: true) { log.append("presented") }
        check(stage.navigation.presentedViewController == nil, "not yet")
        b.present(Screen("lost"), animated: true)
        check(
            UIKitTesting.takeMessages().first?.contains("waiting for a delayed presention of <Screen>") == true,
            "a second one is lost"
        )
        UIKitTesting.advance(by: 0.4)
        check(stage.navigation.presentedViewController != nil, "when the push is over")
        UIKitTesting.finishTransitions()
        check(take().hasSuffix("didShow b, s load, s will+, s did+, presented"), "after didShow")
        let sheet = UINavigationController(rootViewController: Screen("t"))
        stage.a.dismiss(animated: false)
        stage.present(sheet)
        sheet.pushViewController(Screen("u"), animated: true)
        sheet.topViewController?.dismiss(animated: true)
        check(!sheet.isBeingDismissed, "dismissal, not yet")
        UIKitTesting.advance(by: 0.4)
        check(sheet.isBeingDismissed, "dismissal, when the push is over")
    }
    row("who presents and what is dismissed") { _ in
        let stage = Stage()
        let sheet = UINavigationController(rootViewController: Screen("s"))
        stage.a.present(sheet, animated: false)
        check(sheet.presentingViewController === stage.navigation, "the root ancestor presents")
        check(sheet.topViewController?.presentingViewController === stage.navigation, "seen from inside")
        check(stage.a.presentedViewController === sheet, "seen from the caller")
        let top = Screen("t")
        sheet.topViewController?.present(top, animated: false)
        top.dismiss(animated: false)
        check(sheet.presentedViewController == nil && stage.a.presentedViewController != nil, "the caller itself")
        sheet.present(top, animated: false)
        sheet.topViewController?.dismiss(animated: false)
        check(sheet.presentedViewController == nil && stage.a.presentedViewController != nil, "what is above")
        sheet.present(top, animated: false)
        stage.a.dismiss(animated: true)
        check(sheet.isBeingDismissed && top.isBeingDismissed, "everything above is dismissed too")
        UIKitTesting.finishTransitions()
        check(sheet.presentedViewController == nil && stage.a.presentedViewController == nil, "both are dismissed")
        let context = Screen("c", style: .currentContext)
        stage.a.definesPresentationContext = true
        stage.a.present(context, animated: false)
        check(context.presentingViewController === stage.a, "a controller that defines the context presents")
        check(stage.a.viewIfLoaded?.window == nil && stage.navigation.view.window != nil, "only its view is removed")
        stage.a.dismiss(animated: false)
    }
    row("flags of a presented controller") { _ in
        let stage = Stage()
        let inner = Screen("s")
        let sheet = UINavigationController(rootViewController: inner)
        stage.a.present(sheet, animated: true)
        check(sheet.isBeingPresented && !inner.isBeingPresented, "from the call, on the presented one only")
        check(stage.a.presentedViewController === sheet, "presented, from the call")
        UIKitTesting.advance(by: 1)
        check(!sheet.isBeingPresented, "to the end")
        stage.a.dismiss(animated: true)
        check(sheet.isBeingDismissed && !inner.isBeingDismissed, "from the call, on the dismissed one only")
        UIKitTesting.advance(by: 0.3)
        check(sheet.isBeingDismissed && stage.a.presentedViewController === sheet, "until the end")
        UIKitTesting.advance(by: 0.3)
        check(!sheet.isBeingDismissed && stage.a.presentedViewController == nil, "at the end")
    }
    row("a full screen presentation removes the presenter's view") { _ in
        let stage = Stage()
        let full = Screen("f", style: .fullScreen)
        stage.present(full)
        check(stage.a.view.window == nil && stage.navigation.view.window == nil, "removed")
        check(UIKitTesting.visibleViewController(in: stage.window) === full, "visible")
        full.dismiss(animated: true)
        UIKitTesting.endTurn()
        check(stage.a.view.window === stage.window, "back when the dismissal begins")
        UIKitTesting.finishTransitions()
        stage.present(Screen("s"))
        check(stage.a.view.window === stage.window, "a sheet removes nothing")
        stage.a.dismiss(animated: false)
    }
}
