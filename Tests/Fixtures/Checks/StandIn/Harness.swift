import UIKit

@MainActor var failures = 0
@MainActor var checks = 0
@MainActor var currentRow = ""

@MainActor
func check(_ condition: Bool, _ what: String, line: Int = #line) {
    checks += 1
    guard !condition else { return }
    failures += 1
    print("FAILED \(currentRow), line \(line): \(what)")
}

@MainActor
func check<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String, line: Int = #line) {
    check(found == expected, "\(what): \(found), not \(expected)", line: line)
}

/// Checks one row of the stand-in's tables with transitions that take time, under its answer and, where it has one, the other.
/// Nothing may be left in memory but what the row says, and no message unread.
@MainActor
func row(
    _ name: String,
    or other: UIKitTesting.Answers? = nil,
    leaks: Int = 0,
    check body: (_ isOther: Bool) -> Void
) {
    for answers in other.map({ [[], $0] }) ?? [[]] {
        currentRow = answers.isEmpty ? name : "\(name) (other answer)"
        UIKitTesting.transitions = .timed
        UIKitTesting.answers = answers
        Screen.alive = 0
        let presentations = UIKitTesting.livePresentations
        body(!answers.isEmpty)
        UIKitTesting.finishTransitions()
        check(!UIKitTesting.isTransitioning, "nothing is under way")
        check(UIKitTesting.takeMessages(), [], "messages")
        let expected = answers.isEmpty ? leaks : 0
        check(Screen.alive, expected, "screens in memory")
        check(UIKitTesting.livePresentations - presentations, min(expected, 1), "presentations in memory")
        log = []
        UIKitTesting.reset()
    }
}

// MARK: - What happened

@MainActor var log: [String] = []

@MainActor
func take() -> String {
    defer { log = [] }
    return log.joined(separator: ", ")
}

/// Logs its callbacks: `a will+` is `viewWillAppear`, `a did-` is `viewDidDisappear`.
final class Screen: UIViewController {
    nonisolated(unsafe) static var alive = 0

    let name: String
    var onLoad: (Screen) -> Void = { _ in }
    var onWillAppear: (Screen) -> Void = { _ in }
    var onDidAppear: (Screen) -> Void = { _ in }

    init(_ name: String, style: UIModalPresentationStyle = .automatic) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
        Screen.alive += 1
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    deinit { Screen.alive -= 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("\(name) load")
        onLoad(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        log.append("\(name) will+")
        onWillAppear(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        log.append("\(name) did+")
        onDidAppear(self)
    }

    override func viewWillDisappear(_ animated: Bool) { log.append("\(name) will-\(reason)") }
    override func viewDidDisappear(_ animated: Bool) { log.append("\(name) did-\(reason)") }

    private var reason: String {
        isMovingFromParent ? " moving" : isBeingDismissed ? " dismissed" : ""
    }
}

@MainActor
final class Delegate: NSObject {
    var allowsDismissal = true
}

extension Delegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        log.append("willShow \(name(of: viewController))")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.append("didShow \(name(of: viewController))")
    }

    private func name(of viewController: UIViewController) -> String {
        (viewController as? Screen)?.name ?? "?"
    }
}

extension Delegate: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        allowsDismissal
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("didAttempt")
    }
}

extension Delegate: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("didSelect \(tabBarController.selectedIndex)")
    }
}

// MARK: - Stages

/// A window whose root is a navigation controller with the screen `a`.
@MainActor
final class Stage {
    let delegate = Delegate()
    let a = Screen("a")
    let navigation: UINavigationController
    let window: UIWindow

    init() {
        navigation = UINavigationController(rootViewController: a)
        navigation.delegate = delegate
        window = UIKitTesting.makeWindow(root: navigation)
        log = []
    }

    /// Pushes screens without animation.
    func push(_ names: String...) {
        for name in names { navigation.pushViewController(Screen(name), animated: false) }
        UIKitTesting.finishTransitions()
        log = []
    }

    /// Presents and waits until it is over.
    func present(_ presented: UIViewController) {
        navigation.present(presented, animated: true)
        UIKitTesting.finishTransitions()
        log = []
    }

    var names: String { navigation.viewControllers.map { ($0 as! Screen).name }.joined() }
}

@MainActor
func makeAlert(onTap: @escaping () -> Void = {}) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in onTap() })
    return alert
}
