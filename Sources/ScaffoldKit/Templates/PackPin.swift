/// The repository, the commit and the files that a folder of templates was copied from. The text is in a file next to the folder:
///
/// ```
/// git https://example.com/packs.git
/// commit 8f5b…
/// path packs
///
/// 5e0b… clean/pack.yml
/// ```
struct PackPin: Equatable {
    /// The address as written in the settings.
    let address: String
    let commit: String
    /// The folder in the repository; empty for the whole repository.
    let path: String
    /// The content hashes of the files, by path in the folder.
    var hashes: [String: String] = [:]

    var text: [UInt8] {
        let files = hashes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { "\($0.value) \($0.key)" }
        let lines = ["git \(address)", "commit \(commit)", "path \(path)", ""] + files
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }

    /// Returns true if both are copies of the same folder in the same commit.
    func hasSource(of other: PackPin) -> Bool {
        (address, commit, path) == (other.address, other.commit, other.path)
    }
}

extension PackPin {
    /// Returns nil if the text is invalid, for example because of git's conflict markers.
    init?(_ text: [UInt8]) {
        let text = String(decoding: text, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func value(_ line: String, of key: String) -> String? {
            line.hasPrefix(key + " ") ? String(line.dropFirst(key.count + 1)) : nil
        }
        guard lines.count > 4, lines[3].isEmpty, lines.last?.isEmpty == true,
            let address = value(lines[0], of: "git"), let commit = value(lines[1], of: "commit"),
            let path = value(lines[2], of: "path")
        else { return nil }
        self.init(address: address, commit: commit, path: path)
        for line in lines[4...].dropLast() {
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2, words[0].count == 32 else { return nil }
            hashes[String(words[1])] = String(words[0])
        }
    }
}
