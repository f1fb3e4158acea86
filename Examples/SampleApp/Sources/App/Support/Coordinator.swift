import AuthFeature
import UIKit

/// Leads through a flow: all that its screens ask for and hand back comes by here.
@MainActor
protocol Coordinator: ModuleNavigation {
    var router: AppRouter? { get }

    /// Builds the screen with which the flow begins.
    func makeFirstScreen() -> UIViewController
}

extension Coordinator {
    func show(_ screen: UIViewController, from source: UIViewController?, as presentation: Presentation) {
        router?.show(screen, from: source, as: presentation)
    }
}

// MARK: - ModuleNavigation
extension Coordinator {
    func close(_ viewController: UIViewController) {
        router?.close(viewController)
    }

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        router?.showAlert(alert, on: viewController)
    }

    func dismissAlert(on viewController: UIViewController) {
        router?.dismissAlert(on: viewController)
    }
}
