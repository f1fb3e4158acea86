// Made by scaffold from Specs/Settings.yml. Change that: this file is written again.

extension AppLocator: SettingsDependencies {}
