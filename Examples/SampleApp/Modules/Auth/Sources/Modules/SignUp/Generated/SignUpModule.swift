// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.
import UIKit

/// Puts SignUp together.
@MainActor
public enum SignUpModule {
    public static func build(
        dependencies: any SignUpDependencies,
        routing: any SignUpRouting,
        parameters: SignUpParameters
    ) -> UIViewController {
        let router = SignUpRouter(routing: routing)
        let interactor = SignUpInteractor(dependencies: dependencies)
        let presenter = SignUpPresenter(interactor: interactor, router: router, parameters: parameters)
        let viewController = SignUpViewController(presenter: presenter)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
