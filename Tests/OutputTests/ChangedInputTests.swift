import Diagnostics
import FileSystem
import Foundation
import Support
import Testing

@testable import Output

/// Specs that change after a run has read them and before it writes.
struct ChangedInputTests {
    let fileSystem = FaultyFileSystem()
    let project: TemporaryProject
    var options = PlanOptions()

    init() throws {
        project = try TemporaryProject(fileSystem: fileSystem)
        try project.write("module: M0\n", to: "Specs/M0.yml")
        options.inputs = [.init(.spec, path: "Specs/M0.yml", bytes: Array("module: M0\n".utf8))]
        options.currentSpecs = { [path = project.absolute("Specs")] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.sorted().map { "Specs/\($0)" }
        }
    }

    static let files = [output("Sources/M0/a.swift", "1\n", template: "a", spec: "Specs/M0.yml")]

    static func message(_ path: String) -> String {
        """
        \(path): error: `\(path)` changed during this run [SC0811]
        note: nothing was written
        help: run the same command again
        """
    }

    /// - Parameter waiting: called if the lock is held.
    private func run(_ files: [PlannedFile] = files, waiting: () -> Void = {}) -> [String] {
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(
            files,
            in: project.folder,
            options: options,
            waiting: waiting,
            into: &diagnostics
        )
        #expect((changeSet == nil) == diagnostics.hasErrors)
        return diagnostics.lines
    }

    /// Calls `change` after this run has read its inputs and before it writes, as if another command ran at that moment.
    private func beforeLock(_ change: @escaping @Sendable () -> Void) {
        fileSystem.onOperation { operation, _ in
            if operation == "lock" { change() }
        }
    }

    /// Such a run would write files for a spec that another run has renamed or removed.
    @Test(arguments: ["module: M1\n", nil])
    func aRunDoesNotWriteIfASpecChangedWhileItWaited(text: String?) throws {
        try project.makeFolder(".scaffold/local")
        let held = try fileSystem.lock(project.absolute(".scaffold/local/lock"), isShared: false) {}
        let spec = project.absolute("Specs/M0.yml")
        let lines = run {
            if let text { put(text, at: spec) } else { unlink(spec) }
            held.release()
        }
        #expect(lines == [Self.message("Specs/M0.yml")])
        #expect(project.text("Sources/M0/a.swift") == nil)
    }

    @Test(arguments: ["module: M1\n", nil])
    func aRunDoesNotWriteIfASpecHasChanged(text: String?) {
        let spec = project.absolute("Specs/M0.yml")
        beforeLock { if let text { put(text, at: spec) } else { unlink(spec) } }
        #expect(run() == [Self.message("Specs/M0.yml")])
        #expect(project.text("Sources/M0/a.swift") == nil)
    }

    /// Such a run would remove the files of the new spec.
    @Test func aRunDoesNotWriteIfASpecWasAdded() {
        let spec = project.absolute("Specs/M1.yml")
        beforeLock { put("module: M1\n", at: spec) }
        #expect(run() == [Self.message("Specs/M1.yml")])
        #expect(project.text("Sources/M0/a.swift") == nil)
    }

    /// A run for some modules doesn't depend on the new spec.
    @Test mutating func anAddedSpecMayNotMatter() {
        options.currentSpecs = nil
        let spec = project.absolute("Specs/M1.yml")
        beforeLock { put("module: M1\n", at: spec) }
        #expect(run() == [])
        #expect(project.text("Sources/M0/a.swift") == "1\n")
    }

    /// If a run renames or removes a spec, the file is compared with the text that the run read, not with the text that it will write.
    @Test(arguments: [true, false])
    mutating func aSpecThatTheRunChangesIsAnInput(isRemoved: Bool) {
        let new = isRemoved ? nil : Array("module: M2\n".utf8)
        let old = Array("module: M0\n".utf8)
        let newPath = isRemoved ? "Specs/M0.yml" : "Specs/M2.yml"
        options.sources = [SourceChange(path: "Specs/M0.yml", newPath: newPath, old: old, new: new)]
        options.inputs = isRemoved ? [] : [.init(.spec, path: newPath, bytes: new ?? [])]
        let spec = project.absolute("Specs/M0.yml")
        beforeLock { put("module: M0\nstyle: mvvm\n", at: spec) }
        #expect(run() == [Self.message("Specs/M0.yml")])
        beforeLock { put("module: M0\n", at: spec) }
        #expect(run() == [])
        #expect(project.text(newPath) == (isRemoved ? nil : "module: M2\n"))
    }

    /// Files may be left over or edited only because the specs were the old ones.
    @Test mutating func nothingElseIsReported() throws {
        let file = output("Sources/M0/b.swift", "1\n", .user, template: "b", spec: "Specs/M0.yml")
        #expect(run(Self.files + [file]) == [])
        try project.write("edited\n", to: "Sources/M0/b.swift")
        options.isComplete = true
        let spec = project.absolute("Specs/M1.yml")
        beforeLock { put("module: M1\n", at: spec) }
        let changed = output("Sources/M0/a.swift", "2\n", template: "a", spec: "Specs/M0.yml")
        #expect(run([changed]) == [Self.message("Specs/M1.yml")])
        unlink(spec)
        beforeLock {}
        #expect(run([changed]).map { $0.contains("[SC0816]") } == [true])
    }

    /// Templates may be outside the project.
    @Test mutating func anInputWithAnAbsolutePathIsFound() throws {
        let outside = try TemporaryProject()
        try outside.write("{{ a }}", to: "a.stencil")
        let path = outside.absolute("a.stencil")
        options.inputs.append(.init(.template("a"), path: path, bytes: Array("{{ a }}".utf8)))
        #expect(run() == [])
    }
}

/// Writes a file as another program would.
@Sendable private func put(_ text: String, at path: String) {
    #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
}
