import ScaffoldKit
import Testing

/// Names that mocks share with other declarations.
extension ProjectMockTests {
    /// Each branch of an `#if` can declare the protocol.
    @Test func protocolInTwoBranches() throws {
        let scratch = try ScratchProject()
        try scratch.write("mocks: {sources: [Sources]}\n", to: "scaffold.yml")
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        try scratch.write(
            """
            #if os(iOS)
            /// @mockable
            protocol Haptics { func tap() }
            #else
            /// @mockable
            protocol Haptics { func tap(strength: Int) }
            #endif

            """,
            to: "Sources/App/Haptics.swift"
        )
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(try scratch.read("Tests/AppTests/Mocks/HapticsMock.swift").contains("#if os(iOS)"))
        #expect(try scratch.read("Tests/AppTests/Mocks/HapticsMock-2.swift").contains("#if !(os(iOS))"))
    }

    /// Generated code names the protocol with the type around it. Mocks of two such protocols can have the same name.
    @Test func nestedProtocolOfAService() throws {
        let scratch = try ScratchProject()
        try scratch.write("style: viper\n", to: "scaffold.yml")
        try scratch.write("module: Login\npresentation: root\ndependencies: [loader]\n", to: "Specs/Login.yml")
        let source = "source: Sources/App/API.swift, lifetime: external}"
        try scratch.write("services:\n  loader: {protocol: API.Loading, \(source)\n", to: "Specs/Services.yml")
        let text = "enum API { protocol Loading {} }\nenum Other { protocol Loading {} }\n"
        try scratch.write(text, to: "Sources/App/API.swift")
        #expect(Scaffold.generate(scratch.project).text == "")
        let contracts = "Sources/App/Modules/Login/Generated/LoginContracts.swift"
        for path in ["Sources/App/Generated/AppEnvironment.swift", contracts] {
            #expect(try scratch.read(path).contains("var loader: any API.Loading\n"))
        }
        #expect(try scratch.read("Tests/AppTests/Mocks/LoginMocks.swift").contains("let loader = LoadingMock()\n"))
        try scratch.write(
            "services:\n  loader: {protocol: API.Loading, \(source)\n  other: {protocol: Other.Loading, \(source)\n",
            to: "Specs/Services.yml"
        )
        #expect(
            scratch.dryRun().text == """
                Specs/Services.yml:3:3: error: the service `other` and the service `loader` both declare `LoadingMock` [SC0615]
                3 |   other: {protocol: Other.Loading, source: Sources/App/API.swift, lifetime: external}
                  |   ^^^^^
                  = help: give one of them another name
                  = note: Specs/Services.yml:2:3: the other is declared here

                """
        )
    }

    @Test func mockWithTheNameOfAModulesMock() throws {
        let scratch = try ScratchProject()
        try scratch.write("style: viper\nmocks: {sources: [Sources]}\n", to: "scaffold.yml")
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        try scratch.write("/// @mockable\nprotocol LoginView {}\n", to: "Sources/App/A.swift")
        #expect(
            Scaffold.generate(scratch.project).text == """
                Specs/Login.yml:1:9: error: two generated files declare `LoginViewMock`: `Tests/AppTests/Mocks/LoginViewMock.swift` and `Tests/AppTests/Mocks/LoginMocks.swift` [SC0615]
                1 | module: Login
                  |         ^^^^^
                  = help: choose another name
                  = note: Sources/App/A.swift:2:10: the name of the other file comes from here

                """
        )
    }

    /// Without its declaration, a `Mutex` of the app can't be distinguished from Swift's. Swift's spans are known.
    @Test func spansInServices() throws {
        let scratch = try ScratchProject()
        try scratch.write(
            """
            services:
              crypto:
                protocol: CryptoServicing
                implementation: CryptoService
                members: |
                  func digest(of bytes: Span<UInt8>)
                  func trace(_ lock: Mutex)

            """,
            to: "Specs/Services.yml"
        )
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        let mock = try scratch.read("Tests/AppTests/Mocks/CryptoServicingMock.swift")
        #expect(mock.contains("    // Not recorded, because the mock can't keep it: bytes.\n    var digestCallCount"))
        #expect(mock.contains("var traceCalls: "))
    }
}
