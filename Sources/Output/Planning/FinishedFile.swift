import Diagnostics
import Support
import SwiftMerge

/// Applies the decisions about files, in memory.
extension RegenerationPlanner {
    /// The kind of change, and the text after the run, normalized by `TextForm.normalized`. The text is nil if it stays the same.
    private typealias Outcome = (kind: Change.Kind, text: [UInt8]?)

    /// - Parameter merged: nil if there was nothing to merge, or if the merge failed.
    mutating func finish(_ prepared: PreparedFile, _ merged: MergeInput.Merged?) {
        guard let outcome = outcome(prepared, merged) else { return }
        let isAsRendered = prepared.decision == .keep && prepared.source?.disk.hash == prepared.file.hash
        if outcome.kind == .staysDeleted || isAsRendered { warnOfChanges(of: prepared) }
        write(outcome, of: prepared)
        let kept = outcome.text ?? prepared.source?.disk.text
        for place in prepared.otherPlaces where place.path != prepared.file.path {
            clear(place, of: prepared, kept: kept)
        }
    }

    /// Returns the outcome of a decision; nil if the file can't be written, which is reported.
    private mutating func outcome(_ prepared: PreparedFile, _ merged: MergeInput.Merged?) -> Outcome? {
        let (file, path) = (prepared.file, prepared.path)
        switch prepared.decision {
        case .create:
            guard prepared.entry != nil || !isNameTaken(of: file) else { return nil }
            return (.create, file.bytes)
        case .keep: return (.unchanged, nil)
        case .stayDeleted: return (.staysDeleted, nil)
        case .rescueAndRewrite: return (.rewrite, file.bytes)
        case .keepWithoutBase:
            let message =
                "the last generated version of `\(path)` is unknown, so nothing \(options.comparesOnly ? "is" : "was") merged into it"
            let help =
                store.manifests.isEmpty
                ? "put the folder `.scaffold` into git: it has the last generated versions"
                : "compare it with the template: `scaffold templates which \(path)` names it; changes from now on are merged"
            // If the bases can't be read, this has been reported.
            if store.failures.isEmpty { diagnostics.add(.baseUnknown, message, at: .path(path), help: help) }
            // Then only files of `.scaffold` are not up to date.
            return (options.comparesOnly ? .unchanged : .unmerged, nil)
        case .awaitResolution:
            if !options.comparesOnly, let text = prepared.source?.disk.text {
                diagnostics.add(.conflicts(in: SourceFile(path: path, bytes: text), isNew: false))
            }
            return (.conflict, nil)
        case .refuse(let reason):
            if reason != .taken, options.comparesOnly { return (.edited, nil) }
            let path = prepared.source?.path ?? file.path
            var refusal = reason.diagnostic(path, file, canBeForced: options.canBeForced)
            if reason == .taken, store.manifests.isEmpty, !specsWithLostLines.isEmpty {
                refusal = refusal.adding(.init("if scaffold has written it, the folder `.scaffold` is not in git"))
            }
            diagnostics.add(refusal)
            return nil
        case .rewrite, .merge: break
        }
        guard prepared.merge != nil else {
            warnOfStubs(in: file.bytes, of: prepared, path)
            return (.rewrite, file.bytes)
        }
        guard let merged else { return nil }
        if !options.comparesOnly {
            let text = SourceFile(path: path, bytes: merged.text)
            report(merged.warnings, in: text, of: file)
            if merged.hasConflicts { diagnostics.add(.conflicts(in: text, isNew: true)) }
        }
        warnOfStubs(in: merged.text, of: prepared, path)
        if merged.hasConflicts { return (.conflict, merged.text) }
        if merged.text == prepared.source?.disk.text { return (.unchanged, nil) }
        return (prepared.decision == .merge ? .merge : .rewrite, merged.text)
    }

    /// Warns about code that became a stub: it still compiles, so only a warning shows the change.
    private mutating func warnOfStubs(in text: [UInt8], of prepared: PreparedFile, _ path: String) {
        guard !options.comparesOnly, prepared.file.owner == .user, path.hasSuffix(".swift"),
            let old = prepared.source?.disk.text
        else { return }
        let stubs = StructuralMerge.stubs(in: text, withBodiesIn: old, includesChangedSignatures: true)
        report(stubs, in: SourceFile(path: path, bytes: text), of: prepared.file)
    }

    /// Warns about changes of the spec in code that the user has moved to other files: the types of a deleted file, or members of a file
    /// that equals the new render.
    private mutating func warnOfChanges(of prepared: PreparedFile) {
        let (file, disk) = (prepared.file, prepared.source?.disk.text ?? [])
        guard !options.comparesOnly, file.owner == .user, file.path.hasSuffix(".swift"), let entry = prepared.entry,
            !entry.renders.contains(file.hash)
        else { return }
        let siblings = siblings(of: file, at: prepared.source?.location)
        guard !siblings.isEmpty, let line = entry.baseLines.first,
            let base = store.base(line.render, ofSpec: line.key.spec, &tree),
            let merge = StructuralMerge.merge(bases: [base], disk: disk, new: file.bytes, siblings: siblings)
        else { return }
        let text = SourceFile(path: prepared.path, bytes: disk)
        report(merge.warnings, in: text, of: file)
    }

