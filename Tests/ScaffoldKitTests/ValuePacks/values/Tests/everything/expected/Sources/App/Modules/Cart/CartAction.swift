//
//  CartAction.swift
//  Sources/App/Modules/Cart/CartAction.swift
//

/// What a user can do in Cart.
enum CartAction {
}
