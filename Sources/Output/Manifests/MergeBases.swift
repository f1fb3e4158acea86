import FileSystem

/// The last renders of the user-owned outputs of one spec: the bases of later merges.
///
/// In the file, each base is one line: the hash of the text, a space, and the text with escaped line ends. So `merge=union` never mixes
/// two texts, and git doesn't take a base for a copy of the equal source file. A line with a wrong hash is ignored.
struct MergeBases: Sendable {
    var texts: [ContentHash: [UInt8]] = [:]

    /// The lines, sorted by hash; empty if there are no texts.
    var fileText: [UInt8] {
        let lines = texts.map { (hash: $0.key.hex, text: $0.value) }.sorted { $0.hash.precedesByBytes($1.hash) }
        return lines.reduce(into: []) { bytes, line in
            bytes += "\(line.hash) ".utf8
            bytes += EscapedBytes.escape(line.text)
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    init() {}

    init(fileText: [UInt8]) {
        for line in fileText.split(separator: UInt8(ascii: "\n")) {
            guard let space = line.firstIndex(of: UInt8(ascii: " ")),
                let hash = ContentHash(hex: String(decoding: line[..<space], as: UTF8.self)),
                let text = EscapedBytes.unescape(line[(space + 1)...]), ContentHash(of: text) == hash
            else { continue }
            texts[hash] = text
        }
    }
}
