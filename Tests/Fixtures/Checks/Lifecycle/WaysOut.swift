import AuthFeature
import UIKit

@testable import App

enum Way: CaseIterable {
    case close, closeTwice, back, edgeSwipe, backMenu, setStack, newRoot, closeUnderAlert, closeUnderSheet, closeBelow
    case pullDown, dismissedByPresenter, tabReplaced
}

@MainActor
func leave(_ way: Way, as presentation: Presentation, finishing: Bool) async {
    guard !losesPop(underAlert: way == .closeUnderAlert, as: presentation) else { return }
    let what = "\(way) of \(presentation), \(finishing ? "finished" : "not finished")"
    let stage = Stage()
    let results = Results<Session>()
    weak var screen: UIViewController?
    weak var completion: RouteCompletion<Session>?
    if case .tab = presentation {
        stage.router.showTerms(from: nil, as: .tab(1))
    } else {
        stage.router.showTerms(from: nil, as: .root)
    }
    await settle()
    do {
        let own = results.completion()
        let login = stage.makeLogin(own)
        stage.router.show(login, from: nil, as: presentation)
        screen = login
        completion = own
    }
    await settle()
    guard screen != nil else { return check(false, "\(what): not shown") }
    if finishing { completion?.finish(Session(token: "t")) }
    if finishing { completion?.finish(Session(token: "u")) }
    switch way {
    case .close: stage.router.close(screen!)
    case .closeTwice:
        let login = screen!
        stage.router.close(login)
        stage.router.close(login)
    case .back: check(UIKitTesting.tapBackButton(in: stage.root), what)
    case .edgeSwipe:
        check(UIKitTesting.swipeFromEdge(in: stage.root, completes: false), what)
        await settle()
        check(screen != nil && results.cancelled == 0, "\(what): swipe taken back")
        check(UIKitTesting.swipeFromEdge(in: stage.root), what)
    case .backMenu: UIKitTesting.chooseInBackMenu(stage.root.viewControllers[0], in: stage.root)
    case .setStack: stage.root.setViewControllers([UIViewController()], animated: true)
    case .newRoot: stage.router.showAbout(from: nil, as: .root)
    case .closeUnderAlert:
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        screen!.present(alert, animated: true)
        await settle()
        stage.router.close(screen!)
    case .closeUnderSheet:
        stage.router.showTerms(from: screen!, as: .present)
        await settle()
        stage.router.close(screen!)
    case .closeBelow:
        stage.router.showTerms(from: screen!, as: .push)
        await settle()
        stage.router.close(screen!)
    case .pullDown: check(UIKitTesting.swipeDownSheet(of: screen!), what)
    case .dismissedByPresenter: stage.root.dismiss(animated: true)
    case .tabReplaced: stage.router.showAbout(from: nil, as: .tab(0))
    }
    await settle()
    check(screen == nil, "\(what): not released")
    check(results.finished == (finishing ? 1 : 0), "\(what): finished \(results.finished)")
    check(results.cancelled == (finishing ? 0 : 1), "\(what): cancelled \(results.cancelled)")
    if let navigation = stage.window.rootViewController as? UINavigationController {
        check(navigation.viewControllers.count == 1, "\(what): stack \(navigation.viewControllers)")
    }
    check(stage.window.rootViewController?.presentedViewController == nil, "\(what): presents")
    check(UIKitTesting.takeMessages().isEmpty, "\(what): messages")
}

@MainActor
func checkWaysOut() async {
    for finishing in [true, false] {
        for way in [
            Way.close, .closeTwice, .back, .edgeSwipe, .backMenu, .setStack, .newRoot, .closeUnderAlert,
            .closeUnderSheet, .closeBelow,
        ] {
            await leave(way, as: .push, finishing: finishing)
        }
        for way in [
            Way.close, .closeTwice, .pullDown, .dismissedByPresenter, .newRoot, .closeUnderAlert, .closeUnderSheet,
            .closeBelow,
        ] {
            await leave(way, as: .present, finishing: finishing)
        }
        for way in [Way.close, .closeTwice, .closeUnderAlert, .closeUnderSheet, .closeBelow] {
            await leave(way, as: .tab(0), finishing: finishing)
        }
        await leave(.newRoot, as: .root, finishing: finishing)
        await leave(.tabReplaced, as: .tab(0), finishing: finishing)
        await leave(.newRoot, as: .tab(0), finishing: finishing)
    }
}
