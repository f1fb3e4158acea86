import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct LoginModuleTests {
    private let routing = LoginRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var dependencies: LoginDependenciesMock?
        let results = RouteResults<Session>()
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let owned = LoginDependenciesMock.withMocks()
            let viewController = build(dependencies: owned, completion: results.makeCompletion())
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            dependencies = owned
        }
        #expect(screen is LoginViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { dependencies == nil })
    }

    @Test("Leaving without a result cancels, once")
    func leavingCancels() async {
        let results = RouteResults<Session>()
        do {
            let viewController = build(dependencies: .withMocks(), completion: results.makeCompletion())
            await settle()
            #expect(results.cancelledCount == 0)
            viewController.loadViewIfNeeded()
        }
        #expect(await eventually { results.cancelledCount > 0 })
        await settle()
        #expect(results.cancelledCount == 1)
        #expect(results.finished.isEmpty)
    }

    @Test("Finishes once, and leaving afterwards does not cancel")
    func finishesOnce() async {
        let results = RouteResults<Session>()
        do {
            let completion = results.makeCompletion()
            let viewController = build(dependencies: .withMocks(), completion: completion)
            completion.finish(Session(token: ""))
            completion.finish(Session(token: ""))
            viewController.loadViewIfNeeded()
        }
        #expect(await eventually { !results.finished.isEmpty })
        await settle()
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }

    private func build(dependencies: LoginDependenciesMock, completion: RouteCompletion<Session>) -> UIViewController {
        LoginModule.build(dependencies: dependencies, routing: routing, parameters: .forTests, completion: completion)
    }
}
