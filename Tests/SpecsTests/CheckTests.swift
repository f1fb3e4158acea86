import Testing

/// Checks that are not possible in a small project on the disk.
struct CheckTests {
    @Test func unknownVariables() {
        let resolution = Resolution(
            [
                "scaffold.yml": "options: {heder: x, indent: 2}\n",
                "Specs/A.yml": "module: A\noptions: {colour: red, header: y}\n",
            ],
            options: ["header", "indent"]
        )
        #expect(resolution.graph != nil, "warnings don't stop a run")
        #expect(
            resolution.text == """
                Specs/A.yml:2:11: warning: unknown option `colour` [SC0636]
                2 | options: {colour: red, header: y}
                  |           ^^^^^^
                  = help: correct the name, or declare the option under `options` in the `pack.yml` of your pack

                scaffold.yml:1:11: warning: unknown option `heder` [SC0636]
                1 | options: {heder: x, indent: 2}
                  |           ^^^^^
                  = help: did you mean `header`?

                """
        )
    }

    /// A chain as long as a file can hold needs little stack, and only linear time.
    @Test(.timeLimit(.minutes(5)))
    func aLongChainOfDependencies() {
        let count = 5000
        let lines = (0..<count).map {
            "  s\($0): {protocol: P\($0), implementation: C\($0), dependencies: [s\(($0 + 1) % count)]}"
        }
        let circle = Resolution(["Specs/S.yml": "services:\n" + lines.joined(separator: "\n") + "\n"])
        #expect(circle.text.hasPrefix("Specs/S.yml:2:57: error: circular dependency: `s0` → `s1` → "))
        let chain = Resolution([
            "Specs/S.yml": "services:\n" + lines.dropLast().joined(separator: "\n")
                + "\n  s\(count - 1): {protocol: P, lifetime: external}\n"
        ])
        #expect(chain.text == "")
    }

    /// Every service forms a cycle with the first one.
    @Test(.timeLimit(.minutes(5)))
    func onlyCycles() {
        let count = 3000
        let lines = (0..<count).map {
            "  s\($0): {protocol: P\($0), implementation: C\($0), dependencies: [s0, s\(min($0 + 1, count - 1))]}"
        }
        let resolution = Resolution(["Specs/S.yml": "services:\n" + lines.joined(separator: "\n") + "\n"])
        #expect(resolution.text.split(separator: "\n").filter { $0.contains("[SC0616]") }.count == 50)
    }
}
