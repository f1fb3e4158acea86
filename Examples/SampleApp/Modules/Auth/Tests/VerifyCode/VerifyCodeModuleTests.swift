import Core
import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct VerifyCodeModuleTests {
    private let navigation = VerifyCodeNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let results = RouteResults<String>()
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = VerifyCodeDependencies.mocks()
            let viewController = build(dependencies: dependencies, completion: results.makeCompletion())
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.authService as AnyObject
        }
        #expect(screen is VerifyCodeViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    @Test("Leaving without a result cancels, once")
    func leavingCancels() async {
        let results = RouteResults<String>()
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
        let results = RouteResults<String>()
        do {
            let completion = results.makeCompletion()
            let viewController = build(dependencies: .mocks(), completion: completion)
            completion.finish("result")
            completion.finish("result")
            viewController.loadViewIfNeeded()
        }
        #expect(await eventually { !results.finished.isEmpty })
        await settle()
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }

    private func build(dependencies: VerifyCodeDependencies, completion: RouteCompletion<String>) -> UIViewController {
        VerifyCodeModule.build(
            dependencies: dependencies,
            navigation: navigation,
            parameters: .forTests,
            completion: completion
        )
    }
}
