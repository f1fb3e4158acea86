// Made by scaffold from Specs/Help.yml. Change that: this file is written again.

@testable import App

extension MockLocator {
    /// In which every service is the mock of the same name here.
    func makeHelpScope() -> HelpScope {
        let scope = HelpScope(parent: appLocator)
        scope.instances.override(\.readAnswers) { [readAnswers] in readAnswers }
        return scope
    }
}
