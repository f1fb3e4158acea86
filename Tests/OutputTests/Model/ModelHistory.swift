import Diagnostics
import Foundation
import Testing

@testable import Output

/// A random history of an app, held against what must be true after every run.
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
    /// Compiled once: most of the time of a search is for the compilation.
    private let token = /token\d+\./

    init(seed: UInt64) throws {
        project = try TemporaryProject()
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
        case ..<38: try changeSpec()
        case ..<46: try changeTemplate()
        case ..<52: try addModule()
        case ..<56: try removeModule()
        case ..<61: try renameModule()
        case ..<65: try movePersonsFile()
        case ..<68: try deletePersonsFile()
        case ..<71: try damageToolsFile()
        case ..<75: try writeStub()
        case ..<83: try resolve()
        case ..<91: return try switchBranch()
        default: return try mergeBranch()
        }
        if Bool.random(using: &random) { try generate() }
    }

    // MARK: - What people do

    private func edit() throws {
        guard let path = personsFiles.randomElement(using: &random), var lines = lines(path) else { return }
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
        case 1 where !module.members.isEmpty: module.members.remove(at: Int.random(in: 0..<module.members.count, using: &random))
        default: module.members.append("Member\(nextName())")
        }
        try app.write(module)
        log.append("spec \(module.spec)")
    }

    private func changeTemplate() throws {
        guard let template = ["view", "presenter", "router", "support", "layout"].randomElement(using: &random) else { return }
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

    private func renameModule() throws {
        guard var module = app.modules.randomElement(using: &random) else { return }
        // A name that nothing was generated under can't be followed.
        try generate()
        module.was = module.name
        module.name = "Module\(nextName())Y"
        if Bool.random(using: &random) {
            try project.remove(module.spec)
            module.spec = "Specs/\(module.name).yml"
        }
        try app.write(module)
        log.append("rename \(module.was ?? "") to \(module.name)")
        try generate()
    }

    private func movePersonsFile() throws {
        guard let path = personsFiles.randomElement(using: &random), !path.contains("/Parts/") else { return }
        let folder = (path as NSString).deletingLastPathComponent + "/Parts"
        try project.makeFolder(folder)
        try FileManager.default.moveItem(atPath: project.absolute(path), toPath: project.absolute(folder + "/" + (path as NSString).lastPathComponent))
        log.append("move \(path)")
    }

    private func deletePersonsFile() throws {
        guard let path = personsFiles.randomElement(using: &random) else { return }
        try project.remove(path)
        log.append("delete \(path)")
    }

    private func damageToolsFile() throws {
        guard let file = app.renders.filter({ $0.owner == .generated }).randomElement(using: &random), let text = project.text(file.path) else { return }
        if Bool.random(using: &random) {
            try project.remove(file.path)
        } else {
            lastToken += 1
            try project.write(text + "// token\(lastToken).\n", to: file.path)
        }
        log.append("damage \(file.path)")
    }

    /// A person implements a member before the spec has it.
    private func writeStub() throws {
        guard var module = app.modules.randomElement(using: &random) else { return }
        let name = module.name + "Presenter.swift"
        guard let path = personsFiles.first(where: { $0.hasSuffix("/\(name)") }), var lines = lines(path) else { return }
        guard let start = lines.firstIndex(where: { $0.hasPrefix("final class") }) else { return }
        let member = "Member\(nextName())"
        lastToken += 1
        lines.insert(contentsOf: ["    func show\(member)(_ value: Int) { // token\(lastToken).", "    }", ""], at: start + 1)
        try write(lines, path, "implement \(member)")
        module.members.append(member)
        try app.write(module)
    }

    private func resolve() throws {
        for path in personsFiles where ConflictMarkers.areIn(Array((project.text(path) ?? "").utf8)) {
            try resolve(path)
            try generate()
            guard isConflicted(path) else { continue }
            // What changed since the conflict may be another one. That resolved, none comes back.
            try resolve(path)
            try generate()
            #expect(!isConflicted(path), "\(path) after \(log.suffix(12))")
        }
    }

    private func isConflicted(_ path: String) -> Bool {
        project.text(path).map { ConflictMarkers.areIn(Array($0.utf8)) } ?? false
    }

    /// Keeps every line that is no marker.
    private func resolve(_ path: String) throws {
        let kept = (lines(path) ?? []).filter { line in !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) } }
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
        merges += 1
        #expect(try tokens(below: ScaffoldFolder.bases) == [], "git takes a base for a file of a person's after \(log.suffix(12))")
        try generate()
    }

    // MARK: - What must be true

    func generate() throws {
        let before = try tokens()
        for _ in 0..<12 {
            var found = DiagnosticBag()
            let files = app.renders
            let changeSet = ChangeSet.apply(files, in: project.folder, options: app.options, into: &found)
            runs += 1
            let lost = before.subtracting(try tokens())
            #expect(lost == [], "after \(log.suffix(12)): \(found.lines)")
            guard let changeSet else {
                try makeWay(found)
                continue
            }
            conflicts += changeSet.changes.count { $0.kind == .conflict }
            log.append("generate: " + changeSet.changes.filter { $0.kind != .unchanged }.map { "\($0.kind)" }.joined(separator: " "))
            for file in files where file.owner == .generated {
                #expect(project.text(file.path) == String(decoding: file.bytes, as: UTF8.self), "\(file.path) after \(log.suffix(12))")
            }
            let state = try fingerprint()
            var again = DiagnosticBag()
            _ = ChangeSet.apply(files, in: project.folder, options: app.options, into: &again)
            #expect(try fingerprint() == state, "a second run writes after \(log.suffix(12))")
            return
        }
        Issue.record("no way to generate after \(log.suffix(20))")
    }

    /// Does what the messages say: edited files of the tool's are made again, and others go where they are not in the way.
    private func makeWay(_ found: DiagnosticBag) throws {
        let messages = found.sorted.filter { $0.severity == .error }
        for message in messages {
            guard case .path(let path) = message.place else { continue }
            switch message.code {
            case .outputEdited: break
            case .outputPathTaken:
                lastName += 1
                try project.makeFolder("Kept")
                try FileManager.default.moveItem(atPath: project.absolute(path), toPath: project.absolute("Kept/\(lastName).swift"))
            default: Issue.record("\(found.lines) after \(log.suffix(12))")
            }
        }
        if messages.contains(where: { $0.code == .outputEdited }) {
            var options = app.options
            options.forces = true
            var forced = DiagnosticBag()
            _ = ChangeSet.apply(app.renders, in: project.folder, options: options, into: &forced)
        }
    }

    /// In all files, copies that were rescued among them.
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

    private var personsFiles: [String] {
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
