import Diagnostics

/// The reasons for which a person's text keeps a file from being written.
enum Refusal {
    static func edited(_ path: String, _ file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .outputEdited,
            "`\(path)` is the tool's and has been edited by hand",
            at: .path(path),
            help: "move the edit to a file of your own, or into the spec or template, and delete this one: it is made again",
            notes: notes(file)
        )
    }

    static func ownedByPerson(_ path: String, _ file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .outputEdited,
            "`\(path)` is to be the tool's from now on and has been edited by hand",
            at: .path(path),
            help: "move the edit to a file of your own and delete this one: it is made again",
            notes: notes(file)
        )
    }

    static func taken(_ file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .outputPathTaken,
            "`\(file.path)` exists already and was not written by scaffold",
            at: .path(file.path),
            help: "rename or delete it, or give the output another path",
            notes: notes(file)
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

    private static func notes(_ file: PlannedFile) -> [Diagnostic.Note] {
        [Diagnostic.Note("it comes from \(file.maker)", at: file.origin)]
    }
}

extension OutputPath {
    static func specOutside(_ spec: String, at place: Diagnostic.Place) -> Diagnostic {
        Diagnostic(
            .outputPathNotAllowed,
            "the spec `\(spec)` lies outside the project",
            at: place,
            help: "move it into the project: what comes from it is remembered under its path"
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
            case .reserved(let name): "the output path `\(path)` leads into `\(name)`, where no output may be written"
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
