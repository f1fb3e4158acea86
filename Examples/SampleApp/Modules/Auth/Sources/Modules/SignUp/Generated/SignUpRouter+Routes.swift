// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.
import UIKit

// MARK: - SignUpRouterProtocol
extension SignUpRouter {
    func showTerms() {
        routing?.showTerms(from: viewController, as: .push)
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
