// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// Puts Payment together.
@MainActor
enum PaymentModule {
    static func build(
        dependencies: any PaymentDependencies,
        routing: any PaymentRouting,
        completion: RouteCompletion<PaymentMethod>
    ) -> UIViewController {
        let router = PaymentRouter(routing: routing)
        let interactor = PaymentInteractor(dependencies: dependencies)
        let presenter = PaymentPresenter(interactor: interactor, router: router, completion: completion)
        let viewController = PaymentViewController(presenter: presenter, completion: completion)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
