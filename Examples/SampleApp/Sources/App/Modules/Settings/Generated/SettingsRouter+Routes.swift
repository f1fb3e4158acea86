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

    func showCheckout(order: Order, completion: @escaping RouteCompletion<Receipt>.Deliver) {
        routing?.showCheckout(from: viewController, order: order, as: .present, completion: completion)
    }

    func showHelp() {
        routing?.showHelp(from: viewController, as: .push)
    }

    func showProfile(name: String, completion: @escaping RouteCompletion<String>.Deliver) {
        routing?.showProfile(from: viewController, name: name, as: .push, completion: completion)
    }

    func showHint(text: String, completion: @escaping RouteCompletion<Bool>.Deliver) {
        routing?.showHint(from: viewController, text: text, as: .custom, completion: completion)
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
