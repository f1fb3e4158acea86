//
//  HomeComponent+Detail.swift
//  Sources/App/Modules/Home/HomeComponent+Detail.swift
//

/// What Home gives the module Detail.
struct HomeDetailComponent {
    let clock: any Clocking
    let store: any Storing

    func makeDetailRouter(id: Item.ID, done: @escaping () -> Void) -> DetailRouter {
        DetailRouter(id: id, done: done, clock: clock, store: store)
    }
}
