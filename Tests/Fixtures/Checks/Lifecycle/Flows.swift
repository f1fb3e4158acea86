import AuthFeature
import UIKit

@testable import App

/// A checkout that was opened, and what is known of it without holding it.
@MainActor
final class OpenCheckout {
    let stage = Stage()
    let results = Results<Receipt>()
    weak var coordinator: CheckoutCoordinator?
    weak var scope: CheckoutScope?
    weak var cart: (any CartModeling)?
    weak var firstScreen: UIViewController?

    init(as presentation: Presentation) async {
        if case .tab = presentation {
            stage.router.showAbout(from: nil, as: .tab(1))
        } else {
            stage.router.showAbout(from: nil, as: .root)
        }
        await settle()
        open(as: presentation)
        await settle()
    }

    func open(as presentation: Presentation, from source: UIViewController? = nil) {
        let scope = CheckoutScope(order: Self.order, parent: stage.locator)
        let coordinator = CheckoutCoordinator(
            router: stage.router,
            scope: scope,
            dependencies: CheckoutDependencies(scope),
            completion: results.completion()
        )
        stage.router.start(coordinator, from: source, as: presentation)
        if self.coordinator == nil {
            self.coordinator = coordinator
            self.scope = scope
            cart = scope.cart
            firstScreen = stage.router.flows.firstScreen(of: coordinator)
        }
    }

    /// The stack in which it was shown; a caller that keeps it keeps its screens.
    var navigation: UINavigationController { firstScreen!.navigationController! }

    static let order = Order(title: "Extras", items: [.init(name: "Themes", price: 3), .init(name: "Sync", price: 4)])

    func isOver(_ what: String) {
        check(coordinator == nil, "\(what): the coordinator is released")
        check(scope == nil, "\(what): the scope is released")
        check(cart == nil, "\(what): the services of the flow end with it")
        check(firstScreen == nil, "\(what): the screens are released")
        check(UIKitTesting.takeMessages().isEmpty, "\(what): messages")
    }
}

enum FlowWay: CaseIterable {
    case close, closeFromWithin, back, edgeSwipe, backMenu, popToRoot, setStack, newRoot, closeUnderAlert,
        closeUnderSheet
    case pullDown, dismissedByPresenter, tabReplaced, finish, finishUnderAlert
}

@MainActor
func leaveFlow(_ way: FlowWay, as presentation: Presentation) async {
    let isUnderAlert = way == .closeUnderAlert || way == .finishUnderAlert
    guard !losesPop(underAlert: isUnderAlert, as: presentation) else { return }
    let what = "\(way) of a flow as \(presentation)"
    let flow = await OpenCheckout(as: presentation)
    guard flow.firstScreen is CartViewController else { return check(false, "\(what): not shown") }
    check(flow.cart === flow.scope?.cart, "\(what): one instance in a flow")
    flow.coordinator?.showPayment(from: flow.firstScreen, as: .push) { _ in }
    await settle()
    check(flow.navigation.topViewController is PaymentViewController, "\(what): its modules are shown in its stack")
    check(flow.coordinator != nil && flow.results.cancelled == 0, "\(what): goes on")
    await leave(way, flow, what)
    await settle()
    let finishes = way == .finish || way == .finishUnderAlert
    check(flow.results.finished == (finishes ? 1 : 0), "\(what): finished \(flow.results.finished)")
    check(flow.results.cancelled == (finishes ? 0 : 1), "\(what): cancelled \(flow.results.cancelled)")
    flow.isOver(what)
}

/// Apart, so that nothing that it looks at is held afterwards.
@MainActor
private func leave(_ way: FlowWay, _ flow: OpenCheckout, _ what: String) async {
    let (stage, screen, navigation) = (flow.stage, flow.firstScreen!, flow.navigation)
    switch way {
    case .close: stage.router.close(screen)
    case .closeFromWithin: flow.coordinator?.close(screen)
    case .back:
        check(UIKitTesting.tapBackButton(in: navigation), what)
        await settle()
        check(flow.coordinator != nil, "\(what): its second screen was left, not the flow")
        check(UIKitTesting.tapBackButton(in: navigation), what)
    case .edgeSwipe:
        check(UIKitTesting.swipeFromEdge(in: navigation), what)
        await settle()
        check(UIKitTesting.swipeFromEdge(in: navigation, completes: false), what)
        await settle()
        check(flow.coordinator != nil && flow.results.cancelled == 0, "\(what): swipe taken back")
        check(UIKitTesting.swipeFromEdge(in: navigation), what)
    case .backMenu: UIKitTesting.chooseInBackMenu(navigation.viewControllers[0], in: navigation)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setStack: navigation.setViewControllers([UIViewController()], animated: true)
    case .newRoot: stage.router.showAbout(from: nil, as: .root)
    case .closeUnderAlert:
        flow.coordinator?.showAlert(Alert(title: "a"), on: screen)
        await settle()
        stage.router.close(screen)
    case .closeUnderSheet:
        stage.router.showTerms(from: screen, as: .present)
        await settle()
        stage.router.close(screen)
    case .pullDown: check(UIKitTesting.swipeDownSheet(of: screen), what)
    case .dismissedByPresenter:
        stage.window.rootViewController?.dismiss(animated: true)
        await settle()
        stage.router.flows.releaseEnded()
    case .tabReplaced: stage.router.showAbout(from: nil, as: .tab(0))
    case .finish, .finishUnderAlert:
        if way == .finishUnderAlert {
            flow.coordinator?.showAlert(Alert(title: "a"), on: screen)
            await settle()
        }
        flow.coordinator?.finish(Receipt(number: 1, total: 7))
        flow.coordinator?.finish(Receipt(number: 2, total: 7))
    }
}

@MainActor
func checkFlows() async {
    for way in [
        FlowWay.close, .closeFromWithin, .back, .edgeSwipe, .backMenu, .popToRoot, .setStack, .newRoot,
        .closeUnderAlert,
        .closeUnderSheet, .finish, .finishUnderAlert,
    ] {
        await leaveFlow(way, as: .push)
    }
    for way in [
        FlowWay.close, .closeFromWithin, .pullDown, .dismissedByPresenter, .setStack, .newRoot, .closeUnderAlert,
        .closeUnderSheet, .finish, .finishUnderAlert,
    ] {
        await leaveFlow(way, as: .present)
    }
    for way in [FlowWay.newRoot, .setStack] {
        await leaveFlow(way, as: .root)
        await leaveFlow(way, as: .tab(0))
    }
    for way in [
        FlowWay.close, .closeFromWithin, .closeUnderAlert, .closeUnderSheet, .finish, .finishUnderAlert, .tabReplaced,
    ] {
        await leaveFlow(way, as: .tab(0))
    }
}
