import UIKit

/// Where SignUp goes from here; its routes are in SignUpRouter+Routes.swift.
@MainActor
final class SignUpRouter: SignUpRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var routing: (any SignUpRouting)?

    // MARK: - Lifecycle
    init(routing: any SignUpRouting) {
        self.routing = routing
    }
}
