import UIKit

/// Random calls, with random answers and pauses, leave the stand-in consistent: a screen has appeared exactly if its view is in
/// the window, callbacks alternate, and nothing is left when everything is closed.
@MainActor
func checkRandomCalls() {
    currentRow = "random calls"
    for seed in 0..<400 {
        var random = Generator(state: UInt64(seed))
        UIKitTesting.transitions = seed % 5 == 0 ? .immediate : .timed
        let some = UIKitTesting.Answers.allCases.filter { _ in Bool.random(using: &random) }
        UIKitTesting.answers = [[], .all, UIKitTesting.Answers(some)][seed % 3]
        Screen.alive = 0
        let failuresBefore = failures
        makeRandomCalls(&random)
        check(Screen.alive, 0, "seed \(seed), screens in memory")
        check(!UIKitTesting.isTransitioning, "seed \(seed), nothing is under way")
        if failures > failuresBefore { print("seed \(seed): \(log.joined(separator: ", "))") }
        log = []
        UIKitTesting.reset()
    }
}

private struct Generator: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

@MainActor
private func makeRandomCalls(_ random: inout Generator) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["a", "b"].map { UINavigationController(rootViewController: Screen($0)) }
    let window = UIKitTesting.makeWindow(root: tabs)
    for number in 0..<30 {
        let all = controllers(in: tabs)
        makeCall(
            on: all.randomElement(using: &random)!,
            stack: all.compactMap { $0 as? UINavigationController }.randomElement(using: &random)!,
            tabs: tabs,
            name: "\(number)",
            &random
        )
    }
    for _ in 0..<3 {
        for controller in controllers(in: tabs) {
            if let stack = controller as? UINavigationController { UIKitTesting.finishBackGesture(in: stack) }
            UIKitTesting.cancelPullingDownSheet(of: controller)
        }
        UIKitTesting.finishTransitions()
    }
    for case let screen as Screen in controllers(in: tabs) {
        let callbacks = log.filter { $0.hasPrefix("\(screen.name) ") && !$0.hasSuffix("load") }
        let isInWindow = screen.viewIfLoaded?.window != nil
        check(callbacks.last?.contains("did+") == true, isInWindow, "\(screen.name) appeared")
    }
    while tabs.presentedViewController != nil {
        tabs.dismiss(animated: false)
        UIKitTesting.finishTransitions()
    }
    check(window.subviews.count, 1, "views in the window")
    window.rootViewController = nil
}

@MainActor
private func controllers(in root: UIViewController) -> [UIViewController] {
    let presented = root.presentedViewController.flatMap { $0.presentingViewController === root ? $0 : nil }
    return [root] + (root.children + [presented].compactMap { $0 }).flatMap(controllers)
}

@MainActor
private func makeCall(
    on any: UIViewController,
    stack: UINavigationController,
    tabs: UITabBarController,
    name: String,
    _ random: inout Generator
) {
    let animated = Int.random(in: 0..<4, using: &random) > 0
    let call = Int.random(in: 0..<18, using: &random)
    log.append("<\(call)>")
    switch call {
    case 0, 1: stack.pushViewController(Screen(name), animated: animated)
    case 2: stack.popViewController(animated: animated)
    case 3: stack.popToRootViewController(animated: animated)
    case 4: stack.setViewControllers([stack.viewControllers[0], Screen(name)], animated: animated)
    case 5:
        let sheet = UINavigationController(rootViewController: Screen(name))
        let styles: [UIModalPresentationStyle] = [.automatic, .fullScreen, .overFullScreen, .custom]
        sheet.modalPresentationStyle = styles.randomElement(using: &random)!
        any.present(sheet, animated: animated)
    case 6: any.present(makeAlert(), animated: animated)
    case 7: any.dismiss(animated: animated)
    case 8: tabs.selectedIndex = .random(in: 0...1, using: &random)
    case 9: UIKitTesting.tapTab(.random(in: 0...1, using: &random), in: tabs)
    case 10: UIKitTesting.beginBackGesture(in: stack)
    case 11: UIKitTesting.finishBackGesture(in: stack)
    case 12: UIKitTesting.cancelBackGesture(in: stack)
    case 13: UIKitTesting.beginPullingDownSheet(of: any)
    case 14: UIKitTesting.finishPullingDownSheet(of: any)
    case 15: if let alert = any as? UIAlertController { UIKitTesting.tap("OK", in: alert) }
    case 16: UIKitTesting.advance(by: .random(in: 0...0.6, using: &random))
    default: UIKitTesting.endTurn()
    }
}
