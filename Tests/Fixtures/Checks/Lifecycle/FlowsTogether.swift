import AuthFeature
import UIKit

@testable import App

/// Never two of one flow; once it is over it can be opened again, with everything made anew.
@MainActor
func checkNeverTwo() async {
    for presentation in [Presentation.push, .present] {
        let flow = await OpenCheckout(as: presentation)
        flow.open(as: presentation, from: flow.firstScreen)
        await settle()
        check(flow.results.cancelled == 1, "\(presentation): the second one is cancelled")
        check(flow.navigation.topViewController === flow.firstScreen, "\(presentation): the first one stays")
        flow.stage.router.close(flow.firstScreen!)
        await settle()
        flow.isOver("\(presentation), closed")
        flow.open(as: presentation)
        await settle()
        check(flow.coordinator != nil && flow.firstScreen is CartViewController, "\(presentation): opened again")
        check(flow.cart?.total == 7, "\(presentation): its services are made with what it was opened with")
        flow.stage.router.close(flow.firstScreen!)
        await settle()
        flow.isOver("\(presentation), closed again")
        check(flow.results.cancelled == 3 && flow.results.finished == 0, "\(presentation): each cancelled once")
    }
}

/// A flow that is opened from a flow ends before it or with it.
@MainActor
func checkFlowInFlow() async {
    for presentation in [Presentation.push, .present] {
        for first in ["inner", "outer"] {
            let what = "\(presentation), \(first) one first"
            let flow = await OpenCheckout(as: .present)
            flow.coordinator!.showHelp(from: flow.firstScreen, as: presentation)
            await settle()
            weak let topics = screenAbove(flow, as: presentation)
            check(topics is HelpTopicsViewController, "\(what): shown")
            check(flow.stage.router.flows.contains(HelpCoordinator.self), "\(what): open")
            if first == "inner" {
                if presentation == .push {
                    check(UIKitTesting.swipeFromEdge(in: flow.navigation), what)
                } else {
                    check(UIKitTesting.swipeDownSheet(of: topics!), what)
                }
                await settle()
                check(
                    topics == nil && !flow.stage.router.flows.contains(HelpCoordinator.self),
                    "\(what): the inner one is over"
                )
                check(flow.coordinator != nil && flow.results.cancelled == 0, "\(what): the outer one goes on")
            }
            flow.stage.router.close(flow.firstScreen!)
            await settle()
            check(topics == nil && !flow.stage.router.flows.contains(HelpCoordinator.self), "\(what): both are over")
            flow.isOver(what)
            check(flow.results.cancelled == 1, "\(what): cancelled once")
        }
    }
}

/// Apart, so that the stack is not held.
@MainActor
private func screenAbove(_ flow: OpenCheckout, as presentation: Presentation) -> UIViewController? {
    let stack = presentation == .push ? flow.navigation : flow.navigation.presentedViewController
    return (stack as? UINavigationController)?.topViewController
}

/// The result of the last screen is the flow's: it is handed back once, to all who asked, and the flow is closed.
@MainActor
func checkFlowResult() async {
    for presentation in [Presentation.push, .present] {
        let flow = await OpenCheckout(as: presentation)
        let asked = Results<Receipt>()
        flow.coordinator!.showReceipt(
            from: flow.firstScreen,
            as: .push,
            completion: { if case .finished = $0 { asked.finished += 1 } }
        )
        await settle()
        check(flow.navigation.topViewController is ReceiptViewController, "\(presentation): receipt")
        flow.coordinator!.receiptDidFinish(Receipt(number: 1, total: 7))
        await settle()
        flow.isOver("\(presentation), finished")
        check(flow.results.finished == 1 && flow.results.cancelled == 0, "\(presentation): handed back once")
        check(asked.finished == 0, "\(presentation): the screen itself handed back nothing")
    }
    // What follows a result can be shown at once.
    let flow = await OpenCheckout(as: .present)
    let router = flow.stage.router
    router.showCheckout(from: nil, order: OpenCheckout.order)
    flow.stage.router.close(flow.firstScreen!)
    router.showCheckout(from: nil, order: OpenCheckout.order, as: .present) { _ in
        router.showAbout(from: nil, as: .push)
    }
    await settle()
    check(UIKitTesting.takeMessages().isEmpty, "opened while one is closing")
}

/// Nobody says that a stack which is not on screen was replaced; the next event does.
@MainActor
func checkHiddenStack() async {
    let flow = await OpenCheckout(as: .tab(0))
    let tabs = flow.stage.window.rootViewController as! UITabBarController
    UIKitTesting.tapTab(1, in: tabs)
    await settle()
    check(flow.coordinator != nil, "hidden, and open")
    flow.navigation.setViewControllers([UIViewController()], animated: false)
    await settle()
    flow.stage.router.showTerms(from: tabs.selectedViewController, as: .push)
    await settle()
    flow.isOver("hidden stack")
    check(flow.results.cancelled == 1, "hidden stack: cancelled")
}

/// A stack that the app has made itself serves as well, and keeps a delegate of its own.
@MainActor
func checkForeignStack() async {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    let own = Delegate()
    for delegate in [own, nil] {
        let flow = await OpenCheckout(as: .root)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = delegate
        flow.stage.window.rootViewController = navigation
        flow.stage.router.flows.releaseEnded()
        await settle()
        flow.isOver("replaced by hand")
        flow.open(as: .push, from: navigation.topViewController)
        await settle()
        check(flow.firstScreen is CartViewController, "pushed on a stack of the app's own")
        check(delegate == nil || navigation.delegate === own, "its delegate stays")
        UIKitTesting.tapBackButton(in: navigation)
        await settle()
        if delegate != nil { flow.stage.router.flows.releaseEnded() }
        await settle()
        flow.isOver("left a stack of the app's own")
    }
}

@MainActor
func checkScopes() async {
    let locator = Stage().locator
    let (one, other) = (
        CheckoutScope(order: OpenCheckout.order, parent: locator),
        CheckoutScope(order: OpenCheckout.order, parent: locator)
    )
    check(one.cart === one.cart, "once in a flow")
    check(one.cart !== other.cart, "another one in another flow")
    check(one.cart.total == 7, "made with the flow's parameter")
    let replaced = Stage()
    let analytics = Analytics()
    replaced.locator.instances.override(\.analytics) { analytics }
    let scope = CheckoutScope(order: OpenCheckout.order, parent: replaced.locator)
    let cart = CartModel(order: Order(title: "", items: []), paymentService: locator.paymentService)
    scope.instances.override(\.cart) { cart }
    check(
        scope.cart === cart && CartDependencies(scope).cart === cart,
        "an override in a flow reaches its users"
    )
}

@MainActor
func checkAppCoordinator() async {
    let window = UIKitTesting.makeWindow()
    let environment = AppEnvironment(httpClient: Client(), analytics: Analytics(), featureFlags: Flags())
    var coordinator: AppCoordinator? = AppCoordinator(environment: environment, window: window)
    weak let router = coordinator?.router
    coordinator?.start()
    await settle()
    let tabs = window.rootViewController as? UITabBarController
    check(tabs?.viewControllers?.count == 2 && tabs?.selectedIndex == 0, "both tabs, the first one selected")
    coordinator?.router.showCheckout(from: nil, order: OpenCheckout.order)
    await settle()
    coordinator = nil
    check(router == nil, "whoever holds the app's coordinator holds everything")
}