    private mutating func report(_ warnings: [MergeResult.Warning], in text: SourceFile, of file: PlannedFile) {
        for warning in warnings {
            let other = newPlace(of: warning, from: file)
            diagnostics.add(.mergeWarning(warning, in: text, movedTo: other))
        }
    }

    /// Returns the other file of the spec that has a member now; nil if it is no longer generated at all.
    private mutating func newPlace(of warning: MergeResult.Warning, from file: PlannedFile) -> PlannedFile? {
        guard [.noLongerGenerated, .noLongerGeneratedElsewhere].contains(warning.kind) else { return nil }
        return filesBySpec[file.key?.spec]?.first { other in
            other !== file && other.path.hasSuffix(".swift")
                && StructuralMerge.declares(warning.name, in: other.bytes)
        }
    }

    private mutating func write(_ outcome: Outcome, of prepared: PreparedFile) {
        let (file, source, path, target) = (prepared.file, prepared.source, prepared.path, prepared.location)
        let isCarried = prepared.isMoved && file.owner == .user && prepared.entry?.owner == .user
        let onDisk = disk(target)
        guard outcome.kind != .staysDeleted, outcome.kind != .edited else {
            let edited = outcome.kind == .edited ? onDisk : nil
            let difference = edited.map {
                UnifiedDiff(old: $0.bytes, new: TextForm(of: $0.bytes).applied(to: file.bytes))
            }
            result.changes.append(Change(path: path, kind: outcome.kind, key: file.key, difference: difference))
            if outcome.kind == .staysDeleted {
                vacant.insert(prepared.location.path)
                remember(prepared, written: nil)
            }
            return
        }
        if prepared.isMoved, let source, !isCarried {
            guard mayReplace(source, file, prepared.entry) else { return }
            remove(source, of: prepared)
        }
        guard !prepared.isMoved || canReplace(onDisk, at: target, of: prepared) else {
            let former = store.entries(at: path).first { $0.key != file.key }
            let refusal = former.map { FileDecision.Refusal.ofOutput(template: $0.key.template) } ?? .taken
            diagnostics.add(refusal.diagnostic(path, file, canBeForced: options.canBeForced))
            return
        }
        if prepared.decision == .rescueAndRewrite, let onDisk { rescue(onDisk, path) }
        let former = isCarried || !prepared.isMoved ? source : nil
        let form = former.map { TextForm(of: $0.disk.bytes) }
        let text = outcome.text.map { form?.applied(to: $0) ?? $0 }
        let bytes = text ?? (isCarried ? source?.disk.bytes : nil)
        if let bytes, bytes != onDisk?.bytes {
            result.writes.append(
                PlannedWrite(
                    path: path,
                    target: target.path,
                    key: file.key,
                    bytes: bytes,
                    likeFile: former?.location.path,
                    replaced: onDisk?.bytes,
                    owner: file.owner
                )
            )
        }
        if isCarried, let source { remove(source, of: prepared, isShown: false) }
        let from = isCarried ? source : nil
        let difference = bytes.flatMap { bytes in
            bytes == onDisk?.bytes && from == nil
                ? nil : UnifiedDiff(old: from?.disk.bytes ?? onDisk?.bytes, new: bytes, oldPath: from?.path)
        }
        let kind =
            isCarried && outcome.kind != .conflict
            ? .move : outcome.kind == .create && onDisk != nil ? .rewrite : outcome.kind
        let shown = bytes ?? onDisk?.bytes
        result.changes.append(Change(path: path, kind: kind, key: file.key, difference: difference, text: shown))
        // A file that the merge doesn't change is announced too. If the run stops after it has removed the old base, the next run needs
        // no merge.
        let hasNewBase =
            file.owner == .user && outcome.kind == .unchanged
            && !(prepared.entry?.renders.contains(file.hash) ?? true)
        remember(prepared, written: difference == nil && !hasNewBase ? nil : bytes ?? onDisk?.bytes)
    }

    private mutating func remember(_ prepared: PreparedFile, written: [UInt8]?) {
        guard let key = prepared.file.key else { return }
        func line(_ owner: Owner, _ render: ContentHash) -> ManifestLine {
            ManifestLine(key: key, path: prepared.file.path, owner: owner, render: render)
        }
        // The entry of a deleted file, or of a file with conflicts, stays.
        guard prepared.decision != .stayDeleted, prepared.decision != .awaitResolution else {
            // The entry may come from a removed output.
            if let entry = prepared.entry, store.entry(key) == nil {
                let line = line(entry.owner, entry.renders[0])
                update.remember(.init(line: line), for: key, base: store.base(line.render, ofSpec: key.spec, &tree))
            } else if let entry = prepared.entry, let source = prepared.source, entry.paths.count > 1 {
                // The files at the other paths are removed or reported now.
                let here = entry.lines.filter { $0.path == source.path && $0.pending == nil }
                if here.count == 1 { update.remember(.init(line: here[0]), for: key, base: nil) }
            }
            return
        }
        let file = prepared.file
        let line = line(file.owner, file.hash)
        let creates = prepared.decision == .create && prepared.source == nil && !prepared.isReplaced
        let pending = written.map { $0 == file.bytes ? file.hash : ContentHash(of: $0) }
        update.remember(.init(line: line, pending: pending, creates: creates), for: key, base: file.bytes)
    }

