import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct HintScreenTests {
    private let navigation = ModuleNavigationMock()
    private let results = RouteResults<Bool>()

    @Test("Shows its text, and finishes with OK")
    func ok() throws {
        let screen = HintModule.build(
            navigation: navigation,
            parameters: HintParameters(text: "Welcome"),
            completion: results.makeCompletion()
        )
        #expect(try screen.label("hint.text").text == "Welcome")
        try screen.tap("hint.ok")
        #expect(results.finished == [true])
    }
}
