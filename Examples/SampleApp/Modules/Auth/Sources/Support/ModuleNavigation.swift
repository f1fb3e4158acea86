import UIKit

/// What every module may ask of the app's router, or of its flow's coordinator.
@MainActor
public protocol ModuleNavigation: AnyObject {
    /// Undoes the way in which the screen was shown.
    func close(_ viewController: UIViewController)
    func showAlert(_ alert: Alert, on viewController: UIViewController)
    func dismissAlert(on viewController: UIViewController)
}

/// What every router does for its module.
@MainActor
public protocol ModuleRouter: AnyObject {
    func close()
    func showAlert(_ alert: Alert)
    func dismissAlert()
}
