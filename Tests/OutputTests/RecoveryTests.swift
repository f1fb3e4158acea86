import Diagnostics
import Foundation
import Testing

@testable import Output

/// Runs that die after the commit point, and what happens until the next one.
struct RecoveryTests {
    static let old = [
        output("Sources/tool.swift", "tool 1\n", template: "tool"),
        output("Sources/view.swift", "view 1\n\n\n", .person, template: "view"),
        output("Old/moved.swift", "moved 1\n\n\n", .person, template: "moved"),
        output("Old/made.swift", "made 1\n", template: "made"),
        output("Sources/gone.swift", "gone 1\n", template: "gone", spec: "Specs/Gone.yml"),
        output("c.swift", "c 1\n", spec: nil),
    ]

    static let new = [
        output("Sources/tool.swift", "tool 2\n", template: "tool"),
        output("Sources/view.swift", "view 2\n\n\n", .person, template: "view"),
        output("New/moved.swift", "moved 2\n\n\n", .person, template: "moved"),
        output("New/made.swift", "made 2\n", template: "made"),
        output("Sources/added.swift", "added 2\n", .person, template: "added"),
        output("c.swift", "c 2\n", spec: nil),
    ]

    static var complete: PlanOptions {
        var options = PlanOptions()
        options.isComplete = true
        return options
    }

    /// What may happen between the crash and the next run.
    enum Meanwhile: CaseIterable {
        case nothing, everyFileIsEdited, everyFileIsDeleted, branchIsSwitched, foldersAreDeleted, deletionsAreTakenBack
    }

    private func run(_ files: [PlannedFile], in project: TemporaryProject) -> (changeSet: ChangeSet?, found: DiagnosticBag) {
        var found = DiagnosticBag()
        return (ChangeSet.apply(files, in: project.folder, options: Self.complete, into: &found), found)
    }

    private func prepared(_ fileSystem: FaultyFileSystem) throws -> TemporaryProject {
        let project = try TemporaryProject(fileSystem: fileSystem)
        #expect(run(Self.old, in: project).changeSet != nil)
        try project.write("view 1\n\n\nmine view\n", to: "Sources/view.swift")
        try project.write("moved 1\n\n\nmine moved\n", to: "Old/moved.swift")
        fileSystem.reset()
        return project
    }

    @Test(arguments: Meanwhile.allCases)
    func noEditIsLostWhereverARunDies(meanwhile: Meanwhile) throws {
        let counting = FaultyFileSystem()
        let counted = try prepared(counting)
        #expect(run(Self.new, in: counted).changeSet != nil)
        let count = counting.operations.count
        #expect(count > 100)
        var journals = 0
        for index in 0..<count {
            let fileSystem = FaultyFileSystem()
            let project = try prepared(fileSystem)
            fileSystem.reset(.init(at: index, number: EIO, isLasting: true))
            _ = run(Self.new, in: project)
            fileSystem.reset()
            if project.text(".scaffold/local/tx/journal") != nil { journals += 1 }
            var expected = ["mine view", "mine moved"]
            expected = try change(project, meanwhile, expected)

            // Deleted files of the tool's are made again; those that were edited are made again when that is wanted.
            var options = Self.complete
            options.forces = meanwhile == .everyFileIsEdited
            var found = DiagnosticBag()
            let changeSet = ChangeSet.apply(Self.new, in: project.folder, options: options, into: &found)
            if changeSet == nil {
                // Where an edit is in the way, nothing may be lost either.
                #expect(meanwhile == .everyFileIsEdited, "operation \(index): \(found.lines)")
            }
            let texts = try allTexts(project)
            for line in expected { #expect(texts.contains { $0.contains(line) }, "operation \(index), \(meanwhile): \(line)") }
            #expect(project.text(".scaffold/local/tx/journal") == nil, "operation \(index)")
            guard changeSet != nil else { continue }
            let after = try project.fingerprint()
            var again = DiagnosticBag()
            #expect(ChangeSet.apply(Self.new, in: project.folder, options: Self.complete, into: &again) != nil, "\(again.lines)")
            #expect(try project.fingerprint() == after, "operation \(index), \(meanwhile)")
            for file in Self.new where file.owner == .tool { #expect(project.text(file.path) == String(decoding: file.bytes, as: UTF8.self)) }
        }
        #expect(journals > 15)
    }

    /// - Returns: the lines that must still be somewhere.
    private func change(_ project: TemporaryProject, _ meanwhile: Meanwhile, _ expected: [String]) throws -> [String] {
        let outputs = try project.files().filter { !$0.key.hasPrefix(".scaffold") && $0.value != "<folder>" }
        switch meanwhile {
        case .nothing: return expected
        case .everyFileIsEdited:
            var lines = expected
            for (path, text) in outputs.sorted(by: { $0.key < $1.key }) {
                let line = "since \(path)"
                try project.write(text + "\n\n\(line)\n", to: path)
                lines.append(line)
            }
            return lines
        case .everyFileIsDeleted:
            for path in outputs.keys { try project.remove(path) }
            return []
        case .foldersAreDeleted:
            for folder in ["Old", "New"] { try? project.remove(folder) }
            return ["mine view"]
        case .deletionsAreTakenBack:
            // As `git restore .` does: a move is a deletion and a file that git doesn't know.
            for file in Self.old where project.text(file.path) == nil { try project.write(String(decoding: file.bytes, as: UTF8.self), to: file.path) }
            return expected
        case .branchIsSwitched:
            // The other branch knows another module and another render of this one.
            let path = ".scaffold/manifests/Specs/Login.yml.manifest"
            guard let text = project.text(path) else { return expected }
            try project.write(text + "viper\tzzz\t-\ttool\tclean\t6c62272e07bb014262b821756295c58d\tSources/zzz.swift\n", to: path)
            return expected
        }
    }

    private func allTexts(_ project: TemporaryProject) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: project.root).compactMap(project.text)
    }

