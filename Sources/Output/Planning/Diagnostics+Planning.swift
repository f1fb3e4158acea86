package import Diagnostics
import Git
import Support
import SwiftMerge

extension Diagnostic {
    /// - Parameter isNew: whether this run has written the markers.
    static func conflicts(_ path: String, isNew: Bool) -> Diagnostic {
        Diagnostic(
            .mergeConflict,
            isNew
                ? "`\(path)` has conflicts: you and the spec or template changed the same part"
                : "`\(path)` still has conflicts, and nothing is merged into it until they are resolved",
            at: .path(path),
            help:
                "keep the lines that you want, delete the markers (`<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`), then run `scaffold generate`"
        )
    }

    static func baseUnknown(_ path: String) -> Diagnostic {
        Diagnostic(
            .baseUnknown,
            "the last generated version of `\(path)` is unknown, so nothing was merged into it",
            at: .path(path),
            help:
                "compare it with the template: `scaffold templates which \(path)` names it; changes from now on are merged"
        )
    }

    static func rescued(_ path: String, copy: String, isRemoved: Bool, isDryRun: Bool) -> Diagnostic {
        let was = isDryRun ? "would be" : "was"
        return Diagnostic(
            .copyRescued,
            isRemoved
                ? "`\(path)` is no longer generated; it \(was) removed, though its text was not the one that scaffold had written"
                : "`\(path)` \(was) generated again; its text was not the one that scaffold had written",
            at: .path(path),
            help: "a copy of the old text \(isDryRun ? "would be" : "is") in `\(copy)`"
        )
    }

    /// - Parameters:
    ///   - paths: all of one spec.
    ///   - others: the files to which the user can move the code.
    static func leftOver(_ paths: [String], ofSpec spec: String?, besides others: [String] = []) -> Diagnostic {
        let count =
            paths.count == 1
            ? "`\(paths[0])` is" : "\(paths.count) files of \(spec.map { "`\($0)`" } ?? "the project") are"
        let command = "`rm \(paths.map(\.shellWord).joined(separator: " "))`"
        return Diagnostic(
            .leftOver,
            "\(count) left over: \(paths.count == 1 ? "it is" : "they are") no longer generated, but \(paths.count == 1 ? "it was" : "they were") edited",
            at: .path(paths[0]),
            help: others.isEmpty
                ? paths.count == 1
                    ? "if you don't need it: \(command); to keep it, give it another name"
                    : "if you don't need them: \(command); to keep one, give it another name"
                : "move what you need to \(Spelling.alternatives(others.sorted())), then \(command)"
        )
    }

