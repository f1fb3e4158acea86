/// Every kind of diagnostic, with its stable number. `docs/diagnostics/` has a page for each, which `scaffold explain` prints.
///
/// SC01 files and commands · SC02 YAML · SC03 templates · SC04 specs as written · SC05 Swift inside specs · SC06 the project as meant ·
/// SC07 template packs · SC08 outputs on disk · SC09 mocks
package enum DiagnosticCode: String, CaseIterable, Sendable {
    case fileUnreadable = "SC0101"

    case templateNameMissing = "SC0301"
    case templateSyntax = "SC0302"
    case templateUnclosed = "SC0303"
    case templateTagUnknown = "SC0304"
    case templateTagMisplaced = "SC0305"
    case templateFilterUnknown = "SC0306"
    case templateTestUnknown = "SC0307"
    case templateArguments = "SC0308"
    case templateFileMissing = "SC0309"
    case templateCycle = "SC0310"
    case templateMacroUnknown = "SC0311"
    case templateNameTwice = "SC0312"
    case templateUnused = "SC0313"
    case templateValueKind = "SC0314"
    case templateArithmetic = "SC0315"
    case templateLimit = "SC0316"
    case templateRaisedError = "SC0317"
}
