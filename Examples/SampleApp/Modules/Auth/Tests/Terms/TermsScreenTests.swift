import Core
import Testing
import UIKit

@testable import AuthFeature
@testable import CoreMocks

@MainActor
struct TermsScreenTests {
    private let navigation = ModuleNavigationMock()

    @Test("Closes with Done")
    func done() throws {
        let screen = TermsModule.build(navigation: navigation)
        screen.loadViewIfNeeded()
        try screen.tap("terms.done")
        #expect(navigation.closeCalls == [screen])
    }
}