    static func neededDeletion(_ path: String, _ type: String, namedIn other: String) -> Diagnostic {
        Diagnostic(
            .neededOutputDeleted,
            "`\(path)` was deleted, but `\(other)` needs `\(type)`",
            at: .path(path),
            help:
                "bring the file back with `scaffold generate --restore \(path.shellWord)`, or declare `\(type)` in another file of the folder"
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

    static func renameInterrupted(_ old: String, _ new: String, at place: Diagnostic.Place) -> Diagnostic {
        Diagnostic(
            .renamedByHand,
            "a run that renames `\(old)` to `\(new)` was interrupted",
            at: place,
            help: "run `scaffold rename \(old) \(new)` again"
        )
    }

    static func editedMeanwhile(_ path: String) -> Diagnostic {
        Diagnostic(
            .editedMeanwhile,
            "`\(path)` was changed while scaffold was writing; it was left as it is",
            at: .path(path),
            help: "run `scaffold generate` again"
        )
    }

    static func keptAfterInterruption(_ copy: String) -> Diagnostic {
        Diagnostic(
            .editedMeanwhile,
            "a file was changed while a run was writing, and that run was interrupted",
            at: .path(copy),
            help: "the changed text is in `\(copy)`"
        )
    }

    static func heldByOther(_ file: PlannedFile, _ other: ManifestEntry) -> Diagnostic {
        Diagnostic(
            .outputPathClaimedTwice,
            "two outputs would be written to `\(file.path)`",
            at: file.place,
            help: "give one of the two another path or name",
            notes: [Diagnostic.Note("the other comes from `\(other.key.spec ?? "scaffold.yml")`")]
        )
    }

    static func losesPlace(_ path: String, _ file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .outputPathClaimedTwice,
            "`\(path)` has your edits and would move to `\(file.path)`, while another output takes its place",
            at: .path(path),
            help: "change one path at a time, and run `scaffold generate` after each"
        )
    }
}

extension FileDecision.Refusal {
    func diagnostic(_ path: String, _ file: PlannedFile) -> Diagnostic {
        let force = "`scaffold generate --force` then overwrites this file, and keeps a copy"
        let (message, help) =
            switch self {
            case .edited:
                (
                    "`\(path)` is a generated file and has been edited",
                    "move the edit to a file of your own, or into the spec or template; \(force)"
                )
            case .ownedByUser:
                (
                    "`\(path)` has been edited, and would be a generated file from now on",
                    "move the edit to a file of your own; \(force)"
                )
            case .taken:
                (
                    "`\(path)` exists already and was not written by scaffold",
                    "rename or delete it, or give the output another path"
                )
            }
        let note = Diagnostic.Note("it comes from \(file.maker)", at: file.origin)
        return Diagnostic(
            self == .taken ? .outputPathTaken : .outputEdited,
            message,
            at: .path(path),
            help: help,
            notes: [note]
        )
    }
}

extension OutputPath.Fault {
    package func diagnostic(of path: String, at place: Diagnostic.Place) -> Diagnostic {
        let fault =
            switch self {
            case .empty: "an output has an empty path"
            case .absolute: "the output path `\(path)` is absolute"
            case .notAName("") where path.hasSuffix("/"): "the output path `\(path)` has no file name"
            case .notAName(""): "the output path `\(path)` has two `/` in a row"
            case .notAName(let name): "the output path `\(path)` has a part `\(name)`"
            case .reserved(let name): "the output path `\(path)` is inside `\(name)`, where no output may be written"
            case .controlCharacter: "the output path \(path.debugDescription) has a control character"
            case .tooLong: "the output path `\(path)` has a part of more than 255 bytes"
            }
        return Diagnostic(
            .outputPathNotAllowed,
            fault,
            at: place,
            help: "give a path below the project's folder, such as `Sources/App/Login.swift`"
        )
    }
}

// MARK: - Merges
extension Diagnostic {
    static func mergeFails(_ path: String, _ error: GitError) -> Diagnostic {
        let help: String
        switch error {
        case .failed: help = "fix this and run again; git uses the temporary folder set by `TMPDIR`"
        case .refused:
            help =
                "restore its text from git, or delete the file with your code in it, and run `scaffold generate --restore \(path)`"
        default:
            return Diagnostic(
                .gitMissing,
                "merging into `\(path)` needs git \(Git.oldestVersion) or newer, but \(error.reason)",
                at: .path(path),
                help: "install git, or add it to `PATH`"
            )
        }
        return Diagnostic(.mergeRefused, "can't merge into this file: \(error.reason)", at: .path(path), help: help)
    }

    /// - Parameter file: the merged text.
    static func mergeWarning(_ warning: MergeResult.Warning, in file: SourceFile) -> Diagnostic {
        let (message, help) = text(of: warning)
        let content = warning.line.map(file.contentRange(ofLine:))
        return Diagnostic(
            .mergeWarning,
            message,
            at: content.map { .range(SourceRange(file: file, start: $0.lowerBound, end: $0.upperBound)) }
                ?? .path(file.path),
            help: help
        )
    }

    private static func text(of warning: MergeResult.Warning) -> (message: String, help: String) {
        let name = warning.name
        return switch warning.kind {
        case .signatureChanged:
            (
                "`\(name)` has a new signature, and the body that you wrote for the old one",
                "check that the body still compiles and does the right thing"
            )
        case .setterMissing:
            ("`\(name)` needs a setter now, but your code has none", "add a setter, or make it a stored `var`")
        case .setterIsPrivate: ("`\(name)` must be settable now", "delete `private(set)`")
        case .setterIsFileprivate: ("`\(name)` must be settable now", "delete `fileprivate(set)`")
        case .typeChanged:
            (
                "the type of `\(name)` has changed; you wrote its value for the old type",
                "check that the value fits the type"
            )
        case .valueChanged:
            (
                "the generated value of `\(name)` has changed; you have edited it, so your value stays",
                "compare your value with the generated one"
            )
        case .linesNoLongerGenerated:
            (
                "`\(name)` has lines that are no longer generated; you have edited them, so they stay",
                "delete the lines if you don't need them"
            )
        case .noLongerGenerated:
            ("`\(name)` is no longer generated; you have edited it, so it stays", "delete it if you don't need it")
        case .noLongerGeneratedElsewhere:
            (
                "`\(name)` is no longer generated; you have moved it to another file, so it stays",
                "delete it there if you don't need it"
            )
        case .signatureChangedElsewhere:
            ("`\(name)` has a new signature, but you have moved it to another file", "change its signature there")
        case .notAdded:
            (
                "`\(name)` was not added, because you have moved its type",
                "add it where the type is now"
            )
        case .bodyReplacedByStub:
            (
                "`\(name)` is a stub now: scaffold no longer generates its code",
                "write its code; or, if the called function has a new signature, use the same signature in the specs"
            )
        }
    }
}
