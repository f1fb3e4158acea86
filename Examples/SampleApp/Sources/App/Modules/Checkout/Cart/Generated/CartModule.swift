// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import UIKit

/// Puts Cart together.
@MainActor
enum CartModule {
    static func build(
        dependencies: any CartDependencies,
        routing: any CartRouting,
        parameters: CartParameters
    ) -> UIViewController {
        let router = CartRouter(routing: routing)
        let interactor = CartInteractor(dependencies: dependencies)
        let presenter = CartPresenter(interactor: interactor, router: router, parameters: parameters)
        let viewController = CartViewController(presenter: presenter)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
