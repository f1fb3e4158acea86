import Diagnostics
import FileSystem
import Output

/// The changes of the expected files of packs.
struct ExpectedFiles {
    enum Kind: String, CaseIterable {
        case recorded, replaced, deleted
    }

    var changes: [(kind: Kind, path: String, bytes: [UInt8])] = []

    /// Writes the changes, and reports their numbers as an error: the user has to check them.
    func write(in loader: ProjectLoader, into bag: inout DiagnosticBag) {
        let files = loader.fileSystem
        for change in changes {
            let path = loader.reader.absolute(change.path)
            do throws(FileSystemError) {
                switch change.kind {
                case .recorded: try files.create(path, with: change.bytes)
                case .replaced: try files.replace(path, with: change.bytes, staged: path + ".new")
                case .deleted: try files.delete(path)
                }
            } catch {
                bag.add(error.about(change.path).diagnostic())
            }
        }
        guard !changes.isEmpty else { return }
        let counts = Kind.allCases.map { kind in (kind, changes.count { $0.kind == kind }) }
        let parts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
        let help = "check these files, for example with `git diff`: the cases expect them from now on"
        bag.add(.packTestFails, "expected files: \(parts.joined(separator: ", "))", at: .command, help: help)
    }
}
