import Diagnostics
import Support

extension Diagnostic {
    /// - Parameter isNew: whether this run has written the markers.
    static func conflicts(_ path: String, isNew: Bool) -> Diagnostic {
        Diagnostic(
            .mergeConflict,
            isNew
                ? "`\(path)` has conflicts: you and the spec or template changed the same part"
                : "`\(path)` still has conflicts, and nothing is merged into it until they are resolved",
            at: .path(path),
            severity: .warning,
            help: "edit the lines between `<<<<<<<` and `>>>>>>>`, and run `scaffold generate` again"
        )
    }

    static func baseUnknown(_ path: String) -> Diagnostic {
        Diagnostic(
            .baseUnknown,
            "the last generated version of `\(path)` is unknown, so nothing was merged into it",
            at: .path(path),
            severity: .warning,
            help:
                "compare it with the template: `scaffold templates which \(path)` names it; later changes are merged again"
        )
    }

    static func rescued(_ path: String, copy: String, isRemoved: Bool) -> Diagnostic {
        Diagnostic(
            .copyRescued,
            isRemoved
                ? "`\(path)` is no longer generated; it was removed, though its text was not the one that scaffold had written"
                : "`\(path)` was generated again; its text was not the one that scaffold had written",
            at: .path(path),
            severity: .warning,
            help: "a copy of the old text is in `\(copy)`"
        )
    }

    /// - Parameters:
    ///   - paths: all of one spec.
    ///   - isRemoved: whether the spec is gone.
    static func leftOver(_ paths: [String], ofSpec spec: String?) -> Diagnostic {
        let count =
            paths.count == 1
            ? "`\(paths[0])` is" : "\(paths.count) files of \(spec.map { "`\($0)`" } ?? "the project") are"
        return Diagnostic(
            .leftOver,
            "\(count) left over: no spec generates \(paths.count == 1 ? "it" : "them") any more, but \(paths.count == 1 ? "it was" : "they were") edited",
            at: .path(paths[0]),
            severity: .warning,
            help:
                "if you don't need \(paths.count == 1 ? "it" : "them"): `rm \(paths.map(quoted).joined(separator: " "))`"
        )
    }

    /// A path as a word of a shell.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { $0.isPartOfWord && $0 < 0x80 || "/.+-".utf8.contains($0) }
        return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }

    static func neededDeletion(_ path: String, _ type: String, namedIn other: String) -> Diagnostic {
        Diagnostic(
            .neededOutputDeleted,
            "`\(path)` was deleted, but `\(other)` needs `\(type)`",
            at: .path(path),
            severity: .warning,
            help:
                "bring the file back with `scaffold generate --restore \(quoted(path))`, or declare `\(type)` in another file of the folder"
        )
    }

    static func renamedByHand(_ old: String, _ new: String, at place: Diagnostic.Place) -> Diagnostic {
        Diagnostic(
            .renamedByHand,
            "`\(old)` seems to have been renamed to `\(new)` by hand, and its files have been edited",
            at: place,
            help:
                "write the old name again, and run `scaffold rename \(old) \(new)`: it renames your code too; if this is another module, give its spec another path"
        )
    }

    static func editedMeanwhile(_ path: String) -> Diagnostic {
        Diagnostic(
            .editedMeanwhile,
            "`\(path)` was changed while scaffold was writing; it was left as it is",
            at: .path(path),
            severity: .warning,
            help: "run `scaffold generate` again"
        )
    }

    static func keptAfterInterruption(_ copy: String) -> Diagnostic {
        Diagnostic(
            .editedMeanwhile,
            "a file was changed while a run was writing, and that run was interrupted",
            at: .path(copy),
            severity: .warning,
            help: "the changed text is in `\(copy)`"
        )
    }
}
