import Diagnostics

extension Planning {
    /// Takes what is remembered under a module's old name for what it has under the new one. A rename whose module is not among the files waits for a
    /// run that has it.
    mutating func rename(_ memory: inout Memory) {
        guard !options.renames.isEmpty else { return }
        let planned = Dictionary(grouping: files) { $0.key?.spec }
        let renames = formerSpecs(memory, planned)
        var old: [String: [(path: String, text: [UInt8])]] = [:]
        for (rename, from) in renames {
            let entries = memory.manifests[from]?.sortedEntries ?? []
            old[rename.spec, default: []] += entries.compactMap { entry in lastRender(entry).map { (entry.path, $0) } }
        }
        for key in memory.rename(renames, planned: keys) { record.forget(key) }
        for rename in options.renames {
            let files = planned[rename.spec, default: []]
            let new = files.map(\.bytes)
            let recalled = new.isEmpty || rename.isOldNameTaken ? [] : recallRenders(of: rename, files, &memory)
            if old[rename.spec] != nil || !recalled.isEmpty {
                renamedWords[rename.spec] = RenamedWords(rename, old: old[rename.spec, default: []] + recalled, new: new)
            } else if !new.isEmpty, isUndecided(rename) {
                diagnostics.add(rename.doesNothing)
            }
        }
    }

    /// The renames that happen in this run, each with a spec that the module had: its own one still; or one that is gone; or one that a renamed module
    /// has taken over, which itself had a spec that is gone.
    ///
    /// - Parameter planned: the files of now, by spec.
    private func formerSpecs(_ memory: Memory, _ planned: [String?: [PlannedFile]]) -> [(rename: ModuleRename, from: String)] {
        var found: [(rename: ModuleRename, from: String)] = []
        let renamed = Set(options.renames.map(\.spec))
        // What nothing asks for any more keeps its path, and its old name.
        let entries = memory.manifests.values.flatMap(\.entries.values).filter { $0.state != .released }
        let parts = NamedParts(of: entries.compactMap { entry in entry.key.spec.map { (spec: $0, path: entry.path) } }, names: options.renames.flatMap(\.oldWords))
        for rename in options.renames {
            guard let files = planned[rename.spec] else { continue }
            let new = Set(files.flatMap { $0.path.split(separator: "/") }.map(String.init))
            let seen = rename.oldWords.flatMap(parts.named).filter { rename.isSeen(in: $0.part, planned: new) }
            let former = Set(seen.flatMap(\.specs)).sorted { $0.precedesByBytes($1) }
            if former.contains(rename.spec) { found.append((rename, rename.spec)) }
            let other = former.first { spec in
                guard spec != rename.spec, !found.contains(where: { $0.from == spec }) else { return false }
                return renamed.contains(spec) || !rename.isOldNameTaken && isGone(spec)
            }
            if let other { found.append((rename, other)) }
        }
        return found.filter { rename, from in
            rename.spec == from
                || ends(at: rename.spec, { memory.manifests[$0] == nil || isOwn($0) }) { spec in found.first { $0.from == spec && $0.rename.spec != spec }?.rename.spec }
                    && ends(at: from, isGone) { spec in found.first { $0.rename.spec == spec && $0.from != spec }?.from }
        }
    }

    /// Whether a chain of specs comes to one that meets a condition, and is no circle.
    private func ends(at spec: String, _ isEnd: (String) -> Bool, next: (String) -> String?) -> Bool {
        var spec = spec
        for _ in 0...options.renames.count {
            if isEnd(spec) { return true }
            guard let following = next(spec) else { return false }
            spec = following
        }
        return false
    }

    /// Whether what is remembered of a spec is the module's that it describes now: no other one says that it had its name.
    private func isOwn(_ spec: String) -> Bool {
        let name = options.renames.first { $0.spec == spec }?.new
        return !options.renames.contains { $0.old == name }
    }

    /// Whether the old name's module keeps that name, or has it of one that has it of this one: nothing tells then what is to be renamed.
    private func isUndecided(_ rename: ModuleRename) -> Bool {
        var rename = rename
        for _ in options.renames {
            guard rename.isOldNameTaken else { return false }
            guard let next = options.renames.first(where: { $0.new == rename.old }) else { return true }
            rename = next
        }
        return true
    }

