import AuthFeature
import Core
import UIKit

/// Puts Profile together.
@MainActor
enum ProfileModule {
    static func build(
        dependencies: ProfileDependencies,
        navigation: any ProfileNavigation,
        parameters: ProfileParameters,
        completion: RouteCompletion<String>
    ) -> UIViewController {
        let viewController = ProfileViewController()
        viewController.name = parameters.name
        // The screen owns the completion: a profile that is left without a new name counts as cancelled.
        viewController.onRename = { [weak viewController] name in
            completion.finish(name)
            if let viewController { navigation.close(viewController) }
        }
        let authService = dependencies.authService
        viewController.onSignOut = { await authService.logOut() }
        return viewController
    }
}
