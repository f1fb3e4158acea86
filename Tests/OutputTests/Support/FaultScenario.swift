import Diagnostics
import Foundation
import Support
import Testing

@testable import Output

/// A project before a run, and the outputs of the run, for tests that let the run fail or die at each of its operations.
struct FaultScenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [PlannedFile]
    var forces = false
    /// Whether outputs take the paths of others.
    var isChain = false
    var restores: Set<String>?
    let prepare: @Sendable (TemporaryProject) throws -> Void

    /// `SCAFFOLD_HISTORIES=60 swift test --filter "FaultTests|InterruptionTests"` tries everything.
    static let triesAll = ProcessInfo.processInfo.environment["SCAFFOLD_HISTORIES"] != nil

    func project(canExchange: Bool = true) throws -> (TemporaryProject, FaultyFileSystem) {
        let fileSystem = FaultyFileSystem(canExchange: canExchange)
        let project = try TemporaryProject(fileSystem: fileSystem)
        try prepare(project)
        fileSystem.reset()
        return (project, fileSystem)
    }

    @discardableResult
    func run(_ project: TemporaryProject, forces: Bool? = nil) -> RunOutcome {
        project.generate(files) { options in
            options.forces = forces ?? self.forces
            options.restores = restores
        }
    }

    /// The results of a run without failures.
    struct Success {
        let old: [String: String]
        let new: [String: String]
        /// The name and path of each operation. The path is empty for the project's folder.
        let operations: [String]
        let found: Set<String>

        var writingCount: Int {
            operations.count { FaultyFileSystem.writing.contains(String($0.prefix { $0 != " " })) }
        }
    }

    func success(canExchange: Bool = true) throws -> Success {
        let (project, fileSystem) = try project(canExchange: canExchange)
        let old = try project.files()
        let outcome = run(project)
        #expect(outcome.changeSet != nil, "\(outcome.lines)")
        return Success(
            old: old,
            new: try project.files(),
            operations: fileSystem.operations.map { $0.replacing(project.root, with: "") },
            found: Set(outcome.found)
        )
    }

    /// Returns the users' lines in the project: `mine …`.
    static func lines(_ project: TemporaryProject) throws -> Set<String> {
        Set(
            try project.files().values.flatMap {
                $0.split(separator: "\n").filter { $0.hasPrefix("mine ") || $0.hasPrefix("since ") }
            }.map(String.init)
        )
    }

    // MARK: - The scenarios

    static let all = [
        FaultScenario(testDescription: "a first run", files: before) { _ in },
        FaultScenario(testDescription: "rewrites, moves, removals, merges", files: after) { project in
            project.generate(before)
            try project.write("view 1\n\n\nmine view\n", to: "Old/edited.swift")
            try project.write("kept 1\n\n\nmine kept\n", to: "Sources/kept.swift")
            // The merge changes nothing in this file, but the run forgets the last render.
            try project.write("same 2\n\n\nmine same\n", to: "Sources/same.swift")
            try project.remove("Sources/gone.swift")
        },
        FaultScenario(
            testDescription: "chains of moves",
            files: chain(["F/b", "F/c", "F/d"], ["G/b", "G/c"], 2),
            isChain: true
        ) { project in
            project.generate(chain(["F/a", "F/b", "F/c"], ["G/a", "G/b"], 1))
            try project.write(try #require(project.text("F/a")).replacing("end", with: "mine F/a"), to: "F/a")
        },
        FaultScenario(
            testDescription: "a move to the place of an unedited output",
            files: chain(["F/b", "F/c"], [], 1),
            isChain: true
        ) { project in
            project.generate(chain(["F/a", "F/b"], [], 1))
            try project.write(try #require(project.text("F/a")).replacing("end", with: "mine F/a"), to: "F/a")
        },
        FaultScenario(testDescription: "removals", files: [output("A/stays.swift", "1\n", spec: "Specs/A.yml")]) {
            project in
            project.generate([
                output("A/stays.swift", "1\n", spec: "Specs/A.yml"),
                output("A/goes.swift", "1\n", .user, spec: "Specs/A.yml"),
                output("B/made.swift", "1\n", spec: "Specs/B.yml"),
                output("B/C/unedited.swift", "1\n", .user, spec: "Specs/B.yml"),
                output("B/D/unedited.swift", "1\n", .user, spec: "Specs/B.yml"),
                output("B/edited.swift", "1\n\n\n", .user, spec: "Specs/B.yml"),
            ])
            try project.write("1\n\n\nmine B\n", to: "B/edited.swift")
        },
        FaultScenario(
            testDescription: "conflicts",
            files: [view("a 2\n\n\n"), output("New/b.swift", "b 2\n\n\n", .user, template: "b")]
        ) { project in
            project.generate([view("a 1\n\n\n"), output("Old/b.swift", "b 1\n\n\n", .user, template: "b")])
            try project.write("mine a\n\n\n", to: "Sources/view.swift")
            try project.write("mine b\n\n\n", to: "Old/b.swift")
        },
        FaultScenario(
            testDescription: "restored files",
            files: before.map {
                $0.key == nil
                    ? $0 : output($0.path, "2\n\n\n", $0.owner, template: $0.key?.template, spec: $0.key?.spec)
            },
            restores: []
        ) { project in
            project.generate(before)
            for file in before { try project.remove(file.path) }
        },
        FaultScenario(
            testDescription: "force",
            files: [
                view("a 2\n\n\n"), output("New/g.swift", "g 2\n", template: "g"), output("h.swift", "h 2\n", spec: nil),
            ],
            forces: true
        ) { project in
            project.generate([
                view("a 1\n\n\n"), output("Old/g.swift", "g 1\n", template: "g"), output("h.swift", "h 1\n", spec: nil),
            ])
            try project.write("mine g\n", to: "Old/g.swift")
            try project.write("mine h\n", to: "h.swift")
            try project.write("a 1\n\n\nmine a\n", to: "Sources/view.swift")
        },
        FaultScenario(testDescription: "two branches moved a module", files: module("Third", "2")) { project in
            project.generate(module("Main", "1"))
            let path = ".scaffold/manifests/Specs/Login.yml.manifest"
            let text = try #require(project.text(path))
            try project.write(text + text.replacing("Main/", with: "Auth/"), to: path)
            try project.write("1\n\n\nmine p\n", to: "Auth/P.swift")
            try project.write("1\n\n\nmine q\n", to: "Main/Q.swift")
            try project.write("1\n\n\n", to: "Auth/Q.swift")
        },
    ]

    static func view(_ text: String) -> PlannedFile {
        output("Sources/view.swift", text, .user, template: "view")
    }

    static let before = [
        output("Sources/a.swift", "a 1\n", template: "a"),
        output("Sources/b.swift", "b 1\n", .user, template: "b"),
        output("Sources/gone.swift", "gone 1\n", .user, template: "gone"),
        output("Sources/kept.swift", "kept 1\n\n\n", .user, template: "kept"),
        output("Sources/same.swift", "same 1\n\n\n", .user, template: "same"),
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
        output("Sources/same.swift", "same 2\n\n\n", .user, template: "same"),
        output("New/edited.swift", "view 2\n\n\n", .user, template: "view"),
        output("New/tool.swift", "tool 2\n", template: "tool"),
        output("c.swift", "c 2\n", spec: nil),
    ]

    static func chain(_ userOwned: [String], _ generated: [String], _ version: Int) -> [PlannedFile] {
        let first = zip(["p1", "p2", "p3"], userOwned).map { (name: String, path: String) in
            output(path, "// \(name)\n\n\n// \(version)\n\n\nend\n", .user, template: name)
        }
        let second = zip(["t1", "t2"], generated).map { (name: String, path: String) in
            output(path, "// \(name)\n// \(version)\n", template: name)
        }
        return first + second
    }

    static func module(_ group: String, _ text: String) -> [PlannedFile] {
        [
            output("\(group)/Generated/a.swift", "\(text)\n", template: "a"),
            output("\(group)/P.swift", "\(text)\n\n\n", .user, template: "p"),
            output("\(group)/Q.swift", "\(text)\n\n\n", .user, template: "q"),
        ]
    }
}
