import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct ReceiptScreenTests {
    private let cart = CartModelingMock()
    private let navigation = ModuleNavigationMock()
    private let results = RouteResults<Receipt>()

    private func makeScreen() -> UIViewController {
        let screen = ReceiptModule.build(
            dependencies: ReceiptDependencies(cart: cart),
            navigation: navigation,
            completion: results.makeCompletion()
        )
        screen.loadViewIfNeeded()
        return screen
    }

    @Test("Shows the receipt, and finishes with it")
    func receipt() throws {
        cart.receipt = Receipt(number: 5, total: 7)
        let screen = makeScreen()
        #expect(try screen.label("receipt.number").text == "Receipt 5")
        #expect(try screen.label("receipt.total").text == Decimal(7).formattedPrice)
        try screen.tap("receipt.done")
        #expect(results.finished == [Receipt(number: 5, total: 7)])
    }

    @Test("Can't finish before something was paid")
    func noReceipt() throws {
        try makeScreen().tap("receipt.done")
        #expect(results.finished.isEmpty)
    }
}
