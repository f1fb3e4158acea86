// Made by scaffold from Specs/HelpTopics.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Routes
extension HelpTopicsViewController {
    func showHelpAnswer(topic: String, completion: @escaping RouteCompletion<Bool>.Deliver) {
        routing?.showHelpAnswer(from: self, topic: topic, as: .push, completion: completion)
    }

    func close() {
        routing?.close(self)
    }

    func showAlert(_ alert: Alert) {
        routing?.showAlert(alert, on: self)
    }

    func dismissAlert() {
        routing?.dismissAlert(on: self)
    }
}
