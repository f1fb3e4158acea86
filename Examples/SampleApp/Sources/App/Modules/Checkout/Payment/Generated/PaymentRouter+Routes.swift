// Made by scaffold from Specs/Payment.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - PaymentRouterProtocol
extension PaymentRouter {
    func showReceipt(completion: @escaping RouteCompletion<Receipt>.Deliver) {
        routing?.showReceipt(from: viewController, as: .push, completion: completion)
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
