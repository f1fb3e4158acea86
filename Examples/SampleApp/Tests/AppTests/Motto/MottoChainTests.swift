import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests what happens after a tap, through all parts of the module. Only its services and its navigation are mocks.
@MainActor
struct MottoChainTests {
    private let mottoController = MottoControllingMock()
    private let navigation = MottoNavigationMock()
    private let viewController: MottoViewController

    init() throws {
        let dependencies = MottoDependencies(mottoController: mottoController)
        let screen = MottoModule.build(dependencies: dependencies, navigation: navigation)
        viewController = try #require(screen as? MottoViewController)
        viewController.loadViewIfNeeded()
    }

    @Test("The segue EditMotto opens its screen")
    func makeEditMotto() {
        _ = viewController.makeEditMotto(NSCoder())
        #expect(navigation.showEditMottoCallCount == 1)
    }
}
