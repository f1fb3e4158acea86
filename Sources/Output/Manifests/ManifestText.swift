import Diagnostics
import FileSystem
import Support

/// The format of manifests. The first line names the format. The next lines are those of the inputs, then those of the outputs, sorted by key.
/// The fields of a line are separated by tabs.
///
/// ```
/// scaffold manifest 2 (scaffold 0.2)
/// input  4bd5122f344554c53bde2ebb8cd2b7e3  Specs/Login.yml
/// viper  router     -  user  written  6c62272e07bb014262b821756295c58d  Sources/App/Modules/Login/LoginRouter.swift
/// ```
///
/// An `input` is a file from which the outputs were generated, with its hash. The fields of an output are pack, template, instance,
/// owner, state, hash of the render, and path. `-` is an empty field. Tabs, line feeds, carriage returns and backslashes are escaped
/// as in Swift. If the state is `pending`, the last field is the hash of the bytes that a run was about to write.
///
/// Git can merge the text in any way, and a user can resolve a conflict in any way. So lines that can't be read are skipped, and all
/// lines of one output are kept. If a line is lost, its output counts as one without a manifest.
enum ManifestText {
    private static let format = "scaffold manifest "
    private static let version = 2
    /// The first line. It names the first version of scaffold that reads this format.
    static let title = "\(format)\(version) (scaffold 0.2)"

    static func write(_ manifest: Manifest) -> [UInt8] {
        var text = Array((title + "\n").utf8)
        for (path, hashes) in manifest.inputs.sorted(by: { $0.key.precedesByBytes($1.key) }) {
            for hash in hashes.map(\.hex).sorted() {
                text += (["input", hash, path].map(escaped).joined(separator: "\t") + "\n").utf8
            }
        }
        for entry in manifest.sortedEntries {
            for line in entry.lines.map(line).sorted(by: { $0.precedesByBytes($1) }) { text += (line + "\n").utf8 }
        }
        return text
    }

    static func line(_ line: ManifestLine) -> String {
        let state = line.pending == nil ? "written" : "pending"
        let fields = [
            line.key.pack, line.key.template, line.key.instance, line.owner.rawValue, state, line.render.hex, line.path,
        ]
        return (fields + (line.pending.map { [$0.hex] } ?? [])).map(escaped).joined(separator: "\t")
    }

    /// Reads a manifest; nil if its format is newer than this version of scaffold, which is reported.
    static func read(_ file: SourceFile, spec: String?, into diagnostics: inout DiagnosticBag) -> Manifest? {
        var lines: [ManifestLine] = []
        var inputs: [String: Set<ContentHash>] = [:]
        var isCanonical = true
        let bytes = TextForm.normalized(file.bytes)
        if bytes != file.bytes { isCanonical = false }
        // Bytes are split, not characters: in Swift, a carriage return and a line feed are one character.
        let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring(decoding: $0, as: UTF8.self)
        }
        for (number, text) in texts.enumerated() {
            if text.hasPrefix(format) {
                guard isReadable(text.dropFirst(format.count), in: file, line: number + 1, into: &diagnostics) else {
                    return nil
                }
                if number > 0 || text != title { isCanonical = false }
            } else if let line = read(text, spec: spec) {
                lines.append(line)
            } else if let (path, hash) = input(text) {
                inputs[path, default: []].insert(hash)
            } else if !text.isEmpty || number + 1 < texts.count {
                isCanonical = false
            }
        }
        var manifest = Manifest(spec: spec, lines: lines)
        manifest.inputs = inputs
        manifest.needsRewrite =
            !isCanonical || !(texts.first?.hasPrefix(format) ?? false) || manifest.entries.count < lines.count
        return manifest
    }

    /// Returns the lines of outputs in the text of a manifest, also of one with another format.
    static func lines(in text: [UInt8], spec: String?) -> [ManifestLine] {
        text.split(separator: UInt8(ascii: "\n")).compactMap {
            read(Substring(decoding: $0, as: UTF8.self), spec: spec)
        }
    }

    private static func isReadable(
        _ written: Substring,
        in file: SourceFile,
        line: Int,
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        let number = written.prefix { $0.isNumber }
        guard let found = Int(number), found > version else { return true }
        let needed = written.dropFirst(number.count).trimmingPrefix(" (").prefix { $0 != ")" }
        let content = file.contentRange(ofLine: line)
        let message = "this manifest has format \(found), and this version of scaffold reads format \(version)"
        let range = file.range(content)
        let help =
            "install \(needed.isEmpty ? "a newer version of scaffold" : "\(needed) or newer"); nothing was written"
        diagnostics.add(.manifestTooNew, message, at: range, help: help)
        return false
    }

    private static func read(_ text: Substring, spec: String?) -> ManifestLine? {
        let parts = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        let written = parts.map(Substring.init)
        guard written.count == 7 || written.count == 8 else { return nil }
        let fields = written.compactMap(unescaped)
        guard fields.count == written.count, let owner = Owner(rawValue: fields[3]),
            let render = ContentHash(hex: fields[5]),
            OutputPath.isInside(fields[6])
        else { return nil }
        let pending = fields.count == 8 ? ContentHash(hex: fields[7]) : nil
        guard (fields[4] == "pending") == (pending != nil), !fields[0].isEmpty, !fields[1].isEmpty else { return nil }
        let key = OutputKey(spec: spec, pack: fields[0], template: fields[1], instance: fields[2])
        return ManifestLine(key: key, path: fields[6], owner: owner, render: render, pending: pending)
    }

    private static func input(_ text: Substring) -> (path: String, hash: ContentHash)? {
        let fields = text.split(separator: "\t").compactMap(unescaped)
        guard fields.count == 3, fields[0] == "input", let hash = ContentHash(hex: fields[1]) else { return nil }
        return (fields[2], hash)
    }

    static func escaped(_ field: String) -> String {
        if field.isEmpty { return "-" }
        if field == "-" { return "\\-" }
        guard field.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return field }
        return String(decoding: EscapedBytes.escape(Array(field.utf8), escapesTabs: true), as: UTF8.self)
    }

    /// Returns the original field; nil if a backslash doesn't begin an escape sequence.
    static func unescaped(_ field: Substring) -> String? {
        if field == "-" { return "" }
        if field == "\\-" { return "-" }
        guard field.utf8.contains(UInt8(ascii: "\\")) else { return String(field) }
        return EscapedBytes.unescape(Array(field.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// An encoding of any bytes as one line of text.
enum EscapedBytes {
    private static let backslash = UInt8(ascii: "\\")
    private static let names = Array(zip("\n\r\t\0\\".utf8, "nrt0\\".utf8))

    static func escape(_ bytes: [UInt8], escapesTabs: Bool = false) -> [UInt8] {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count + bytes.count / 16)
        for byte in bytes {
            let isSpecial = byte < 0x0E && (byte != UInt8(ascii: "\t") || escapesTabs) || byte == backslash
            if isSpecial, let (_, name) = names.first(where: { $0.0 == byte }) {
                escaped += [backslash, name]
            } else {
                escaped.append(byte)
            }
        }
        return escaped
    }

    /// Returns the original bytes; nil if a backslash doesn't begin an escape sequence.
    static func unescape(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            guard byte == backslash else {
                bytes.append(byte)
                continue
            }
            guard let name = rest.next(), let (meant, _) = names.first(where: { $0.1 == name }) else { return nil }
            bytes.append(meant)
        }
        return bytes
    }
}
