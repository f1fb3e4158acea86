// Launches the app of docs/navigation.md, opens links, and shows all screens of its flow.
import UIKit

@testable import App

@main
@MainActor
struct Main {
    static var failures = 0

    static func main() async {
        UIKitTesting.transitions = .timed
        let app = AppDelegate()
        UIApplication.shared.delegate = app
        let delegate = SceneDelegate()
        let scene = UIKitTesting.connectScene(delegate: delegate, urls: [URL(string: "app:///talks/1")!])
        await settle()
        let tabs = delegate.window?.rootViewController as? UITabBarController
        check(
            tabs?.viewControllers?.map { $0.tabBarItem.title } == ["tabs.talks", "tabs.account"],
            "two tabs with titles"
        )
        check(
            names(in: tabs) == ["TalkListViewController", "TalkViewController"],
            "a link at launch: \(names(in: tabs))"
        )
        let account = (tabs?.viewControllers?.last as? UINavigationController)?.viewControllers.first
        check(account?.isViewLoaded == false, "a tab that isn't selected has loaded no view")

        UIKitTesting.tapTab(1, in: tabs!)
        UIKitTesting.open([URL(string: "app:///talks/2")!], in: scene)
        await settle()
        check(tabs?.selectedIndex == 0, "a link into another tab")
        let talk = (tabs?.selectedViewController as? UINavigationController)?.topViewController
        check(talk is TalkViewController, "a link: \(names(in: tabs))")

        var results: [String] = []
        let router = delegate.coordinator!.router
        router.showTickets(from: talk, talk: 2) { if case .finished(let seat) = $0 { results.append(seat) } }
        await settle()
        check(
            (tabs?.presentedViewController as? UINavigationController)?.topViewController is SeatsViewController,
            "a flow"
        )
        let coordinator = router.screens.all.lazy.compactMap { $0.coordinator as? TicketsCoordinator }.first
        coordinator?.finish("A1")
        await settle()
        check(tabs?.presentedViewController == nil && results == ["A1"], "the flow's result")
        check(UIKitTesting.takeMessages().isEmpty, "messages")
        print(failures == 0 ? "the page is true" : "\(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }

    static func names(in tabs: UITabBarController?) -> [String] {
        (tabs?.selectedViewController as? UINavigationController)?.viewControllers.map { "\(type(of: $0))" } ?? []
    }

    static func check(_ condition: Bool, _ what: String) {
        guard !condition else { return }
        failures += 1
        print("FAILED: \(what)")
    }

    static func settle() async {
        for _ in 0..<30 {
            for _ in 0..<20 { await Task.yield() }
            UIKitTesting.finishTransitions()
        }
    }
}
