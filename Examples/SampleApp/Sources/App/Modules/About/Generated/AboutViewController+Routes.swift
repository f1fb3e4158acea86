// Made by scaffold from Specs/About.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Routes
extension AboutViewController {
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
