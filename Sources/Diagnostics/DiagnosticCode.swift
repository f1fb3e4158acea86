/// Every kind of diagnostic, with its stable number. `docs/diagnostics/` has a page for each, which `scaffold explain` prints.
///
/// SC01 files and commands · SC02 YAML · SC03 templates · SC04 specs as written · SC05 Swift inside specs · SC06 the project as meant ·
/// SC07 template packs · SC08 outputs on disk · SC09 mocks
package enum DiagnosticCode: String, CaseIterable, Sendable {
    case fileUnreadable = "SC0101"

    case swiftSyntax = "SC0501"
    case swiftTooDeep = "SC0502"
    case swiftTooLong = "SC0503"
    case noProtocolMember = "SC0504"
    case memberHasBody = "SC0505"
    case propertyWithoutAccessors = "SC0506"
    case modifierInProtocol = "SC0507"
    case defaultInProtocol = "SC0508"
    case accessorsInProtocol = "SC0509"
    case duplicateMember = "SC0510"
    case valueEndsAtComment = "SC0511"
    case valueEndsAtComma = "SC0512"
    case unbalancedBracket = "SC0513"
    case typeMissing = "SC0514"
    case typeNotStorable = "SC0515"
    case expressionMissing = "SC0516"
    case moreThanOneValue = "SC0517"
}
