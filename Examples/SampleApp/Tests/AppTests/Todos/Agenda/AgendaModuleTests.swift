import Testing
import UIKit

@testable import App

@MainActor
struct AgendaModuleTests {
    private let routing = AgendaRoutingMock()

    @Test("Is released with its screen")
    func isReleased() async {
        weak var screen: UIViewController?
        weak var dependencies: AgendaDependenciesMock?
        let navigation = UINavigationController(rootViewController: UIViewController())
        do {
            let owned = AgendaDependenciesMock.withMocks()
            let viewController = build(dependencies: owned)
            viewController.loadViewIfNeeded()
            navigation.pushViewController(viewController, animated: false)
            screen = viewController
            dependencies = owned
        }
        #expect(screen is AgendaViewController)
        navigation.popViewController(animated: false)
        #expect(await eventually { screen == nil })
        #expect(await eventually { dependencies == nil })
    }

    private func build(dependencies: AgendaDependenciesMock) -> UIViewController {
        AgendaModule.build(dependencies: dependencies, routing: routing, parameters: .forTests)
    }
}
