/// Every kind of diagnostic, with its stable number. `docs/diagnostics/` has a page for each, which `scaffold explain` prints.
///
/// SC01 files and commands · SC02 YAML · SC03 templates · SC04 specs as written · SC05 Swift inside specs · SC06 the project as meant ·
/// SC07 template packs · SC08 outputs on disk · SC09 mocks
package enum DiagnosticCode: String, CaseIterable, Sendable {
    case fileUnreadable = "SC0101"

    case yamlFileTooLarge = "SC0201"
    case yamlTooDeep = "SC0202"
    case yamlTooManyNodes = "SC0203"
    case yamlScalarTooLarge = "SC0204"
    case yamlTooManyDirectives = "SC0205"
    case yamlEncoding = "SC0206"
    case yamlInvalidUTF8 = "SC0207"
    case yamlForbiddenCharacter = "SC0208"
    case yamlEmptyFile = "SC0209"
    case yamlSeveralDocuments = "SC0210"
    case yamlSyntax = "SC0211"
    case yamlTabIndentation = "SC0212"
    case yamlUnquotedText = "SC0213"
    case yamlUnclosedQuote = "SC0214"
    case yamlUnclosedBracket = "SC0215"
    case yamlMissingColon = "SC0216"
    case yamlUnknownEscape = "SC0217"
    case yamlDuplicateKey = "SC0218"
    case yamlUnknownAlias = "SC0219"
    case yamlRecursiveAlias = "SC0220"
    case yamlMergeValue = "SC0221"
    case yamlNothingAfterProperty = "SC0222"
}
