// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.
import UIKit

// MARK: - VerifyCodeRouterProtocol
extension VerifyCodeRouter {
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