    /// What was done until then is taken back, and all is planned anew.
    @Test func whatIsSavedAtTheLastMomentIsMerged() throws {
        let fileSystem = FaultyFileSystem()
        let project = try prepared(fileSystem)
        // An editor saves at the last moment: what is exchanged is not what was planned with.
        let path = project.absolute("Sources/view.swift")
        let once = Counter()
        fileSystem.onExchange { if once.next() == 2 { put("view 1\n\n\nsaved late\n", at: path) } }
        #expect(run(Self.new, in: project).changeSet != nil)
        #expect(project.text("Sources/view.swift") == "view 2\n\n\nsaved late\n")
    }

    /// What the run was made from may be gone: nothing of it is finished later.
    @Test func aRunThatBrokeOffIsTakenBack() throws {
        let counting = FaultyFileSystem()
        #expect(run(Self.new, in: try prepared(counting)).changeSet != nil)
        let count = counting.operations.count
        var journals = 0
        for index in 0..<count {
            let fileSystem = FaultyFileSystem(canExchange: index % 2 == 0)
            let project = try prepared(fileSystem)
            let before = try project.files()
            fileSystem.reset(.init(at: index, number: EIO, isLasting: true))
            _ = run(Self.new, in: project)
            fileSystem.reset()
            guard project.text(".scaffold/local/tx/journal") != nil else { continue }
            journals += 1
            var found = DiagnosticBag()
            #expect(Recovery.run(in: project.folder, into: &found))
            #expect(found.lines == [], "operation \(index)")
            #expect(try project.files() == before, "operation \(index)")
        }
        #expect(journals > 15)
    }

    /// Dies when all files are in place, and their manifest is not.
    private func brokenOff(_ fileSystem: FaultyFileSystem) throws -> TemporaryProject {
        let counting = FaultyFileSystem()
        #expect(run(Self.new, in: try prepared(counting)).changeSet != nil)
        let last = try #require(counting.operations.firstIndex { $0.hasPrefix("exchange ") && $0.hasSuffix("Login.yml.manifest") })
        let project = try prepared(fileSystem)
        fileSystem.reset(.init(at: last, number: EIO, isLasting: true))
        #expect(run(Self.new, in: project).changeSet == nil)
        fileSystem.reset()
        return project
    }

