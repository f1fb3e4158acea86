import Diagnostics

/// What a commit does, step by step, written down before the first: whoever finds it can take it back from anywhere.
///
/// ```
/// scaffold journal 2
/// file  0/0  person  <hash>  <hash>  Sources/App/Login/LoginView.swift  Specs/Login.yml  viper  view  -  -  -  -  -  -  -  -  -
/// ```
///
/// The fields are kind, slot, owner, the hash of what lay there, the hash of what is to (`-` for nothing), target, and three keys of
/// outputs: `key`, `was` and `leaving`, each as spec, pack, template and instance; `-` for all of them where there is none. The last line is `end`.
struct Journal: Equatable {
    enum Kind: String {
        case file, base, removal, manifest, spent
    }

    struct Entry: Equatable {
        let kind: Kind
        /// Where in the staging folder the new bytes lie, and then those that came out.
        let slot: String
        let owner: Owner
        /// Of the bytes as they lie, and nil for no file.
        let old: ContentHash?
        let new: ContentHash?
        /// Relative to the project, all links followed.
        let target: String
        /// Of the output that is to lie there; of a removal's, the output that lay there.
        var key: OutputKey?
        /// What the manifests of before call that output, where it is another key.
        var was: OutputKey?
        /// Of another output that lay there, and goes elsewhere in the same commit.
        var leaving: OutputKey?
    }

    var entries: [Entry]

    private static let format = "scaffold journal "
    private static let title = format + "2"
    private static let end = "end"
    private static let keys = [6, 10, 14]
    private static let fieldCount = 18

    var text: [UInt8] {
        let lines = Concurrently.map(entries.parts(of: Slots.partLength), Self.text)
        return lines.reduce(into: Array((Self.title + "\n").utf8)) { $0 += $1 } + Array((Self.end + "\n").utf8)
    }

    @Sendable private static func text(of entries: ArraySlice<Entry>) -> [UInt8] {
        var text: [UInt8] = []
        for entry in entries {
            let keys = [entry.key, entry.was, entry.leaving].flatMap { [$0?.spec, $0?.pack, $0?.template, $0?.instance] }
            let fields = [entry.kind.rawValue, entry.slot, entry.owner.rawValue, entry.old?.hex, entry.new?.hex, entry.target] + keys
            ManifestText.add(fields.map { $0 ?? "" }, to: &text)
        }
        return text
    }

    init(entries: [Entry]) {
        self.entries = entries
    }

    /// Whether it is a journal, and another version of the tool wrote it.
    static func isForeign(_ text: [UInt8]) -> Bool {
        text.starts(with: format.utf8) && !text.starts(with: (title + "\n").utf8) && text.contains(UInt8(ascii: "\n"))
    }

    /// Nil for what is no whole journal.
    init?(text: [UInt8]) {
        var lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard lines.popFirst() == Self.title[...], lines.popLast() == "", lines.popLast() == Self.end[...] else { return nil }
        entries = []
        for line in lines {
            guard let entry = Self.entry(line) else { return nil }
            entries.append(entry)
        }
    }

    private static func entry(_ line: Substring) -> Entry? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).compactMap(ManifestText.unescaped)
        guard fields.count == fieldCount, let kind = Kind(rawValue: fields[0]), let owner = Owner(rawValue: fields[2]) else { return nil }
        let hashes = fields[3...4].map { ContentHash(hex: $0) }
        guard zip(hashes, fields[3...4]).allSatisfy({ $0 != nil || $1.isEmpty }), Slots.isSlot(fields[1]), isTarget(fields[5])
        else { return nil }
        let found = keys.map { first in
            let spec = fields[first].isEmpty ? nil : fields[first]
            return fields[first + 1].isEmpty ? nil : OutputKey(spec: spec, pack: fields[first + 1], template: fields[first + 2], instance: fields[first + 3])
        }
        return Entry(
            kind: kind,
            slot: fields[1],
            owner: owner,
            old: hashes[0],
            new: hashes[1],
            target: fields[5],
            key: found[0],
            was: found[1],
            leaving: found[2]
        )
    }

    private static func isTarget(_ path: String) -> Bool {
        do throws(OutputPath.Fault) {
            try OutputPath.check(path)
            return true
        } catch {
            return error == .reserved(ScaffoldFolder.name)
        }
    }
}
