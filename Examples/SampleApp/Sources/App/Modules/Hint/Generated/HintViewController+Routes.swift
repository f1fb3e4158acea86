// Made by scaffold from Specs/Hint.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Routes
extension HintViewController {
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
