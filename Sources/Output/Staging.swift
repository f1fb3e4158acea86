import Diagnostics

/// The folder in which a commit keeps its new bytes, what came out of their places, and its journal.
///
/// ```
/// .scaffold/local/tx/journal
/// .scaffold/local/tx/3/1700                    the slot of entry 1700
/// .scaffold/local/tx/new0/Login/LoginView.swift  of an entry in a folder that is missing, as it will lie there
/// ```
///
/// A file system lets one thread at a time add to a folder, and is slow with large ones: hence the parts.
struct Staging {
    let root: RootPath
    let fileSystem: any FileSystem
    /// Relative to the project.
    let path: String

    private static let journalName = ScaffoldFolder.journal.lastName
    private static let newJournalName = "journal.new"

    /// - Parameter local: the folder that `.scaffold/local` is.
    init(root: RootPath, fileSystem: any FileSystem, local: String) {
        (self.root, self.fileSystem) = (root, fileSystem)
        path = local + "/" + ScaffoldFolder.staging.lastName
    }

    /// The file whose lock a run holds while it writes.
    var lock: String {
        root.absolute(path.parentPath) + "/" + ScaffoldFolder.lock.lastName
    }

    func absolute(_ name: String) -> String {
        root.absolute(path) + "/" + name
    }

    func isThere() throws(FileSystemError) -> Bool {
        try fileSystem.status(root.absolute(path)) != nil
    }

    enum Finding {
        case journal(Journal)
        /// Another version of the tool wrote it, which alone knows what it says.
        case foreignJournal
    }

    /// Nil where there is no journal, or where it was not finished: nothing has happened then.
    func readJournal() throws(FileSystemError) -> Finding? {
        let file = absolute(Self.journalName)
        guard try fileSystem.status(file)?.kind == .file else { return nil }
        let text = try fileSystem.read(file)
        return Journal.isForeign(text) ? .foreignJournal : Journal(text: text).map(Finding.journal)
    }

    /// The commit point. Replaces the journal of before in one step.
    func write(_ journal: Journal) throws(FileSystemError) {
        let new = absolute(Self.newJournalName)
        if try fileSystem.status(new) != nil { try fileSystem.remove(new) }
        try fileSystem.write(journal.text, toNew: new, permissions: nil)
        try fileSystem.flush([new])
        try fileSystem.rename(new, to: absolute(Self.journalName))
    }

    /// Of what lies at an absolute path; nil for no file.
    func hash(at path: String) throws(FileSystemError) -> ContentHash? {
        guard try fileSystem.status(path)?.kind == .file else { return nil }
        return ContentHash(of: try fileSystem.read(path))
    }

    /// The journal first: without it, all else is rubbish.
    func remove() throws(FileSystemError) {
        guard try isThere() else { return }
        let journal = absolute(Self.journalName)
        if try fileSystem.status(journal) != nil { try fileSystem.remove(journal) }
        try removeFolder(root.absolute(path))
    }

    private func removeFolder(_ folder: String) throws(FileSystemError) {
        for entry in try fileSystem.list(folder).sorted(by: { $0.name.precedesByBytes($1.name) }) {
            let path = folder + "/" + entry.name
            if entry.kind == .folder { try removeFolder(path) } else { try fileSystem.remove(path) }
        }
        try fileSystem.removeFolder(folder)
    }

    /// The folders of these files, and those that they lie in, where nothing is in them any more.
    func removeEmptyFolders(of targets: [String], into diagnostics: inout DiagnosticBag) {
        var folders: Set<String> = []
        for target in targets {
            var folder = target.parentPath
            while !folder.isEmpty, folders.insert(folder).inserted { folder = folder.parentPath }
        }
        // Inner ones come first.
        for folder in folders.sorted(by: { $1.precedesByBytes($0) }).map(root.absolute) {
            do throws(FileSystemError) {
                guard try fileSystem.status(folder)?.kind == .folder, try fileSystem.list(folder).isEmpty else { continue }
                try fileSystem.removeFolder(folder)
            } catch {
                diagnostics.add(root.relative(error).diagnostic(severity: .warning))
            }
        }
    }
}
