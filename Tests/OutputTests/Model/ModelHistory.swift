import Diagnostics
import FileSystem
import Foundation
import Support
import Testing

@testable import Output

/// A random history of an app, with checks of what must be true after every run.
final class ModelHistory {
    let project: TemporaryProject
    let app: ModelApp
    let repository: ModelRepository
    private var random: SeededRandom
    private var lastToken = 0
    private var lastName = 0
    private(set) var log: [String] = []
    private(set) var runs = 0
    private(set) var merges = 0
    private(set) var conflicts = 0
    /// Compiled once, because most of the time of a search is its compilation.
    private let token = /token\d+\./
    private(set) var interruptions = 0
    private let fileSystem = FaultyFileSystem()

    init(seed: UInt64) throws {
        project = try TemporaryProject(fileSystem: fileSystem)
        app = ModelApp(project: project)
        repository = ModelRepository(root: project.root)
        random = SeededRandom(seed: seed)
        try repository.start()
        try addModule()
        try addModule()
        try generate()
        try repository.commit()
    }

    func step() throws {
        switch Int.random(in: 0..<100, using: &random) {
        case ..<24: try edit()
        case ..<37: try changeSpec()
        case ..<44: try changeTemplate()
        case ..<50: try addModule()
        case ..<54: try removeModule()
        case ..<58: try moveSpecFile()
        case ..<62: try moveFile()
        case ..<65: try deleteFile()
        case ..<68: try damageGeneratedFile()
        case ..<72: try writeStub()
        case ..<78: try interrupt()
        case ..<84: try resolve()
        case ..<92: return try switchBranch()
        default: return try mergeBranch()
        }
        if Bool.random(using: &random) { try generate() }
    }

    // MARK: - What users do

