import Diagnostics

/// The address of a git repository in `scaffold.yml`.
struct RepositoryAddress {
    /// The name of the repository.
    let name: LocatedText

    /// Returns nil for an unsupported address, which is reported.
    init?(_ written: LocatedText, into bag: inout DiagnosticBag) {
        let text = written.text
        guard Self.isKnown(text) else {
            bag.add(
                .packAddress,
                "unsupported repository address `\(text)`",
                at: written.range,
                help: "write `https://…`, `ssh://…`, `git@host:path`, or a path that begins with `/`, `./` or `../`"
            )
            return nil
        }
        if text.hasPrefix("https://"), text.dropFirst(8).prefix(while: { $0 != "/" }).contains("@") {
            bag.add(
                .packAddress,
                "the address contains a user name",
                at: written.range,
                help:
                    "remove the part before `@`, because the settings are committed; for a private repository, use ssh and a key"
            )
            return nil
        }
        let last = text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        name = LocatedText(
            text: last.hasSuffix(".git") ? String(last.dropLast(4)) : last,
            range: written.range,
            segments: []
        )
    }

    private static func isKnown(_ text: String) -> Bool {
        guard !text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }), !text.contains("::") else { return false }
        for scheme in ["https://", "ssh://", "file:///"] where text.hasPrefix(scheme) {
            let rest = text.dropFirst(scheme.count)
            return !rest.isEmpty && !rest.hasPrefix("-") && !rest.contains("@-")
        }
        if text.hasPrefix("/") || text.hasPrefix("./") || text.hasPrefix("../") { return true }
        // `user@host:path`
        guard !text.contains("://"), let colon = text.firstIndex(of: ":"), let at = text[..<colon].firstIndex(of: "@")
        else { return false }
        let host = text[text.index(after: at)..<colon]
        return !text.hasPrefix("-") && !host.isEmpty && !host.hasPrefix("-") && !host.contains("/")
            && colon < text.index(before: text.endIndex)
    }
}
