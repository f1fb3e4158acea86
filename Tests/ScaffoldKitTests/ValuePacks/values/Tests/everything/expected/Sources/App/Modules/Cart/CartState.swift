//
//  CartState.swift
//  Sources/App/Modules/Cart/CartState.swift
//

struct CartState {
    let title = "Items"
    let rows = 1
    let openSections: [String] = []
}
