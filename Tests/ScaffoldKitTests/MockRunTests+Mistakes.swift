import Foundation
import ScaffoldKit
import Testing

/// Mistakes in options and sources, and sources that are not read.
extension MockRunTests {
    @Test func mistakesAreReported() throws {
        try scratch.write(
            """
            /// @mockable
            protocol Orphan: Unknown {}
            /// @mockable
            protocol Twice {}
            /// @mockable
            private protocol Hidden {}
            /// @mockable(rx: items = ReplaySubject; combine: a = PassthroughSubject)
            /// A comment.
            protocol Streaming { var items: Int { get } }
            /// @mockable(overide: name = Other)
            protocol Misspelled { func a() }
            /// @mockable(override: name = "Core Fake"; module: prefix = class; typealias: T = )
            protocol Misnamed {
                #warning("members")
                @_spi(Testing) func b()
            }
            enum Outer {
                /// @mockable
                protocol Twice {}
            }
            func f() {
                /// @mockable
                protocol Local {}
            }
            """,
            to: "Sources/A.swift"
        )
        #expect(
            scratch.runMocks().text == """
                Sources/A.swift:6:18: warning: `Hidden` is not mocked: no other file can see it [SC0904]
                6 | private protocol Hidden {}
                  |                  ^^^^^^
                  = help: remove `private` or `fileprivate`, or the annotation

                Sources/A.swift:7:5: warning: `rx`, `combine` of `@mockable` has no effect [SC0905]
                7 | /// @mockable(rx: items = ReplaySubject; combine: a = PassthroughSubject)
                  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: assign the property in the test: every property of a mock can be set

                Sources/A.swift:10:5: warning: `overide` of `@mockable` has no effect [SC0905]
                10 | /// @mockable(overide: name = Other)
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                   = help: write `override: name = Name`, `module: prefix = Name` or `typealias: T = Type`

                Sources/A.swift:12:5: warning: `override: name = "Core Fake"`, `module: prefix = class`, `typealias: T = ` of `@mockable` has no effect [SC0905]
                12 | /// @mockable(override: name = "Core Fake"; module: prefix = class; typealias: T = )
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                   = help: write `override: name = Name`, `module: prefix = Name` or `typealias: T = Type`

                Sources/A.swift:19:14: error: the mocks of `Twice` and `Outer.Twice` would both be `TwiceMock` [SC0903]
                19 |     protocol Twice {}
                   |              ^^^^^
                   = help: give one mock another name, `/// @mockable(override: name = OtherTwiceMock)`; or exclude one of the files
                   = note: Sources/A.swift:4:10: the other is declared here

                Sources/A.swift:23:14: warning: `Local` is not mocked: no other file can see it [SC0904]
                23 |     protocol Local {}
                   |              ^^^^^
                   = help: move it out of the code around it, or remove the annotation

                """
        )
        try scratch.write("/// @mockable\nprotocol Orphan: Unknown {}\n", to: "Sources/A.swift")
        #expect(
            scratch.runMocks().text == """
                Sources/A.swift:2:18: warning: `Orphan` is not mocked: it inherits from `Unknown`, whose members are unknown [SC0902]
                2 | protocol Orphan: Unknown {}
                  |                  ^^^^^^^
                  = help: add the folder with the declaration of `Unknown` to `mocks: {sources: […]}` in scaffold.yml, or to `--sources` of `scaffold mocks`; if it is a protocol of Swift or Apple, write `OrphanMock` by hand

                """
        )
        try scratch.write("protocol Plain {}\n", to: "Sources/A.swift")
        #expect(
            scratch.runMocks().text == """
                warning: found no protocol that asks for a mock, in 1 file [SC0907]
                  = help: write `/// @mockable` above a protocol, or pass `--protocols all`

                """
        )
        try scratch.write("class Plain {}\n", to: "Sources/A.swift")
        #expect(
            scratch.runMocks(protocols: .all).text == """
                warning: found no protocol, in 1 file [SC0907]
                  = help: pass the folder with the protocols to `--sources`

                """
        )
        try scratch.write("protocol Plain {}\n", to: "Sources/A.swift")
        try scratch.write("protocol Plain {}\n", to: "Sources/B.swift")
        #expect(!scratch.runMocks(protocols: .all).text.contains("SC0907"))
        #expect(scratch.runMocks(["Nowhere"]).text.hasPrefix("error: missing file or folder `Nowhere`"))
    }

    @Test func argumentsAreChecked() throws {
        try scratch.write(
            "/// @mockable(typealias T = Int)\nprotocol A { func a() }\n",
            to: "Sources/SQLite.swift/A.swift"
        )
        try scratch.write("Sources/SQLite.swift/A.swift\n", to: "list")
        #expect(
            scratch.runMocks().text == """
                Sources/SQLite.swift/A.swift:1:5: warning: `typealias T = Int` of `@mockable` has no effect [SC0905]
                1 | /// @mockable(typealias T = Int)
                  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: write `override: name = Name`, `module: prefix = Name` or `typealias: T = Type`

                """
        )
        #expect(
            scratch.runMocks(["list"]).text == """
                error: `list` is not a Swift file [SC0105]
                  = help: give the path of Swift sources; if the file has a list of paths, pass `--filelist list`

                """
        )
        try scratch.write("/// @mockable\nprotocol A { func a() }\n", to: "Sources/SQLite.swift/A.swift")
        #expect(
            scratch.runMocks(output: "list").text == """
                list: error: expected a folder, found a file [SC0808]
                  = help: rename or move the file, or choose another folder with `--output`

                """
        )
        #expect(
            scratch.runMocks(testable: ["", "Foo Bar"]).text == """
                error: expected a Swift module's name, found `Foo Bar` [SC0601]
                  = help: pass the name of a module to `--testable` and `--import`

                error: expected a Swift module's name, found nothing [SC0601]
                  = help: pass the name of a module to `--testable` and `--import`

                """
        )
    }

    @Test func namesOfMocksThatCannotBeFiles() throws {
        try scratch.write(
            """
            /// @mockable(override: name = MockSupport)
            protocol A { func a() }
            /// @mockable
            protocol URLLoading { func a() }
            /// @mockable
            protocol UrlLoading { func b() }
            """,
            to: "Sources/A.swift"
        )
        #expect(
            scratch.runMocks().text == """
                Sources/A.swift:2:10: error: the mock of `A` can't be `MockSupport`: all mocks share the file `MockSupport.swift` [SC0903]
                2 | protocol A { func a() }
                  |          ^
                  = help: give the mock another name

                Sources/A.swift:6:10: error: the mocks `URLLoadingMock` and `UrlLoadingMock` differ only in upper and lower case, and most Macs ignore case in file names [SC0903]
                6 | protocol UrlLoading { func b() }
                  |          ^^^^^^^^^^
                  = help: give one mock another name, `/// @mockable(override: name = OtherUrlLoadingMock)`; or exclude one of the files
                  = note: Sources/A.swift:4:10: the other is declared here

                """
        )
    }

    /// Of two protocols with one name, neither is mocked, but all others are. For an annotated protocol this is an error.
    @Test func twoProtocolsOfOneName() throws {
        try scratch.write(
            "protocol Storing { func a() }\nprotocol Loading { func load() }\n",
            to: "Sources/Cache.swift"
        )
        try scratch.write("protocol Storing { func b() }\n", to: "Sources/Disk.swift")
        #expect(
            scratch.runMocks(protocols: .all).text == """
                Sources/Disk.swift:1:10: warning: duplicate protocol `Storing`, so neither is mocked [SC0903]
                1 | protocol Storing { func b() }
                  |          ^^^^^^^
                  = help: give one mock another name, `/// @mockable(override: name = OtherStoringMock)`; or exclude one of the files
                  = note: Sources/Cache.swift:1:10: the other is declared here

                """
        )
        #expect(try scratch.mocks() == ["LoadingMock.swift", "MockSupport.swift"])
        try scratch.write("/// @mockable\nprotocol Storing { func b() }\n", to: "Sources/Disk.swift")
        #expect(
            scratch.runMocks(protocols: .all).text.contains(
                "Sources/Disk.swift:2:10: error: duplicate protocol `Storing` [SC0903]\n"
            )
        )
        #expect(scratch.runMocks(protocols: .annotated).text == "")
        #expect(try scratch.mocks() == ["MockSupport.swift", "StoringMock.swift"])
    }

    @Test(arguments: [
        (["Sources/Legacy"], ["A", "B"]), (["Sources/Legacy/", "Sources/B.swift"], ["A"]),
        (["**/*.pb.swift"], ["A", "B", "C"]),
        (["Sources/*"], []), (["Legacy"], ["A", "B", "C", "D"]), (["**/Legacy"], ["A", "B"]),
        (["./Sources/L*y/[BC]*"], ["A", "B", "C", "D"]),
    ])
    func excludedPaths(_ exclude: [String], _ expected: [String]) throws {
        for (name, path) in [
            ("A", "A.swift"), ("B", "B.swift"), ("C", "Legacy/C.swift"), ("D", "Legacy/Deep/D.pb.swift"),
        ] {
            try scratch.write("/// @mockable\nprotocol \(name) {}\n", to: "Sources/\(path)")
        }
        #expect(!scratch.runMocks().hasErrors)
        #expect(!scratch.runMocks(exclude: exclude).hasErrors)
        #expect(
            try scratch.mocks() == (expected.isEmpty ? [] : expected.map { "\($0)Mock.swift" } + ["MockSupport.swift"])
        )
    }

    /// Excluded files are not even parsed.
    @Test func excludedFilesMayBeDamaged() throws {
        try scratch.write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
        try scratch.write("/// @mockable\nprotocol B {\n", to: "Sources/B.swift")
        #expect(scratch.runMocks().hasErrors)
        #expect(scratch.runMocks(exclude: ["Sources/B.swift"]).text == "")
    }

    /// The second of two equal comments, and one on the line of the name.
    @Test func placeOfAnAnnotation() throws {
        try scratch.write(
            """
            /** @mockable(modifiers: owner = weak) */
            @MainActor
            protocol A { var owner: AnyObject? { get set } }
            /** @mockable(modifiers: owner = weak) */

            // Some more.
            protocol B { var owner: AnyObject? { get set } }
            protocol C { // @mockable(modifiers: owner = dynamic)
            }
            /// @mockable(override: name = Fake
            protocol D {}
            """,
            to: "Sources/A.swift"
        )
        #expect(
            scratch.runMocks().text == """
                Sources/A.swift:1:5: warning: `modifiers` of `@mockable` has no effect [SC0905]
                1 | /** @mockable(modifiers: owner = weak) */
                  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: remove it: the mock holds `owner` strongly, and a test can set every property

                Sources/A.swift:4:5: warning: `modifiers` of `@mockable` has no effect [SC0905]
                4 | /** @mockable(modifiers: owner = weak) */
                  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: remove it: the mock holds `owner` strongly, and a test can set every property

                Sources/A.swift:8:17: warning: `modifiers` of `@mockable` has no effect [SC0905]
                8 | protocol C { // @mockable(modifiers: owner = dynamic)
                  |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: assign the property in the test: every property of a mock can be set

                Sources/A.swift:10:5: warning: `(override: name = Fake` of `@mockable` has no effect [SC0905]
                10 | /// @mockable(override: name = Fake
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                   = help: add `)` at the end

                """
        )
    }

    @Test func misspelledAssociatedTypes() throws {
        try scratch.write(
            """
            /// @mockable(typealias: Itm = String; Key = Int)
            protocol A: B { associatedtype Key }
            protocol B { associatedtype Item }
            /// @mockable(typealias: Item = String)
            protocol C { func c() }
            /// @mockable(typealias: ID = String)
            protocol D: Identifiable {}
            """,
            to: "Sources/A.swift"
        )
        #expect(
            scratch.runMocks().text == """
                Sources/A.swift:1:5: warning: `typealias: Itm` of `@mockable` has no effect: `A` has no associated type `Itm` [SC0905]
                1 | /// @mockable(typealias: Itm = String; Key = Int)
                  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: write one of its associated types: `Item`, `Key`

                Sources/A.swift:4:5: warning: `typealias: Item` of `@mockable` has no effect: `C` has no associated type `Item` [SC0905]
                4 | /// @mockable(typealias: Item = String)
                  |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: remove it, or write the name of an associated type

                """
        )
    }

    @Test(arguments: [
        "@_spi(Testing) public protocol A { func a() }",
        "public protocol A { @_spi(Testing) func a(); @_spi(Testing) func b(); func c() }",
        "public protocol A: B { func a() }\npublic protocol B { @_spi(Testing) func b() }",
    ])
    func protocolOfAnSPI(text: String) throws {
        try scratch.write("/// @mockable\n\(text)", to: "Sources/Core/A.swift")
        let line = "@_spi(Testing) @testable import Core\n"
        #expect(scratch.runMocks(testable: ["Core"]).text == "")
        #expect(try scratch.read("Mocks/AMock.swift").contains(line))
        #expect(scratch.runMocks(imports: ["Core", "Other"]).text == "")
        #expect(try scratch.read("Mocks/AMock.swift").contains("\n@_spi(Testing) import Core\n"))
        #expect(scratch.runMocks().text == "")
        #expect(try !scratch.read("Mocks/AMock.swift").contains("import"))
    }

    @Test func associatedTypeWithNameOfProtocol() throws {
        let text = "/// @mockable\nprotocol Route<Route> { associatedtype Route; func open(_ route: Route) }"
        try scratch.write(text, to: "Sources/Core/Route.swift")
        #expect(scratch.runMocks(testable: ["Core"]).text == "")
        #expect(try scratch.read("Mocks/RouteMock.swift").contains("class RouteMock<Route>: Core.Route {"))
    }

    /// Errors in a protocol matter only where it is mocked, or inherited by one that is.
    @Test func problemsOfProtocolsThatAreNotMocked() throws {
        try scratch.write(
            "protocol Broken { func a() {} }\n/// @mockable\nprotocol Fine { func b() }\nprotocol Child: Broken {}\n",
            to: "Sources/A.swift"
        )
        #expect(scratch.runMocks().text == "")
        #expect(try scratch.mocks() == ["FineMock.swift", "MockSupport.swift"])
        let error = "Sources/A.swift:1:28: error: a protocol member can't have a body [SC0505]\n"
        #expect(scratch.runMocks(protocols: .all).text.hasPrefix(error))
        try scratch.write("extension Child: AutoMockable {}\n", to: "Sources/B.swift")
        #expect(scratch.runMocks().text.hasPrefix(error))
    }

    /// Compilers skip such code.
    @Test func codeOfOtherVersionsMayNotParse() throws {
        try scratch.write(
            """
            /// @mockable
            protocol A { func a() }
            #if compiler(>=9)
            protocol B { func ~~ }
            #elseif swift(>=9)
            func ) {
            #else
            /// @mockable
            protocol C { func c() }
            #endif
            """,
            to: "Sources/A.swift"
        )
        #expect(scratch.runMocks().text == "")
        #expect(try scratch.mocks() == ["AMock.swift", "CMock.swift", "MockSupport.swift"])
        try scratch.write(
            "#if swift(>=5)\n#else\nfunc ) {\n#endif\n/// @mockable\nprotocol A {}",
            to: "Sources/A.swift"
        )
        #expect(scratch.runMocks().text == "")
        for condition in [
            "DEBUG", "swift(>=5)", "compiler(>=6.2)", "swift(<7)", "compiler(<5) || DEBUG", "compiler(<6)",
        ] {
            try scratch.write("#if \(condition)\nprotocol B { func ~~ }\n#endif", to: "Sources/A.swift")
            #expect(scratch.runMocks().text.contains("[SC0501]"), "\(condition)")
        }
    }

    @Test func aFileThatDoesNotParse() throws {
        try scratch.write(
            "struct S { func f() { print(\"}\") } }\n/// @mockable\nprotocol A {\n    func a(\n}\n",
            to: "Sources/A.swift"
        )
        let report = scratch.runMocks()
        #expect(report.hasErrors)
        #expect(report.text.hasPrefix("Sources/A.swift:"))
        #expect(try scratch.mocks() == [])
    }
}
