import UIKit

/// Opens screens from Login. Routes from the spec are in LoginRouter+Routes.swift.
@MainActor
final class LoginRouter {
    // MARK: - Properties
    weak var viewController: UIViewController?
    let services: AppServices

    // MARK: - Lifecycle
    init(services: AppServices) {
        self.services = services
    }
}

// MARK: - LoginRouterInput
extension LoginRouter: LoginRouterInput {
    func close() {
        // Not implemented
    }
}
