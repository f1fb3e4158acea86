//
//  HomeAction.swift
//  Sources/App/Modules/Home/HomeAction.swift
//

/// What a user can do in Home.
enum HomeAction {
    case didTapBuy
    case didSelect(Item, at: Int)
    case load(from: URL, in: [String: Int]?)
}
