// Made by scaffold from Specs/Terms.yml. Change that: this file is written again.
import UIKit

// MARK: - Routes
extension TermsViewController {
    func close() {
        routing?.close(self)
    }
}
