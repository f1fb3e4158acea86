//
//  ModulePresenterMockSpy.swift
//  Tests/AppTests/Mocks/ModulePresenterMockSpy.swift
//

/// The calls of ModulePresenter in their order.
enum ModulePresenterMockCall {
    case viewDidLoad
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
}
// viewDidLoad() -> Void
// viewWillAppear() -> Void
// viewDidAppear() -> Void
// viewWillDisappear() -> Void
// viewDidDisappear() -> Void
