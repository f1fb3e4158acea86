import Diagnostics
import FileSystem

/// What on the disk keeps an output from being written.
extension Diagnostic {
    static func notAFile(_ path: String, _ kind: FileStatus.Kind) -> Diagnostic {
        Diagnostic(
            .outputPathIsNotAFile,
            "expected a file, found \(kind == .folder ? "a folder" : "no regular file")",
            at: .path(path),
            help: "rename or move it: scaffold needs this path for a file"
        )
    }

    static func notAFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            .outputFolderIsAFile,
            "expected a folder, found a file",
            at: .path(path),
            help: "rename or move the file: scaffold needs a folder with this path"
        )
    }

    static func otherCase(_ path: String, onDisk other: String) -> Diagnostic {
        Diagnostic(
            .outputPathDiffersInCase,
            "`\(path)` would differ only in \(path == other ? "how its letters are composed" : "case") from `\(other)`, which exists",
            at: .path(other),
            help: "rename it to `\(path)`: on many disks both names are one file"
        )
    }

    static func linkLeadsOut(_ path: String, to target: String) -> Diagnostic {
        Diagnostic(
            .outputLinkLeadsOut,
            "`\(path)` is a link to `\(target)`, where no output may be written",
            at: .path(path),
            help: "outputs stay inside the project: replace the link with a folder or file, or link inside the project"
        )
    }

    /// The same diagnostic with the part of a spec that wants a file.
    func wanted(by origin: SourceRange?) -> Diagnostic {
        origin.map { adding(Note("wanted here", at: $0)) } ?? self
    }
}
