import Core
import Foundation

struct Order: Hashable {
    struct Item: Hashable {
        var name: String
        var price: Decimal
    }

    var title: String
    var items: [Item]
}

extension Order {
    /// What the settings offer.
    static var extras: Order {
        Order(
            title: String(localized: "Extras"),
            items: [
                Item(name: String(localized: "Themes"), price: 3),
                Item(name: String(localized: "Sync"), price: 4),
            ]
        )
    }
}
