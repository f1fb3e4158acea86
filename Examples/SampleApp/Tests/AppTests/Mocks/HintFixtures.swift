// Made by scaffold from Specs/Hint.yml. Change that: this file is written again.

@testable import App

extension HintParameters {
    static var forTests: HintParameters {
        HintParameters(text: "text")
    }
}
