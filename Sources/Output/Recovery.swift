package import Diagnostics

/// Takes back what a run began that was killed, or that the system refused something.
package enum Recovery {
    /// Nothing to do where no run broke off. Only runs that write may call it.
    ///
    /// - Parameter waiting: called before waiting for another run that is writing.
    /// - Returns: false where the project is still between two states, which is reported.
    package static func run(in project: ProjectFolder, waiting: () -> Void = {}, into diagnostics: inout DiagnosticBag) -> Bool {
        guard let staging = staging(in: project, into: &diagnostics) else { return !diagnostics.hasErrors }
        do throws(FileSystemError) {
            guard try staging.isThere() else { return true }
            let lock = try staging.fileSystem.lock(staging.lock, isShared: false, waiting: waiting)
            defer { staging.fileSystem.unlock(lock) }
            // Whoever held the lock may have finished it.
            guard try staging.isThere() else { return true }
            return try finish(staging, into: &diagnostics)
        } catch {
            diagnostics.add(staging.root.relative(error).diagnostic())
            return false
        }
    }

    /// Lets a run that only reads see one state: while it does, no other one writes.
    ///
    /// - Parameters:
    ///   - waiting: called before waiting for another run that is writing.
    ///   - read: is told whether a run broke off between two states.
    package static func whileReading<Result>(
        in project: ProjectFolder,
        waiting: () -> Void = {},
        _ read: (_ isNeeded: Bool) -> Result
    ) -> Result {
        var ignored = DiagnosticBag()
        guard let staging = staging(in: project, into: &ignored) else { return read(false) }
        var lock: FileLock?
        do throws(FileSystemError) {
            lock = try staging.fileSystem.lock(staging.lock, isShared: true, waiting: waiting)
        } catch {
            // Nobody has written here yet, or nobody can.
        }
        defer { if let lock { staging.fileSystem.unlock(lock) } }
        return read(isNeeded(staging))
    }

    private static func isNeeded(_ staging: Staging) -> Bool {
        do throws(FileSystemError) {
            return try staging.readJournal() != nil
        } catch {
            return false
        }
    }

    private static func staging(in project: ProjectFolder, into diagnostics: inout DiagnosticBag) -> Staging? {
        guard var tree = ProjectTree(project, into: &diagnostics),
            let lock = tree.locate(ScaffoldFolder.lock, for: nil, into: &diagnostics)
        else { return nil }
        return Staging(root: tree.root, fileSystem: project.fileSystem, local: lock.path.parentPath)
    }

    /// With the lock held.
    /// - Returns: false where that can't be, which is reported.
    static func finish(_ staging: Staging, into diagnostics: inout DiagnosticBag) throws(FileSystemError) -> Bool {
        switch try staging.readJournal() {
        case .journal(let journal): try undo(journal, staging, into: &diagnostics)
        case .foreignJournal:
            diagnostics.add(.foreignRunBrokeOff)
            return false
        // It never came to the commit point, or was done but for this.
        case nil: break
        }
        try staging.remove()
        return true
    }

    static func undo(_ journal: Journal, _ staging: Staging, into diagnostics: inout DiagnosticBag) throws(FileSystemError) {
        var undo = Undo(journal, staging)
        defer { diagnostics.add(contentsOf: undo.diagnostics) }
        try undo.run()
    }
}

extension Diagnostic {
    fileprivate static var foreignRunBrokeOff: Diagnostic {
        Diagnostic(
            .runBrokeOff,
            "a run of another version of scaffold broke off before it was done",
            at: .path(ScaffoldFolder.journal),
            help: "run `scaffold generate` of that version: it takes back what was begun; what was taken out of its place lies in `\(ScaffoldFolder.staging)`"
        )
    }
}
