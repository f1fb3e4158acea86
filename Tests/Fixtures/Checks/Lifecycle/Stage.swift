import AuthFeature
import Core
import Foundation
import UIKit

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers each request with an empty body.
nonisolated struct Server: NetworkSession {
    static var client: NetworkClient { NetworkClient(baseURL: DemoServer.address, session: Server()) }

    func data(for request: URLRequest, limit: Int) async throws -> (Data, HTTPURLResponse) {
        guard
            let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else { throw NetworkError.notHTTP }
        return (Data(), response)
    }
}

nonisolated struct Analytics: AnalyticsTracking {
    func track(_ event: String) {}
}

@MainActor
final class Flags: FeatureFlagging {
    var on = false
    func isEnabled(_ flag: FeatureFlag) -> Bool { on }
}

/// A screen or flow that was opened. It is not retained.
@MainActor
final class Opened {
    let name: String
    weak var screen: UIViewController?
    weak var coordinator: (any Coordinator)?
    weak var scope: AnyObject?
    var hasResult = false
    var finished = 0
    var cancelled = 0
    var finish: (@MainActor () -> Void)?
    /// The screen, if the app keeps it after it is closed.
    var held: UIViewController?
    /// The action after its result.
    var then: (@MainActor () -> Void)?

    init(_ name: String) {
        self.name = name
    }

    func receive<Value>(_ result: RouteResult<Value>) {
        if case .finished = result { finished += 1 } else { cancelled += 1 }
        then?()
    }
}

/// An app with one window or two, and what was opened in it.
@MainActor
final class Stage {
    let flags = Flags()
    let locator: AppLocator
    private(set) var scenes: [(window: UIWindow, router: AppRouter)] = []
    private(set) var opened: [Opened] = []

    init() {
        locator = AppLocator(
            environment: AppEnvironment(
                httpClient: Server.client,
                sessionTokens: SessionTokens(),
                analytics: Analytics(),
                configuration: AppConfiguration(boardLimit: 20),
                featureFlags: flags
            )
        )
        addScene()
    }

    /// With a stack of one screen.
    static func begun() async -> Stage {
        let stage = Stage()
        await stage.run("root about")
        return stage
    }

    /// Runs steps of the table's language, and lets everything end.
    func run(_ steps: String) async {
        for step in Step.all(in: steps) { check(await step.run(on: self), "`\(step.text)` on \(description)") }
        await settle()
    }

    func addScene() {
        let window = Device.makeWindow()
        scenes.append((window, AppRouter(locator: locator, window: window)))
    }

    /// Returns what was opened last with this name, if possible something that is still there.
    func find(_ name: String) -> Opened? {
        recordTabs()
        return opened.last { $0.name == name && $0.screen != nil } ?? opened.last { $0.name == name }
    }

    /// Records the tabs that a router has added to a new tab bar.
    private func recordTabs() {
        for shown in scenes.flatMap(\.router.screens.all) where !shown.selectsTab {
            guard let screen = shown.viewController, !opened.contains(where: { $0.screen === screen }) else { continue }
            let new = Opened(screen is SettingsViewController ? "settings" : "todos")
            new.screen = screen
            opened.append(new)
        }
    }

    /// Records the screen that `show` has just built. If there are two, `below` is the first.
    func open(_ name: String, in router: AppRouter, _ show: (Opened) -> Void) {
        let new = Opened(name)
        opened.append(new)
        let before = router.screens.all
        show(new)
        // Built at once, and shown when its turn has come.
        var built = router.screens.all.filter { shown in shown.selectsTab && !before.contains { $0 === shown } }
        guard let shown = built.popLast() else { return }
        for lower in built {
            let below = Opened("below")
            below.screen = lower.viewController
            opened.append(below)
        }
        new.screen = shown.viewController
        new.coordinator = shown.coordinator
        new.scope = (shown.coordinator as? CheckoutCoordinator)?.scope ?? (shown.coordinator as? HelpCoordinator)?.scope
    }

    /// Waits for transitions, pending operations, and all work on the main actor.
    func settle() async {
        var quiet = 0
        for round in 0..<400 where quiet < 3 {
            for _ in 0..<8 { await Task.yield() }
            await Device.finishTransitions()
            let isQuiet = scenes.allSatisfy { $0.router.operations.isEmpty || $0.window.rootViewController == nil }
            quiet = isQuiet ? quiet + 1 : 0
            if !isQuiet, round > 3 { try? await Task.sleep(for: .milliseconds(3)) }
        }
    }

    /// Leaves everything: nothing may stay in memory, and every result must have been delivered.
    func tearDown() async {
        for opened in opened { opened.held = nil }
        for scene in scenes {
            scene.window.rootViewController?.dismiss(animated: false)
            await settle()
            scene.window.rootViewController?.presentedAnywhere?.presentingViewController?.dismiss(animated: false)
            await settle()
            scene.window.rootViewController = UIViewController()
        }
        await settle()
    }

    // MARK: - What is on screen

    /// All levels of all windows: `todos login / sheet` is a sheet over a stack of two. `*` marks the tab that is selected.
    var description: String {
        recordTabs()
        return scenes.map { describe($0.window.rootViewController) }.joined(separator: " || ")
    }

    private func describe(_ root: UIViewController?) -> String {
        guard let root else { return "nothing" }
        return root.presentationLevels.map(describeLevel).joined(separator: " / ")
    }

    private func describeLevel(_ controller: UIViewController) -> String {
        switch controller {
        case let tabs as UITabBarController:
            return "[\((tabs.viewControllers ?? []).map { describeTab($0, in: tabs) }.joined(separator: " | "))]"
        case let navigation as UINavigationController:
            return navigation.viewControllers.map(describeLevel).joined(separator: " ")
        default:
            let name = opened.last { $0.screen === controller }?.name ?? controller.title ?? "\(type(of: controller))"
            let inside = controller.children.map(describeLevel)
            return inside.isEmpty ? name : "\(name)(\(inside.joined(separator: " ")))"
        }
    }

    private func describeTab(_ tab: UIViewController, in tabs: UITabBarController) -> String {
        let title = tab.tabBarItem.title.map { "'\($0)' " } ?? ""
        return (tab === tabs.selectedViewController ? "*" : "") + title + describeLevel(tab)
    }

    /// The problems after everything has ended.
    var problems: [String] {
        var problems: [String] = []
        for scene in scenes where !scene.router.operations.isEmpty && scene.window.rootViewController != nil {
            problems.append("\(scene.router.operations.count) operations wait")
        }
        for opened in opened {
            let isThere = scenes.contains { scene in opened.screen?.leads(to: scene.window.rootViewController) ?? false
            }
            if !isThere {
                if opened.screen != nil, opened.held == nil { problems.append("\(opened.name) is not released") }
                if opened.coordinator != nil { problems.append("the coordinator of \(opened.name) is not released") }
                if opened.scope != nil { problems.append("the scope of \(opened.name) is not released") }
            }
            guard opened.hasResult else { continue }
            let count = opened.finished + opened.cancelled
            // A screen that can't be closed, such as a root, has delivered its result although it is still open.
            let isRight = count == (isThere ? 0 : 1) || isThere && opened.finished == 1 && opened.cancelled == 0
            if !isRight { problems.append("\(opened.name) \(isThere ? "is open" : "is gone") with \(count) results") }
        }
        return problems
    }
}
