import Foundation
import ScaffoldKit
import Testing

/// `scaffold mocks` on Swift sources that are no project's.
struct MockRunTests {
    private let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
    }

    private func run(
        _ sources: [String] = ["Sources"],
        output: String? = "Mocks",
        exclude: [String] = [],
        fileList: String? = nil,
        testable: [String] = [],
        imports: [String] = [],
        protocols: MockOptions.Protocols? = nil,
        cache: String? = nil,
        isDryRun: Bool = false
    ) -> RunReport {
        Scaffold.mocks(
            MockOptions(
                project: scratch.project,
                sources: sources,
                exclude: exclude,
                fileList: fileList,
                output: output,
                testable: testable,
                imports: imports,
                protocols: protocols,
                cache: cache,
                writing: WritingMode(isDryRun: isDryRun)
            )
        )
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
    }

    private func mocks(in folder: String = "Mocks") throws -> [String] {
        try scratch.paths().filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    }

    @Test func aFolderThatIsNoProject() throws {
        try scratch.write("public protocol P {}\n", to: "Sources/P.swift")
        let help = """
            error: this folder has Swift code, and is not set up for scaffold yet [SC0102]
              = help: run `scaffold init --sources Sources --tests SourcesTests`; for mocks without a project, `scaffold mocks --sources Sources --output SourcesTests/Mocks`

            """
        #expect(run([], output: nil).text == help)
    }

    @Test func annotatedProtocolsOnly() throws {
        try scratch.write(
            """
            import Foundation

            /// @mockable
            protocol Loading { func load(_ url: URL) -> Data? }
            // sourcery: AutoMockable
            protocol Storing { func store(_ count: Int) }
            protocol Plain { func plain() }
            protocol Direct: AutoMockable { func direct() }
            """,
            to: "Sources/Core/Loading.swift"
        )
        try scratch.write("extension Extended: AutoMockable {}\nprotocol Extended { func extended() }", to: "Sources/Core/Extended.swift")
        #expect(run(testable: ["Core"]).text == "")
        #expect(
            try mocks() == ["DirectMock.swift", "ExtendedMock.swift", "LoadingMock.swift", "MockSupport.swift", "StoringMock.swift"]
        )
        let loading = try text("Mocks/LoadingMock.swift")
        #expect(
            loading.hasPrefix(
                """
                // Made by scaffold from Sources/Core/Loading.swift. Change that: this file is written again.
                import Foundation

                @testable import Core

                nonisolated final class LoadingMock: Loading {
                """
            )
        )
        #expect(try !text("Mocks/StoringMock.swift").contains("import Foundation"))
        #expect(run(testable: ["Core"]).isUpToDate)
    }

    /// In a block, above an extension, and both; a block that nothing ends goes on to the end of the file.
    @Test func annotationsOfSourcery() throws {
        try scratch.write(
            """
            import Foundation

            struct Before { let text = "// sourcery:begin: AutoMockable" }
            protocol Plain { func plain() }

            // sourcery:begin: AutoMockable
            protocol First { func first() }

            final class Service: First {
                func first() { print("}") }
            }

            protocol Second { func second() }
            // sourcery:end

            protocol After { func after() }
            """,
            to: "Sources/Blocks.swift"
        )
        try scratch.write(
            """
            protocol Open {}
            protocol InBlock { func call() }
            protocol Commented { func call() }
            protocol Nobody { func call() }
            """,
            to: "Sources/Protocols.swift"
        )
        try scratch.write(
            """
            @testable import Core

            // sourcery: AutoMockable
            extension Commented {}

            final class Tests { func run() {} }

            // sourcery: begin AutoMockable
            extension Nobody {}

            // sourcery:begin: AutoMockable
            extension InBlock {}
            """,
            to: "Sources/Extensions.swift"
        )
        try scratch.write("protocol InFile { func call() }\n// sourcery:file: AutoMockable\nextension Open {}", to: "Sources/File.swift")
        try scratch.write("/* sourcery: AutoMockable */ protocol Inline { func call() }", to: "Sources/Inline.swift")
        #expect(run().text == "")
        let names = ["Commented", "First", "InBlock", "InFile", "Inline", "Open", "Second"].map { "\($0)Mock.swift" }
        #expect(try mocks() == (names + ["MockSupport.swift"]).sorted())
    }

    /// What an annotation or a requirement fixes is empty or nil unstubbed, as where it is written out.
    @Test(arguments: [
        ("[Int]", " = []"), ("Array<Int>", " = []"), ("[String: [Int]]", " = [:]"), ("Set<Int>", " = []"), ("Int?", " = .none"),
        ("[Int].Index", "?"), ("[(Int) -> Void].Index", "?"), ("Int", "?"), ("Result<[Int], Never>", "?"), ("[3 of Int]", "?"),
    ])
    func defaultsOfFixedTypes(type: String, value: String) throws {
        try scratch.write(
            """
            /// @mockable(typealias: Items = \(type))
            protocol A { associatedtype Items; var items: Items { get } }
            /// @mockable
            protocol C: Base where Items == \(type) {}
            protocol Base { associatedtype Items; func load() -> Items }
            """,
            to: "Sources/A.swift"
        )
        #expect(run().text == "")
        #expect(try text("Mocks/AMock.swift").contains("private var itemsValue: Items\(value)\n"))
        #expect(try text("Mocks/CMock.swift").contains("var loadReturnValue: Items\(value)\n"))
    }

    @Test func everyProtocol() throws {
        try scratch.write("protocol A {}\npublic protocol B {}\nprivate protocol C {}", to: "Sources/A.swift")
        #expect(run(protocols: .public).text == "")
        #expect(try mocks() == ["BMock.swift", "MockSupport.swift"])
        #expect(run(protocols: .all).text == "")
        #expect(try mocks() == ["AMock.swift", "BMock.swift", "MockSupport.swift"])
    }

    @Test func modulesAndImports() throws {
        try scratch.write(
            """
            @preconcurrency import Core
            public import struct Foundation.URL
            #if canImport(UIKit)
            import UIKit
            #endif
            /// @mockable(module: prefix = Net)
            protocol Loading { func load(_ thing: Thing) -> URL? }
            """,
            to: "Sources/Loading.swift"
        )
        #expect(run(testable: ["Net", "Extra"], imports: ["Testing"]).text == "")
        #expect(
            try text("Mocks/LoadingMock.swift").split(separator: "\n", omittingEmptySubsequences: false).dropFirst(1).prefix(12)
                .joined(separator: "\n") == """
                    import Testing

                    @testable import Net
                    @preconcurrency import Core
                    import struct Foundation.URL
                    #if canImport(UIKit)
                        import UIKit
                    #endif
                    @testable import Extra

                    nonisolated final class LoadingMock: Net.Loading {
                        /// Where this mock's calls are recorded among those of others.
                    """
        )
    }

    @Test func filesOfProtocolsThatAreGone() throws {
        try scratch.write("/// @mockable\nprotocol A {}", to: "Sources/One/A.swift")
        try scratch.write("/// @mockable\nprotocol B {}", to: "Sources/One/B.swift")
        try scratch.write("/// @mockable\nprotocol C {}", to: "Sources/Two/C.swift")
        _ = run(["Sources/One"])
        _ = run(["Sources/Two"])
        try scratch.write("final class OwnMock {}\n", to: "Mocks/OwnMock.swift")
        #expect(try mocks() == ["AMock.swift", "BMock.swift", "CMock.swift", "MockSupport.swift", "OwnMock.swift"])
        try scratch.remove("Sources/One/B.swift")
        let check = run(["Sources/One"], isDryRun: true)
        #expect(!check.isUpToDate)
        #expect(check.diff().hasPrefix("--- a/Mocks/BMock.swift\n+++ /dev/null\n"))
        #expect(run(["Sources/One"]).changes.filter(\.isWritten).map { "\($0.kind) \($0.path)" } == ["removed Mocks/BMock.swift"])
        #expect(try mocks() == ["AMock.swift", "CMock.swift", "MockSupport.swift", "OwnMock.swift"])
    }

    @Test func whatMocksShareStaysWithTheLastOfThem() throws {
        for name in ["One", "Two"] { try scratch.write("/// @mockable\nprotocol \(name) {}", to: "Sources/\(name)/\(name).swift") }
        _ = run(["Sources/One"])
        _ = run(["Sources/Two"])
        try scratch.write("protocol One {}", to: "Sources/One/One.swift")
        for _ in 0..<2 {
            #expect(run(["Sources/One"]).text.contains("[SC0907]"))
            #expect(try mocks() == ["MockSupport.swift", "TwoMock.swift"])
        }
        try scratch.write("protocol Two {}", to: "Sources/Two/Two.swift")
        _ = run(["Sources/Two"])
        #expect(try mocks() == [])
    }

    @Test func aFileThatIsNotGenerated() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/A.swift")
        try scratch.write("final class AMock: A { func a() {} }\n", to: "Mocks/AMock.swift")
        #expect(
            run().text == """
                Mocks/AMock.swift: error: Mocks/AMock.swift is not made by scaffold, so it is not overwritten [SC0906]
                  = help: move it away, or name the mock otherwise: `/// @mockable(override: name = …)`
                  = note: Sources/A.swift:2:10: the protocol is declared here

                """
        )
        #expect(try mocks() == ["AMock.swift"])
        #expect(try text("Mocks/AMock.swift") == "final class AMock: A { func a() {} }\n")
    }

    /// Also where no run is remembered, as in a fresh clone.
    @Test(arguments: ["cache", nil])
    func whatAPersonEditedIsSaidAndStays(cache: String?) throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/A.swift")
        #expect(run(cache: cache).text == "")
        let edited = try text("Mocks/AMock.swift") + "// mine\n"
        try scratch.write(edited, to: "Mocks/AMock.swift")
        try scratch.write("/// @mockable\nprotocol A { func a() }\n/// @mockable\nprotocol B {}", to: "Sources/A.swift")
        #expect(
            run(cache: cache).text == """
                Mocks/AMock.swift: error: `Mocks/AMock.swift` is the tool's and has been edited by hand [SC0801]
                  = help: move the edit to a file of your own, then delete this one: the next run makes it again
                  = note: Sources/A.swift:2:10: the protocol is declared here

                """
        )
        #expect(try text("Mocks/AMock.swift") == edited)
        #expect(try mocks() == ["AMock.swift", "MockSupport.swift"])
        let check = run(cache: cache, isDryRun: true)
        #expect(!check.hasErrors)
        #expect(check.changes.compactMap { $0.drift.map(String.init(describing:)) } == ["edited", "missing"])
        #expect(check.diff().contains("\n-// mine\n"))
        try scratch.remove("Mocks/AMock.swift")
        #expect(run(cache: cache).text == "")
    }

    @Test func whatAPersonMadeOfAMockStays() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }\n/// @mockable\nprotocol B { func b() }", to: "Sources/A.swift")
        _ = run()
        try scratch.write(try text("Mocks/AMock.swift").replacingOccurrences(of: "AMock", with: "FailingAMock"), to: "Mocks/FailingAMock.swift")
        try scratch.write(try text("Mocks/AMock.swift"), to: "Mocks/Copy.swift")
        try scratch.write(try text("Mocks/BMock.swift") + "// mine\n", to: "Mocks/BMock.swift")
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/A.swift")
        let report = run()
        #expect(report.changes.filter(\.isWritten).isEmpty)
        #expect(
            report.text == ["BMock", "Copy", "FailingAMock"].map {
                """
                Mocks/\($0).swift: warning: `Mocks/\($0).swift` begins like a mock of scaffold's, which would be removed; it was edited or copied by hand, so it stays [SC0816]
                  = help: delete its first line if it is yours, or else the file

                """
            }.joined(separator: "\n")
        )
        for name in ["BMock", "Copy", "FailingAMock"] {
            let lines = try text("Mocks/\(name).swift").split(separator: "\n", omittingEmptySubsequences: false)
            try scratch.write(lines.dropFirst().joined(separator: "\n"), to: "Mocks/\(name).swift")
        }
        #expect(run().text == "")
        #expect(try mocks().count == 5)
    }

    /// What git brings together of two mocks is no edit, as long as all of it is in the new one; nor is an end that is missing.
    @Test(arguments: ["<<<<<<< ours\n// As made by scaffold: 0\n=======\n// As made by scaffold: 1\n>>>>>>> theirs\n", ""])
    func whatGitMadeOfTwoMocksIsMadeAgain(end: String) throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/A.swift")
        _ = run()
        let mock = try text("Mocks/AMock.swift")
        let lines = mock.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.suffix(2).first?.hasPrefix("// As made by scaffold: ") == true)
        let mixed = lines.dropLast(2).joined(separator: "\n") + "\n" + end
        try scratch.write(mixed, to: "Mocks/AMock.swift")
        #expect(run().text == "")
        #expect(try text("Mocks/AMock.swift") == mock)
        try scratch.write("// mine\n" + mixed + "// mine\n", to: "Mocks/AMock.swift")
        #expect(run().hasErrors)
        try scratch.write(mixed + "// mine\n", to: "Mocks/AMock.swift")
        #expect(run().text.contains("has been edited by hand [SC0801]"))
    }

    @Test func lineEndingsAreNoEdit() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/A.swift")
        _ = run()
        try scratch.write("\u{FEFF}" + (try text("Mocks/AMock.swift").replacingOccurrences(of: "\n", with: "\r\n")), to: "Mocks/AMock.swift")
        #expect(run().isUpToDate)
        try scratch.write("/// @mockable\nprotocol A { func b() }", to: "Sources/A.swift")
        #expect(run().text == "")
        #expect(try text("Mocks/AMock.swift").contains("func b() {\r\n"))
    }

    @Test func aSourceThatMoved() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/One/A.swift")
        for _ in 0..<2 { _ = run(cache: "cache") }
        try scratch.remove("Sources/One/A.swift")
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/Two/A.swift")
        #expect(run(cache: "cache").changes.filter(\.isWritten).map(\.path) == ["Mocks/AMock.swift"])
        #expect(try text("Mocks/AMock.swift").hasPrefix("// Made by scaffold from Sources/Two/A.swift."))
    }

    @Test func checkShowsWhatIsStaleMissingOrLeftOver() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/A.swift")
        let missing = run(isDryRun: true)
        #expect(!missing.isUpToDate && missing.diff().contains("--- /dev/null\n+++ b/Mocks/AMock.swift\n"))
        #expect(try mocks() == [])
        _ = run()
        #expect(run(isDryRun: true).diff() == "")
        try scratch.write("/// @mockable\nprotocol A { func b() }", to: "Sources/A.swift")
        let stale = run(isDryRun: true)
        #expect(!stale.isUpToDate)
        #expect(stale.diff().contains("-    // MARK: - a()\n") && stale.diff().contains("+    // MARK: - b()\n"))
    }

    @Test func runsAtOnceWaitForEachOther() async throws {
        for name in ["A", "B", "C", "D"] { try scratch.write("/// @mockable\nprotocol \(name) { func run() }", to: "Sources/\(name).swift") }
        for round in 0..<10 {
            let options = MockOptions(project: scratch.project, sources: ["Sources"], output: "Mocks\(round)", cache: "cache")
            let texts = await withTaskGroup(of: String.self) { group in
                for _ in 0..<4 { group.addTask { Scaffold.mocks(options).text } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(texts == ["", "", "", ""])
            #expect(try mocks(in: "Mocks\(round)").count == 5)
        }
    }

    @Test func fileListInAnyOrder() throws {
        for name in ["C", "A", "B"] { try scratch.write("/// @mockable\nprotocol \(name) { func run() -> \(name) }", to: "\(name).swift") }
        try scratch.write("C.swift\r\n\nA.swift\n./B.swift\nA.swift\n", to: "list.txt")
        #expect(run([], fileList: "list.txt").text == "")
        #expect(run(["B.swift", "C.swift", "A.swift"], output: "Again").text == "")
        let names = try mocks()
        #expect(names == ["AMock.swift", "BMock.swift", "CMock.swift", "MockSupport.swift"])
        for name in names { #expect(try text("Mocks/\(name)") == text("Again/\(name)")) }
    }

    @Test(arguments: ["nothing", "damaged", "shortened", "a folder"])
    func whatEarlierRunsKnow(state: String) throws {
        try scratch.write("/// @mockable\nprotocol A: B { func a(_ done: Done) }", to: "Sources/A.swift")
        try scratch.write("typealias Done = () -> Void\nprotocol B { func b() -> Int? }", to: "Sources/B.swift")
        _ = run(cache: "cache")
        let first = try text("Mocks/AMock.swift")
        let kept = try #require(try scratch.paths().first { $0.hasPrefix("cache/mocks-") })
        var bytes = try Data(contentsOf: scratch.root.appending(path: kept))
        switch state {
        case "damaged":
            bytes[bytes.count / 2] ^= 0xFF
            try scratch.write(bytes, to: kept)
        case "shortened": try scratch.write(bytes.dropLast(5), to: kept)
        case "a folder":
            try scratch.remove(kept)
            try scratch.write("", to: "\(kept)/file")
        default: try scratch.remove("cache")
        }
        #expect(run(cache: "cache").isUpToDate)
        // What another file declares changes the mock.
        try scratch.write("typealias Done = (() -> Void)?\nprotocol B { func b() -> Int? }", to: "Sources/B.swift")
        #expect(run(cache: "cache").changes.filter(\.isWritten).map(\.path) == ["Mocks/AMock.swift"])
        #expect(try text("Mocks/AMock.swift") != first)
        try scratch.write("typealias Done = () -> Void\nprotocol B { func b() -> Int? }", to: "Sources/B.swift")
        #expect(run(cache: "cache").text == "")
        #expect(try text("Mocks/AMock.swift") == first)
        try scratch.write(first + "// edited\n", to: "Mocks/AMock.swift")
        #expect(!run(cache: "cache", isDryRun: true).isUpToDate)
    }

    @Test func whatIsChangedBehindKnownMarks() throws {
        try scratch.write("/// @mockable\nprotocol A: B { func one() }", to: "Sources/A.swift")
        try scratch.write("protocol B { func two() }", to: "Sources/B.swift")
        _ = run(cache: "cache")
        // What is as new as the run that read it is read again, and known by its mark from then on.
        for _ in 0..<3 { #expect(run(cache: "cache").isUpToDate) }
        try scratch.write("protocol B { func tow() }", to: "Sources/B.swift")
        #expect(run(cache: "cache").changes.filter(\.isWritten).map(\.path) == ["Mocks/AMock.swift"])
        #expect(try text("Mocks/AMock.swift").contains("func tow()"))
        for _ in 0..<3 { #expect(run(cache: "cache").isUpToDate) }
        let mock = try text("Mocks/AMock.swift")
        try scratch.write(mock.replacingOccurrences(of: "func tow()", with: "func owt()"), to: "Mocks/AMock.swift")
        #expect(!run(cache: "cache", isDryRun: true).isUpToDate)
        #expect(run(cache: "cache").text.contains("has been edited by hand [SC0801]"))
        try scratch.remove("Mocks/AMock.swift")
        #expect(run(cache: "cache").changes.filter(\.isWritten).map(\.path) == ["Mocks/AMock.swift"])
        #expect(try text("Mocks/AMock.swift") == mock)
        // A problem in a file that was not read is shown as if it had been.
        try scratch.write("/// @mockable\nprotocol A { func one() }\n/// @mockable(override: name = AMock)\nprotocol C { func three() }", to: "Sources/C.swift")
        #expect(run(cache: "cache").text == run().text)
        #expect(run(cache: "cache").text.contains("Sources/A.swift:2:10"))
    }

    @Test func whatIsWrong() throws {
        try scratch.write(
            """
            /// @mockable
            protocol Orphan: Unknown {}
            /// @mockable
            protocol Twice {}
            /// @mockable
            private protocol Hidden {}
            /// @mockable(rx: items = ReplaySubject; combine: a = PassthroughSubject)
            protocol Streaming { var items: Int { get } }
            enum Outer {
                /// @mockable
                protocol Twice {}
            }
            """,
            to: "Sources/A.swift"
        )
        #expect(
            run().text == """
                Sources/A.swift:6:18: warning: `Hidden` is not mocked: nothing outside of its file can see it [SC0904]
                6 | private protocol Hidden {}
                  |                  ^^^^^^
                  = help: remove `private` or `fileprivate`, or the annotation

                Sources/A.swift:8:10: warning: `rx`, `combine` of `@mockable` has no effect [SC0905]
                8 | protocol Streaming { var items: Int { get } }
                  |          ^^^^^^^^^
                  = help: assign the property in the test: every property of a mock can be set

                Sources/A.swift:11:14: error: the mocks of `Twice` and `Outer.Twice` would both be `TwiceMock` [SC0903]
                11 |     protocol Twice {}
                   |              ^^^^^
                   = help: exclude the file of one of them, or name its mock: `/// @mockable(override: name = OtherTwiceMock)`
                   = note: Sources/A.swift:4:10: the other is declared here

                """
        )
        try scratch.write("/// @mockable\nprotocol Orphan: Unknown {}\n", to: "Sources/A.swift")
        #expect(
            run().text == """
                Sources/A.swift:2:18: warning: `Orphan` is not mocked: it inherits from `Unknown`, whose members are not known [SC0902]
                2 | protocol Orphan: Unknown {}
                  |                  ^^^^^^^
                  = help: add the folder in which `Unknown` is declared to the sources, or write `OrphanMock` by hand

                """
        )
        try scratch.write("protocol Plain {}\n", to: "Sources/A.swift")
        #expect(
            run().text == """
                warning: no protocol of 1 file asks for a mock [SC0907]
                  = help: write `/// @mockable` above a protocol, or pass `--protocols all`

                """
        )
        #expect(run(["Nowhere"]).text.hasPrefix("error: there is no file or folder Nowhere"))
    }

    /// Neither of two protocols of one name is mocked; all others are. One that is wanted by annotation is worth an error.
    @Test func twoProtocolsOfOneName() throws {
        try scratch.write("protocol Storing { func a() }\nprotocol Loading { func load() }\n", to: "Sources/Cache.swift")
        try scratch.write("protocol Storing { func b() }\n", to: "Sources/Disk.swift")
        #expect(
            run(protocols: .all).text == """
                Sources/Disk.swift:1:10: warning: there are two protocols `Storing`, so neither is mocked [SC0903]
                1 | protocol Storing { func b() }
                  |          ^^^^^^^
                  = help: exclude the file of one of them, or name its mock: `/// @mockable(override: name = OtherStoringMock)`
                  = note: Sources/Cache.swift:1:10: the other is declared here

                """
        )
        #expect(try mocks() == ["LoadingMock.swift", "MockSupport.swift"])
        try scratch.write("/// @mockable\nprotocol Storing { func b() }\n", to: "Sources/Disk.swift")
        #expect(run(protocols: .all).text.contains("Sources/Disk.swift:2:10: error: there are two protocols `Storing` [SC0903]\n"))
        #expect(run(protocols: .annotated).text == "")
        #expect(try mocks() == ["MockSupport.swift", "StoringMock.swift"])
    }

    @Test(arguments: [
        (["Sources/Legacy"], ["A", "B"]), (["Sources/Legacy/", "Sources/B.swift"], ["A"]), (["**/*.pb.swift"], ["A", "B", "C"]),
        (["Sources/*"], []), (["Legacy"], ["A", "B", "C", "D"]), (["**/Legacy"], ["A", "B"]), (["./Sources/L*y/[BC]*"], ["A", "B", "C", "D"]),
    ])
    func excludedPaths(_ exclude: [String], _ expected: [String]) throws {
        for (name, path) in [("A", "A.swift"), ("B", "B.swift"), ("C", "Legacy/C.swift"), ("D", "Legacy/Deep/D.pb.swift")] {
            try scratch.write("/// @mockable\nprotocol \(name) {}\n", to: "Sources/\(path)")
        }
        #expect(!run().hasErrors)
        #expect(!run(exclude: exclude).hasErrors)
        #expect(try mocks() == (expected.isEmpty ? [] : expected.map { "\($0)Mock.swift" } + ["MockSupport.swift"]))
    }

    /// What is excluded is not even parsed.
    @Test func excludedFilesMayBeDamaged() throws {
        try scratch.write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
        try scratch.write("/// @mockable\nprotocol B {\n", to: "Sources/B.swift")
        #expect(run().hasErrors)
        #expect(run(exclude: ["Sources/B.swift"]).text == "")
    }

    /// Errors in a protocol matter only where it is mocked, or inherited by one that is.
    @Test func problemsOfProtocolsThatAreNotMocked() throws {
        try scratch.write(
            "protocol Broken { func a() {} }\n/// @mockable\nprotocol Fine { func b() }\nprotocol Child: Broken {}\n",
            to: "Sources/A.swift"
        )
        #expect(run().text == "")
        #expect(try mocks() == ["FineMock.swift", "MockSupport.swift"])
        let error = "Sources/A.swift:1:28: error: a protocol only says what there is, so a member has no body [SC0505]\n"
        #expect(run(protocols: .all).text.hasPrefix(error))
        try scratch.write("extension Child: AutoMockable {}\n", to: "Sources/B.swift")
        #expect(run().text.hasPrefix(error))
    }

    @Test func aFileThatDoesNotParse() throws {
        try scratch.write("struct S { func f() { print(\"}\") } }\n/// @mockable\nprotocol A {\n    func a(\n}\n", to: "Sources/A.swift")
        let report = run()
        #expect(report.hasErrors)
        #expect(report.text.hasPrefix("Sources/A.swift:"))
        #expect(try mocks() == [])
    }
}