    private func isGone(_ spec: String) -> Bool {
        do throws(FileSystemError) {
            return try !tree.fileSystem.isThere(spec, in: tree.root)
        } catch {
            return false
        }
    }

    /// As far as it can be known: of the tool's files, what lies there stands for it.
    private mutating func lastRender(_ entry: ManifestEntry) -> [UInt8]? {
        var obstacles = DiagnosticBag()
        do throws(FileSystemError) {
            if entry.keepsBase { return try base(of: entry) }
            return try tree.locate(entry.path, for: nil, into: &obstacles).flatMap { location throws(FileSystemError) in try disk(location)?.text }
        } catch {
            return nil
        }
    }

    /// The outcome for what lies on the disk; in a module that is renamed in this run, with the new name in the last render and in the disk's text.
    mutating func renamingOutcome(
        _ file: PlannedFile,
        _ entry: ManifestEntry?,
        _ known: ManifestEntry?,
        _ disk: DiskText?
    ) throws(FileSystemError) -> Outcome? {
        guard let words = file.key?.spec.flatMap({ renamedWords[$0] }), file.owner == .person, let known, known.owner == .person, let disk,
            disk.hash != file.hash, !known.hashes.contains(disk.hash), let base = try base(of: known)
        else { return try outcome(file, entry, known, disk) }
        let renamed = words.applied(to: disk.text, base: base, new: file.bytes, of: file.path)
        let last = ManifestEntry(key: known.key, path: known.path, owner: .person, state: known.state, hash: ContentHash(of: renamed.base))
        let outcome = try outcome(file, entry, last, DiskText(renamed.disk), base: renamed.base)
        return renamed.disk == disk.text ? outcome : outcome?.saying(renamed.disk)
    }

    /// Tells where else the old names of renamed modules stand: those lines are their authors' to change.
    mutating func listReferences() {
        for rename in options.renames where !rename.isOldNameTaken {
            guard let words = renamedWords[rename.spec] else { continue }
            for folder in Set(files.compactMap { $0.path.split(separator: "/").first.map(String.init) }).sorted() {
                listReferences(to: rename, words, under: folder)
            }
        }
    }

    private mutating func listReferences(to rename: ModuleRename, _ words: RenamedWords, under folder: String) {
        let gone = Set(removals.map(\.target))
        var obstacles = DiagnosticBag()
        defer { passOver(obstacles) }
        for (path, location) in tree.files(under: folder, into: &obstacles)
        where path.hasSuffix(".swift") && !targets.contains(location.path) && !gone.contains(location.path) {
            do throws(FileSystemError) {
                guard let disk = try disk(location) else { continue }
                let lines = words.lines(in: disk.text)
                guard let first = lines.first else { continue }
                let source = SourceFile(path: path, bytes: disk.bytes)
                let content = source.contentRange(ofLine: first)
                diagnostics.add(
                    Diagnostic(
                        .oldNameRemains,
                        "`\(path)` has names of `\(rename.old)`, which is `\(rename.new)` now, in \(Self.lines(lines))",
                        at: SourceRange(file: source, start: content.lowerBound, end: content.upperBound),
                        severity: .warning,
                        help: "rename them: the file is yours alone"
                    )
                )
            } catch {
                diagnostics.add(tree.root.relative(error).diagnostic(severity: .warning))
            }
        }
    }

    private static func lines(_ numbers: [Int]) -> String {
        let shown = numbers.prefix(10).map(String.init).joined(separator: ", ")
        return (numbers.count == 1 ? "line " : "lines ") + shown + (numbers.count > 10 ? ", …" : "")
    }
}

extension ModuleRename {
    fileprivate var doesNothing: Diagnostic {
        Diagnostic(
            .renameWithoutEffect,
            "`was: \(old)` does nothing, because there is a module `\(old)`",
            at: origin.map(Diagnostic.Place.range) ?? .path(spec),
            severity: .warning,
            help: "remove it, or the spec of `\(old)` if that is the same module; two that change names need a third name, and `scaffold generate` in between"
        )
    }
}

extension Outcome {
    /// With this text where the outcome was to leave the disk's.
    fileprivate func saying(_ text: [UInt8]) -> Outcome {
        Outcome(kind: kind == .unchanged ? .merge : kind, text: self.text ?? text, entry: entry, base: base, rescues: rescues)
    }
}