    private func edit() throws {
        guard let path = userFiles.randomElement(using: &random), var lines = lines(path) else { return }
        lastToken += 1
        let place = Int.random(in: 0...lines.count, using: &random)
        let tokens = lines.indices.filter { lines[$0].contains("token") }
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where place < lines.count && !lines[place].contains("token"): lines[place] = "// token\(lastToken)."
        case 1 where !tokens.isEmpty: lines.remove(at: tokens[place % tokens.count])
        default: lines.insert("// token\(lastToken).", at: place)
        }
        try write(lines, path, "edit")
    }

    private func changeSpec() throws {
        guard var module = app.modules.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: module.title = "Title \(Int.random(in: 0..<100, using: &random))"
        case 1 where !module.members.isEmpty:
            module.members.remove(at: Int.random(in: 0..<module.members.count, using: &random))
        default: module.members.append("Member\(nextName())")
        }
        try app.write(module)
        log.append("spec \(module.spec)")
    }

    private func changeTemplate() throws {
        guard let template = ["view", "presenter", "router", "support", "layout"].randomElement(using: &random) else {
            return
        }
        try app.setVersion(template, app.version(template) + 1)
        log.append("template \(template)")
    }

    private func addModule() throws {
        guard app.modules.count < 6 else { return }
        let name = "Module\(nextName())X"
        try app.write(ModelApp.Module(name: name, title: "T", members: ["A"], spec: "Specs/\(name).yml"))
        log.append("add \(name)")
    }

    private func removeModule() throws {
        guard app.modules.count > 2, let module = app.modules.randomElement(using: &random) else { return }
        try project.remove(module.spec)
        log.append("remove \(module.name)")
    }

    private func moveSpecFile() throws {
        guard var module = app.modules.randomElement(using: &random) else { return }
        try project.remove(module.spec)
        module.spec = "Specs/Spec\(nextName()).yml"
        try app.write(module)
        log.append("move the spec of \(module.name)")
    }

    private func moveFile() throws {
        guard let path = userFiles.randomElement(using: &random), !path.contains("/Parts/") else { return }
        let folder = (path as NSString).deletingLastPathComponent + "/Parts"
        let target = folder + "/" + (path as NSString).lastPathComponent
        guard project.text(target) == nil else { return }
        try project.makeFolder(folder)
        try FileManager.default.moveItem(atPath: project.absolute(path), toPath: project.absolute(target))
        log.append("move \(path)")
    }

    private func deleteFile() throws {
        guard let path = userFiles.randomElement(using: &random) else { return }
        try project.remove(path)
        log.append("delete \(path)")
    }

    private func damageGeneratedFile() throws {
        guard let file = app.renders.filter({ $0.owner == .generated }).randomElement(using: &random),
            let text = project.text(file.path)
        else { return }
        if Bool.random(using: &random) {
            try project.remove(file.path)
        } else {
            lastToken += 1
            try project.write(text + "// token\(lastToken).\n", to: file.path)
        }
        log.append("damage \(file.path)")
    }

    /// Ends the process somewhere in a run. Then users edit, or not.
    private func interrupt() throws {
        let before = try tokens()
        let index = Int.random(in: 0..<150, using: &random)
        fileSystem.reset(.init(at: index, number: EIO, operations: FaultyFileSystem.writing, isLasting: true))
        let outcome = project.generate(app.renders)
        if fileSystem.hasFired { interruptions += 1 }
        fileSystem.reset()
        let lost = before.subtracting(try tokens())
        #expect(lost == [], "after an interruption after \(log.suffix(12)): \(outcome.lines)")
        log.append("interrupt at \(index)")
        for _ in 0..<Int.random(in: 0...2, using: &random) { try edit() }
    }

    /// A user implements a member before the spec has it.
    private func writeStub() throws {
        guard var module = app.modules.randomElement(using: &random) else { return }
        let name = module.name + "Presenter.swift"
        guard let path = userFiles.first(where: { $0.hasSuffix("/\(name)") }), var lines = lines(path) else { return }
        guard let start = lines.firstIndex(where: { $0.hasPrefix("final class") }) else { return }
        let member = "Member\(nextName())"
        lastToken += 1
        lines.insert(
            contentsOf: ["    func show\(member)(_ value: Int) { // token\(lastToken).", "    }", ""],
            at: start + 1
        )
        try write(lines, path, "implement \(member)")
        module.members.append(member)
        try app.write(module)
    }

    private func resolve() throws {
        for path in userFiles where ConflictMarkers.areIn(Array((project.text(path) ?? "").utf8)) {
            try resolve(path)
            try generate()
            guard isConflicted(path) else { continue }
            // Changes since the conflict may cause a second one. After that is resolved, there must be none.
            try resolve(path)
            try generate()
            #expect(!isConflicted(path), "\(path) after \(log.suffix(12))")
        }
    }

    private func isConflicted(_ path: String) -> Bool {
        project.text(path).map { ConflictMarkers.areIn(Array($0.utf8)) } ?? false
    }

    /// Keeps every line that is not a marker.
    private func resolve(_ path: String) throws {
        let kept = (lines(path) ?? []).filter { line in
            !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
        }
        try write(kept, path, "resolve")
    }

    private func switchBranch() throws {
        try generate()
        try repository.commit()
        let branches = try repository.branches
        if branches.count < 3 {
            try repository.git("checkout", "-q", "-b", "branch\(nextName())")
        } else if let branch = branches.randomElement(using: &random) {
            try repository.git("checkout", "-q", branch)
        }
        log.append("switch")
        try generate()
    }

    private func mergeBranch() throws {
        try generate()
        try repository.commit()
        guard let branch = try repository.branches.randomElement(using: &random) else { return }
        try repository.merge(branch)
        log.append("merge \(branch)")
        // Where both branches have moved the spec of a module, it is there twice, which is an error of the project: the user keeps one.
        var names: Set<String> = []
        for module in app.modules where !names.insert(module.name).inserted { try project.remove(module.spec) }
        merges += 1
        #expect(
            try tokens(below: ScaffoldFolder.bases) == [],
            "git takes a base for a user's file after \(log.suffix(12))"
        )
        try generate()
    }

    // MARK: - What must be true

    func generate() throws {
        let before = try tokens()
        for _ in 0..<12 {
            let files = app.renders
            let outcome = project.generate(files)
            runs += 1
            let lost = before.subtracting(try tokens())
            #expect(lost == [], "after \(log.suffix(12)): \(outcome.lines)")
            guard let changeSet = outcome.changeSet else {
                try makeWay(outcome.diagnostics)
                continue
            }
            conflicts += changeSet.changes.count { $0.kind == .conflict }
            log.append(
                "generate: "
                    + changeSet.changes.filter { $0.kind != .unchanged }.map { "\($0.kind)" }.joined(separator: " ")
            )
            for file in files where file.owner == .generated {
                #expect(
                    project.text(file.path) == String(decoding: file.bytes, as: UTF8.self),
                    "\(file.path) after \(log.suffix(12))"
                )
            }
            let state = try fingerprint()
            project.generate(files)
            #expect(try fingerprint() == state, "a second run writes after \(log.suffix(12))")
            return
        }
        Issue.record("no way to generate after \(log.suffix(20))")
    }

    /// Does what the messages say: edited generated files are overwritten, and others are moved out of the way.
    private func makeWay(_ found: DiagnosticBag) throws {
        let messages = found.sorted.filter { $0.severity == .error }
        for message in messages {
            guard case .path(let path) = message.place else { continue }
            switch message.code {
            case .outputEdited: break
            case .outputPathTaken:
                lastName += 1
                try project.makeFolder("Kept")
                try FileManager.default.moveItem(
                    atPath: project.absolute(path),
                    toPath: project.absolute("Kept/\(lastName).swift")
                )
            default: Issue.record("\(found.lines) after \(log.suffix(12))")
            }
        }
        if messages.contains(where: { $0.code == .outputEdited }) { project.generate(app.renders) { $0.forces = true } }
    }

    /// Returns the tokens in all files, including rescued copies.
    private func tokens(below folder: String = "") throws -> Set<String> {
        var tokens: Set<String> = []
        for path in try project.paths(without: ".git") where path.hasPrefix(folder) {
            guard let text = project.text(path) else { continue }
            for match in text.matches(of: token) { tokens.insert(String(match.output)) }
        }
        return tokens
    }

    private func fingerprint() throws -> [String: String] {
        try project.fingerprint(without: ".git")
    }

    // MARK: - Files

    private var userFiles: [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: project.absolute("Sources"))) ?? []
        return paths.map { "Sources/" + $0 }.filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }.sorted()
    }

    private func lines(_ path: String) -> [String]? {
        project.text(path)?.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private func write(_ lines: [String], _ path: String, _ what: String) throws {
        try project.write(lines.map { $0 + "\n" }.joined(), to: path)
        log.append("\(what) \(path)")
    }

    private func nextName() -> Int {
        lastName += 1
        return lastName
    }
}
