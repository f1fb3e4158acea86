import Core
import UIKit

/// Navigation from Payment. Routes from the spec are in PaymentRouter+Routes.swift.
@MainActor
final class PaymentRouter: PaymentRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Lifecycle
    init(navigation: any ModuleNavigation) {
        self.navigation = navigation
    }
}
