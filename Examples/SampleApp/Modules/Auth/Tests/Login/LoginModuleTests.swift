import Core
import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct LoginModuleTests {
    private let navigation = LoginNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let results = RouteResults<Session>()
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = LoginDependencies.mocks()
            let viewController = build(dependencies: dependencies, completion: results.makeCompletion())
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.sessionModel as AnyObject
        }
        #expect(screen is LoginViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    @Test("Leaving without a result cancels, once")
    func leavingCancels() async {
        let results = RouteResults<Session>()
        do {
            let viewController = build(dependencies: .mocks(), completion: results.makeCompletion())
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
            let viewController = build(dependencies: .mocks(), completion: completion)
            completion.finish(Session(name: "", token: ""))
            completion.finish(Session(name: "", token: ""))
            viewController.loadViewIfNeeded()
        }
        #expect(await eventually { !results.finished.isEmpty })
        await settle()
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }

    private func build(dependencies: LoginDependencies, completion: RouteCompletion<Session>) -> UIViewController {
        LoginModule.build(
            dependencies: dependencies,
            navigation: navigation,
            parameters: .forTests,
            completion: completion
        )
    }
}
