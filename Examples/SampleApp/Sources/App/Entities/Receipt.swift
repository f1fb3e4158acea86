import Foundation

nonisolated struct Receipt: Hashable, Codable, Sendable {
    var number: Int
    var total: Decimal
}
