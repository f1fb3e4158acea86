// Made by scaffold from Specs/Profile.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Profile
extension AppRouter {
    /// Who is signed in. Older than the specs, and of no architecture of ours.
    func showProfile(
        from source: UIViewController?,
        name: String,
        as presentation: Presentation = .push,
        completion: @escaping RouteCompletion<String>.Deliver = { _ in }
    ) {
        let viewController = ProfileModule.build(
            dependencies: locator,
            routing: self,
            parameters: ProfileParameters(name: name),
            completion: RouteCompletion(completion)
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: ProfileRouting {}
