import Diagnostics
import Git

extension Outcome {
    /// What a person should know of it.
    func finding(at path: String) -> Diagnostic? {
        switch kind {
        case .conflict where text != nil:
            Diagnostic(
                .mergeConflict,
                "`\(path)` has conflicts: you and the specs or templates changed the same lines",
                at: .path(path),
                severity: .warning,
                help: "edit what stands between `<<<<<<<` and `>>>>>>>`, and run again"
            )
        case .conflict:
            Diagnostic(
                .mergeConflict,
                "`\(path)` still has conflicts, and stays as it is until they are resolved",
                at: .path(path),
                severity: .warning,
                help: "edit what stands between `<<<<<<<` and `>>>>>>>`, and run again"
            )
        case .adopt:
            Diagnostic(
                .baseUnknown,
                "what `\(path)` was generated as is not known any more, so nothing was merged into it",
                at: .path(path),
                severity: .warning,
                help: "compare it with what the template makes; later changes are merged again"
            )
        default: nil
        }
    }
}

/// The reasons for which a merge can't be made.
enum MergeFailure {
    static func noGit(_ file: PlannedFile, _ error: GitError) -> Diagnostic {
        if case .failed(let message) = error {
            return Diagnostic(
                .mergeRefused,
                "nothing can be merged into `\(file.path)`: \(message)",
                at: .path(file.path),
                help: "mend that, and run again; git works in the folder for temporary files, which `TMPDIR` names"
            )
        }
        return Diagnostic(
            .gitMissing,
            "merging into `\(file.path)` needs git \(Git.oldestVersion) or newer, but \(error.reason)",
            at: .path(file.path),
            help: "install it, or bring it into `PATH`"
        )
    }

    static func refused(_ file: PlannedFile, _ message: String) -> Diagnostic {
        Diagnostic(
            .mergeRefused,
            "nothing can be merged into `\(file.path)`: \(message)",
            at: .path(file.path),
            help: "delete it and run `scaffold generate` with the module's name and `--restore`, or bring it back to what was generated"
        )
    }
}

/// What is told of copies that were kept.
enum Rescue {
    static func madeAgain(_ path: String, copy: String) -> Diagnostic {
        kept("`\(path)` is the tool's and was not as the tool left it; it is made again", path, copy)
    }

    static func removed(_ path: String, copy: String) -> Diagnostic {
        kept("`\(path)` is the tool's and was not as the tool left it; it is not generated any more, and is removed", path, copy)
    }

    static func moved(_ path: String, copy: String) -> Diagnostic {
        kept("`\(path)` was moved by a run that broke off, and what lies in its new place may be what lay there before", path, copy)
    }

    private static func kept(_ message: String, _ path: String, _ copy: String) -> Diagnostic {
        Diagnostic(.copyRescued, message, at: .path(path), severity: .warning, help: "what lay there is kept in `\(copy)`")
    }

    static func takenOut(_ path: String, copy: String) -> Diagnostic {
        Diagnostic(
            .copyRescued,
            "`\(path)` changed after a run that broke off",
            at: .path(path),
            severity: .warning,
            help: "what that run took out of there is kept in `\(copy)`"
        )
    }
}
