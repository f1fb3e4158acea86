//
//  DetailState.swift
//  Sources/App/Modules/Detail/DetailState.swift
//

struct DetailState {
    let title = "Items"
    let rows = 1
    let openSections: [String] = []
}
