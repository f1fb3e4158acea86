import Foundation

extension Decimal {
    /// The amount in euros, as the user's region writes it.
    var formattedPrice: String {
        formatted(.currency(code: "EUR"))
    }
}
