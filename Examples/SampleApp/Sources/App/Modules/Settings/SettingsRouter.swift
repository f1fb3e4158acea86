import Core
import UIKit

/// Navigation from Settings. Routes from the spec are in SettingsRouter+Routes.swift.
@MainActor
final class SettingsRouter: SettingsRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any SettingsNavigation)?

    // MARK: - Lifecycle
    init(navigation: any SettingsNavigation) {
        self.navigation = navigation
    }
}
