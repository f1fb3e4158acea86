import Testing

@testable import scaffold

struct ColorModeTests {
    @Test(
        arguments: [
            (ColorMode.auto, true, [:], true),
            (.auto, false, [:], false),
            (.auto, true, ["NO_COLOR": "1"], false),
            (.auto, true, ["NO_COLOR": ""], true),
            (.auto, true, ["TERM": "dumb"], false),
            (.auto, true, ["TERM": "xterm"], true),
            (.always, false, ["NO_COLOR": "1"], true),
            (.never, true, [:], false),
        ] as [(ColorMode, Bool, [String: String], Bool)]
    )
    func isOn(mode: ColorMode, isTerminal: Bool, environment: [String: String], expected: Bool) {
        #expect(mode.isOn(isTerminal: isTerminal) { environment[$0] } == expected)
    }
}
