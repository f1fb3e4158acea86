// Made by scaffold from Specs/About.yml. Change that: this file is written again.
import UIKit

// MARK: - Routes
extension AboutViewController {
    func close() {
        routing?.close(self)
    }
}
