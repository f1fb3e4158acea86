//
//  ModuleNavigationMockSpy.swift
//  Tests/AppTests/Mocks/ModuleNavigationMockSpy.swift
//

/// The calls of ModuleNavigation in their order.
enum ModuleNavigationMockCall {
    case close(viewController: UIViewController)
    case showAlert(alert: Alert, on: UIViewController)
    case dismissAlert(on: UIViewController)
}
// close(_:) -> Void, _ viewController: named
// showAlert(_:on:) -> Void, _ alert: named, on viewController: named
// dismissAlert(on:) -> Void, on viewController: named
