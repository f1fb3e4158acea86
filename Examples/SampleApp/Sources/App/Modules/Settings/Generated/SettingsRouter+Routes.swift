// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - SettingsRouterProtocol
extension SettingsRouter {
    func showLogin(prefilledEmail: String?, completion: @escaping RouteCompletion<Session>.Deliver) {
        routing?.showLogin(from: viewController, prefilledEmail: prefilledEmail, as: .present, completion: completion)
    }

    func showAbout() {
        routing?.showAbout(from: viewController, as: .push)
    }

    func close() {
        guard let viewController else { return }
        routing?.close(viewController)
    }
}
