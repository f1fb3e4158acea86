import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Tests what happens after a tap, through all parts of the module. Only its services and its navigation are mocks.
@MainActor
struct AboutChainTests {
    private let navigation = AboutNavigationMock()
    private let viewController: AboutViewController

    init() throws {
        let screen = AboutModule.build(navigation: navigation)
        viewController = try #require(screen as? AboutViewController)
        viewController.loadViewIfNeeded()
    }

    @Test("The segue Licenses opens its screen")
    func makeLicenses() {
        _ = viewController.makeLicenses(NSCoder())
        #expect(navigation.showLicensesCallCount == 1)
    }
}
