import AuthFeature
import Core
import UIKit

/// Builds the Profile module around the legacy screen.
@MainActor
enum ProfileModule {
    static func build(
        dependencies: ProfileDependencies,
        navigation: any ModuleNavigation,
        parameters: ProfileParameters,
        completion: ProfileCompletion
    ) -> UIViewController {
        let viewController = ProfileViewController()
        viewController.name = parameters.name
        // Only the screen retains the completion. If the screen is closed without a new name, the caller gets `.cancelled`.
        viewController.onRename = { name in completion.finish(name) }
        let sessionModel = dependencies.sessionModel
        viewController.onSignOut = { [weak viewController, weak navigation] in
            await sessionModel.logOut()
            if let viewController { navigation?.close(viewController) }
        }
        return viewController
    }
}
