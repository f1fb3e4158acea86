import Diagnostics
import Git

/// Everything that the merge of one user-owned file needs, so that it can run on any core.
struct MergeInput: Sendable {
    enum Result: Sendable {
        case merged([UInt8], [Diagnostic])
        case conflicts([UInt8], [Diagnostic])
        /// The diagnostic says why.
        case failed(Diagnostic)
    }

    let file: PlannedFile
    /// The path of the file on the disk, as the user knows it.
    let path: String
    let bases: [[UInt8]]
    let disk: DiskText

    func run(_ git: Git) -> Result {
        do throws(GitError) {
            switch try git.merge(disk.text, base: bases[0], theirs: file.bytes, labels: Self.labels) {
            case .clean(let text): return .merged(text, [])
            case .conflicts(let text): return .conflicts(text, [])
            case .refused(let message): return .failed(MergeFailure.refused(path, message))
            }
        } catch {
            return .failed(MergeFailure.noGit(path, error))
        }
    }

    private static let labels = Git.Labels(ours: "yours", base: "generated before", theirs: "generated now")
}

/// What the user's other files declare: stub for now.
struct SiblingMembers {}

extension RegenerationPlanner {
    mutating func mergeInput(_ file: PlannedFile, _ source: OutputPlace, _ bases: [[UInt8]]) throws(FileSystemError) -> MergeInput? {
        if bases == [source.disk.text] { return nil }
        return MergeInput(file: file, path: source.path, bases: bases, disk: source.disk)
    }
}

/// The reasons for which a merge can't be made.
enum MergeFailure {
    static func noGit(_ path: String, _ error: GitError) -> Diagnostic {
        if case .failed(let message) = error {
            return Diagnostic(
                .mergeRefused,
                "can't merge into `\(path)`: \(message)",
                at: .path(path),
                help: "fix this, and run again; git works in the folder for temporary files, which `TMPDIR` names"
            )
        }
        return Diagnostic(
            .gitMissing,
            "merging into `\(path)` needs git \(Git.oldestVersion) or newer, but \(error.reason)",
            at: .path(path),
            help: "install git, or add it to `PATH`"
        )
    }

    static func refused(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(
            .mergeRefused,
            "can't merge into `\(path)`: \(message)",
            at: .path(path),
            help: "delete the file and run `scaffold generate --restore \(path)`, or put back the text that was generated"
        )
    }
}
