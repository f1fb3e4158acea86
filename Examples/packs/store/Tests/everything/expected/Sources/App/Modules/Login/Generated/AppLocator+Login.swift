// Made by scaffold from store/Tests/everything/spec.yml. Change that: this file is written again.

extension AppLocator: LoginDependencies {}
