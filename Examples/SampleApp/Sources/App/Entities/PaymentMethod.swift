enum PaymentMethod: Hashable {
    case card
    case invoice
}
