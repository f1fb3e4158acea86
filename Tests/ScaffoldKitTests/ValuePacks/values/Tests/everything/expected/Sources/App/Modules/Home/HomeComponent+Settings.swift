//
//  HomeComponent+Settings.swift
//  Sources/App/Modules/Home/HomeComponent+Settings.swift
//

/// What Home gives the module Settings.
struct HomeSettingsComponent {

    func makeSettingsModule() -> SettingsModule {
        SettingsModule()
    }
}
