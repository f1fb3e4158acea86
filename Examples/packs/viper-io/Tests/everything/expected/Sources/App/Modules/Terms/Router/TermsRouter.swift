import UIKit

/// Opens screens from Terms.
@MainActor
final class TermsRouter {
    // MARK: - Properties
    weak var viewController: UIViewController?
}

// MARK: - TermsRouterInput
extension TermsRouter: TermsRouterInput {}
