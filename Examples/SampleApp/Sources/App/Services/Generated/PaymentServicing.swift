// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.
import AuthFeature
import Foundation

nonisolated protocol PaymentServicing: Sendable {
    #sourceLocation(file:"Specs/Shop.yml",line:7)
    func pay(_ amount: Decimal, with method: PaymentMethod) async throws -> Receipt
    #sourceLocation()
}
