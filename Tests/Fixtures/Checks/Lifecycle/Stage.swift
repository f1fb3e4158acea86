import AuthFeature
import UIKit

@testable import App

@MainActor
var failures = 0
@MainActor
var checks = 0
@MainActor
func check(_ condition: Bool, _ what: String, line: Int = #line) {
    checks += 1
    guard !condition else { return }
    failures += 1
    print("FAILED (line \(line)): \(what)")
}

@MainActor
func settle() async {
    for _ in 0..<20 {
        for _ in 0..<20 { await Task.yield() }
        UIKitTesting.finishTransitions()
    }
}

/// The router dismisses an alert and pops in one turn. UIKit loses that pop when its transitions take time, so these ways hold only
/// with transitions that end at once.
@MainActor
func losesPop(underAlert: Bool, as presentation: Presentation) -> Bool {
    guard underAlert, UIKitTesting.transitions == .timed, case .push = presentation else { return false }
    return true
}

@MainActor
final class Results<Value> {
    var finished = 0
    var cancelled = 0
    func completion(then next: @escaping @MainActor () -> Void = {}) -> RouteCompletion<Value> {
        RouteCompletion { result in
            self.deliver(result)
            next()
        }
    }

    func deliver(_ result: RouteResult<Value>) {
        if case .finished = result { finished += 1 } else { cancelled += 1 }
    }
}

nonisolated struct Client: HTTPClient {
    func data(from url: URL) async throws -> Data { Data() }
}

nonisolated struct Analytics: AnalyticsTracking {
    func track(_ event: String) {}
}

@MainActor
final class Flags: FeatureFlagging {
    var on = false
    func isEnabled(_ flag: FeatureFlag) -> Bool { on }
}

/// An app with nothing on screen yet.
@MainActor
final class Stage {
    let flags = Flags()
    let window = UIKitTesting.makeWindow()
    let locator: AppLocator
    let router: AppRouter

    init() {
        let environment = AppEnvironment(httpClient: Client(), analytics: Analytics(), featureFlags: flags)
        locator = AppLocator(environment: environment)
        router = AppRouter(locator: locator, window: window)
    }

    var root: UINavigationController { window.rootViewController as! UINavigationController }

    func makeLogin(_ completion: RouteCompletion<Session>) -> UIViewController {
        LoginModule.build(
            dependencies: LoginDependencies(locator),
            navigation: router,
            parameters: LoginParameters(prefilledEmail: nil),
            completion: completion
        )
    }
}
