// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// Puts Receipt together.
@MainActor
enum ReceiptModule {
    static func build(
        dependencies: any ReceiptDependencies,
        routing: any ReceiptRouting,
        completion: RouteCompletion<Receipt>
    ) -> UIViewController {
        let router = ReceiptRouter(routing: routing)
        let interactor = ReceiptInteractor(dependencies: dependencies)
        let presenter = ReceiptPresenter(interactor: interactor, router: router, completion: completion)
        let viewController = ReceiptViewController(presenter: presenter, completion: completion)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
