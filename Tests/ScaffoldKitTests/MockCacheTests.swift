import Foundation
import ScaffoldKit
import Synchronization
import Testing

/// The cache of `scaffold mocks`, which remembers runs with nothing to do.
struct MockCacheTests {
    private let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
    }

    private func run(isDryRun: Bool = false, _ change: (inout MockOptions) -> Void = { _ in }) -> RunReport {
        var options = MockOptions(sources: ["Sources"], output: "Mocks", cache: "cache")
        change(&options)
        return Scaffold.mocks(scratch.project, options, isDryRun: isDryRun)
    }

    /// Runs twice: the second run has nothing to do, and is remembered.
    @discardableResult
    private func runTwice(_ change: (inout MockOptions) -> Void = { _ in }) -> RunReport {
        _ = run(change)
        // A file as new as a run is not trusted, and the clock of a file system ticks slowly.
        Thread.sleep(forTimeInterval: 0.02)
        return run(change)
    }

    /// Returns the file of the cache, or nil if no run is remembered.
    private func cacheFile() throws -> String? {
        try scratch.paths().first { $0.hasPrefix("cache/mocks-") }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
    }

    @Test func theCacheInTheProjectIsIgnoredByGitAndForgetsOldCalls() throws {
        try scratch.write("/// @mockable\npublic protocol A {}\n", to: "Sources/A.swift")
        let local = ".scaffold/local"
        try scratch.write("old\n", to: local + "/mocks-0123456789abcdef")
        try scratch.write("", to: local + "/writing-0123456789abcdef")
        try scratch.write("copy\n", to: local + "/rescued/a.swift.01234567")
        for name in ["mocks-0123456789abcdef", "writing-0123456789abcdef", "rescued/a.swift.01234567"] {
            let date = Date(timeIntervalSinceNow: -31 * 24 * 3600)
            let path = scratch.root.appending(path: "\(local)/\(name)").path
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        runTwice { $0.cache = local }
        let names = try scratch.paths().filter { $0.hasPrefix(local) }.map { $0.replacing(/-[0-9a-f]+$/, with: "-…") }
        let expected = ["", "/.gitignore", "/mocks-…", "/rescued", "/rescued/a.swift.01234567"]
        #expect(names.sorted() == expected.map { local + $0 })
        #expect(try !scratch.paths().contains { $0.hasSuffix("-0123456789abcdef") })
    }

    @Test func gitIgnoresAFolderThatARunCreates() throws {
        try scratch.write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
        try scratch.write("", to: "mine/README.md")
        for output in ["One", "Two"] {
            for cache in ["cache", "mine"] {
                _ = run { ($0.output, $0.cache) = (output, cache) }
            }
        }
        #expect(try text("cache/.gitignore") == "*\n")
        let found = try scratch.paths().filter {
            ["cache/", "mine/"].contains(where: $0.hasPrefix) && !$0.contains("/mocks-")
        }
        #expect(found == ["cache/.gitignore", "mine/README.md"])
    }

    @Test(arguments: [("Mocks", "Mocks"), ("./Mocks/", "Mocks"), ("Mocks/All", "Mocks")])
    func gitDoesNotIgnoreMocksInTheFolderOfTheCache(output: String, cache: String) throws {
        try scratch.write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
        runTwice { ($0.output, $0.cache) = (output, cache) }
        let paths = try scratch.paths()
        #expect(paths.contains { $0.hasPrefix("Mocks/") && $0.hasSuffix(".swift") })
        #expect(!paths.contains { $0.hasSuffix(".gitignore") })
    }

    @Test func gitIgnoresACacheInTheFolderOfTheMocks() throws {
        try scratch.write("/// @mockable\nprotocol A {}\n", to: "Sources/A.swift")
        for cache in ["Mocks2", "Mocks/cache"] { _ = run { $0.cache = cache } }
        let found = try scratch.paths().filter { $0.hasSuffix(".gitignore") }
        #expect(found.sorted() == ["Mocks/cache/.gitignore", "Mocks2/.gitignore"])
    }

    /// Each waits for the one before, whose lock file is removed.
    @Test func concurrentRunsWriteInTurn() throws {
        for name in 0..<40 {
            try scratch.write("/// @mockable\nprotocol A\(name) { func f() }\n", to: "Sources/A\(name).swift")
        }
        let reports = Mutex<[String]>([])
        let options = MockOptions(sources: ["Sources"], output: "Mocks", cache: "cache")
        let project = scratch.project
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            let report = Scaffold.mocks(project, options)
            reports.withLock { $0.append("\(report.text)\(report.changes.count { $0.isWritten })") }
        }
        #expect(reports.withLock { $0.sorted() } == Array(repeating: "0", count: 15) + ["41"])
        #expect(try !scratch.paths().contains { $0.contains("writing-") })
    }

    @Test func aSourceThatMoved() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/One/A.swift")
        runTwice()
        try scratch.remove("Sources/One/A.swift")
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/Two/A.swift")
        #expect(run().changes.filter(\.isWritten).map(\.path) == ["Mocks/AMock.swift"])
        #expect(try text("Mocks/AMock.swift").hasPrefix("// Generated by scaffold from Sources/Two/A.swift."))
    }

    @Test(arguments: ["nothing", "damaged", "shortened", "foreign", "a folder"])
    func damagedCaches(state: String) throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/A.swift")
        runTwice()
        let kept = try #require(try cacheFile())
        var bytes = try Data(contentsOf: scratch.root.appending(path: kept))
        switch state {
        case "damaged":
            bytes[bytes.count / 2] ^= 0xFF
            try scratch.write(bytes, to: kept)
        case "shortened": try scratch.write(bytes.dropLast(5), to: kept)
        case "foreign": try scratch.write("scaffold mocks 4\n", to: kept)
        case "a folder":
            try scratch.remove(kept)
            try scratch.write("", to: "\(kept)/file")
        default: try scratch.remove("cache")
        }
        #expect(run().isUpToDate)
        try scratch.write("/// @mockable\nprotocol A { func b() }", to: "Sources/A.swift")
        #expect(run().changes.filter(\.isWritten).map(\.path) == ["Mocks/AMock.swift"])
    }

    @Test func onlyWritingRunsWithNothingToDoAreRemembered() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Sources/A.swift")
        #expect(!run(isDryRun: true).isUpToDate)
        #expect(try !scratch.paths().contains("cache"))
        #expect(run().text == "")
        #expect(try cacheFile() == nil)
        Thread.sleep(forTimeInterval: 0.02)
        #expect(run(isDryRun: true).isUpToDate)
        #expect(try cacheFile() == nil)
        #expect(run().isUpToDate)
        #expect(try cacheFile() != nil)
    }

    /// This includes changes that only the listing of a folder shows.
    @Test func changesSinceARunAreNoticed() throws {
        try scratch.write("/// @mockable\nprotocol A: B { func a(_ done: Done) }", to: "Sources/A.swift")
        try scratch.write("typealias Done = () -> Void\nprotocol B { func b() -> Int? }", to: "Sources/B.swift")
        let first = runTwice()
        #expect(first.isUpToDate && first.changes.map(\.path) == ["Mocks/AMock.swift", "Mocks/MockSupport.swift"])
        #expect(try cacheFile() != nil)
        #expect(runTwice().changes == first.changes)
        #expect(run(isDryRun: true).changes == first.changes)

        func written(_ change: () throws -> Void) throws -> [String] {
            #expect(runTwice().isUpToDate)
            try change()
            return run().changes.filter(\.isWritten).map { "\($0.kind) \($0.path)" }
        }
        func written(_ text: String, to path: String) throws -> [String] {
            try written { try scratch.write(text, to: path) }
        }
        let mock = try text("Mocks/AMock.swift")
        // Declarations in another file change the mock.
        let other = "typealias Done = (() -> Void)?\nprotocol B { func b() -> Int? }"
        #expect(try written(other, to: "Sources/B.swift") == ["rewritten Mocks/AMock.swift"])
        #expect(try text("Mocks/AMock.swift") != mock)
        #expect(try written { try scratch.remove("Mocks/AMock.swift") } == ["created Mocks/AMock.swift"])
        let new = "/// @mockable\nprotocol C { func c() -> Int }"
        #expect(try written(new, to: "Sources/Deep/C.swift") == ["created Mocks/CMock.swift"])
        #expect(try written { try scratch.remove("Sources/Deep/C.swift") } == ["removed Mocks/CMock.swift"])
        #expect(try written(new, to: "Sources/C.swift") == ["created Mocks/CMock.swift"])
        #expect(try written("mocks: {defaults: {Int: 7}}\n", to: "scaffold.yml") == ["rewritten Mocks/CMock.swift"])
        let all = ["AMock", "CMock"].map { "rewritten Mocks/\($0).swift" }
        #expect(try written("// {{ mock.name }}\n", to: "Templates/mocks/Mock.swift.stencil") == all)
    }

    @Test func changedOptionsAreNoticed() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }\nprotocol B {}", to: "Sources/A.swift")
        runTwice()
        #expect(!run(isDryRun: true) { $0.testable = ["Core"] }.isUpToDate)
        #expect(!run(isDryRun: true) { $0.imports = ["Core"] }.isUpToDate)
        #expect(!run(isDryRun: true) { $0.protocols = .all }.isUpToDate)
        #expect(!run(isDryRun: true) { $0.output = "Others" }.isUpToDate)
        #expect(!run(isDryRun: true) { $0.exclude = ["Sources/A.swift"] }.isUpToDate)
        try scratch.write("Sources/A.swift\n", to: "list.txt")
        func runOfList() -> RunReport { run { ($0.sources, $0.fileList) = ([], "list.txt") } }
        #expect(runOfList().isUpToDate && runOfList().isUpToDate)
        try scratch.write("/// @mockable\nprotocol C {}", to: "Sources/C.swift")
        #expect(runOfList().isUpToDate)
        try scratch.write("Sources/A.swift\nSources/C.swift\n", to: "list.txt")
        #expect(runOfList().changes.filter(\.isWritten).map(\.path) == ["Mocks/CMock.swift"])
    }

    @Test func editIsNoticedDespiteTheCache() throws {
        try scratch.write("/// @mockable\nprotocol A { func one() }", to: "Sources/A.swift")
        runTwice()
        let mock = try text("Mocks/AMock.swift")
        try scratch.write(mock.replacingOccurrences(of: "func one()", with: "func owt()"), to: "Mocks/AMock.swift")
        #expect(!run(isDryRun: true).isUpToDate)
        #expect(run().text.contains("has been edited [SC0801]"))
    }

    @Test func warningsAreReportedAgain() throws {
        let source = "/// @mockable\nprotocol Orphan: Unknown {}\n/// @mockable\nprotocol A {}"
        try scratch.write(source, to: "Sources/A.swift")
        let text = runTwice().text
        #expect(text.contains("`Orphan` is not mocked") && text == run { $0.cache = nil }.text)
        #expect(try cacheFile() != nil)
        #expect(run().text == text && run(isDryRun: true).text == text)
    }

    /// Sources outside of the project's folder are named by their path from that folder.
    @Test(arguments: [true, false])
    func sourcesOutsideOfTheFolder(isAbsolute: Bool) throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Core/A.swift")
        try scratch.write("", to: "App/README.md")
        let folder = scratch.root.path
        let project = Project(root: "\(folder)/App", currentDirectory: folder)
        let options = MockOptions(
            sources: [isAbsolute ? "\(folder)/Core" : "Core"],
            output: "App/Mocks",
            cache: "cache"
        )
        func written() -> [String] { Scaffold.mocks(project, options).changes.filter(\.isWritten).map(\.path) }
        #expect(written() == ["Mocks/AMock.swift", "Mocks/MockSupport.swift"])
        let source = isAbsolute ? "\(folder)/Core/A.swift" : "../Core/A.swift"
        #expect(try text("App/Mocks/AMock.swift").hasPrefix("// Generated by scaffold from \(source). DO NOT EDIT.\n"))
        Thread.sleep(forTimeInterval: 0.02)
        #expect(written() == [])
        #expect(try cacheFile() != nil)
        #expect(written() == [])
        try scratch.write("/// @mockable\nprotocol A { func b() }", to: "Core/A.swift")
        #expect(written() == ["Mocks/AMock.swift"])
        try scratch.write("/// @mockable\nprotocol B { func b() }", to: "Core/B.swift")
        #expect(written() == ["Mocks/BMock.swift"])
    }

    @Test func aLinkedSource() throws {
        try scratch.write("/// @mockable\nprotocol A { func a() }", to: "Real/One.swift")
        try scratch.write("/// @mockable\nprotocol A { func b() }", to: "Real/Two.swift")
        try scratch.write("", to: "Sources/README.md")
        let link = scratch.root.appending(path: "Sources/A.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Real/One.swift")
        #expect(runTwice().isUpToDate)
        #expect(try cacheFile() != nil)
        try scratch.write("/// @mockable\nprotocol A { func c() }", to: "Real/One.swift")
        #expect(run().changes.filter(\.isWritten).map(\.path) == ["Mocks/AMock.swift"])
        #expect(runTwice().isUpToDate)
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Real/Two.swift")
        #expect(run().changes.filter(\.isWritten).map(\.path) == ["Mocks/AMock.swift"])
    }
}
