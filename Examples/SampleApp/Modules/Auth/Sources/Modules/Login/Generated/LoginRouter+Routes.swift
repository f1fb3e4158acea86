// Made by scaffold from Specs/Login.yml. Change that: this file is written again.
import UIKit

// MARK: - LoginRouterProtocol
extension LoginRouter {
    func showSignUp(email: String) {
        routing?.showSignUp(from: viewController, email: email, as: .push)
    }

    func showVerifyCode(email: String, completion: @escaping RouteCompletion<String>.Deliver) {
        routing?.showVerifyCode(from: viewController, email: email, digits: 6, as: .present, completion: completion)
    }

    func showTerms() {
        routing?.showTerms(from: viewController, as: .present)
    }

    func close() {
        guard let viewController else { return }
        routing?.close(viewController)
    }

    func showAlert(_ alert: Alert) {
        guard let viewController else { return }
        routing?.showAlert(alert, on: viewController)
    }

    func dismissAlert() {
        guard let viewController else { return }
        routing?.dismissAlert(on: viewController)
    }
}
