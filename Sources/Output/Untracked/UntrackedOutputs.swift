package import Diagnostics
package import FileSystem
import Support

/// The generated files of a folder that has no manifest. The first line of a file says that it is generated. The last line has
/// a checksum, which shows whether the file was edited.
///
/// Edited files, and files without these lines, are not overwritten or removed.
package struct UntrackedOutputs: Sendable {
    /// A file that a run generates.
    package struct File: Sendable {
        /// `ServiceMock.swift`
        let name: String
        /// The text with its checksum line.
        let bytes: [UInt8]
        /// The part of a user's file from which this file is generated.
        let origin: SourceRange?

        package init(name: String, text: [UInt8], origin: SourceRange?) {
            (self.name, self.origin) = (name, origin)
            bytes = ChecksumLine.added(to: text, of: name)
        }
    }

    private let path: String
    private let shownPath: String
    private let fileSystem: any FileSystem

    /// - Parameters:
    ///   - path: absolute; the folder may be missing.
    ///   - shownPath: the path for messages.
    package init(path: String, shownPath: String, fileSystem: any FileSystem) {
        self.path = path
        self.shownPath = shownPath
        self.fileSystem = fileSystem
    }

    /// Returns the changes that bring the folder up to date, sorted by path.
    ///
    /// - Parameters:
    ///   - shared: the name of the file that the others need. It stays if any of them stays.
    ///   - comparesOnly: whether nothing is written. An edited file is then a change, not an error.
    ///   - isOurs: whether this run may overwrite or remove a generated file with this first line.
    /// - Returns: nil if there are errors, which are reported.
    package func plan(
        _ files: [File],
        shared: String,
        comparesOnly: Bool,
        isOurs: @Sendable (_ name: String, _ firstLine: String, _ isRemoved: Bool) -> Bool,
        into diagnostics: inout DiagnosticBag
    ) -> [Change]? {
        let steps = Concurrently.map(files, into: &diagnostics) {
            step(for: $0, comparesOnly, isOurs: isOurs, into: &$1)
        }.compactMap(\.self)
        let names = Set(files.map(\.name))
        var removals: [Change] = []
        var isAnyKept = false
        do throws(FileSystemError) {
            let entries = try fileSystem.status(path) == nil ? [] : try fileSystem.list(path)
            for entry in entries
            where entry.kind == .file && !names.contains(entry.name) && entry.name.hasSuffix(".swift") {
                let name = entry.name
                let bytes = try fileSystem.read("\(path)/\(name)")
                let text = TextForm.normalized(bytes)
                guard let line = Self.markedLine(of: text) else { continue }
                let isOurs = isOurs(name, line, true)
                let difference = UnifiedDiff(old: bytes, new: nil)
                let isWhole = ChecksumLine.matches(text, of: name)
                let path = "\(shownPath)/\(name)"
                if !isOurs || !isWhole { isAnyKept = true }
                if isOurs, !isWhole {
                    let message =
                        "`\(path)` looks like an outdated generated mock, but was edited or copied; it was not deleted"
                    let help = "delete the file, or keep it and delete its first line"
                    diagnostics.add(.leftOver, message, at: .path(path), help: help)
                }
                guard isOurs, isWhole || comparesOnly else { continue }
                removals.append(Change(path: path, kind: isWhole ? .remove : .edited, difference: difference))
            }
        } catch {
            diagnostics.add(error.about(shownPath).diagnostic())
        }
        if isAnyKept { removals.removeAll { $0.path == "\(shownPath)/\(shared)" } }
        return diagnostics.hasErrors ? nil : (steps + removals).sorted { $0.path.precedesByBytes($1.path) }
    }

    /// Writes and removes the files, each in one step.
    ///
    /// - Returns: false if something failed, which is reported.
    package func apply(_ steps: [Change], into diagnostics: inout DiagnosticBag) -> Bool {
        // Removals come first: if the file system ignores case, a removed and a written name may be the same file.
        let removals = steps.filter { $0.kind == .remove }
        let writes = steps.filter { $0.kind == .create || $0.kind == .rewrite }
        guard !removals.isEmpty || !writes.isEmpty else { return true }
        guard diagnostics.attempt(try fileSystem.makeFolder(path), about: shownPath) != nil else { return false }
        let failures = [removals, writes].flatMap { Concurrently.map($0, failure).compactMap(\.self) }
        // Only the first failure is reported: on a full disk, all are the same.
        if let first = failures.first { diagnostics.add(first.about(shownPath).diagnostic()) }
        return failures.isEmpty
    }

    @Sendable private func failure(_ step: Change) -> FileSystemError? {
        let name = step.path.lastName
        let file = "\(path)/\(name)"
        do throws(FileSystemError) {
            if let bytes = step.difference?.new {
                let permissions = step.kind == .create ? nil : try fileSystem.status(file)?.permissions
                try fileSystem.replace(file, with: bytes, staged: "\(path)/.\(name).new", permissions: permissions)
            } else {
                try fileSystem.remove(file)
            }
            return nil
        } catch {
            return error
        }
    }

    private func step(
        for file: File,
        _ comparesOnly: Bool,
        isOurs: (_ name: String, _ firstLine: String, _ isRemoved: Bool) -> Bool,
        into diagnostics: inout DiagnosticBag
    ) -> Change? {
        let (path, shown) = ("\(path)/\(file.name)", "\(shownPath)/\(file.name)")
        let normalized = TextForm.normalized(file.bytes)
        let notes = file.origin.map { [Diagnostic.Note("the protocol is declared here", at: $0)] } ?? []
        do throws(FileSystemError) {
            guard let kind = try fileSystem.status(path)?.kind else {
                return Change(path: shown, kind: .create, difference: .init(old: nil, new: normalized))
            }
            let old = kind == .file || kind == .link ? try fileSystem.read(path) : []
            let onDisk = TextForm.normalized(old)
            if onDisk == normalized { return Change(path: shown, kind: .unchanged) }
            guard let line = Self.markedLine(of: onDisk) else {
                let message = "`\(shown)` was not generated by scaffold, so it is not overwritten"
                let help = "move the file, or give the mock another name: `/// @mockable(override: name = …)`"
                diagnostics.add(.mockFileNotGenerated, message, at: .path(shown), help: help, notes: notes)
                return nil
            }
            guard isOurs(file.name, line, false) else {
                let source = GeneratedHeader.source(in: line) ?? ""
                let message = "`\(shown)` was generated \(source), which this run doesn't read"
                let help =
                    "use another `--output`, or name this mock: `/// @mockable(override: name = …)`; delete the file if its protocol is gone"
                let place = Diagnostic.Place.path(shown)
                diagnostics.add(.duplicateProtocol, message, at: place, severity: .error, help: help, notes: notes)
                return nil
            }
            let difference = UnifiedDiff(old: old, new: TextForm(of: old).applied(to: normalized))
            if ChecksumLine.matches(onDisk, of: file.name) || Self.isCutOrMerged(onDisk, within: normalized) {
                return Change(path: shown, kind: .rewrite, difference: difference)
            }
            if comparesOnly { return Change(path: shown, kind: .edited, difference: difference) }
            let message = "`\(shown)` is a generated file and has been edited"
            let help = FileDecision.Refusal.helpWithoutForce
            diagnostics.add(.outputEdited, message, at: .path(shown), help: help, notes: notes)
        } catch {
            diagnostics.add(error.about(shown).diagnostic())
        }
        return nil
    }

    /// Returns whether a text is cut off or has conflict markers of git, and all its other lines are in the new text. Then nothing
    /// is lost if the file is overwritten.
    private static func isCutOrMerged(_ text: [UInt8], within new: [UInt8]) -> Bool {
        let lines = DiffLines.lines(text)
        guard ConflictMarkers.areIn(text) || !lines.contains(where: ChecksumLine.begins) else { return false }
        let known = Set(DiffLines.lines(new))
        return lines.allSatisfy {
            known.contains($0) || ChecksumLine.begins($0) || GeneratedHeader.begins($0)
                || $0.elementsEqual("=======\n".utf8)
                || ConflictMarkers.areIn(Array($0))
        }
    }

    /// - Parameter text: normalized by `TextForm.normalized`.
    private static func markedLine(of text: [UInt8]) -> String? {
        guard GeneratedHeader.begins(text) else { return nil }
        return String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

/// The last line of a generated file that has no manifest. It shows whether the file was edited.
enum ChecksumLine {
    private static let start = Array("// As made by scaffold: ".utf8)

    /// Returns the text with its checksum line at the end.
    ///
    /// - Parameter name: the name of the file. A copy with another name doesn't match the checksum.
    static func added(to text: [UInt8], of name: String) -> [UInt8] {
        text + start + ContentHash(of: name.utf8 + text).hex.utf8.prefix(16) + [UInt8(ascii: "\n")]
    }

    /// Returns whether a text ends with the right checksum line.
    ///
    /// - Parameter text: normalized by `TextForm.normalized`.
    static func matches(_ text: [UInt8], of name: String) -> Bool {
        DiffLines.lines(text).last.map { added(to: Array(text[..<$0.startIndex]), of: name) == text } ?? false
    }

    static func begins(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: start)
    }
}
