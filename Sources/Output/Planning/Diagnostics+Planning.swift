package import Diagnostics
import Git
import Support
import SwiftMerge

extension Diagnostic.Place {
    /// Returns the first conflict marker in a file; the file if it has none.
    package static func firstConflict(in file: SourceFile) -> Diagnostic.Place {
        guard let marker = ConflictMarkers.conflicts(in: file.bytes).first else { return .path(file.path) }
        return .range(file.range(marker))
    }
}

extension Diagnostic {
    /// - Parameter isNew: whether this run has written the markers.
    static func conflicts(in file: SourceFile, isNew: Bool) -> Diagnostic {
        let message =
            isNew
            ? "`\(file.path)` has conflicts: you and the spec or template changed the same part"
            : "`\(file.path)` still has conflicts, and nothing is merged into it until they are resolved"
        let help =
            "keep the lines that you want, delete the markers (`<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`), then run `scaffold generate`"
        return Diagnostic(.mergeConflict, message, at: .firstConflict(in: file), help: help)
    }

    /// - Parameters:
    ///   - paths: the left-over files, all of one spec.
    ///   - others: the files to which the user can move the code.
    ///   - user: a type that only the left-over file declares, and another file that uses it.
    static func leftOver(
        _ paths: [String],
        ofSpec spec: String?,
        besides others: [String] = [],
        neededBy user: (type: String, path: String)? = nil
    ) -> Diagnostic {
        let count =
            paths.count == 1
            ? "`\(paths[0])` is" : "\(paths.count) files of \(spec.map { "`\($0)`" } ?? "the project") are"
        let (command, last) = ("`rm \(paths.map(\.shellWord).joined(separator: " "))`", "run `scaffold generate`")
        // scaffold may generate the type again, for example if the style changes back.
        let rename = paths[0].hasSuffix(".swift") ? "rename the file and its types" : "give it another name"
        let message =
            "\(count) left over: \(paths.count == 1 ? "it is" : "they are") no longer generated, but \(paths.count == 1 ? "it was" : "they were") edited"
        let help =
            if let user {
                "`\(user.path)` needs `\(user.type)`: keep the file, give it another name, then \(last)"
            } else if !others.isEmpty {
                "move what you need to \(Spelling.alternatives(others.sorted())), then \(command), then \(last)"
            } else if paths.count == 1 {
                "if you don't need it: \(command); to keep it, \(rename); then \(last)"
            } else {
                "if you don't need them: \(command); to keep one, \(rename); then \(last)"
            }
        return Diagnostic(.leftOver, message, at: .path(paths[0]), help: help)
    }

    static func nameTaken(of file: PlannedFile, by path: String) -> Diagnostic {
        let message = "`\(file.path)` would have the same name as `\(path)`, and a target can't have both"
        let note = Note("the new file comes from \(file.maker)")
        return Diagnostic(.outputPathTaken, message, at: file.place, help: "rename `\(path)`", notes: [note])
    }

    static func editedMeanwhile(_ path: String) -> Diagnostic {
        let message = "`\(path)` was changed while scaffold was writing; it was left as it is"
        return Diagnostic(.editedMeanwhile, message, at: .path(path), help: "run `scaffold generate` again")
    }

    static func keptAfterInterruption(_ copy: String) -> Diagnostic {
        let message = "a file was changed while a run was writing, and that run was interrupted"
        return Diagnostic(.editedMeanwhile, message, at: .path(copy), help: "the changed text is in `\(copy)`")
    }
}

extension FileDecision.Refusal {
    static let helpWithoutForce =
        "move the edit to a file of your own, then delete this file: the next run generates it again"

    /// Returns the help for a file that the user has written at the path of an output.
    static func helpIfTaken(_ file: PlannedFile) -> String {
        let isOfSpec = file.key?.spec != nil && file.path.hasSuffix(".swift")
        return "rename or delete it" + (isOfSpec ? "; or use it: name it in the spec, after `source` or `types`" : "")
    }

