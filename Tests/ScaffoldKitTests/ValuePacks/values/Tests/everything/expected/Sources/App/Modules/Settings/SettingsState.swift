//
//  SettingsState.swift
//  Sources/App/Modules/Settings/SettingsState.swift
//

struct SettingsState {
    let title = "Items"
    let rows = 1
    let openSections: [String] = []
}
