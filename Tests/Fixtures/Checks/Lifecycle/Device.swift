import UIKit

@testable import App

/// The actions of a device and its user: in the stand-in by its clock, on a simulator in real time.
@MainActor
enum Device {
    #if os(Linux)
        static func makeWindow() -> UIWindow { UIKitTesting.makeWindow() }
        static func endTurn() async {
            await Task.yield()
            UIKitTesting.endTurn()
        }
        static func advance(by seconds: Double) async {
            await Task.yield()
            UIKitTesting.advance(by: seconds)
        }
        static func finishTransitions() async { UIKitTesting.finishTransitions() }

        static func tapBack(in window: UIWindow) -> Bool {
            topStack(in: window).map { UIKitTesting.tapBackButton(in: $0) } ?? false
        }
        static func swipeBack(in window: UIWindow, completes: Bool) -> Bool {
            topStack(in: window).map {
                $0.viewControllers.count > 1 && UIKitTesting.swipeFromEdge(in: $0, completes: completes)
            } ?? false
        }
        private static weak var swiped: UINavigationController?
        private static weak var pulled: UIViewController?
        static func beginSwipeBack(in window: UIWindow) -> Bool {
            guard let stack = topStack(in: window), stack.viewControllers.count > 1 else { return false }
            swiped = stack
            return UIKitTesting.beginBackGesture(in: stack)
        }
        static func endSwipeBack(completes: Bool) {
            guard let swiped else { return }
            if completes {
                UIKitTesting.finishBackGesture(in: swiped)
            } else {
                UIKitTesting.cancelBackGesture(in: swiped)
            }
            self.swiped = nil
        }
        static func pullDown(in window: UIWindow, completes: Bool) -> Bool {
            guard beginPullDown(in: window) else { return false }
            endPullDown(completes: completes)
            return true
        }
        static func beginPullDown(in window: UIWindow) -> Bool {
            guard let top = window.rootViewController?.presentationLevels.last, !(top is UIAlertController) else {
                return false
            }
            pulled = top
            return UIKitTesting.beginPullingDownSheet(of: top)
        }
        static func endPullDown(completes: Bool) {
            guard let pulled else { return }
            if completes {
                UIKitTesting.finishPullingDownSheet(of: pulled)
            } else {
                UIKitTesting.cancelPullingDownSheet(of: pulled)
            }
            self.pulled = nil
        }
        static func tap(_ title: String, in window: UIWindow) -> Bool {
            guard let alert = window.rootViewController?.presentationLevels.last as? UIAlertController else {
                return false
            }
            return UIKitTesting.tap(title, in: alert)
        }
        static func tapTab(_ index: Int, in window: UIWindow) -> Bool {
            guard let tabs = window.rootViewController as? UITabBarController else { return false }
            return UIKitTesting.tapTab(index, in: tabs)
        }
    #else
        static func makeWindow() -> UIWindow {
            let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
            let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            return window
        }
        static func endTurn() async { try? await Task.sleep(for: .milliseconds(1)) }
        static func advance(by seconds: Double) async { try? await Task.sleep(for: .seconds(seconds)) }
        static func finishTransitions() async { try? await Task.sleep(for: .milliseconds(400)) }
        static func tapBack(in window: UIWindow) -> Bool {
            topStack(in: window)?.popViewController(animated: true) != nil
        }
        static func tap(_ title: String, in window: UIWindow) -> Bool {
            guard let alert = window.rootViewController?.presentationLevels.last as? UIAlertController else {
                return false
            }
            alert.dismiss(animated: true)
            return true
        }
        static func tapTab(_ index: Int, in window: UIWindow) -> Bool {
            guard let tabs = window.rootViewController as? UITabBarController, let chosen = tabs.viewControllers?[index]
            else { return false }
            if tabs.selectedViewController === chosen {
                (chosen as? UINavigationController)?.popToRootViewController(animated: true)
            } else {
                tabs.selectedViewController = chosen
            }
            return true
        }

        // Sequences with gestures are left out: see `Sequence.needsFinger`.
        static func swipeBack(in window: UIWindow, completes: Bool) -> Bool { false }
        static func beginSwipeBack(in window: UIWindow) -> Bool { false }
        static func endSwipeBack(completes: Bool) {}
        static func pullDown(in window: UIWindow, completes: Bool) -> Bool { false }
        static func beginPullDown(in window: UIWindow) -> Bool { false }
        static func endPullDown(completes: Bool) {}
    #endif

    private static func topStack(in window: UIWindow) -> UINavigationController? {
        window.rootViewController?.presentationLevels.last?.shownStack
    }
}
