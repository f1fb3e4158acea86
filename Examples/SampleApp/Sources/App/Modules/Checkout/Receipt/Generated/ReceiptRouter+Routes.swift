// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - ReceiptRouterProtocol
extension ReceiptRouter {
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
