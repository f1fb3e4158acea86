// Made by scaffold from Specs/Profile.yml. Change that: this file is written again.

extension AppLocator: ProfileDependencies {}
