// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.
import Foundation

/// What is about to be bought, for as long as that takes.
@MainActor
protocol CartModeling: AnyObject {
    #sourceLocation(file:"Specs/Shop.yml",line:17)
    var total: Decimal { get }
    var receipt: Receipt? { get }
    func empty()
    func pay(with method: PaymentMethod) async throws
    #sourceLocation()
}
