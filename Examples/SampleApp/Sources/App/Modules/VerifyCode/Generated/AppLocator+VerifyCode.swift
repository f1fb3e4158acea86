// Made by scaffold from Specs/VerifyCode.yml. Change that: this file is written again.
import AuthFeature

extension AppLocator: VerifyCodeDependencies {}
