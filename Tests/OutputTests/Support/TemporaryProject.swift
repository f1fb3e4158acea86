import Diagnostics
import FileSystem
import Foundation
import Output
import Support
import Testing

/// A project in its own folder, which is deleted with the object.
final class TemporaryProject {
    let root: String
    let fileSystem: any FileSystem

    init(fileSystem: any FileSystem = FaultyFileSystem()) throws {
        var template = Array("\(NSTemporaryDirectory())/output-tests-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template), "a temporary folder")
        root = try fileSystem.realPath(String(cString: made))
        self.fileSystem = fileSystem
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    var folder: ProjectFolder {
        ProjectFolder(path: root, fileSystem: fileSystem)
    }

    func absolute(_ path: String) -> String {
        root + "/" + path
    }

    func write(_ text: String, to path: String, permissions: Int? = nil) throws {
        try makeFolder((path as NSString).deletingLastPathComponent)
        try Data(text.utf8).write(to: URL(fileURLWithPath: absolute(path)))
        if let permissions {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: absolute(path))
        }
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: absolute(path), withIntermediateDirectories: true)
    }

    func link(_ path: String, to target: String) throws {
        try makeFolder((path as NSString).deletingLastPathComponent)
        try FileManager.default.createSymbolicLink(atPath: absolute(path), withDestinationPath: target)
    }

    func makePipe(_ path: String) throws {
        #expect(mkfifo(absolute(path), 0o600) == 0)
    }

    func isLink(_ path: String) throws -> Bool {
        try fileSystem.status(absolute(path))?.kind == .link
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: absolute(path))
    }

    /// Returns the text of a file, or nil if there is no file.
    func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: absolute(path)).map { String(decoding: $0, as: UTF8.self) }
    }

    func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: absolute(path))[.posixPermissions] as? Int
    }

    /// Returns all files and folders except those in `.scaffold/local`, with their contents.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) where !path.hasPrefix(".scaffold/local") {
            files[path] = text(path) ?? "<folder>"
        }
        return files
    }

    /// Returns the paths of all files and folders.
    ///
    /// - Parameter excluded: the name of a folder in the root that is not listed at all.
    func paths(without excluded: String? = nil) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: root).filter { $0 != excluded }
        return try names.flatMap { name in
            var information = stat()
            #expect(lstat(absolute(name), &information) == 0)
            guard information.st_mode & S_IFMT == S_IFDIR else { return [name] }
            return [name]
                + (try FileManager.default.subpathsOfDirectory(atPath: absolute(name)).map { name + "/" + $0 })
        }
    }

    /// Returns everything that a write anywhere would change: names, times and inodes.
    ///
    /// - Parameter excluded: the name of a folder in the root in which writes don't count.
    func fingerprint(without excluded: String? = nil) throws -> [String: String] {
        var marks: [String: String] = [:]
        for path in try paths(without: excluded) + ["."] {
            var information = stat()
            #expect(lstat(absolute(path), &information) == 0)
            #if canImport(Darwin)
                let time = information.st_mtimespec
            #else
                let time = information.st_mtim
            #endif
            marks[path] = "\(information.st_ino) \(information.st_mode) \(time.tv_sec).\(time.tv_nsec)"
        }
        return marks
    }

    /// Returns whether a line that a user wrote is somewhere: in an output, in a copy in `rescued`, or in any other file.
    func contains(_ line: String) throws -> Bool {
        try FileManager.default.subpathsOfDirectory(atPath: root).contains { text($0)?.contains(line) ?? false }
    }

    /// Returns the files outside of `.scaffold`, with their contents.
    func sources() throws -> [String: String] {
        try files().filter { !$0.key.hasPrefix(".scaffold") && $0.value != "<folder>" }
    }

    /// Returns the changes of a successful run without warnings, one line each.
    @discardableResult
    func run(_ files: [PlannedFile]) throws -> [String] {
        let outcome = generate(files, isComplete: false)
        #expect(outcome.lines == [])
        return try #require(outcome.changeSet).changes.map(\.line)
    }

    /// Returns the diagnostics of a run that fails.
    func failure(_ files: [PlannedFile]) -> [String] {
        let outcome = generate(files, isComplete: false)
        #expect(outcome.changeSet == nil)
        return outcome.lines
    }

    /// Generates in the same way as the command.
    @discardableResult
    func generate(_ files: [PlannedFile], isComplete: Bool = true, _ adjust: (inout PlanOptions) -> Void = { _ in })
        -> RunOutcome
    {
        var options = PlanOptions()
        options.isComplete = isComplete
        adjust(&options)
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(files, in: folder, options: options, into: &diagnostics)
        return RunOutcome(changeSet: changeSet, diagnostics: diagnostics)
    }

    /// Compares in the same way as `check`.
    func check(_ files: [PlannedFile], _ adjust: (inout PlanOptions) -> Void = { _ in }) -> RunOutcome {
        var options = PlanOptions()
        (options.isComplete, options.comparesOnly) = (true, true)
        adjust(&options)
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.plan(files, in: folder, options: options, into: &diagnostics)
        return RunOutcome(changeSet: changeSet, diagnostics: diagnostics)
    }
}

/// The changes and diagnostics of a run.
struct RunOutcome {
    let changeSet: ChangeSet?
    let diagnostics: DiagnosticBag

    /// A line for each file that has changed, or `failed` if there are errors.
    var changes: [String] {
        changeSet?.changes.filter { $0.kind != .unchanged }.map(\.line) ?? ["failed"]
    }

    /// The code and location of each diagnostic: `SC0814 Sources/a.swift`.
    var found: [String] {
        diagnostics.sorted.map { "\($0.code.rawValue) \($0.shownPlace)" }
    }

    /// The diagnostics as a user sees them.
    var lines: [String] { diagnostics.lines }
}

extension Change {
    var line: String {
        "\(kind)\(difference?.oldPath.map { "(from: \"\($0)\")" } ?? "") \(path)"
    }
}
