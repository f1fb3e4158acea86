import Diagnostics
import FileSystem
import Foundation
import Support
import Testing

@testable import Output

struct CommitTests {
    let fileSystem = FaultyFileSystem()
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject(fileSystem: fileSystem)
    }

    static let writing: Set<Substring> = [
        "write", "flush", "createFolder", "rename", "renameToNew", "exchange", "remove", "removeFolder", "lock",
        "checkWritable",
    ]

    static func files(_ text: String, count: Int = 10) -> [PlannedFile] {
        (0..<count).flatMap { index in
            let spec = "Specs/M\(index).yml"
            return [
                output("Sources/M\(index)/a.swift", text, template: "a", spec: spec),
                output("Sources/M\(index)/b.swift", text, .user, template: "b", spec: spec),
            ]
        }
    }

    @Test func upToDateRunWritesNothing() throws {
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
        // A read for each of 10 × 2 files, 10 manifests and 10 files of bases, and for the attributes.
        #expect(operations.count { $0.hasPrefix("read ") } == 41)
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

    /// Another run can remove a file between the moment when it is found and the moment when it is read.
    @Test func aFileThatIsGoneLetsTheRunPlanAgain() throws {
        try project.run(Self.files("1\n"))
        fileSystem.reset(.init(at: 0, number: ENOENT, operations: ["read"]))
        try project.run(Self.files("2\n"))
        #expect(fileSystem.hasFired)
        #expect(project.text("Sources/M0/a.swift") == "2\n")
    }

    @Test func stagedFilesOfAnInterruptedRunAreRemoved() throws {
        let half = Array("half".utf8)
        try project.write("half", to: ".scaffold/local/tx.new/0/17-\(ContentHash(of: [1]).hex)-none")
        try project.write("half", to: ".scaffold/local/tx/0/0-\(ContentHash(of: half).hex)-none")
        try project.write(
            "half",
            to: ".scaffold/local/tx/1/600-\(ContentHash(of: [1]).hex)-\(ContentHash(of: half).hex)"
        )
        try project.write("half", to: ".scaffold/local/tx/removed-\(ContentHash(of: half).hex)")
        try project.write("half", to: ".scaffold/local/tx.new/1")
        try project.run(Self.files("1\n"))
        #expect(project.text("Sources/M0/a.swift") == "1\n")
        #expect(
            try fileSystem.list(project.absolute(".scaffold/local")).map(\.name).sorted() == [".gitignore", "lock"]
        )
    }

    /// A killed run had moved an edited file away. No hash in the name is that of the edit.
    @Test(arguments: [
        "0/0-\(ContentHash(of: [1]).hex)-\(ContentHash(of: [2]).hex)", "removed-\(ContentHash(of: [1]).hex)",
    ])
    func editAmongStagedFilesIsKept(name: String) throws {
        try project.write("mine\n", to: ".scaffold/local/tx/\(name)")
        let copy = ScaffoldFolder.rescued("interrupted", ContentHash(of: Array("mine\n".utf8)))
        #expect(
            project.generate(Self.files("1\n")).lines == [
                """
                \(copy): warning: a file was changed while a run was writing, and that run was interrupted [SC0817]
                help: the changed text is in `\(copy)`
                """
            ]
        )
        #expect(project.text(copy) == "mine\n")
        #expect(try fileSystem.status(project.absolute(".scaffold/local/tx")) == nil)
        // The same text gets the same name again.
        try project.write("mine\n", to: ".scaffold/local/tx/\(name)")
        #expect(project.generate(Self.files("2\n")).found == ["SC0817 \(copy)"])
        #expect(project.text(copy) == "mine\n")
    }

    @Test func fileEditedDuringTheRunIsKeptAndReported() throws {
        try project.run(Self.files("1\n\n\n"))
        let path = project.absolute("Sources/M3/b.swift")
        fileSystem.onStaged { put("1\n\n\nmine\n", at: path) }
        let outcome = project.generate(Self.files("2\n\n\n"))
        #expect(
            outcome.lines == [
                """
                Sources/M3/b.swift: warning: `Sources/M3/b.swift` was changed while scaffold was writing; it was left as it is [SC0817]
                help: run `scaffold generate` again
                """
            ]
        )
        #expect(outcome.changes.filter { $0.hasSuffix("M3/b.swift") } == ["unmerged Sources/M3/b.swift"])
        #expect(project.text("Sources/M3/b.swift") == "1\n\n\nmine\n")
        #expect(project.text("Sources/M3/a.swift") == "2\n\n\n")
        fileSystem.onStaged(nil)
        #expect(project.generate(Self.files("2\n\n\n")).changes == ["merge Sources/M3/b.swift"])
        #expect(project.text("Sources/M3/b.swift") == "2\n\n\nmine\n")
        #expect(project.generate(Self.files("2\n\n\n")).lines == [])
    }

    @Test func fileEditedDuringTheRunIsNotRemoved() throws {
        try project.run(Self.files("1\n", count: 1))
        let path = project.absolute("Sources/M0/b.swift")
        fileSystem.onOperation { operation, file in
            if operation == "renameToNew", file.contains("/removed-") { put("mine\n", at: path) }
        }
        let outcome = project.generate([])
        #expect(outcome.changes == ["remove Sources/M0/a.swift", "unmerged Sources/M0/b.swift"])
        #expect(outcome.found == ["SC0817 Sources/M0/b.swift"])
        #expect(project.text("Sources/M0/b.swift") == "mine\n")
    }

    @Test func fileCreatedDuringTheRunIsNotReplaced() throws {
        let path = project.absolute("Sources/M3/b.swift")
        fileSystem.onStaged { put("theirs\n", at: path) }
        #expect(project.generate(Self.files("1\n")).found == ["SC0817 Sources/M3/b.swift"])
        #expect(project.text("Sources/M3/b.swift") == "theirs\n")
        #expect(project.text("Sources/M3/a.swift") == "1\n")
        fileSystem.onStaged(nil)
        let again = project.generate(Self.files("1\n"))
        #expect(again.found == ["SC0802 Sources/M3/b.swift"])
        #expect(project.text("Sources/M3/b.swift") == "theirs\n")
    }

    @Test func folderReplacedByALinkIsNotFollowed() throws {
        try project.run(Self.files("1\n"))
        let outside = try TemporaryProject()
        let folder = project.absolute("Sources/M3")
        let target = outside.root
        fileSystem.onOperation { operation, path in
            guard operation == "write", path.contains("/tx.new/0/0-") else { return }
            try? FileManager.default.moveItem(atPath: folder, toPath: folder + "-moved")
            try? FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: target)
        }
        #expect(project.generate(Self.files("2\n")).found == ["SC0810 Sources/M3"])
        #expect(try outside.files() == [:])
        #expect(project.text("Sources/M3-moved/b.swift") == "1\n")
    }

    @Test func aTargetThatKeepsChangingIsAnError() throws {
        try project.run(Self.files("1\n"))
        let manifest = project.absolute(".scaffold/manifests/Specs/M0.yml.manifest")
        fileSystem.onOperation { operation, path in
            // Each run plans, then takes the lock.
            guard operation == "lock" else { return }
            let text = String(decoding: FileManager.default.contents(atPath: manifest) ?? Data(), as: UTF8.self)
            let line =
                "viper\tx\(text.count)\t-\tgenerated\twritten\t6c62272e07bb014262b821756295c58d\tx\(text.count)\n"
            put(text + line, at: manifest)
        }
        #expect(
            project.failure(Self.files("2\n")) == [
                """
                .scaffold/manifests/Specs/M0.yml.manifest: error: `.scaffold/manifests/Specs/M0.yml.manifest` changed while the run was about to write, three times in a row [SC0811]
                help: stop other programs that write to the project, and run again
                """
            ]
        )
        #expect(project.text("Sources/M0/a.swift") == "1\n")
    }

    @Test func secondRunWaitsAndHasNothingToDo() throws {
        try project.makeFolder(".scaffold/local")
        let held = try fileSystem.lock(project.absolute(".scaffold/local/lock"), isShared: false) {}
        let waits = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        let folder = project.folder
        let first = Thread {
            var diagnostics = DiagnosticBag()
            let changeSet = ChangeSet.apply(
                Self.files("1\n"),
                in: folder,
                waiting: { waits.signal() },
                into: &diagnostics
            )
            if changeSet != nil, diagnostics.isEmpty { done.signal() }
        }
        first.start()
        #expect(waits.wait(timeout: .now() + 20) == .success)
        #expect(done.wait(timeout: .now() + 0.1) == .timedOut)
        #expect(project.text("Sources/M0/a.swift") == nil)

        // The other run does this before it releases the lock.
        try project.write("1\n", to: "Sources/M0/a.swift")
        held.release()
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(project.text("Sources/M9/b.swift") == "1\n")
        #expect(project.text("Sources/M0/a.swift") == "1\n")
    }

    /// Another run has written between planning and writing: its lines must stay.
    @Test(arguments: [true, false])
    func changedManifestIsPlannedAgain(isRemoved: Bool) throws {
        try project.run(Self.files("1\n"))
        let manifest = project.absolute(".scaffold/manifests/Specs/M0.yml.manifest")
        let once = Counter()
        let hash = ContentHash(of: Array("late\n".utf8)).hex
        let late = project.absolute("Sources/M0/late.swift")
        fileSystem.onOperation { operation, _ in
            guard operation == "lock", once.next() == 1 else { return }
            put("late\nmine\n", at: late)
            let text = String(decoding: FileManager.default.contents(atPath: manifest) ?? Data(), as: UTF8.self)
            put(text + "viper\tlate\t-\tuser\twritten\t\(hash)\tSources/M0/late.swift\n", at: manifest)
        }
        let files = Self.files("2\n").filter { !isRemoved || $0.key?.spec != "Specs/M0.yml" }
        let outcome = project.generate(files)
        #expect(outcome.found == ["SC0816 Sources/M0/late.swift"])
        #expect(project.text("Sources/M0/a.swift") == (isRemoved ? nil : "2\n"))
        #expect(project.text(".scaffold/manifests/Specs/M0.yml.manifest")?.contains("late.swift") == true)
    }

    @Test func readingRunWaitsOnlyForWritingRuns() throws {
        let folder = project.folder
        // Where no run has written yet, nothing is locked.
        #expect(folder.whileReading { true })
        #expect(project.text(".scaffold/local/lock") == nil)
        try project.makeFolder(".scaffold/local")
        let held = try fileSystem.lock(project.absolute(".scaffold/local/lock"), isShared: false) {}
        let waits = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        Thread {
            folder.whileReading(waiting: { waits.signal() }) {
                folder.whileReading(waiting: { waits.signal() }) {}
            }
            done.signal()
        }.start()
        #expect(waits.wait(timeout: .now() + 20) == .success)
        #expect(done.wait(timeout: .now() + 0.1) == .timedOut)
        held.release()
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(waits.wait(timeout: .now()) == .timedOut)
    }

    @Test func concurrentRunsLeaveOneState() async throws {
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
