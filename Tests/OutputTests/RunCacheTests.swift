import Diagnostics
import FileSystem
import Foundation
import Testing

@testable import Output

struct RunCacheTests {
    let disk = FaultyFileSystem()
    let project: TemporaryProject
    let cache: RunCache

    init() throws {
        project = try TemporaryProject(fileSystem: disk)
        try project.makeFolder(".scaffold")
        cache = try #require(RunCache(project: project.root, fileSystem: disk, fingerprint: "1"))
        try project.write("one", to: "Sources/a.swift")
    }

    private func run(
        _ warnings: [Diagnostic] = [],
        reading paths: [String] = ["Sources/a.swift"],
        then change: () throws -> Void = {}
    ) throws {
        Self.waitForTheClock()
        let recorder = try #require(cache.record())
        for path in paths { _ = try recorder.read(project.absolute(path)) }
        try change()
        var bag = DiagnosticBag()
        for warning in warnings { bag.add(warning) }
        cache.save(recorder, [Change(path: "Sources/a.swift", kind: .unchanged)], bag)
    }

    /// Waits for a tick of the file system's slow clock: a file as new as the run that read it is not trusted.
    private static func waitForTheClock() {
        Thread.sleep(forTimeInterval: 0.02)
    }

    @Test func unchangedProjectNeedsNoRun() throws {
        #expect(cache.unchanged() == nil)
        try run()
        #expect(cache.unchanged()?.changes.map(\.line) == ["unchanged Sources/a.swift"])
        #expect(project.text(".scaffold/local/.gitignore") == "*\n")
        #expect(RunCache(project: project.root, fileSystem: disk, fingerprint: "2")?.unchanged() == nil)
    }

    @Test func noCacheWithoutAProject() throws {
        #expect(RunCache(project: project.absolute("Sources"), fileSystem: disk, fingerprint: "1") == nil)
    }

    /// Sources, outputs and the cache may be in any folder.
    @Test func filesOutsideOfTheProjectCount() throws {
        let other = try TemporaryProject(fileSystem: disk)
        try other.write("one", to: "Sources/b.swift")
        let path = other.absolute("Sources/b.swift")
        let cache = RunCache(
            file: other.absolute("caches/deep/mocks-1"),
            root: project.root,
            fileSystem: disk,
            fingerprint: "1"
        )
        func run() throws {
            Self.waitForTheClock()
            let recorder = try #require(cache.record())
            _ = try recorder.list(other.absolute("Sources"))
            _ = try recorder.read(path)
            let warning = Diagnostic(.noSpecs, "m", at: SourceFile(path: path, text: "one").range, severity: .warning)
            var bag = DiagnosticBag()
            bag.add(warning)
            cache.save(recorder, [Change(path: path, kind: .unchanged)], bag)
        }
        try run()
        #expect(cache.unchanged()?.changes.map(\.line) == ["unchanged \(path)"])
        #expect(cache.unchanged()?.warnings.unsorted.count == 1)
        try other.write("two", to: "Sources/b.swift")
        #expect(cache.unchanged() == nil)
        try run()
        try other.write("new", to: "Sources/c.swift")
        #expect(cache.unchanged() == nil)
    }

    /// A link is followed again, and its target is compared.
    @Test(arguments: ["Sources/other.swift", "Sources/none.swift"])
    func linkWithAnotherTarget(_ target: String) throws {
        try project.write("one", to: "Sources/other.swift")
        let link = project.absolute("link.swift")
        try project.link("link.swift", to: "Sources/a.swift")
        func run() throws {
            Self.waitForTheClock()
            let recorder = try #require(cache.record())
            #expect(try recorder.status(link)?.kind == .link)
            _ = try recorder.read(link)
            cache.save(recorder, [], DiagnosticBag())
        }
        try run()
        #expect(cache.unchanged() != nil)
        try project.write("two", to: "Sources/a.swift")
        #expect(cache.unchanged() == nil)
        try run()
        try project.remove("link.swift")
        try project.link("link.swift", to: target)
        #expect(cache.unchanged() == nil)
    }

    @Test func brokenLink() throws {
        try project.link("link.swift", to: "Sources/b.swift")
        let recorder = try #require(cache.record())
        #expect(throws: (any Error).self) { try recorder.realPath(project.absolute("link.swift")) }
        cache.save(recorder, [], DiagnosticBag())
        #expect(cache.unchanged() != nil)
        try project.write("two", to: "Sources/b.swift")
        #expect(cache.unchanged() == nil)
    }