/// The protocols of a project's own sources, as `scaffold.yml` names them.
struct ProjectMockTests {
    @Test func sourcesOfAProject() throws {
        let scratch = try ScratchProject()
        try scratch.write("mocks: {sources: [Sources]}\n", to: "scaffold.yml")
        try scratch.write("services:\n  auth: {protocol: AuthServicing, lifetime: external, members: 'func logIn()'}\n", to: "Specs/Services.yml")
        try scratch.write(
            "import Foundation\n/// @mockable\nprotocol Loading: Sendable { func load(_ url: URL) -> Data? }\nprotocol Plain {}\n",
            to: "Sources/App/Loading.swift"
        )
        func run() -> RunReport { Scaffold.mocks(MockOptions(project: scratch.project)) }
        let report = run()
        #expect(report.text == "")
        #expect(
            report.changes.map(\.path) == [
                "Tests/AppTests/Mocks/AuthServicingMock.swift", "Tests/AppTests/Mocks/LoadingMock.swift",
                "Tests/AppTests/Mocks/MockSupport.swift",
            ]
        )
        let text = try String(contentsOf: scratch.root.appending(path: "Tests/AppTests/Mocks/LoadingMock.swift"), encoding: .utf8)
        #expect(text.hasPrefix("// Made by scaffold from Sources/App/Loading.swift. Change that: this file is written again.\nimport Foundation\n"))
        #expect(text.contains("\n@testable import App\n"))
        #expect(run().isUpToDate)
        try scratch.write("mocks: {sources: [Sources], annotated: false}\n", to: "scaffold.yml")
        let check = Scaffold.mocks(MockOptions(project: scratch.project, writing: WritingMode(isDryRun: true)))
        #expect(check.diff().hasPrefix("--- /dev/null\n+++ b/Tests/AppTests/Mocks/PlainMock.swift\n@@ -0,0 +1,"))
        #expect(run().changes.filter(\.isWritten).map { "\($0.kind) \($0.path)" } == ["created Tests/AppTests/Mocks/PlainMock.swift"])
    }

    @Test func mocksOfProtocolsThatAreGone() throws {
        let scratch = try ScratchProject()
        func services(_ names: [String]) throws {
            let lines = names.map { "  \($0.lowercased()): {protocol: \($0)ing, implementation: \($0), members: 'func run()'}\n" }
            try scratch.write("services:\n" + lines.joined(), to: "Specs/Services.yml")
        }
        func mocks(isDryRun: Bool = false) -> [String] {
            Scaffold.mocks(MockOptions(project: scratch.project, writing: WritingMode(isDryRun: isDryRun))).changes.filter(\.isWritten)
                .map { "\($0.kind) \($0.path)" }
        }
        try scratch.write("module: Home\n", to: "Specs/Home.yml")
        try services(["Auth", "Store"])
        #expect(!Scaffold.generate(GenerateOptions(project: scratch.project)).hasErrors)
        try services(["Auth"])
        let gone = "removed Tests/AppTests/Mocks/StoreingMock.swift"
        #expect(mocks(isDryRun: true).contains(gone))
        #expect(mocks().contains(gone))
        #expect(mocks(isDryRun: true) == [])
        // All else that is left over waits for a run of all.
        #expect(try scratch.paths().contains { $0.hasSuffix("/Storeing.swift") })
        try scratch.remove("Specs")
        #expect(mocks() == [])
        #expect(try scratch.paths().contains("Tests/AppTests/Mocks/AuthingMock.swift"))
    }

    @Test func onlyRunsThatWriteRememberSources() throws {
        let scratch = try ScratchProject()
        try scratch.write("mocks: {sources: [Sources]}\n", to: "scaffold.yml")
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        try scratch.write("/// @mockable\nprotocol Loading { func load() }\n", to: "Sources/App/Loading.swift")
        let memory = scratch.root.appending(path: ".scaffold/local/mocks").path
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        #expect(Scaffold.mocks(MockOptions(project: scratch.project)).isUpToDate)
        #expect(FileManager.default.fileExists(atPath: memory))
        try FileManager.default.removeItem(atPath: memory)
        #expect(Scaffold.check(CheckOptions(project: scratch.project)).isUpToDate)
        #expect(Scaffold.mocks(MockOptions(project: scratch.project, writing: WritingMode(isDryRun: true))).isUpToDate)
        #expect(!FileManager.default.fileExists(atPath: memory))
    }
}
