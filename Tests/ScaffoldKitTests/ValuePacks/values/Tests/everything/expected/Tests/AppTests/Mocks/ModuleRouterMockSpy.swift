//
//  ModuleRouterMockSpy.swift
//  Tests/AppTests/Mocks/ModuleRouterMockSpy.swift
//

/// The calls of ModuleRouter in their order.
enum ModuleRouterMockCall {
    case close
    case showAlert(alert: Alert)
    case dismissAlert
}
// close() -> Void
// showAlert(_:) -> Void, _ alert: named
// dismissAlert() -> Void
