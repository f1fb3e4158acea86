// Runs the stand-in for UIKit through what its README says.
import UIKit

@MainActor var failures = 0
@MainActor func check(_ condition: Bool, _ what: String, line: Int = #line) {
    if !condition {
        failures += 1
        print("FAILED line \(line): \(what)")
    }
}

final class Log { nonisolated(unsafe) static var lines: [String] = [] }

final class Screen: UIViewController {
    let name: String
    nonisolated(unsafe) static var alive = 0
    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        Screen.alive += 1
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
    deinit { Screen.alive -= 1 }
    override func viewDidLoad() {
        super.viewDidLoad()
        Log.lines.append("\(name) load")
    }
    override func viewWillAppear(_ animated: Bool) { Log.lines.append("\(name) will+") }
    override func viewDidAppear(_ animated: Bool) { Log.lines.append("\(name) did+") }
    override func viewWillDisappear(_ animated: Bool) {
        Log.lines.append("\(name) will- \(isMovingFromParent ? "moving" : "")\(isBeingDismissed ? "dismissed" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
        Log.lines.append("\(name) did- \(isMovingFromParent ? "moving" : "")\(isBeingDismissed ? "dismissed" : "")")
    }
}

final class Delegate: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {
        Log.lines.append("willShow \((v as! Screen).name)")
    }
    func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {
        Log.lines.append("didShow \((v as! Screen).name)")
    }
    func presentationControllerDidDismiss(_ p: UIPresentationController) { Log.lines.append("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ p: UIPresentationController) { Log.lines.append("didAttempt") }
}

@MainActor func take() -> String {
    defer { Log.lines = [] }
    return Log.lines.joined(separator: ",")
}

@MainActor func run() {
    let delegate = Delegate()
    var window: UIWindow? = UIKitTesting.makeWindow()
    do {
        let nav = UINavigationController(rootViewController: Screen("a"))
        nav.delegate = delegate
        window!.rootViewController = nav
        check(take() == "a load,a will+,willShow a,a did+,didShow a", "first appearance")
        nav.pushViewController(Screen("b"), animated: true)
        check(take() == "b load,a will- ,b will+,willShow b,a did- ,b did+,didShow b", "push")
        check(UIKitTesting.tapBackButton(in: nav), "back")
        check(take() == "b will- moving,a will+,willShow a,b did- moving,a did+,didShow a", "pop")
        check(Screen.alive == 1, "popped is released")
        nav.pushViewController(Screen("c"), animated: true)
        _ = take()
        check(UIKitTesting.swipeFromEdge(in: nav, completes: false), "swipe begins")
        check(nav.viewControllers.count == 2, "taken back")
        check(take() == "c will- moving,a will+,willShow a,a will- ,c will+,a did- ,c did+", "abandoned swipe")
        check(UIKitTesting.swipeFromEdge(in: nav), "swipe")
        check(Screen.alive == 1, "swiped is released")
        _ = take()

        // presentation
        let top = nav.topViewController!
        top.present(UINavigationController(rootViewController: Screen("s")), animated: true)
        check(
            nav.presentedViewController === top.presentedViewController && top.presentedViewController != nil,
            "root ancestor presents"
        )
        let sheet = top.presentedViewController as! UINavigationController
        check(sheet.topViewController!.presentingViewController === nav, "presenting through ancestors")
        top.present(Screen("refused"), animated: true)
        check(UIKitTesting.takeMessages().count == 1, "refused")
        sheet.topViewController!.present(Screen("t"), animated: true)
        check(Screen.alive == 3, "a s t")
        check(!UIKitTesting.swipeDownSheet(of: sheet), "not the topmost")
        nav.dismiss(animated: true)
        check(nav.presentedViewController == nil, "all gone")
    }
    check(Screen.alive == 1, "only root lives, not \(Screen.alive)")
    do {
        let nav = window!.rootViewController as! UINavigationController
        let s = Screen("s")
        nav.present(s, animated: true)
        nav.presentedViewController!.presentationController!.delegate = delegate
        _ = take()
        s.isModalInPresentation = true
        check(!UIKitTesting.swipeDownSheet(of: s), "held")
        check(take() == "didAttempt", "attempt")
        s.isModalInPresentation = false
        check(UIKitTesting.swipeDownSheet(of: s), "swiped")
        check(take() == "s will- dismissed,s did- dismissed,didDismiss", "swipe order")
        let full = Screen("f")
        full.modalPresentationStyle = .fullScreen
        nav.present(full, animated: true)
        check(!UIKitTesting.swipeDownSheet(of: full), "full screen stays")
        check(take() == "f load,a will- ,f will+,a did- ,f did+", "full screen hides presenter")
        full.dismiss(animated: true)
        check(take() == "f will- dismissed,a will+,f did- dismissed,a did+", "programmatic: no delegate call")
        UIKitTesting.transitions = .timed
        nav.present(s, animated: true)
        UIKitTesting.finishTransitions()
        s.dismiss(animated: true)
        nav.present(Screen("late"), animated: true)
        check(UIKitTesting.takeMessages().count == 1, "not while dismissing")
        UIKitTesting.finishTransitions()
        UIKitTesting.transitions = .immediate
        check(nav.presentedViewController == nil, "gone")
        _ = take()
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("x"), Screen("y")]
        window!.rootViewController = tabs
        _ = take()
        UIKitTesting.tapTab(1, in: tabs)
        check(take() == "y load,x will- ,y will+,x did- ,y did+", "tab")
        check(tabs.viewControllers![0].tabBarController === tabs, "tabBarController")
        var tapped = false
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in tapped = true })
        tabs.present(alert, animated: true)
        UIKitTesting.tap("OK", in: alert)
        check(tapped && tabs.presentedViewController == nil, "alert")
    }
    _ = take()
    check(Screen.alive == 2, "x and y, not \(Screen.alive)")
    window!.rootViewController = nil
    check(Screen.alive == 0, "root released, not \(Screen.alive)")
    window = nil
}
@main struct Main {
    static func main() {
        run()
        print(failures == 0 ? "stand-in: all checks hold" : "\(failures) failed")
        exit(failures == 0 ? 0 : 1)
    }
}
