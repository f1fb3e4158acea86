/// Every kind of diagnostic, with its stable number. `docs/diagnostics/` has a page for each, which `scaffold explain` prints.
///
/// SC01 files and commands · SC02 YAML · SC03 templates · SC04 specs as written · SC05 Swift inside specs · SC06 the project as meant ·
/// SC07 template packs · SC08 outputs on disk · SC09 mocks
package enum DiagnosticCode: String, CaseIterable, Sendable {
    case fileUnreadable = "SC0101"
    case unknownKey = "SC0401"
    case wrongKind = "SC0402"
    case missingKey = "SC0403"
    case unknownValue = "SC0404"
    case unknownDocument = "SC0405"
}
