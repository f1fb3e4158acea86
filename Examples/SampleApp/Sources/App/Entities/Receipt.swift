import Foundation

struct Receipt: Hashable {
    var number: Int
    var total: Decimal
}
