import Core
import Testing
import UIKit

@testable import App

@MainActor
struct ReceiptModuleTests {
    private let navigation = ReceiptNavigationMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var service: AnyObject?
        let results = RouteResults<Receipt>()
        let navigationController = UINavigationController(rootViewController: UIViewController())
        do {
            let dependencies = ReceiptDependencies.mocks()
            let viewController = build(dependencies: dependencies, completion: results.makeCompletion())
            viewController.loadViewIfNeeded()
            navigationController.pushViewController(viewController, animated: false)
            screen = viewController
            service = dependencies.cart as AnyObject
        }
        #expect(screen is ReceiptViewController)
        navigationController.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { service == nil })
    }

    @Test("Leaving without a result cancels, once")
    func leavingCancels() async {
        let results = RouteResults<Receipt>()
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
        let results = RouteResults<Receipt>()
        do {
            let completion = results.makeCompletion()
            let viewController = build(dependencies: .mocks(), completion: completion)
            completion.finish(Receipt(number: 0, total: 0))
            completion.finish(Receipt(number: 0, total: 0))
            viewController.loadViewIfNeeded()
        }
        #expect(await eventually { !results.finished.isEmpty })
        await settle()
        #expect(results.finished.count == 1)
        #expect(results.cancelledCount == 0)
    }

    private func build(dependencies: ReceiptDependencies, completion: RouteCompletion<Receipt>) -> UIViewController {
        ReceiptModule.build(dependencies: dependencies, navigation: navigation, completion: completion)
    }
}
