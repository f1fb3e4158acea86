/// How diagnostics are written out.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// For people, and for editors that link `path:line:column`.
    case text
    /// For programs: an array of objects.
    case json
    /// For GitHub Actions, which shows each diagnostic at its line of the pull request.
    case github

    /// The diagnostics in the order given, every line of them ended by a line feed; `json` writes `[]` where there are none.
    ///
    /// - Parameter color: whether to write ANSI escapes; only `text` has any.
    package func render(_ diagnostics: [Diagnostic], color: Bool = false) -> String {
        switch self {
        case .text: TextRenderer(palette: color ? .ansi : .plain).render(diagnostics)
        case .json: JSONRenderer.render(diagnostics)
        case .github: GitHubRenderer.render(diagnostics)
        }
    }
}
