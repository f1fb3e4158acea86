// Made by scaffold from Specs/Login.yml. Change that: this file is written again.
import AuthFeature

extension AppLocator: LoginDependencies {}
