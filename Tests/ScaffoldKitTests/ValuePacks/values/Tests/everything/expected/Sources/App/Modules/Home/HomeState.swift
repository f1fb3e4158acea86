//
//  HomeState.swift
//  Sources/App/Modules/Home/HomeState.swift
//

struct HomeState {
    var items: [Item] = []
    var `default`: Item?
    private var cache: Cache
    let title = "Home \"sweet\""
    let rows = 3
    let openSections: [String] = ["New"]
}
