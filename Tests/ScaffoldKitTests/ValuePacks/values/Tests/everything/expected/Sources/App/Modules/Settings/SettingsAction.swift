//
//  SettingsAction.swift
//  Sources/App/Modules/Settings/SettingsAction.swift
//

/// What a user can do in Settings.
enum SettingsAction {
}
