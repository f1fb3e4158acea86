import UIKit

/// Where VerifyCode goes from here; its routes are in VerifyCodeRouter+Routes.swift.
@MainActor
final class VerifyCodeRouter: VerifyCodeRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var routing: (any VerifyCodeRouting)?

    // MARK: - Lifecycle
    init(routing: any VerifyCodeRouting) {
        self.routing = routing
    }
}
