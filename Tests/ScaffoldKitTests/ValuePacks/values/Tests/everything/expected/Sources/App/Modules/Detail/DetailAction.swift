//
//  DetailAction.swift
//  Sources/App/Modules/Detail/DetailAction.swift
//

/// What a user can do in Detail.
enum DetailAction {
}
