// Made by scaffold from Specs/SignUp.yml. Change that: this file is written again.
import AuthFeature

extension AppLocator: SignUpDependencies {}
