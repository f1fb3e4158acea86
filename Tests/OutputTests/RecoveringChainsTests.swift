import Diagnostics
import Foundation
import Testing

@testable import Output

/// Runs that die while outputs follow each other, so that one lies where another one did.
struct RecoveringChainsTests {
    static func chain(_ paths: [String], _ version: Int) -> [PlannedFile] {
        zip(["first", "second"], paths).map { (name: String, path: String) in
            output(path, "// \(name)\n\n\n// \(version)\n\n\n// end\n", .person, template: name)
        }
    }

    private func run(_ files: [PlannedFile], in project: TemporaryProject, _ renames: [ModuleRename] = []) -> (changeSet: ChangeSet?, found: [String]) {
        var options = RecoveryTests.complete
        options.renames = renames
        var found = DiagnosticBag()
        return (ChangeSet.apply(files, in: project.folder, options: options, into: &found), found.lines)
    }

    private func allTexts(_ project: TemporaryProject) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: project.root).compactMap(project.text)
    }

    /// Edited in their new places when the run has died: wherever it died, no line is lost, and the next run goes through.
    @Test(arguments: [["F/b", "F/c"], ["F/b", "F/a"]], [["F/b"], ["F/c"], ["F/a"], ["F/a", "F/b"], ["F/b", "F/c"]])
    func outputsThatFollowEachOtherAreEditedAfterACrash(paths: [String], edited: [String]) throws {
        let prepare = { (fileSystem: FaultyFileSystem) in
            let project = try TemporaryProject(fileSystem: fileSystem)
            try project.run(Self.chain(["F/a", "F/b"], 1))
            for path in ["F/a", "F/b"] { try project.write(try #require(project.text(path)).replacing("// end", with: "// mine \(path)"), to: path) }
            fileSystem.reset()
            return project
        }
        let counting = FaultyFileSystem()
        let counted = try prepare(counting)
        #expect(run(Self.chain(paths, 2), in: counted).changeSet != nil)
        for index in try counting.operationsSinceJournal {
            let fileSystem = FaultyFileSystem()
            let project = try prepare(fileSystem)
            fileSystem.reset(.init(at: index, number: EIO, isLasting: true))
            _ = run(Self.chain(paths, 2), in: project)
            fileSystem.reset()
            var lines = ["// mine F/a", "// mine F/b"]
            for path in edited {
                guard let text = project.text(path) else { continue }
                try project.write(text.replacing("\n\n\n// mine", with: "\n// since \(path)\n\n// mine"), to: path)
                lines.append("// since \(path)")
            }
            let (changeSet, found) = run(Self.chain(paths, 2), in: project)
            #expect(changeSet != nil, "operation \(index) \(counting.operations[index]): \(found)")
            let texts = try allTexts(project)
            for line in lines { #expect(texts.contains { $0.contains(line) }, "operation \(index) \(counting.operations[index]): \(line)") }
            // Who edits both the old place and the new one has two files.
            let names = Set(try project.files().keys.filter { $0.hasPrefix("F/") })
            #expect(names == Set(paths) || edited == ["F/a", "F/b"] && names.isSuperset(of: paths), "operation \(index) \(counting.operations[index])")
        }
    }

    /// `git reset --hard` over edits that were not committed, with `git clean` and without: what lies in a place that changes hands is then neither what the
    /// run found there nor what it put there.
    @Test(arguments: [["F/b", "F/c"], ["F/b", "F/a"]], [true, false])
    func whatIsTakenBackInGitAfterACrashIsNotLost(paths: [String], cleans: Bool) throws {
        let prepare = { (fileSystem: FaultyFileSystem) in
            let project = try TemporaryProject(fileSystem: fileSystem)
            try project.run(Self.chain(["F/a", "F/b"], 1))
            for path in ["F/a", "F/b"] { try project.write(try #require(project.text(path)).replacing("// end", with: "// committed \(path)"), to: path) }
            let committed = try project.files().filter { $0.value != "<folder>" && !$0.key.hasPrefix(".scaffold/local") }
            try project.write(try #require(project.text("F/b")) + "// not committed\n", to: "F/b")
            fileSystem.reset()
            return (project, committed)
        }
        let counting = FaultyFileSystem()
        #expect(run(Self.chain(paths, 2), in: try prepare(counting).0).changeSet != nil)
        for index in try counting.operationsSinceJournal {
            let fileSystem = FaultyFileSystem()
            let (project, committed) = try prepare(fileSystem)
            fileSystem.reset(.init(at: index, number: EIO, isLasting: true))
            _ = run(Self.chain(paths, 2), in: project)
            fileSystem.reset()
            for (path, text) in committed { try project.write(text, to: path) }
            for path in try project.files().keys where cleans && committed[path] == nil && path.hasPrefix("F/") { try project.remove(path) }
            let (changeSet, found) = run(Self.chain(paths, 2), in: project)
            // What git does not know of may be in the way.
            if cleans { #expect(changeSet != nil, "operation \(index) \(counting.operations[index]): \(found)") }
            let texts = try allTexts(project)
            for line in ["// committed F/a", "// committed F/b"] {
                #expect(texts.contains { $0.contains(line) }, "operation \(index) \(counting.operations[index]): \(line) \(found)")
            }
        }
    }

    /// Modules that take each other's names, by `was:`.
    struct Chain: Sendable, CustomTestStringConvertible {
        /// Whether the spec files have the modules' names, and move too.
        let movesSpecs: Bool
        /// Whether the outputs lie behind a link.
        let isLinked: Bool
        let isEditedBefore: Bool
        /// Of the names of now.
        let editedSince: [String]

        var testDescription: String { "specs move: \(movesSpecs), linked: \(isLinked), edited before: \(isEditedBefore), since: \(editedSince)" }

        static let all = [(true, false), (false, true), (true, true)].flatMap { movesSpecs, isLinked in
            [true, false].flatMap { isEditedBefore in
                [["B"], ["C"], ["C", "B"]].map { Chain(movesSpecs: movesSpecs, isLinked: isLinked, isEditedBefore: isEditedBefore, editedSince: $0) }
            }
        }

        func spec(_ id: String, _ name: String) -> String { "Specs/\(movesSpecs ? name : id).yml" }

        func files(_ modules: [(id: String, name: String)]) -> [PlannedFile] {
            modules.flatMap { id, name in
                let lines = (1...6).map { "// line \($0) of \(id)\n" }.joined()
                let view = "final class \(name)View {\n\(lines)}\n\n\n// \(id)\n\n\n// end\n"
                return [
                    output("Sources/\(name)/\(name)View.swift", view, .person, template: "view", spec: spec(id, name)),
                    output("Sources/\(name)/Generated/\(name)Router.swift", "struct \(name)Router { /* \(id) */ }\n", template: "router", spec: spec(id, name)),
                ]
            }
        }

        var before: [PlannedFile] { files([("first", "A"), ("second", "B")]) }
        var after: [PlannedFile] { files([("first", "B"), ("second", "C")]) }

        var renames: [ModuleRename] {
            [
                ModuleRename(spec: spec("first", "B"), old: "A", new: "B"),
                ModuleRename(spec: spec("second", "C"), old: "B", new: "C", isOldNameTaken: true),
            ]
        }

        func prepare(_ fileSystem: FaultyFileSystem) throws -> TemporaryProject {
            let project = try TemporaryProject(fileSystem: fileSystem)
            if isLinked {
                try project.makeFolder("Real")
                try project.link("Sources", to: "Real")
            }
            try project.run(before)
            if isEditedBefore {
                for name in ["A", "B"] {
                    let path = "Sources/\(name)/\(name)View.swift"
                    try project.write(try #require(project.text(path)).replacing("// end", with: "// mine of \(name)"), to: path)
                }
            }
            for file in after { try project.write("spec\n", to: try #require(file.key?.spec)) }
            fileSystem.reset()
            return project
        }
    }

    @Test(arguments: Chain.all)
    func modulesThatFollowEachOtherAreEditedAfterACrash(chain: Chain) throws {
        let counting = FaultyFileSystem()
        #expect(run(chain.after, in: try chain.prepare(counting), chain.renames).changeSet != nil)
        for index in try counting.operationsSinceJournal {
            let fileSystem = FaultyFileSystem()
            let project = try chain.prepare(fileSystem)
            fileSystem.reset(.init(at: index, number: EIO, isLasting: true))
            _ = run(chain.after, in: project, chain.renames)
            fileSystem.reset()
            var lines = chain.isEditedBefore ? ["first": ["// mine of A"], "second": ["// mine of B"]] : [:]
            for name in chain.editedSince {
                let path = "Sources/\(name)/\(name)View.swift"
                guard let text = project.text(path) else { continue }
                let id = text.contains("\n// first\n") ? "first" : "second"
                // Of two copies of one output, the other one would be in the way.
                if name == "B", id == "second", project.text("Sources/C/CView.swift")?.contains("// since") == true { continue }
                try project.write(text.replacing("\n\n// \(id)\n", with: "\n// since of \(name)\n\n// \(id)\n"), to: path)
                lines[id, default: []].append("// since of \(name)")
            }
            let what: Comment = "operation \(index) \(counting.operations[index])"
            let (changeSet, found) = run(chain.after, in: project, chain.renames)
            #expect(changeSet != nil, "\(what) \(found)")
            for (id, name) in [("first", "B"), ("second", "C")] {
                let text = project.text("Sources/\(name)/\(name)View.swift") ?? ""
                for line in ["final class \(name)View {", "// line 3 of \(id)"] + lines[id, default: []] { #expect(text.contains(line), what) }
                #expect(project.text("Sources/\(name)/Generated/\(name)Router.swift") == "struct \(name)Router { /* \(id) */ }\n", what)
            }
            #expect(try !project.files().keys.contains { $0.contains("AView") || $0.contains("AR") || chain.movesSpecs && $0.contains("A.yml") }, what)
            let settled = try project.fingerprint()
            #expect(run(chain.after, in: project, chain.renames).changeSet != nil)
            #expect(try project.fingerprint() == settled, what)
        }
    }

    /// An editor saves when all has been looked at; the run dies before it sees what came out of the place.
    @Test(arguments: [true, false])
    func whatWasSavedLateWhereAnotherOutputStaysIsKept(staysInIt: Bool) throws {
        let before = Self.chain(["F/a", "F/b"], 1)
        let after = staysInIt ? Self.chain(["F/b", "F/c"], 2) : Array(Self.chain(["F/b", "F/c"], 2).reversed())
        let counting = FaultyFileSystem()
        let counted = try TemporaryProject(fileSystem: counting)
        try counted.run(before)
        counting.reset()
        #expect(run(after, in: counted).changeSet != nil)
        let exchange = try #require(counting.operations.firstIndex { $0.hasPrefix("exchange ") && $0.hasSuffix("F/b") })

        let fileSystem = FaultyFileSystem()
        let project = try TemporaryProject(fileSystem: fileSystem)
        try project.run(before)
        let (path, late, once) = (project.absolute("F/b"), "// second\n\n// late\n\n// 1\n\n\n// end\n", Counter())
        fileSystem.onExchange { if once.next() == 1 { _ = FileManager.default.createFile(atPath: path, contents: Data(late.utf8)) } }
        fileSystem.reset(.init(at: exchange + 1, number: EIO, isLasting: true))
        #expect(run(after, in: project).changeSet == nil)
        fileSystem.reset()
        fileSystem.onExchange(nil)
        #expect(project.text("F/c") == (staysInIt ? nil : "// second\n\n\n// 2\n\n\n// end\n"))
        let edited = staysInIt ? "F/b" : "F/c"
        try project.write(try #require(project.text(edited)).replacing("// end", with: "// since"), to: edited)

        let (changeSet, found) = run(after, in: project)
        #expect(changeSet != nil)
        let copy = ScaffoldFolder.rescued("F/b", ContentHash(of: Array(late.utf8)))
        let moved = ScaffoldFolder.rescued("F/a", ContentHash(of: Array("// first\n\n\n// 1\n\n\n// end\n".utf8)))
        let inDoubt = """
            F/a: warning: `F/a` was moved by a run that broke off, and what lies in its new place may be what lay there before [SC0818]
            help: what lay there is kept in `\(moved)`
            """
        #expect(
            found == (staysInIt ? [inDoubt] : []) + [
                """
                F/b: warning: `F/b` changed after a run that broke off [SC0818]
                help: what that run took out of there is kept in `\(copy)`
                """,
                """
                \(edited): warning: `\(edited)` changed after a run that broke off, and was left as it is [SC0817]
                help: nothing is to be done: it is decided about anew
                """,
            ].sorted { left, _ in left.hasPrefix("F/b: warning: `F/b` changed after a run that broke off,") }
        )
        #expect(project.text(copy) == late)
        #expect(project.text("F/b") == "// first\n\n\n// 2\n\n\n// \(staysInIt ? "since" : "end")\n")
        #expect(project.text("F/c") == "// second\n\n\n// 2\n\n\n// \(staysInIt ? "end" : "since")\n")
        #expect(project.text("F/a") == nil)
    }

    /// Who deletes the output that came says nothing of the one that was there.
    @Test func anOutputIsDeletedWhereAnotherOneLay() throws {
        let counting = FaultyFileSystem()
        let prepare = { (fileSystem: FaultyFileSystem) in
            let project = try TemporaryProject(fileSystem: fileSystem)
            try project.run(Self.chain(["F/a", "F/b"], 1))
            try project.write("// second\n\n// mine\n\n// 1\n\n\n// end\n", to: "F/b")
            fileSystem.reset()
            return project
        }
        #expect(run(Self.chain(["F/b", "F/c"], 2), in: try prepare(counting)).changeSet != nil)
        for index in try counting.operationsSinceJournal {
            let fileSystem = FaultyFileSystem()
            let project = try prepare(fileSystem)
            fileSystem.reset(.init(at: index, number: EIO, isLasting: true))
            _ = run(Self.chain(["F/b", "F/c"], 2), in: project)
            fileSystem.reset()
            guard project.text("F/b")?.contains("// first") == true else { continue }
            try project.remove("F/b")
            let (changeSet, found) = run(Self.chain(["F/b", "F/c"], 2), in: project)
            #expect(changeSet != nil, "\(found)")
            #expect(project.text("F/c") == "// second\n\n// mine\n\n// 2\n\n\n// end\n", "operation \(index) \(counting.operations[index])")
        }
    }
}

extension FaultyFileSystem {
    /// The indices of those with which a journal is there and that change something: whoever dies before one that does not, dies before the next that does.
    fileprivate var operationsSinceJournal: [Int] {
        get throws {
            let first = try #require(operations.firstIndex { $0.hasPrefix("rename ") && $0.hasSuffix("/journal") })
            return operations.indices.dropFirst(first + 1).filter { index in
                !["realPath ", "list ", "status ", "read ", "checkWritable "].contains { operations[index].hasPrefix($0) }
            }
        }
    }
}
