import UIKit

@MainActor
func checkTime() {
    row("animated transitions take time") { _ in
        let stage = Stage()
        stage.navigation.pushViewController(Screen("b"), animated: true)
        check(UIKitTesting.isTransitioning, "from the call")
        check(stage.navigation.transitionCoordinator != nil && stage.a.transitionCoordinator != nil, "coordinator")
        UIKitTesting.advance(by: 0.3)
        check(UIKitTesting.isTransitioning, "after 0.3 s")
        UIKitTesting.advance(by: 0.1)
        check(!UIKitTesting.isTransitioning && stage.a.transitionCoordinator == nil, "after 0.4 s")
        check(stage.a.view.superview == nil, "its view is removed")
        let sheet = Screen("s")
        stage.a.present(sheet, animated: true)
        check(sheet.transitionCoordinator != nil && stage.a.transitionCoordinator != nil, "of a presentation")
        UIKitTesting.advance(by: 0.45)
        check(sheet.isBeingPresented, "after 0.45 s")
        UIKitTesting.advance(by: 0.1)
        check(!sheet.isBeingPresented && sheet.transitionCoordinator == nil, "after 0.55 s")
        sheet.dismiss(animated: true)
        UIKitTesting.advance(by: 0.45)
        check(sheet.isBeingDismissed && stage.navigation.presentedViewController === sheet, "dismissal after 0.45 s")
        UIKitTesting.advance(by: 0.1)
        check(!sheet.isBeingDismissed && stage.navigation.presentedViewController == nil, "dismissal after 0.55 s")
    }
    row("immediate transitions are over when the call returns") { _ in
        let stage = Stage()
        UIKitTesting.transitions = .immediate
        stage.navigation.pushViewController(Screen("b"), animated: true)
        check(take(), "b load, a will-, b will+, willShow b, a did-, b did+, didShow b", "push")
        var completed = 0
        stage.navigation.present(Screen("s"), animated: true) { completed += 1 }
        stage.navigation.dismiss(animated: true) { completed += 1 }
        check(completed, 2, "present and dismiss")
        check(!UIKitTesting.isTransitioning, "nothing is under way")
    }
    row("an unanimated push is over when the call returns", or: .unanimatedStackChangesEndWithTheTurn) { waits in
        let stage = Stage()
        stage.navigation.pushViewController(Screen("b"), animated: false)
        check(stage.names, "ab", "stack")
        if waits {
            check(take(), "", "nothing yet")
            UIKitTesting.endTurn()
        }
        check(take(), "b load, a will-, b will+, willShow b, a did-, b did+, didShow b", "push")
        check(!UIKitTesting.isTransitioning, "over")
    }
    row("unanimated presentations and dismissals are over when the call returns") { _ in
        let stage = Stage()
        var completed = 0
        stage.navigation.present(Screen("s"), animated: false) { completed += 1 }
        check(take(), "s load, s will+, s did+", "present")
        stage.navigation.dismiss(animated: false) { completed += 1 }
        check(take(), "s will- dismissed, s did- dismissed", "dismiss")
        check(completed, 2, "completions")
    }
    row("present loads the view at once, push when the turn ends") { _ in
        let stage = Stage()
        stage.a.present(Screen("s"), animated: true)
        check(take(), "s load", "present")
        UIKitTesting.finishTransitions()
        stage.a.dismiss(animated: false)
        log = []
        stage.navigation.pushViewController(Screen("b"), animated: true)
        check(take(), "", "push")
        UIKitTesting.endTurn()
        check(take(), "b load, a will-, b will+, willShow b", "end of the turn")
        UIKitTesting.finishTransitions()
        log = []
        stage.navigation.pushViewController(Screen("c"), animated: true)
        check(stage.navigation.transitionCoordinator != nil, "coordinator")
        check(take(), "c load, b will-, c will+, willShow c", "when asked for the coordinator")
    }
    row("will-appear at the end of the turn, did-appear and then completions at the end") { _ in
        let stage = Stage()
        stage.a.present(Screen("s", style: .fullScreen), animated: true) { log.append("completion") }
        UIKitTesting.endTurn()
        check(take(), "s load, a will-, s will+", "present, turn")
        UIKitTesting.advance(by: 1)
        check(take(), "a did-, s did+, completion", "present, end")
        stage.a.dismiss(animated: true) { log.append("completion") }
        check(take(), "", "dismiss, call")
        UIKitTesting.endTurn()
        check(take(), "s will- dismissed, a will+", "dismiss, turn")
        UIKitTesting.advance(by: 1)
        check(take(), "s did- dismissed, a did+, completion", "dismiss, end")
    }
    row("order of completions", or: .coordinatorsCompleteFirst) { coordinatorFirst in
        let stage = Stage()
        stage.navigation.pushViewController(Screen("b"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.append("coordinator") }
        log = []
        UIKitTesting.finishTransitions()
        check(
            take(),
            "a did-, b did+, " + (coordinatorFirst ? "coordinator, didShow b" : "didShow b, coordinator"),
            "push"
        )
        let sheet = Screen("s")
        stage.a.present(sheet, animated: true) {
            log.append("completion \(sheet.isBeingPresented) \(sheet.transitionCoordinator != nil)")
        }
        sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.append("coordinator") }
        log = []
        UIKitTesting.finishTransitions()
        let completion = "completion false false"
        check(
            take(),
            "s will+, s did+, " + (coordinatorFirst ? "coordinator, \(completion)" : "\(completion), coordinator"),
            "present"
        )
        stage.a.dismiss(animated: false)
    }
}
