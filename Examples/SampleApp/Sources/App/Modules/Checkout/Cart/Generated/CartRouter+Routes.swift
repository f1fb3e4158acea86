// Made by scaffold from Specs/Cart.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - CartRouterProtocol
extension CartRouter {
    func showPayment(completion: @escaping RouteCompletion<PaymentMethod>.Deliver) {
        routing?.showPayment(from: viewController, as: .push, completion: completion)
    }

    func showTerms() {
        routing?.showTerms(from: viewController, as: .push)
    }

    func showHelp() {
        routing?.showHelp(from: viewController, as: .present)
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
