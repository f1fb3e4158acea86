import Diagnostics
import FileSystem
import Output

/// Which expected files `scaffold templates test` writes. The cases of these files fail in the same run.
public struct RecordOptions: Sendable {
    /// True to write missing files.
    let records: Bool
    /// True to replace files with another text, and to delete files that the pack doesn't generate.
    let updates: Bool

    public init(records: Bool = false, updates: Bool = false) {
        (self.records, self.updates) = (records, updates)
    }
}

/// The changes of the expected files of packs.
struct ExpectedFiles {
    private typealias File = (path: String, bytes: [UInt8])

    private var added: [File] = []
    private var replaced: [File] = []
    private var removed: [String] = []

    mutating func add(_ bytes: [UInt8], _ path: String) {
        added.append((path, bytes))
    }

    mutating func replace(_ path: String, _ bytes: [UInt8]) {
        replaced.append((path, bytes))
    }

    mutating func remove(_ path: String) {
        removed.append(path)
    }

    /// Writes the changes, and reports their numbers as an error: somebody has to check them.
    func write(in loader: ProjectLoader, into bag: inout DiagnosticBag) {
        let files = loader.fileSystem
        for file in added {
            attempt(file.path, in: loader, into: &bag) { path throws(FileSystemError) in
                try files.create(path, with: file.bytes)
            }
        }
        for file in replaced {
            attempt(file.path, in: loader, into: &bag) { path throws(FileSystemError) in
                try files.replace(path, with: file.bytes, staged: path + ".new")
            }
        }
        for path in removed {
            attempt(path, in: loader, into: &bag) { path throws(FileSystemError) in try files.delete(path) }
        }
        let counts = [(added.count, "recorded"), (replaced.count, "replaced"), (removed.count, "deleted")]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        guard !parts.isEmpty else { return }
        bag.add(
            Diagnostic(
                .packTestFails,
                "expected files: \(parts.joined(separator: ", "))",
                at: .command,
                help: "check these files, for example with `git diff`: the cases expect them from now on"
            )
        )
    }

    private func attempt(
        _ path: String,
        in loader: ProjectLoader,
        into bag: inout DiagnosticBag,
        _ change: (_ absolute: String) throws(FileSystemError) -> Void
    ) {
        do throws(FileSystemError) {
            try change(loader.reader.absolute(path))
        } catch {
            bag.add(error.about(path).diagnostic())
        }
    }
}
