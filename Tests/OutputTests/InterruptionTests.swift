import Diagnostics
import Foundation
import Support
import Testing

@testable import Output

/// Runs that die at each of their operations, and edits at each of these moments. No line of the user is lost, and the next run finishes.
struct InterruptionTests {
    /// An event between the interrupted run and the next one.
    enum Meanwhile: String, CaseIterable {
        case nothing, everyFileIsEdited, everyFileIsDeleted, filesAreTakenBack, filesAreTakenBackAndCleaned,
            manifestsAreTakenBack
    }

    @Test(arguments: FaultScenario.all, Meanwhile.allCases)
    func noEditIsLostWhenARunDies(scenario: FaultScenario, meanwhile: Meanwhile) throws {
        for canExchange in [true, false] {
            let success = try scenario.success(canExchange: canExchange)
            // Each operation is tested on one kind of file system. Thorough runs test all operations on both kinds.
            let first = canExchange || FaultScenario.triesAll ? 0 : 1
            let step = FaultScenario.triesAll ? 1 : [.nothing, .everyFileIsEdited].contains(meanwhile) ? 5 : 20
            for index in stride(from: first, to: success.writingCount, by: step) {
                let comment: Comment = "operation \(index), exchanges: \(canExchange)"
                let (project, fileSystem) = try scenario.project(canExchange: canExchange)
                var lines = try FaultScenario.lines(project)
                fileSystem.reset(.init(at: index, number: EIO, operations: FaultyFileSystem.writing, isLasting: true))
                #expect(scenario.run(project).changeSet == nil, comment)
                fileSystem.reset()
                for line in lines { #expect(try project.contains(line), "\(line), \(comment)") }
                let found = try project.sources()
                for path in Set(found.keys).union(success.old.keys).union(success.new.keys)
                where !path.hasPrefix(".scaffold") {
                    let text = found[path]
                    let isWhole = text == success.old[path] || text == success.new[path]
                    #expect(
                        isWhole || success.old[path] == "<folder>" || success.new[path] == "<folder>",
                        "\(path), \(comment)"
                    )
                }

                lines = try change(project, meanwhile, success, lines)
                var outcome = scenario.run(project)
                for line in lines { #expect(try project.contains(line), "\(line), \(comment)") }
                if meanwhile == .nothing {
                    #expect(Set(outcome.found).isSubset(of: success.found), "\(comment): \(outcome.lines)")
                    let (found, new) = (try project.files(), success.new)
                    for path in Set(found.keys).union(new.keys) where found[path] ?? new[path] != "<folder>" {
                        #expect(found[path] == new[path], "\(path), \(comment)")
                    }
                }
                if outcome.changeSet == nil, meanwhile == .everyFileIsEdited {
                    // An edited generated file is an error. So is an edited output whose path another output takes.
                    let expected: Set<DiagnosticCode> = [.outputEdited, .outputPathClaimedTwice]
                    #expect(
                        outcome.diagnostics.sorted.allSatisfy { $0.severity != .error || expected.contains($0.code) },
                        "\(comment): \(outcome.lines)"
                    )
                    outcome = scenario.run(project, forces: true)
                    if outcome.found.contains(where: { $0.hasPrefix("SC0803") }) { continue }
                }
                if outcome.changeSet == nil, meanwhile == .filesAreTakenBack || meanwhile == .manifestsAreTakenBack {
                    // Files that git doesn't track may be at the paths of outputs.
                    let expected: Set<DiagnosticCode> = [.outputEdited, .outputPathTaken, .outputPathClaimedTwice]
                    #expect(
                        outcome.diagnostics.sorted.allSatisfy { $0.severity != .error || expected.contains($0.code) },
                        "\(comment): \(outcome.lines)"
                    )
                    continue
                }
                #expect(outcome.changeSet != nil, "\(comment): \(outcome.lines)")
                for line in lines { #expect(try project.contains(line), "\(line), \(comment)") }
                for file in scenario.files where file.owner == .generated && outcome.changeSet != nil {
                    #expect(
                        project.text(file.path) == String(decoding: file.bytes, as: UTF8.self),
                        "\(file.path), \(comment)"
                    )
                }
                let after = try project.fingerprint()
                let again = scenario.run(project)
                #expect(try project.fingerprint() == after, "\(comment): \(again.changes) \(again.found)")
            }
        }
    }

    /// - Returns: the lines that must still be somewhere.
    private func change(
        _ project: TemporaryProject,
        _ meanwhile: Meanwhile,
        _ success: FaultScenario.Success,
        _ lines: Set<String>
    ) throws -> Set<String> {
        var lines = lines
        switch meanwhile {
        case .nothing: break
        case .everyFileIsEdited:
            // A new spec is not in the manifest, so an edit of it would be an error.
            for (path, text) in try project.sources() where path != "Specs/Login.yml" {
                try project.write(text + "\n\nsince \(path)\n", to: path)
                lines.insert("since \(path)")
            }
        case .everyFileIsDeleted:
            for path in try project.sources().keys { try project.remove(path) }
            lines = []
        case .filesAreTakenBack, .filesAreTakenBackAndCleaned:
            // `git checkout .`: the manifests are committed with the files.
            for (path, text) in success.old where text != "<folder>" { try project.write(text, to: path) }
            guard meanwhile == .filesAreTakenBackAndCleaned else { break }
            for (path, text) in try project.files() where text != "<folder>" && success.old[path] == nil {
                try project.remove(path)
            }
        case .manifestsAreTakenBack:
            for (path, text) in success.old where text != "<folder>" && path.hasPrefix(".scaffold") {
                try project.write(text, to: path)
            }
        }
        return lines
    }

    /// The way in which the user edits a file during a run.
    enum Edit: String, CaseIterable {
        /// The editor writes into the file.
        case inPlace
        /// The editor replaces the file, as most do.
        case replacing
        /// The editor writes every path, even if there is no file.
        case everyPath
        /// The same as `inPlace`, and the run dies at its next write operation.
        case inPlaceThenDeath
    }

    @Test(arguments: FaultScenario.all, Edit.allCases)
    func noEditIsLostAtAnyMomentOfARun(scenario: FaultScenario, edit: Edit) throws {
        for canExchange in [true, false] {
            let success = try scenario.success(canExchange: canExchange)
            // Each operation is tested on one kind of file system. Thorough runs test all operations on both kinds.
            let first = canExchange || FaultScenario.triesAll ? 0 : 1
            let step = FaultScenario.triesAll ? 1 : [.inPlace, .inPlaceThenDeath].contains(edit) ? 4 : 16
            let paths = Set(success.old.filter { $0.value != "<folder>" }.keys).union(
                success.new.filter { $0.value != "<folder>" }.keys
            )
            .filter { !$0.hasPrefix(".scaffold") && $0 != "Specs/Login.yml" }
            for index in stride(from: first, to: success.writingCount, by: step) {
                let comment: Comment = "operation \(index), exchanges: \(canExchange)"
                let (project, fileSystem) = try scenario.project(canExchange: canExchange)
                var lines = try FaultScenario.lines(project)
                let moment = Counter()
                let root = project.root
                let written = Written()
                if edit == .inPlaceThenDeath {
                    fileSystem.reset(
                        .init(at: index + 1, number: EIO, operations: FaultyFileSystem.writing, isLasting: true)
                    )
                }
                fileSystem.onOperation { operation, path in
                    guard FaultyFileSystem.writing.contains(operation), moment.next() == index + 1 else { return }
                    // Without an exchange, an edit at the exact moment of the replacement is not noticed.
                    if !canExchange, operation == "rename", !path.contains("/.scaffold/") { return }
                    for path in paths {
                        let old = FileManager.default.contents(atPath: root + "/" + path)
                        guard old != nil || edit == .everyPath else { continue }
                        let text = (old ?? Data()) + Data("\n\nsince \(path)\n".utf8)
                        let isWritten = put(text, at: root + "/" + path, isAtomic: edit == .replacing)
                        if isWritten { written.add("since \(path)") }
                    }
                }
                let outcome = scenario.run(project)
                fileSystem.onOperation(nil)
                let hasDied = fileSystem.hasFired
                fileSystem.reset()
                lines.formUnion(written.lines)
                for line in lines { #expect(try project.contains(line), "\(line), \(comment): \(outcome.lines)") }
                if !hasDied { #expect(outcome.changeSet != nil, "\(comment): \(outcome.lines)") }

                var next = scenario.run(project)
                for line in lines { #expect(try project.contains(line), "\(line), \(comment): \(next.lines)") }
                for _ in 0..<3 where next.changeSet == nil {
                    // An edited generated file is an error. So is a file that the user wrote at the path of a new output, or edited at a path that
                    // another output takes.
                    let isExpected = { (code: DiagnosticCode) in
                        code == .outputEdited
                            || (edit == .everyPath || scenario.isChain)
                                && [.outputPathTaken, .outputPathClaimedTwice].contains(code)
                    }
                    #expect(
                        next.diagnostics.sorted.allSatisfy { $0.severity != .error || isExpected($0.code) },
                        "\(comment): \(next.lines)"
                    )
                    for diagnostic in next.diagnostics.sorted where diagnostic.code == .outputPathTaken {
                        guard case .path(let path) = diagnostic.place else { continue }
                        try project.makeFolder("Kept")
                        try FileManager.default.moveItem(
                            atPath: project.absolute(path),
                            toPath: project.absolute("Kept/\(moment.next())")
                        )
                    }
                    next = scenario.run(project, forces: true)
                }
                for line in lines { #expect(try project.contains(line), "\(line), \(comment): \(next.lines)") }
                if scenario.isChain, next.found.contains(where: { $0.hasPrefix("SC0803") }) { continue }
                #expect(next.changeSet != nil, "\(comment): \(next.lines)")
                let after = try project.fingerprint()
                let again = scenario.run(project)
                #expect(try project.fingerprint() == after, "\(comment): \(again.changes) \(again.found)")
            }
        }
    }

    private final class Written: @unchecked Sendable {  // `mutex` guards the lines.
        private let mutex = NSLock()
        private var all: Set<String> = []

        func add(_ line: String) {
            mutex.withLock { _ = all.insert(line) }
        }

        var lines: Set<String> { mutex.withLock { all } }
    }

    // MARK: - Checks

    /// Returns a project whose run died after all files were in place and before the manifest was finished.
    private func interrupted(_ scenario: FaultScenario) throws -> (TemporaryProject, FaultyFileSystem) {
        let (project, fileSystem) = try scenario.project()
        let operations = try scenario.success().operations
        let renames = operations.filter { $0.hasPrefix("rename ") }.map { $0.split(separator: "/").last ?? "" }
        let last = try #require(renames.lastIndex { $0 == "Login.yml.manifest" })
        fileSystem.reset(.init(at: last, number: EIO, operations: ["rename"], isLasting: true))
        #expect(scenario.run(project).changeSet == nil)
        fileSystem.reset()
        return (project, fileSystem)
    }

    @Test func aCheckReportsAnInterruptedRunAndWritesNothing() throws {
        let scenario = FaultScenario.all[1]
        let (project, _) = try interrupted(scenario)
        let before = try project.fingerprint()
        let check = project.check(scenario.files)
        let paths = check.changeSet?.changes.filter(\.isInterrupted).map(\.path) ?? []
        #expect(
            paths.contains("Sources/kept.swift") && paths.contains("New/edited.swift")
                && paths.contains("New/tool.swift")
        )
        #expect(check.changeSet?.changes.filter(\.isInterrupted).allSatisfy(\.isDrift) == true)
        #expect(try project.fingerprint() == before)
        scenario.run(project)
        #expect(project.check(scenario.files).changeSet?.changes.contains(where: \.isInterrupted) == false)
    }

    @Test func fileEditedAfterAnInterruptionIsMerged() throws {
        let scenario = FaultScenario.all[1]
        let (project, _) = try interrupted(scenario)
        #expect(project.text("Sources/kept.swift") == "kept 2\n\n\nmine kept\n")
        try project.write("kept 2\n\nsince\n\nmine kept\n", to: "Sources/kept.swift")
        #expect(scenario.run(project).found == [])
        #expect(project.text("Sources/kept.swift") == "kept 2\n\nsince\n\nmine kept\n")
        let next = scenario.files.map {
            $0.path == "Sources/kept.swift" ? output($0.path, "kept 3\n\n\n", .user, template: "kept") : $0
        }
        #expect(Set(project.generate(next).changes) == ["merge Sources/kept.swift", "staysDeleted Sources/gone.swift"])
        #expect(project.text("Sources/kept.swift") == "kept 3\n\nsince\n\nmine kept\n")
    }

    /// The specs are changed back after the interruption: nothing of the interrupted run is finished.
    @Test func abandonedRunIsNotFinished() throws {
        let scenario = FaultScenario.all[1]
        let (project, _) = try interrupted(scenario)
        let outcome = project.generate(FaultScenario.before)
        #expect(outcome.found == [], "\(outcome.lines)")
        #expect(project.text("Sources/kept.swift") == "kept 1\n\n\nmine kept\n")
        #expect(project.text("Old/edited.swift") == "view 1\n\n\nmine view\n")
        #expect(project.text("New/edited.swift") == nil && project.text("New/tool.swift") == nil)
        #expect(project.text("Old/tool.swift") == "tool 1\n")
        let before = try project.fingerprint()
        #expect(project.generate(FaultScenario.before).lines == [])
        #expect(try project.fingerprint() == before)
    }
}

/// Writes a file as another program would.
@Sendable private func put(_ text: Data, at path: String, isAtomic: Bool) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    do {
        try text.write(to: URL(fileURLWithPath: path), options: isAtomic ? .atomic : [])
        return true
    } catch {
        return false
    }
}
