import Foundation

struct Order: Hashable {
    struct Item: Hashable {
        var name: String
        var price: Decimal
    }

    var title: String
    var items: [Item]
}
