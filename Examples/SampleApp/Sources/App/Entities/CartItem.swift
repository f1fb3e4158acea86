/// An item as the cart shows it.
struct CartItem: Hashable {
    var name: String
    var price: String
}
