import Diagnostics
import Support

/// The reasons for which a file on the disk keeps an output from being written.
enum Refusal {
    enum Reason: Equatable {
        /// The file is generated, and the user has edited it.
        case edited
        /// The file was user-owned and edited, and would be generated from now on.
        case ownedByUser
        /// A file that scaffold has not written has the path.
        case taken

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

extension OutputPath {
    static func specOutside(_ spec: String, at place: Diagnostic.Place) -> Diagnostic {
        Diagnostic(
            .outputPathNotAllowed,
            "the spec `\(spec)` is outside the project",
            at: place,
            help: "move the spec into the project"
        )
    }
}

extension OutputPath.Fault {
    func diagnostic(of path: String, at place: Diagnostic.Place) -> Diagnostic {
        let fault =
            switch self {
            case .empty: "an output has an empty path"
            case .absolute: "the output path `\(path)` is absolute"
            case .notAName(""): "the output path `\(path)` has an empty part"
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
