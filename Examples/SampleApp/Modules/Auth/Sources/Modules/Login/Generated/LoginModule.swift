// Made by scaffold from Specs/Login.yml. Change that: this file is written again.
import UIKit

/// Puts Login together.
@MainActor
public enum LoginModule {
    public static func build(
        dependencies: any LoginDependencies,
        routing: any LoginRouting,
        parameters: LoginParameters,
        completion: RouteCompletion<Session>
    ) -> UIViewController {
        let router = LoginRouter(routing: routing)
        let interactor = LoginInteractor(dependencies: dependencies)
        let presenter = LoginPresenter(
            interactor: interactor,
            router: router,
            parameters: parameters,
            completion: completion
        )
        let viewController = LoginViewController(presenter: presenter, completion: completion)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
