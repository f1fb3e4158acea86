import Diagnostics

/// A manifest as text: a first line that names the format, then a line an output, sorted by key, its fields separated by tabs.
///
/// ```
/// scaffold manifest 1
/// viper  presenter  -  person  clean  6c62272e07bb014262b821756295c58d  Sources/App/Modules/Login/LoginPresenter.swift
/// ```
///
/// The fields are pack, template, instance, owner, state, hash and path; `-` is an empty one, and tabs, line ends and
/// backslashes are written as in Swift. A text with the markers of a merge is read as the union of both sides.
enum ManifestText {
    static let title = "scaffold manifest "
    static let version = "1"
    private static let fieldCount = 7

    static func write(_ manifest: Manifest) -> [UInt8] {
        var text = Array((title + version + "\n").utf8)
        for entry in manifest.sortedEntries {
            add(
                [
                    entry.key.pack, entry.key.template, entry.key.instance,
                    entry.owner.rawValue, entry.state.rawValue, entry.hash.hex, entry.path,
                ],
                to: &text
            )
        }
        return text
    }

    /// Adds a line of fields.
    static func add(_ fields: [String], to text: inout [UInt8]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { text.append(UInt8(ascii: "\t")) }
            text += escaped(field).utf8
        }
        text.append(UInt8(ascii: "\n"))
    }

    /// Nil where a line is damaged; each such line is reported.
    static func read(_ file: SourceFile, spec: String?, into diagnostics: inout DiagnosticBag) -> Manifest? {
        var lines = Lines(file: file, spec: spec)
        lines.readAll()
        diagnostics.add(contentsOf: lines.diagnostics)
        return lines.diagnostics.hasErrors ? nil : Manifest(spec: spec, entries: lines.entries, isUnion: lines.isUnion)
    }

    static func escaped(_ field: String) -> String {
        if field.isEmpty { return "-" }
        if field == "-" { return "\\-" }
        guard field.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return field }
        var text = ""
        for scalar in field.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Nil for a backslash that begins nothing.
    static func unescaped(_ field: Substring) -> String? {
        if field == "-" { return "" }
        guard field.utf8.contains(UInt8(ascii: "\\")) else { return String(field) }
        var text = ""
        var scalars = field.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            switch scalars.next() {
            case "\\": text += "\\"
            case "t": text += "\t"
            case "n": text += "\n"
            case "r": text += "\r"
            case "-": text += "-"
            default: return nil
            }
        }
        return text
    }

    /// One reading of a manifest.
    private struct Lines {
        let file: SourceFile
        let spec: String?
        var entries: [ManifestEntry] = []
        var diagnostics = DiagnosticBag()
        private(set) var isUnion = false
        private var hasTitle = false
        private var firsts: [OutputKey: (line: Int, index: Int)] = [:]
        /// Lines for outputs that an earlier line is for.
        private var repeats: [(entry: ManifestEntry, line: Int, first: (line: Int, index: Int))] = []

        init(file: SourceFile, spec: String?) {
            self.file = file
            self.spec = spec
        }

        mutating func readAll() {
            /// Of the marker behind which what both sides began with stands.
            var baseLength: Int?
            for line in 1...file.lineCount {
                let text = file.text(file.contentRange(ofLine: line))
                if let marker = Marker(text) {
                    isUnion = true
                    // What both sides began with may be a merge with conflicts itself: git makes its markers longer.
                    if let length = baseLength, marker.length > length { continue }
                    baseLength = marker.beginsBase ? marker.length : nil
                } else if baseLength != nil || isUnion && hasTitle && text == title + version {
                    continue
                } else if !hasTitle {
                    guard readTitle(text, line) else { return }
                    hasTitle = true
                } else if !text.isEmpty || line < file.lineCount {
                    readEntry(text, line)
                }
            }
            for (entry, line, first) in repeats { addRepeat(entry, line, first) }
        }

        private mutating func readTitle(_ text: String, _ line: Int) -> Bool {
            if text == title + version { return true }
            if text.hasPrefix(title) {
                report(
                    "format `\(text.dropFirst(title.count))` where `\(version)` was expected",
                    line,
                    help: "use the version of scaffold that wrote it"
                )
            } else {
                report("`\(text)` where `\(title + version)` was expected", line)
            }
            return false
        }

        private mutating func readEntry(_ text: String, _ line: Int) {
            let written = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
            guard written.count == fieldCount else {
                let fields = written.count == 1 ? "1 field" : "\(written.count) fields"
                return report("\(fields) where \(fieldCount) were expected, with tabs between them", line)
            }
            let fields = written.compactMap(unescaped)
            guard fields.count == fieldCount else {
                return report("a backslash that begins no `\\\\`, `\\t`, `\\n` or `\\r`", line)
            }
            guard let owner = Owner(rawValue: fields[3]) else {
                return report("`\(fields[3])` where an owner, `tool` or `person`, was expected", line)
            }
            guard let state = ManifestEntry.State(rawValue: fields[4]) else {
                let states = Spelling.alternatives(ManifestEntry.State.allCases.map(\.rawValue))
                return report("`\(fields[4])` where a state, \(states), was expected", line)
            }
            guard let hash = ContentHash(hex: fields[5]) else {
                return report("`\(fields[5])` where a hash of 32 hexadecimal digits was expected", line)
            }
            guard OutputPath.isInside(fields[6]) else {
                return report("`\(fields[6])` where a path inside the project was expected", line)
            }
            let key = OutputKey(spec: spec, pack: fields[0], template: fields[1], instance: fields[2])
            let entry = ManifestEntry(key: key, path: fields[6], owner: owner, state: state, hash: hash)
            if let first = firsts[key] { return repeats.append((entry, line, first)) }
            firsts[key] = (line, entries.count)
            entries.append(entry)
        }

        private mutating func addRepeat(_ entry: ManifestEntry, _ line: Int, _ first: (line: Int, index: Int)) {
            guard isUnion else {
                return report("the same output as in line \(first.line)", line, help: "keep one of the two lines")
            }
            entries[first.index] = entries[first.index].joined(with: entry)
        }

        private mutating func report(_ finding: String, _ line: Int, help: String = Self.restoreHelp) {
            let content = file.contentRange(ofLine: line)
            let range = SourceRange(file: file, start: content.lowerBound, end: content.upperBound)
            diagnostics.add(Diagnostic(.manifestDamaged, "damaged manifest: \(finding)", at: range, help: help))
        }

        private static let restoreHelp = "take the file back from git: `git checkout -- .scaffold`"

        /// A line that git puts around a side of a conflict.
        private struct Marker {
            let length: Int
            let beginsBase: Bool

            /// Nil for any other line.
            init?(_ line: String) {
                guard let first = line.utf8.first, "<|=>".utf8.contains(first) else { return nil }
                length = line.utf8.prefix { $0 == first }.count
                let next = line.utf8.dropFirst(length).first
                guard length >= 7, next == nil || next == UInt8(ascii: " ") else { return nil }
                beginsBase = first == UInt8(ascii: "|")
            }
        }
    }
}
