/// Every kind of diagnostic, with its stable number. `docs/diagnostics/` has a page for each, which `scaffold explain` prints.
///
/// SC01 files and commands · SC02 YAML · SC03 templates · SC04 specs as written · SC05 Swift inside specs · SC06 the project as meant ·
/// SC07 template packs · SC08 outputs on disk · SC09 mocks
package enum DiagnosticCode: String, CaseIterable, Sendable {
    case fileUnreadable = "SC0101"

    case outputEdited = "SC0801"
    case outputPathTaken = "SC0802"
    case outputPathClaimedTwice = "SC0803"
    case outputPathDiffersInCase = "SC0804"
    case outputPathNotAllowed = "SC0805"
    case outputLinkLeadsOut = "SC0806"
    case outputPathIsNotAFile = "SC0807"
    case outputFolderIsAFile = "SC0808"
    case manifestDamaged = "SC0809"
    case fileSystemFailure = "SC0810"
    case diskKeepsChanging = "SC0811"
}
