import Diagnostics
import Foundation
import Output
import Testing

/// Each operation of a run made to fail in turn.
struct FaultTests {
    /// What a run finds, and what it is to do.
    struct Scenario: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let prepare: @Sendable (TemporaryProject) throws -> Void
        let files: [PlannedFile]
    }

    static let scenarios = [
        Scenario(testDescription: "a first run", prepare: { _ in }, files: before),
        Scenario(
            testDescription: "a run that rewrites, moves, removes, remembers and forgets",
            prepare: { project in
                try project.run(before)
                try project.write("view 1\n\n\nmine\n", to: "Old/edited.swift")
                try project.write("kept 1\n\n\nmine\n", to: "Sources/kept.swift")
                try project.remove("Sources/gone.swift")
            },
            files: after
        ),
    ]

    static let before = [
        output("Sources/a.swift", "a 1\n", template: "a"),
        output("Sources/b.swift", "b 1\n", .user, template: "b"),
        output("Sources/gone.swift", "gone 1\n", .user, template: "gone"),
        output("Sources/kept.swift", "kept 1\n\n\n", .user, template: "kept"),
        output("Old/edited.swift", "view 1\n\n\n", .user, template: "view"),
        output("Old/tool.swift", "tool 1\n", template: "tool"),
        output("c.swift", "c 1\n", spec: nil),
        PlannedFile(beginning: "Specs/Login.yml", bytes: Array("module: Login\n".utf8)),
    ]

    static let after = [
        output("Sources/a.swift", "a 2\n", template: "a"),
        output("Sources/b.swift", "b 2\n", .user, template: "b"),
        output("Sources/gone.swift", "gone 2\n", .user, template: "gone"),
        output("Sources/kept.swift", "kept 2\n\n\n", .user, template: "kept"),
        output("New/edited.swift", "view 2\n\n\n", .user, template: "view"),
        output("New/tool.swift", "tool 2\n", template: "tool"),
        output("c.swift", "c 2\n", spec: nil),
    ]

    @Test(arguments: scenarios, [EACCES, ENOSPC, EIO])
    func eachOperationFails(scenario: Scenario, number: Int32) throws {
        let (old, new, count) = try states(scenario)
        for index in 0..<count {
            let fileSystem = FaultyFileSystem()
            let project = try TemporaryProject(fileSystem: fileSystem)
            try scenario.prepare(project)
            fileSystem.reset(.init(at: index, number: number))
            var diagnostics = DiagnosticBag()
            let changeSet = ChangeSet.apply(scenario.files, in: project.folder, into: &diagnostics)
            #expect(fileSystem.hasFired, "operation \(index)")
            #expect(!diagnostics.isEmpty, "operation \(index) is not passed over")
            #expect(diagnostics.hasErrors == (changeSet == nil), "operation \(index)")
            let found = try project.files()
            try expectOldOrNew(found, old, new, "operation \(index)")
            if changeSet == nil, diagnostics.lines.contains(where: { $0.contains("nothing was changed") }) {
                #expect(found.filter { $0.value != "<folder>" } == old.filter { $0.value != "<folder>" })
            }
            try expectRecovery(project, fileSystem, scenario, new, "operation \(index)")
        }
    }

    @Test(arguments: scenarios)
    func theProcessDiesAtEachOperation(scenario: Scenario) throws {
        let (old, new, count) = try states(scenario)
        for index in 0..<count {
            let fileSystem = FaultyFileSystem()
            let project = try TemporaryProject(fileSystem: fileSystem)
            try scenario.prepare(project)
            fileSystem.reset(.init(at: index, number: EIO, isLasting: true))
            var diagnostics = DiagnosticBag()
            _ = ChangeSet.apply(scenario.files, in: project.folder, into: &diagnostics)
            try expectOldOrNew(try project.files(), old, new, "operation \(index)")
            try expectRecovery(project, fileSystem, scenario, new, "operation \(index)")
        }
    }

    /// So many files that they are staged on all cores: where some can't be written, none is put in place.
    @Test(arguments: [0, 1, 511, 512, 1023, 1024, 1199], [false, true])
    func aWriteAmongManyFails(index: Int, isLasting: Bool) throws {
        let files = (0..<1199).map { output("Sources/\($0 % 20)/\($0).swift", "\($0)\n", template: "\($0)") }
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        fileSystem.reset(.init(at: index, number: ENOSPC, operations: ["write"], isLasting: isLasting))
        #expect(project.failure(files).last?.hasSuffix("nothing was changed\nhelp: free some space and run again") == true)
        #expect(try project.files().filter { $0.key.hasSuffix(".swift") || $0.key.contains("/tx") } == [:])
        fileSystem.reset()
        try project.run(files)
        #expect(try project.files().filter { $0.key.hasSuffix(".swift") }.count == 1199)
    }

    /// The files before and after, and the number of operations between.
    private func states(_ scenario: Scenario) throws -> (old: [String: String], new: [String: String], count: Int) {
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        try scenario.prepare(project)
        let old = try project.files()
        fileSystem.reset()
        try project.run(scenario.files)
        return (old, try project.files(), fileSystem.operations.count)
    }

    private func expectOldOrNew(
        _ found: [String: String],
        _ old: [String: String],
        _ new: [String: String],
        _ comment: Comment
    ) throws {
        for path in Set(found.keys).union(old.keys).union(new.keys) {
            #expect(found[path] == old[path] || found[path] == new[path], "\(path), \(comment)")
        }
    }

    private func expectRecovery(
        _ project: TemporaryProject,
        _ fileSystem: FaultyFileSystem,
        _ scenario: Scenario,
        _ new: [String: String],
        _ comment: Comment
    ) throws {
        fileSystem.reset()
        try project.run(scenario.files)
        // A folder that could not be removed when it was empty stays.
        #expect(try project.files().filter { $0.value != "<folder>" } == new.filter { $0.value != "<folder>" }, comment)
        let before = try project.fingerprint()
        try project.run(scenario.files)
        #expect(try project.fingerprint() == before, comment)
    }

    static let messages: [(operation: String, path: String, number: Int32, lines: [String])] = [
        (
            "write", "tx/0/0", ENOSPC,
            [
                """
                Sources/a.swift: error: `Sources/a.swift` can't be written: no space left on device [SC0810]
                note: nothing was changed
                help: free some space and run again
                """
            ]
        ),
        (
            "exchange", "Sources/b.swift", EACCES,
            [
                """
                Sources/b.swift: error: `Sources/b.swift` can't be put in place: permission denied [SC0810]
                note: nothing was changed
                help: see that you may read and write it and the folder it lies in
                """
            ]
        ),
        (
            "checkWritable", "Sources", EROFS,
            [
                """
                Sources: error: `Sources` can't be written into: read-only file system [SC0810]
                note: nothing was changed
                help: the disk is mounted read-only; run where the project can be written
                """
            ]
        ),
        (
            "read", "Sources/a.swift", EACCES,
            [
                """
                Sources/a.swift: error: `Sources/a.swift` can't be read: permission denied [SC0810]
                note: wanted here (Specs/Login.yml:1:9)
                help: see that you may read and write it and the folder it lies in
                """
            ]
        ),
        (
            "list", "Sources", EACCES,
            [
                """
                Sources: error: `Sources` can't be listed: permission denied [SC0810]
                help: see that you may read and write it and the folder it lies in
                """
            ]
        ),
        (
            "read", "Login.yml.manifest", EIO,
            [
                """
                .scaffold/manifests/Specs/Login.yml.manifest: error: `.scaffold/manifests/Specs/Login.yml.manifest` can't be read: input/output error [SC0810]
                """
            ]
        ),
        (
            "lock", "lock", ENOLCK,
            [
                """
                .scaffold/local/lock: error: `.scaffold/local/lock` can't be locked: no locks available [SC0810]
                """
            ]
        ),
        (
            "flush", "tx/0/1", EIO,
            [
                """
                Sources/b.swift: error: `Sources/b.swift` can't be flushed to the disk: input/output error [SC0810]
                note: nothing was changed
                """
            ]
        ),
    ]

    @Test(arguments: messages)
    func aFailureNamesTheFileAndTheReason(operation: String, path: String, number: Int32, lines: [String]) throws {
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        try project.run(Self.before)
        fileSystem.reset(.init(number: number, operations: [operation], path: path))
        let files = [output("Sources/a.swift", "a 2\n", template: "a"), output("Sources/b.swift", "b 2\n", .user, template: "b")]
        #expect(project.failure(files) == lines)
    }

    @Test func twoFailuresAreBothReported() throws {
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        try project.run(Self.before)
        fileSystem.reset(.init(number: EIO, operations: ["flush", "remove"], isLasting: true))
        #expect(
            project.failure([output("Sources/b.swift", "b 2\n", .user, template: "b")]) == [
                """
                .scaffold/local/tx/0/0: warning: `.scaffold/local/tx/0/0` can't be removed: input/output error [SC0810]
                """,
                """
                Sources/b.swift: error: `Sources/b.swift` can't be flushed to the disk: input/output error [SC0810]
                note: nothing was changed
                """,
            ]
        )
    }
}
