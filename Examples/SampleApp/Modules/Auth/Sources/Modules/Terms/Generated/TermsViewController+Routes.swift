// Made by scaffold from Specs/Terms.yml. Change that: this file is written again.
import UIKit

// MARK: - Routes
extension TermsViewController {
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
