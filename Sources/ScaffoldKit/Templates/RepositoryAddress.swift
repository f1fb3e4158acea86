import Diagnostics

extension LocatedText {
    /// Returns the name of the git repository with this address in `scaffold.yml`; nil for an unsupported address, which is reported.
    func repositoryName(into bag: inout DiagnosticBag) -> LocatedText? {
        guard Self.isAddress(text) else {
            let help =
                "write `https://…`, `ssh://…`, `git@host:path`, `file:///…`, or a path that begins with `/`, `./` or `../`"
            bag.add(.packAddress, "unsupported repository address `\(text)`", at: range, help: help)
            return nil
        }
        if text.hasPrefix("https://"), text.dropFirst(8).prefix(while: { $0 != "/" }).contains("@") {
            let help =
                "remove the part before `@`, because the settings are committed; for a private repository, use ssh and a key"
            bag.add(.packAddress, "the address contains a user name", at: range, help: help)
            return nil
        }
        let last = text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        return LocatedText(text: last.hasSuffix(".git") ? String(last.dropLast(4)) : last, range: range, segments: [])
    }

    /// True if the text is the address of a git repository and can't be the path of a folder.
    var isRemoteAddress: Bool {
        Self.isAddress(text) && !text.hasPrefix(".") && !text.hasPrefix("/")
    }

    private static func isAddress(_ text: String) -> Bool {
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
