// Made by scaffold from Specs/Search.yml. Change that: this file is written again.

extension AppLocator: SearchDependencies {}
