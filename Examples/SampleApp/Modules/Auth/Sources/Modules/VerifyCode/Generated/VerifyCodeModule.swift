// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.
import UIKit

/// Puts VerifyCode together.
@MainActor
public enum VerifyCodeModule {
    public static func build(
        dependencies: any VerifyCodeDependencies,
        routing: any VerifyCodeRouting,
        parameters: VerifyCodeParameters,
        completion: RouteCompletion<String>
    ) -> UIViewController {
        let router = VerifyCodeRouter(routing: routing)
        let interactor = VerifyCodeInteractor(dependencies: dependencies)
        let presenter = VerifyCodePresenter(
            interactor: interactor,
            router: router,
            parameters: parameters,
            completion: completion
        )
        let viewController = VerifyCodeViewController(presenter: presenter, completion: completion)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