    /// Returns whether a moved output may take its new path. It may if there is no file, its own file, or an output that also moves.
    private func canReplace(_ onDisk: DiskText?, at target: ProjectTree.Location, of prepared: PreparedFile) -> Bool {
        guard let onDisk, leaving[target.path] == nil else { return true }
        if onDisk.hash == prepared.file.hash || prepared.entry?.renders.contains(onDisk.hash) ?? false { return true }
        return prepared.file.owner == .generated && (prepared.entry?.wasWritten(to: prepared.file.path) ?? false)
    }

    /// Removes a file from the old path of an output. A link and its target stay.
    ///
    /// - Parameter isShown: whether the removal is a change of its own. The change of an output that moves shows the old path.
    private mutating func remove(_ place: OutputPlace, of prepared: PreparedFile, isShown: Bool = true) {
        guard !place.location.isLink else { return noteLeftover(place, of: prepared) }
        remove(place, of: prepared.file.key, isShown: isShown)
    }

    /// Returns whether a generated file may be removed from its old path. If the user has edited it, that is reported or a copy is kept.
    mutating func mayReplace(_ place: OutputPlace, _ file: PlannedFile, _ entry: ManifestEntry?) -> Bool {
        let disk = observed(place, file, entry)
        let request = options.request(for: file.path)
        let state = FileState(owner: .generated, entry: entry, disk: disk, new: file.hash, request: request)
        switch state.decision {
        case .refuse(.edited) where options.comparesOnly:
            let difference = UnifiedDiff(old: place.disk.bytes, new: nil)
            result.changes.append(Change(path: place.path, kind: .edited, key: file.key, difference: difference))
            return false
        case .refuse(let reason):
            diagnostics.add(reason.diagnostic(place.path, file, canBeForced: options.canBeForced))
            return false
        case .rescueAndRewrite: rescue(place.disk, place.path)
        default: break
        }
        return true
    }

    /// Removes another file of an output, unless it has edits that are nowhere else.
    private mutating func clear(_ place: OutputPlace, of prepared: PreparedFile, kept: [UInt8]?) {
        var isObsolete = place.disk.text == kept || prepared.entry?.renders.contains(place.disk.hash) ?? false
        if !isObsolete, prepared.entry?.owner == .user {
            // An interrupted run may have moved the edits to the new path.
            let bases = bases(of: prepared.entry?.filtered { $0.path == place.path }, prepared.file, place)
            var merge = renamingMerge(prepared.file, place, bases, isMerged: !bases.isEmpty)
            if merge == nil, !bases.isEmpty {
                merge = mergeInput(prepared.file, place, bases, isMoved: place.path != prepared.path)
            }
            var ignored = DiagnosticBag()
            if let merged = merge?.run(project.git, into: &ignored) { isObsolete = merged.text == kept }
        } else if !isObsolete, prepared.file.owner == .generated {
            rescue(place.disk, place.path, isRemoved: true)
            isObsolete = true
        }
        guard isObsolete else { return noteLeftover(place, of: prepared, isUnmerged: true) }
        remove(place, of: prepared)
    }

    mutating func remove(_ place: OutputPlace, of key: OutputKey?, isShown: Bool = true) {
        result.removals.append(PlannedRemoval(place, key: key))
        guard isShown else { return }
        let difference = UnifiedDiff(old: place.disk.bytes, new: nil)
        result.changes.append(Change(path: place.path, kind: .remove, key: key, difference: difference))
    }

    /// Keeps a copy of a file that is about to be overwritten or removed.
    mutating func rescue(_ disk: DiskText, _ path: String, isRemoved: Bool = false) {
        let copy = ScaffoldFolder.rescued(path, ContentHash(of: disk.bytes))
        if !options.comparesOnly {
            let (was, `is`) = options.isDryRun ? ("would be", "would be") : ("was", "is")
            let message =
                isRemoved
                ? "`\(path)` is no longer generated; it \(was) removed, although its text had changed since scaffold wrote it"
                : "`\(path)` \(was) overwritten, although its text had changed since scaffold wrote it"
            diagnostics.add(.copyRescued, message, at: .path(path), help: "a copy of the old text \(`is`) in `\(copy)`")
        }
        guard let location = tree.locate(copy, into: &diagnostics), location.kind == nil else { return }
        result.copies.append(PlannedWrite(path: copy, target: location.path, bytes: disk.bytes))
    }
}
