import Diagnostics
import Foundation
import Support
import Testing

@testable import Output

/// Each operation of a run fails once.
struct FaultTests {
    /// The reasons for which operations fail, in turn.
    static let numbers = [EACCES, ENOSPC, EIO]

    @Test(arguments: FaultScenario.all, [true, false])
    func eachOperationFailsOnce(scenario: FaultScenario, canExchange: Bool) throws {
        let success = try scenario.success(canExchange: canExchange)
        for (index, operation) in success.operations.enumerated() {
            let name = String(operation.prefix { $0 != " " })
            // Read operations are the same with and without exchanging, so only thorough runs let each of them fail.
            guard
                FaultScenario.triesAll || FaultyFileSystem.writing.contains(name)
                    || canExchange && index.isMultiple(of: 4)
            else { continue }
            let comment: Comment = "operation \(index), \(operation)"
            let (project, fileSystem) = try scenario.project(canExchange: canExchange)
            let lines = try FaultScenario.lines(project)
            fileSystem.reset(.init(at: index, number: Self.numbers[index % 3]))
            let outcome = scenario.run(project)
            #expect(fileSystem.hasFired, comment)
            #expect(outcome.changeSet == nil, "\(comment): \(outcome.lines)")
            #expect(outcome.diagnostics.hasErrors, comment)
            // Files that are read on several cores have no order.
            let fired = (fileSystem.firedOperation ?? "").replacing(project.root, with: "")
            if !fired.contains("/.scaffold/local") {
                let path = fired.drop { $0 != " " }.dropFirst(2)
                #expect(path.isEmpty || outcome.lines.contains { $0.contains(path) }, "\(comment): \(outcome.lines)")
            }
            #expect(
                !outcome.lines.contains { $0.contains(".scaffold/local/tx") }
                    || operation.contains("/local/"),
                comment
            )
            let found = try project.files()
            expectOldOrNew(found, success, comment)
            if outcome.lines.contains(where: { $0.contains("nothing was changed") }) {
                #expect(
                    found.filter { $0.value != "<folder>" } == success.old.filter { $0.value != "<folder>" },
                    comment
                )
            }
            for line in lines { #expect(try project.contains(line), "\(line), \(comment)") }
            fileSystem.reset()
            try expectCompletion(project, scenario, success, lines, comment)
        }
    }

    /// There are so many files that they are staged on all cores. If some can't be written, none is put in place.
    @Test(arguments: [0, 1, 511, 512, 1023, 1024, 1199], [false, true])
    func aWriteAmongManyFails(index: Int, isLasting: Bool) throws {
        let files = (0..<1199).map { output("Sources/\($0 % 20)/\($0).swift", "\($0)\n", template: "\($0)") }
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        try project.write("*\n", to: ".scaffold/local/.gitignore")
        fileSystem.reset(.init(at: index, number: ENOSPC, operations: ["write"], isLasting: isLasting))
        #expect(
            project.failure(files).last?.hasSuffix("nothing was changed\nhelp: free some space and run again") == true
        )
        #expect(try project.files().filter { $0.key.hasSuffix(".swift") || $0.key.contains("/tx") } == [:])
        fileSystem.reset()
        try project.run(files)
        #expect(try project.files().filter { $0.key.hasSuffix(".swift") }.count == 1199)
    }

    /// There are so many specs that their manifests and bases are written on all cores. The next run finishes what the failed run began.
    @Test(arguments: [1, 65, 300, 364, 601, 901, 1199])
    func aManifestAmongManyFails(index: Int) throws {
        func files(_ text: String) -> [PlannedFile] {
            (0..<300).map { output("Sources/\($0).swift", "\($0) \(text)\n", .user, spec: "Specs/\($0).yml") }
        }
        let fileSystem = FaultyFileSystem()
        let (project, other) = (try TemporaryProject(fileSystem: fileSystem), try TemporaryProject())
        for project in [project, other] { try project.run(files("old")) }
        fileSystem.reset(.init(at: index, number: EIO, operations: ["rename"], isLasting: true))
        #expect(project.failure(files("new")).count == 1)
        #expect(fileSystem.hasFired)
        fileSystem.reset()
        try project.run(files("new"))
        try other.run(files("new"))
        #expect(try project.files() == other.files())
    }

    /// Expects that each file has its old or its new text, and never a part of one.
    private func expectOldOrNew(_ found: [String: String], _ success: FaultScenario.Success, _ comment: Comment) {
        for path in Set(found.keys).union(success.old.keys).union(success.new.keys) where !path.hasPrefix(".scaffold") {
            #expect(found[path] == success.old[path] || found[path] == success.new[path], "\(path), \(comment)")
        }
    }

    private func expectCompletion(
        _ project: TemporaryProject,
        _ scenario: FaultScenario,
        _ success: FaultScenario.Success,
        _ lines: Set<String>,
        _ comment: Comment
    ) throws {
        let outcome = scenario.run(project)
        #expect(outcome.changeSet != nil, "\(comment): \(outcome.lines)")
        // A conflict is reported again, and a copy has been kept before.
        #expect(Set(outcome.found).isSubset(of: success.found), "\(comment): \(outcome.lines)")
        // A folder that could not be removed when it was empty stays.
        let new = success.new.filter { $0.value != "<folder>" }
        let found = try project.files().filter { $0.value != "<folder>" }
        for path in Set(found.keys).union(new.keys) { #expect(found[path] == new[path], "\(path), \(comment)") }
        for line in lines { #expect(try project.contains(line), "\(line), \(comment)") }
        let before = try project.fingerprint()
        scenario.run(project)
        #expect(try project.fingerprint() == before, comment)
    }

    static let messages: [(operation: String, path: String, number: Int32, lines: [String])] = [
        (
            "write", "", ENOSPC,
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
                note: 0 of 2 files were written; run the same command again to finish
                help: check the permissions of this file and of its folder
                """
            ]
        ),
        (
            "removeFolder", "tx/0", EACCES,
            [
                """
                .scaffold/local/tx/0: error: `.scaffold/local/tx/0` can't be removed: permission denied [SC0810]
                note: everything was written; only temporary files or empty folders are left, and the next run removes the temporary files
                help: check the permissions of this file and of its folder
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
                help: check the permissions of this file and of its folder
                """
            ]
        ),
        (
            "list", "Sources", EACCES,
            [
                """
                Sources: error: `Sources` can't be listed: permission denied [SC0810]
                help: check the permissions of this file and of its folder
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
            "checkWritable", ".scaffold/local", EACCES,
            [
                """
                .scaffold/local: error: `.scaffold/local` can't be written into: permission denied [SC0810]
                help: check the permissions of this file and of its folder
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
    ]

    @Test(arguments: messages)
    func aFailureNamesTheFileAndTheReason(operation: String, path: String, number: Int32, lines: [String]) throws {
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        try project.run(FaultScenario.before)
        fileSystem.reset(.init(number: number, operations: [operation], path: path))
        let files = [
            output("Sources/a.swift", "a 2\n", template: "a"), output("Sources/b.swift", "b 2\n", .user, template: "b"),
        ]
        #expect(project.failure(files) == lines)
    }

    /// The user doesn't know the staged file.
    @Test func aFailedFlushNamesTheFileThatIsToBeReplaced() throws {
        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        try project.run(FaultScenario.before)
        fileSystem.reset(.init(number: EIO, operations: ["flush"]))
        #expect(
            project.failure([output("Sources/b.swift", "b 2\n", .user, template: "b")]) == [
                """
                Sources/b.swift: error: `Sources/b.swift` can't be flushed to the disk: input/output error [SC0810]
                note: nothing was changed
                """
            ]
        )
    }
}
