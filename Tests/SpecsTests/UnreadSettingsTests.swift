import Specs
import Testing

/// If settings can't be read, their content is unknown, so names that they may declare are not reported.
struct UnreadSettingsTests {
    @Test func namesFromSettingsAreNotReported() {
        let resolution = Resolution(
            [
                "Specs/A.yml":
                    "module: A\nstyle: viper\ntarget: Auth\nvariants: {flag: new, on: B}\ndependencies: [store]\n",
                "Specs/B.yml": "module: B\nprotocols:\n  viewModel: |\n    func load()\n",
                "Specs/S.yml": "services:\n  store: {protocol: Storing, implementation: Store}\ntarget: Core\n",
            ],
            settings: .invalid
        )
        #expect(resolution.text == "")
    }

    @Test func mistakesInSpecsAreStillReported() {
        let resolution = Resolution(
            ["Specs/A.yml": "module: A\nroutes: [Bee]\nparameters: {x: Int Int}\n"],
            settings: .invalid
        )
        #expect(
            resolution.text == """
                Specs/A.yml:2:10: error: unknown module `Bee` [SC0606]
                2 | routes: [Bee]
                  |          ^^^
                  = help: run `scaffold module Bee` or `scaffold flow Bee` to create it

                Specs/A.yml:3:21: error: unexpected `Int` after `Int` [SC0517]
                3 | parameters: {x: Int Int}
                  |                     ^^^
                  = help: write one value

                """
        )
    }

    @Test func halfReadSettings() {
        let resolution = Resolution([
            "scaffold.yml":
                "targets: {Auth: Sources/Auth, App: {sources: Sources/App}}\nflags: {service: flags}\nstyle: [viper]\n",
            "Specs/A.yml": "module: A\ntarget: Auth\nvariants: {flag: new, on: B}\n",
            "Specs/B.yml": "module: B\n",
        ])
        #expect(
            resolution.text == """
                scaffold.yml:1:17: error: expected a mapping with `sources`, found `Sources/Auth` [SC0402]
                1 | targets: {Auth: Sources/Auth, App: {sources: Sources/App}}
                  |                 ^^^^^^^^^^^^
                  = help: write `{sources: Sources/Auth}`

                scaffold.yml:2:8: error: missing key `type` in flags [SC0403]
                2 | flags: {service: flags}
                  |        ^
                  = help: add `type:` with a Swift type

                scaffold.yml:3:8: error: expected a style, found a list [SC0402]
                3 | style: [viper]
                  |        ^^^^^^^
                  = help: write `viper`

                """
        )
    }
}