    /// - Parameter canBeForced: whether the help can recommend `scaffold generate --force`.
    func diagnostic(_ path: String, _ file: PlannedFile, canBeForced: Bool) -> Diagnostic {
        let force = "`scaffold generate --force` then overwrites this file, and keeps a copy"
        let (message, help) =
            switch self {
            case .edited:
                (
                    "`\(path)` is a generated file and has been edited",
                    canBeForced
                        ? "move the edit to a file of your own, or into the spec or template; \(force)"
                        : Self.helpWithoutForce
                )
            case .ownedByUser:
                (
                    "`\(path)` has been edited, and would be a generated file from now on",
                    canBeForced ? "move the edit to a file of your own; \(force)" : Self.helpWithoutForce
                )
            case .taken:
                (
                    "`\(path)` exists already and was not written by scaffold",
                    Self.helpIfTaken(file)
                )
            case .ofOutput(let template):
                (
                    "`\(path)` exists already: it was generated from the template `\(template)`, and you have edited it",
                    "move what you need to another file, then delete this file"
                )
            }
        let code: DiagnosticCode = self == .edited || self == .ownedByUser ? .outputEdited : .outputPathTaken
        let note = Diagnostic.Note("it comes from \(file.maker)", at: file.origin)
        return Diagnostic(code, message, at: .path(path), help: help, notes: [note])
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
            case .notAName(let name): "the output path `\(path)` must not contain a folder `\(name)`"
            case .reserved(let name): "the output path `\(path)` is inside `\(name)`, where no output may be written"
            case .controlCharacter: "the output path \(path.debugDescription) has a control character"
            case .tooLong: "a folder or file name in the output path `\(path)` has more than 255 bytes"
            }
        let help =
            switch self {
            case .controlCharacter: "remove the character from the path"
            case .tooLong: "shorten the name"
            case .notAName("") where path.hasSuffix("/"): "add the name of the file"
            case .notAName(""): "write one `/`"
            default: "give a path below the project's folder, such as `Sources/App/Login.swift`"
            }
        return Diagnostic(.outputPathNotAllowed, fault, at: place, help: help)
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
                "restore the file from git; or delete it (your code in it is lost), and run `scaffold generate --restore \(path)`"
        default:
            let message = "merging into `\(path)` needs git \(Git.oldestVersion) or newer, but \(error.reason)"
            return Diagnostic(.gitMissing, message, at: .path(path), help: "install git, or add it to `PATH`")
        }
        return Diagnostic(.mergeRefused, "can't merge into this file: \(error.reason)", at: .path(path), help: help)
    }

    static func mergeWarning(
        _ warning: MergeResult.Warning,
        in file: SourceFile,
        movedTo other: PlannedFile?
    ) -> Diagnostic {
        let (message, help) = other.map { text(of: warning, movedTo: $0) } ?? text(of: warning)
        let place = warning.line.map { Place.range(file.range(file.contentRange(ofLine: $0))) }
        return Diagnostic(.mergeWarning, message, at: place ?? .path(file.path), help: help)
    }

    private static func text(of warning: MergeResult.Warning, movedTo other: PlannedFile) -> (
        message: String, help: String
    ) {
        let (isHere, new) = (warning.kind == .noLongerGenerated, other.path)
        let message =
            isHere
            ? "`\(warning.name)` is in `\(new)` now; you have edited it, so it also stays here"
            : "`\(warning.name)` is in `\(new)` now; you have moved it to another file, which still has it, too"
        let deletion = "delete it \(isHere ? "here" : "in your file"), and its extension if that is empty then"
        return (message, other.owner == .user ? "move your code to `\(new)`, then \(deletion)" : deletion)
    }

    private static func text(of lines: [String], notAddedTo name: String, because change: String) -> (
        message: String, help: String
    ) {
        (
            "new lines were not added to `\(name)`, because you have \(change)",
            "add what you need of \(Spelling.conjunction(Array(lines.prefix(3))))\(lines.count > 3 ? " …" : "")"
        )
    }

    private static func text(of warning: MergeResult.Warning) -> (message: String, help: String) {
        let name = warning.name
        return switch warning.kind {
        case .signatureChanged:
            (
                "`\(name)` has a new signature, but still the body that you wrote for the old one",
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
        case .linesNotAdded(let lines):
            text(of: lines, notAddedTo: name, because: "written this part yourself")
        case .linesNotAddedElsewhere(let lines):
            text(of: lines, notAddedTo: name, because: "moved it to another file")
        case .noLongerGenerated:
            ("`\(name)` is no longer generated; you have edited it, so it stays", "delete it if you don't need it")
        case .replaced(let other):
            (
                "`\(name)` is no longer generated; you have edited it, so it stays",
                "move your code to the new `\(other)`, then delete `\(name)`"
            )
        case .noLongerGeneratedElsewhere:
            (
                "`\(name)` is no longer generated; you have moved it to another file, so it stays",
                "delete it there if you don't need it"
            )
        case .signatureChangedElsewhere:
            if name.hasSuffix(")") {
                ("`\(name)` has a new signature, but you have moved it to another file", "change its signature there")
            } else {
                ("`\(name)` has a new type, but you have moved it to another file", "change its type there")
            }
        case .notAdded: ("`\(name)` was not added, because you have moved its type", "add it where the type is now")
        case .notAddedToCondition:
            ("`\(name)` was not added, because you have changed the `#if` around it", "add it to its type")
        case .conditionChanged:
            (
                "the generated `#if` around `\(name)` has changed; you have changed it, too, so yours stays",
                "compare your condition with the one in the spec or template"
            )
        case .bodyReplacedByStub:
            (
                "`\(name)` is a stub now: scaffold no longer generates its code",
                "write its code; or, if the function or property that it used has a new type, use the same type in the specs"
            )
        }
    }
}