    @Test func aFileThatIsEditedAfterACrashStaysAsItIs() throws {
        let project = try brokenOff(FaultyFileSystem())
        #expect(project.text("Sources/view.swift") == "view 2\n\n\nmine view\n")
        try project.write("view 2\n\nafterwards\n\nmine view\n", to: "Sources/view.swift")
        let (changeSet, found) = run(Self.new, in: project)
        #expect(changeSet != nil)
        #expect(found.lines == [
            """
            Sources/view.swift: warning: `Sources/view.swift` changed after a run that broke off, and was left as it is [SC0817]
            help: nothing is to be done: it is decided about anew
            """
        ])
        #expect(project.text("Sources/view.swift") == "view 2\n\nafterwards\n\nmine view\n")
    }

    @Test func whatAMoveTookAwayIsKeptWhereItsPlaceIsTaken() throws {
        let project = try brokenOff(FaultyFileSystem())
        try project.write("moved 1\n\n\n", to: "Old/moved.swift")
        let (changeSet, found) = run(Self.new, in: project)
        #expect(changeSet != nil)
        let copy = ScaffoldFolder.rescued("Old/moved.swift", ContentHash(of: Array("moved 1\n\n\nmine moved\n".utf8)))
        #expect(found.lines == [
            """
            Old/moved.swift: warning: `Old/moved.swift` changed after a run that broke off, and was left as it is [SC0817]
            help: nothing is to be done: it is decided about anew
            """,
            """
            Old/moved.swift: warning: `Old/moved.swift` changed after a run that broke off [SC0818]
            help: what that run took out of there is kept in `\(copy)`
            """,
        ])
        #expect(project.text(copy) == "moved 1\n\n\nmine moved\n")
        #expect(project.text("New/moved.swift") == "moved 2\n\n\n")
    }

    /// As a file system leaves it that can't rename to new names only: the second name is made, the first not yet removed.
    @Test func aNewFileThatIsStillStagedIsTakenBack() throws {
        let project = try brokenOff(FaultyFileSystem())
        let text = try #require(project.text(".scaffold/local/tx/journal"))
        let entry = try #require(Journal(text: Array(text.utf8))?.entries.first { $0.target == "Sources/added.swift" })
        try FileManager.default.linkItem(
            atPath: project.absolute(entry.target), toPath: project.absolute(".scaffold/local/tx/\(entry.slot)"))
        var found = DiagnosticBag()
        #expect(Recovery.run(in: project.folder, into: &found))
        #expect(found.lines == [])
        #expect(project.text("Sources/added.swift") == nil)
    }

    /// Nothing but the journal tells that these files are outputs.
    @Test(arguments: [false, true])
    func newAndMovedFilesThatAreEditedAfterACrashAreMerged(areSpecsTakenBack: Bool) throws {
        let project = try brokenOff(FaultyFileSystem())
        #expect(project.text("Sources/added.swift") == "added 2\n")
        #expect(project.text("New/moved.swift") == "moved 2\n\n\nmine moved\n")
        try project.write("added 2\n\n\nmine added\n", to: "Sources/added.swift")
        try project.write("moved 2\n\nafterwards\n\nmine moved\n", to: "New/moved.swift")

        let files = areSpecsTakenBack ? Self.old : Self.new
        let (changeSet, found) = run(files, in: project)
        #expect(changeSet != nil, "\(found.lines)")
        #expect(project.text("Sources/added.swift") == "added 2\n\n\nmine added\n")
        #expect(project.text("New/moved.swift") == (areSpecsTakenBack ? nil : "moved 2\n\nafterwards\n\nmine moved\n"))
        #expect(project.text("Old/moved.swift") == (areSpecsTakenBack ? "moved 1\n\nafterwards\n\nmine moved\n" : nil))
        #expect(project.text("New/made.swift") == (areSpecsTakenBack ? nil : "made 2\n"))
        let before = try project.fingerprint()
        #expect(run(files, in: project).changeSet != nil)
        #expect(try project.fingerprint() == before)
    }

    @Test func aCheckLeavesTheJournalAlone() throws {
        let fileSystem = FaultyFileSystem()
        let project = try prepared(fileSystem)
        fileSystem.reset(.init(at: 1, number: EIO, operations: ["exchange"], isLasting: true))
        #expect(run(Self.new, in: project).changeSet == nil)
        fileSystem.reset()
        #expect(Recovery.whileReading(in: project.folder) { $0 })
        let before = try project.fingerprint()
        var found = DiagnosticBag()
        _ = ChangeSet.plan(Self.new, in: project.folder, into: &found)
        #expect(try project.fingerprint() == before)
        var recovered = DiagnosticBag()
        #expect(Recovery.run(in: project.folder, into: &recovered))
        #expect(!Recovery.whileReading(in: project.folder) { $0 })
    }
}

private func put(_ text: String, at path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
}
