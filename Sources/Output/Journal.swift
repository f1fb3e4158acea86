import Diagnostics

/// What a commit does, step by step, written down before the first: whoever finds it can take it back from anywhere.
///
/// ```
/// scaffold journal 1
/// file  0/0  person  <hash>  <hash>  Sources/App/Login/LoginView.swift  Specs/Login.yml  viper  view  -
/// ```
///
/// The fields are kind, slot, owner, the hash of what lay there, the hash of what is to (`-` for nothing), target, and the key of the
/// output: spec, pack, template and instance; `-` for all of them where it is none. The last line is `end`.
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
        var key: OutputKey?
    }

    var entries: [Entry]

    private static let title = "scaffold journal 1"
    private static let end = "end"
    private static let fieldCount = 10

    var text: [UInt8] {
        let parts = stride(from: 0, to: entries.count, by: Slots.partLength).map { entries[$0..<min($0 + Slots.partLength, entries.count)] }
        let lines = Concurrently.map(parts, Self.text)
        return lines.reduce(into: Array((Self.title + "\n").utf8)) { $0 += $1 } + Array((Self.end + "\n").utf8)
    }

    @Sendable private static func text(of entries: ArraySlice<Entry>) -> [UInt8] {
        var text: [UInt8] = []
        for entry in entries {
            let key = entry.key
            ManifestText.add(
                [
                    entry.kind.rawValue, entry.slot, entry.owner.rawValue, entry.old?.hex ?? "", entry.new?.hex ?? "", entry.target,
                    key?.spec ?? "", key?.pack ?? "", key?.template ?? "", key?.instance ?? "",
                ],
                to: &text
            )
        }
        return text
    }

    init(entries: [Entry]) {
        self.entries = entries
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
        let key = OutputKey(spec: fields[6].isEmpty ? nil : fields[6], pack: fields[7], template: fields[8], instance: fields[9])
        return Entry(
            kind: kind,
            slot: fields[1],
            owner: owner,
            old: hashes[0],
            new: hashes[1],
            target: fields[5],
            key: fields[7].isEmpty ? nil : key
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