    @Test func runWithWritesIsNotSaved() throws {
        try run()
        let recorder = try #require(cache.record())
        try recorder.write([], toNew: project.absolute("new"), permissions: nil)
        cache.save(recorder, [], DiagnosticBag())
        #expect(cache.unchanged()?.changes.map(\.line) == ["unchanged Sources/a.swift"])
    }

    /// A file that changes twice within one tick of the clock, and is read in between, still has the size and times that the run saw.
    @Test func aFileAsNewAsTheRunIsNotTrusted() throws {
        disk.stopClock(at: 1_000)
        try run { try project.write("two", to: "Sources/a.swift") }
        #expect(cache.unchanged() == nil)
    }

    @Test func olderFileIsNotReadAgain() throws {
        disk.stopClock(at: 1_000)
        let recorder = try #require(cache.record())
        disk.stopClock(at: 999)
        _ = try recorder.read(project.absolute("Sources/a.swift"))
        cache.save(recorder, [], DiagnosticBag())
        disk.reset()
        #expect(cache.unchanged() != nil)
        #expect(!disk.operations.contains { $0.hasPrefix("read ") && $0.hasSuffix("a.swift") })
        // A file with other times may have another text.
        disk.stopClock(at: 500)
        #expect(cache.unchanged() == nil)
        try project.write("two", to: "Sources/a.swift")
        #expect(cache.unchanged() == nil)
    }

    /// Only the listing of a folder, even if it is the project's own, shows that a file doesn't exist.
    @Test func deletedFilesAreReportedAndMayBeRestored() throws {
        func run() throws {
            Self.waitForTheClock()
            let recorder = try #require(cache.record())
            _ = try recorder.list(project.root)
            cache.save(recorder, [Change(path: "Notes/a.md", kind: .staysDeleted)], DiagnosticBag())
        }
        try run()
        #expect(cache.unchanged()?.changes.map(\.line) == ["staysDeleted Notes/a.md"])
        try project.write("1", to: "b.md")
        #expect(cache.unchanged() == nil)
        try run()
        try project.write("1", to: "Notes/a.md")
        #expect(cache.unchanged() == nil)
    }

    @Test func warningsAreReportedAgain() throws {
        try project.write("first\nsecond\n", to: "Specs/A.yml")
        let file = SourceFile(path: "Specs/A.yml", text: "first\nsecond\n")
        let range = SourceRange(file: file, start: 6, end: 12)
        let warnings = [
            Diagnostic(
                .noSpecs,
                "a\ttab, a \\ and\na line",
                at: range,
                severity: .warning,
                help: "-",
                notes: [.init("here", at: range), .init("there")]
            ),
            Diagnostic(.noSpecs, "a path", at: .path("Specs"), severity: .warning),
            Diagnostic(.noSpecs, "the command", at: .command, severity: .warning, notes: [.init("note")]),
        ]
        try run(warnings, reading: ["Sources/a.swift", "Specs/A.yml"])
        var bag = DiagnosticBag()
        for warning in warnings { bag.add(warning) }
        let renderer = TextRenderer(usesColor: false)
        let told = try #require(cache.unchanged()).warnings
        #expect(renderer.render(told.sorted) == renderer.render(bag.sorted))
        #expect(told.unsorted.count == 3)
        try project.write("first\nsecund\n", to: "Specs/A.yml")
        #expect(cache.unchanged() == nil)
    }

    @Test func warningInAnUnknownFileIsNotSaved() throws {
        let file = SourceFile(path: "Specs/A.yml", text: "first\n")
        try run([Diagnostic(.noSpecs, "m", at: file.range, severity: .warning)])
        #expect(cache.unchanged() == nil)
    }

    @Test(arguments: 0..<40)
    func damagedCacheIsIgnored(number: Int) throws {
        try run([Diagnostic(.noSpecs, "m", at: .command, severity: .warning, notes: [.init("n")])])
        let path = ScaffoldFolder.cache
        var bytes = try disk.read(project.absolute(path))
        bytes.removeLast(number * bytes.count / 40 + 2)
        try disk.remove(project.absolute(path))
        try disk.write(bytes, toNew: project.absolute(path), permissions: nil)
        #expect(cache.unchanged() == nil)
    }
}
