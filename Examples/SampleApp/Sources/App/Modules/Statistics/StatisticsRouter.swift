import Core
import UIKit

/// Navigation from Statistics.
@MainActor
final class StatisticsRouter: StatisticsRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Lifecycle
    init(navigation: any ModuleNavigation) {
        self.navigation = navigation
    }
}
