import Core
import Foundation
import Testing
import UIKit

@testable import App
@testable import CoreMocks

@MainActor
struct PaymentScreenTests {
    private let cart = CartModelingMock()
    private let navigation = ModuleNavigationMock()
    private let results = RouteResults<PaymentMethod>()
    private let screen: UIViewController

    init() {
        cart.total = 7
        screen = PaymentModule.build(
            dependencies: PaymentDependencies(cart: cart),
            navigation: navigation,
            completion: results.makeCompletion()
        )
        screen.loadViewIfNeeded()
    }

    @Test("Shows the total")
    func total() throws {
        #expect(try screen.label("payment.total").text == Decimal(7).formattedPrice)
    }

    @Test("Finishes with the method that is tapped", arguments: [PaymentMethod.card, .invoice])
    func select(_ method: PaymentMethod) throws {
        try screen.tap("payment.\(method.rawValue)")
        #expect(results.finished == [method])
    }
}
