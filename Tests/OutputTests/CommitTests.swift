import Diagnostics
import Foundation
import Output
import Testing

struct CommitTests {
    let fileSystem = FaultyFileSystem()
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject(fileSystem: fileSystem)
    }

    static let writing: Set<Substring> = [
        "write", "flush", "createFolder", "rename", "renameToNew", "exchange", "remove", "removeFolder", "lock", "checkWritable",
    ]

    static func files(_ text: String, count: Int = 10) -> [PlannedFile] {
        (0..<count).flatMap { index in
            let spec = "Specs/M\(index).yml"
            return [
                output("Sources/M\(index)/a.swift", text, template: "a", spec: spec),
                output("Sources/M\(index)/b.swift", text, .person, template: "b", spec: spec),
            ]
        }
    }

    @Test func nothingToDoIsNoWritingOperation() throws {
        try project.run(Self.files("1\n"))
        fileSystem.reset()
        try project.run(Self.files("1\n"))
        let names = Set(fileSystem.operations.map { $0.split(separator: " ")[0] })
        #expect(names.isDisjoint(with: Self.writing))
    }

    @Test func planningReadsAndListsEverythingOnce() throws {
        try project.run(Self.files("1\n"))
        fileSystem.reset()
        var diagnostics = DiagnosticBag()
        #expect(ChangeSet.plan(Self.files("2\n"), in: project.folder, into: &diagnostics) != nil)
        let operations = fileSystem.operations
        #expect(Set(operations).count == operations.count)
        // A read for each of 10 × 2 files and 10 manifests.
        #expect(operations.count { $0.hasPrefix("read ") } == 30)
    }

    /// Linear: twice the outputs are not more than twice the operations.
    @Test func operationsGrowWithTheOutputs() throws {
        fileSystem.reset()
        try project.run(Self.files("1\n", count: 50))
        let few = fileSystem.operations.count
        let other = try TemporaryProject(fileSystem: fileSystem)
        fileSystem.reset()
        try other.run(Self.files("1\n", count: 100))
        #expect(fileSystem.operations.count < few * 2)
    }

    @Test func whatIsStagedByADeadRunIsRemoved() throws {
        try project.write("half", to: ".scaffold/local/tx/0")
        try project.write("half", to: ".scaffold/local/tx/17")
        try project.run(Self.files("1\n"))
        #expect(project.text("Sources/M0/a.swift") == "1\n")
        #expect(try fileSystem.status(project.absolute(".scaffold/local/tx")) == nil)
    }

    @Test func aTargetThatChangesMeanwhileIsPlannedAnew() throws {
        try project.run(Self.files("1\n\n\n"))
        let path = project.absolute("Sources/M3/b.swift")
        fileSystem.onFlush { put("1\n\n\nmine\n", at: path) }
        #expect(try project.run(Self.files("2\n\n\n")).contains("merge Sources/M3/b.swift"))
        #expect(project.text("Sources/M3/b.swift") == "2\n\n\nmine\n")
        #expect(project.text("Sources/M3/a.swift") == "2\n\n\n")
    }

    @Test func aFileThatAppearsMeanwhileIsNotReplaced() throws {
        let path = project.absolute("Sources/M3/b.swift")
        fileSystem.onFlush { put("theirs\n", at: path) }
        // On the first attempt the folder is not there yet.
        try project.makeFolder("Sources/M3")
        #expect(
            project.failure(Self.files("1\n")).map { $0.split(separator: "\n")[0] } == [
                "Sources/M3/b.swift: error: `Sources/M3/b.swift` exists already and was not written by scaffold [SC0802]"
            ]
        )
        #expect(project.text("Sources/M3/b.swift") == "theirs\n")
        #expect(project.text("Sources/M3/a.swift") == nil)
    }

    @Test func aFolderThatBecomesALinkMeanwhileIsNotFollowed() throws {
        try project.run(Self.files("1\n"))
        let outside = try TemporaryProject()
        let folder = project.absolute("Sources/M3")
        let target = outside.root
        fileSystem.onFlush {
            try? FileManager.default.moveItem(atPath: folder, toPath: folder + "-moved")
            try? FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: target)
        }
        #expect(project.failure(Self.files("2\n")).map { $0.split(separator: "\n")[0].suffix(8) } == ["[SC0806]"])
        #expect(try outside.files() == [:])
    }

    @Test func aTargetThatKeepsChangingIsAnError() throws {
        try project.run(Self.files("1\n"))
        let manifest = project.absolute(".scaffold/manifests/Specs/M0.yml.manifest")
        fileSystem.onFlush {
            let text = String(decoding: FileManager.default.contents(atPath: manifest) ?? Data(), as: UTF8.self)
            let line = "viper\tx\(text.count)\t-\ttool\tclean\t6c62272e07bb014262b821756295c58d\tx\(text.count)\n"
            put(text + line, at: manifest)
        }
        #expect(
            project.failure(Self.files("2\n")) == [
                """
                .scaffold/manifests/Specs/M0.yml.manifest: error: `.scaffold/manifests/Specs/M0.yml.manifest` changed while the run was about to write, three times in a row [SC0811]
                help: stop what else writes to the project, and run again
                """
            ]
        )
        #expect(project.text("Sources/M0/a.swift") == "1\n")
    }

    @Test func aSecondRunWaitsAndThenFindsItsWorkDone() throws {
        try project.makeFolder(".scaffold/local")
        let held = try fileSystem.lock(project.absolute(".scaffold/local/lock"), isShared: false) {}
        let waits = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        let folder = project.folder
        let first = Thread {
            var diagnostics = DiagnosticBag()
            let changeSet = ChangeSet.apply(Self.files("1\n"), in: folder, waiting: { waits.signal() }, into: &diagnostics)
            if changeSet != nil, diagnostics.isEmpty { done.signal() }
        }
        first.start()
        #expect(waits.wait(timeout: .now() + 20) == .success)
        #expect(done.wait(timeout: .now() + 0.1) == .timedOut)
        #expect(project.text("Sources/M0/a.swift") == nil)

        // What the other run does before it frees the lock.
        try project.write("1\n", to: "Sources/M0/a.swift")
        fileSystem.unlock(held)
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(project.text("Sources/M9/b.swift") == "1\n")
        #expect(project.text("Sources/M0/a.swift") == "1\n")
    }

    @Test func aRunThatReadsWaitsForOneThatWritesAndForNoOther() throws {
        let folder = project.folder
        // Where nobody has written yet, nothing is locked.
        #expect(!Recovery.whileReading(in: folder) { $0 })
        #expect(project.text(".scaffold/local/lock") == nil)
        try project.makeFolder(".scaffold/local")
        let held = try fileSystem.lock(project.absolute(".scaffold/local/lock"), isShared: false) {}
        let waits = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        Thread {
            Recovery.whileReading(in: folder, waiting: { waits.signal() }) { _ in
                Recovery.whileReading(in: folder, waiting: { waits.signal() }) { _ in }
            }
            done.signal()
        }.start()
        #expect(waits.wait(timeout: .now() + 20) == .success)
        #expect(done.wait(timeout: .now() + 0.1) == .timedOut)
        fileSystem.unlock(held)
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(waits.wait(timeout: .now()) == .timedOut)
    }

    @Test func manyRunsAtOnceLeaveOneState() async throws {
        let folder = project.folder
        let failures = await withTaskGroup(of: [String].self) { group in
            for text in ["1\n", "2\n", "3\n", "4\n"] {
                group.addTask {
                    var diagnostics = DiagnosticBag()
                    let changeSet = ChangeSet.apply(Self.files(text, count: 3), in: folder, into: &diagnostics)
                    return changeSet == nil ? diagnostics.lines : []
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(failures.allSatisfy { $0.contains("[SC0811]") }, "\(failures)")
        let text = try #require(project.text("Sources/M0/a.swift"))
        let before = try project.fingerprint()
        try project.run(Self.files(text, count: 3))
        #expect(try project.fingerprint() == before)
    }
}

/// Writes a file as another program would.
@Sendable private func put(_ text: String, at path: String) {
    #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
}
