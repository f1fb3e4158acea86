import Diagnostics
import FileSystem
import Git
import Support
import SwiftSource

/// A planned file, with its state on the disk and the decision about it.
struct PreparedFile {
    let file: PlannedFile
    /// The path after the run: the planned path, or the one to which the user has moved the file.
    let path: String
    let location: ProjectTree.Location
    let entry: ManifestEntry?
    /// The current place of the output; nil if it has no file.
    let source: OutputPlace?
    /// Other places of the output, for example after a merge of branches that moved it.
    let otherPlaces: [OutputPlace]
    let decision: FileDecision
    let merge: MergeInput?
    /// Whether another output takes the path of its file, which has no edits.
    let isReplaced: Bool

    var isMoved: Bool { source.map { $0.path != path } ?? false }
}

extension RegenerationPlanner {
    /// Finds the files of outputs that move in this run, while another output takes their path.
    mutating func findLeaving(_ located: [(PlannedFile, ProjectTree.Location)]) {
        for (file, location) in located {
            guard let key = file.key, let entry = store.entry(key), entry.paths != [file.path] else { continue }
            for path in entry.paths where path != file.path {
                // A link stays where it is, and its file is not written for another output.
                guard let place = place(at: path), !place.location.isLink, place.location.path != location.path else {
                    continue
                }
                // An output that stays keeps its path.
                let next = targets[place.location.path]
                guard let next, next.key != key, !(next.key.flatMap(store.entry)?.wasWritten(to: path) ?? false) else {
                    continue
                }
                leaving[place.location.path] = key
                replaced.append(PlannedRemoval(place, key: key))
                if entry.owner == .generated, file.owner == .generated {
                    _ = mayReplace(place, file, entry)
                } else if !entry.renders.contains(place.disk.hash) {
                    let message =
                        "can't move `\(path)` to `\(file.path)`: you have edited this file, and the same run would write another file to the old path"
                    let help =
                        "give this file a temporary path, change the other path, and then give this file its new path; "
                        + "run `scaffold generate` after each step"
                    diagnostics.add(.outputPathClaimedTwice, message, at: .path(path), help: help)
                }
            }
        }
    }

    /// Finds the file of an output, and decides what happens to it. Returns nil if there is an error, which is reported.
    mutating func prepare(_ file: PlannedFile, at location: ProjectTree.Location) -> PreparedFile? {
        let paths = location.path == file.path ? [file.path] : [file.path, location.path]
        // The outputs of earlier runs that had its path.
        let former = paths.flatMap(store.entries).filter { !keys.contains($0.key) }
        for other in former where keepsPath(other.key) {
            let message = "two outputs would be written to `\(file.path)`"
            let help = "give one of the two another path or name"
            let notes = [Diagnostic.Note("the other comes from `\(other.key.spec ?? "scaffold.yml")`")]
            diagnostics.add(.outputPathClaimedTwice, message, at: file.place, help: help, notes: notes)
            return nil
        }
        let entry = takeOver(former, by: file)
        var (places, path, location) = (places(of: file, entry, location), file.path, location)
        if places.isEmpty, let found = findByName(file, entry) {
            places = [found.place]
            if let kept = keptPlace(of: found, for: file) { (path, location) = kept }
        }
        let ranked = places.indices.min {
            (rank(places[$0], file, entry), $0) < (rank(places[$1], file, entry), $1)
        }
        let others = places.indices.filter { $0 != ranked }.map { places[$0] }
        return prepared(file, path, location, entry, ranked.map { places[$0] }, others)
    }

    private mutating func prepared(
        _ file: PlannedFile,
        _ path: String,
        _ location: ProjectTree.Location,
        _ entry: ManifestEntry?,
        _ source: OutputPlace?,
        _ others: [OutputPlace]
    ) -> PreparedFile {
        let bases = source.map { self.bases(of: entry, file, $0) } ?? []
        // A generated file is not moved: it is removed at its old path, and generated at its new one.
        let isCarried = source.map { $0.path == file.path } ?? false || file.owner == .user && entry?.owner == .user
        // Another output has taken or takes the path of its file, so the user has not deleted it.
        let wasReplaced =
            entry?.lines.contains { $0.pending != nil } ?? false
            && entry?.paths.contains { $0 != file.path && targets[$0] != nil } ?? false
        let isReplaced = source == nil && (wasReplaced || leaving.values.contains { $0 == file.key })
        let state = FileState(
            owner: file.owner,
            entry: isReplaced ? nil : entry,
            disk: isCarried ? source.map { observed($0, file, entry) } : nil,
            new: file.hash,
            hasBase: !bases.isEmpty,
            request: isDeclaredElsewhere(file, source) ? .nothing : options.request(for: file.path),
            isListLost: entry == nil && source != nil && isListLost(file),
            keepsEdits: file.key?.pack == OutputKey.packOfAttributes
        )
        var decision = state.decision
        // One branch removed the module with this file, and another branch kept the spec.
        if decision == .stayDeleted, let spec = file.key?.spec, history.hasDeleted(file.path, with: spec) {
            decision = .create
            reportLostEdits(of: file)
        }
        var merge: MergeInput?
        if let source, file.owner == .user, entry?.owner == .user, source.disk.hash != file.hash,
            decision == .keep || decision == .merge
        {
            merge = renamingMerge(file, source, bases, isMerged: decision == .merge)
            if merge != nil { decision = .merge }
        }
        if merge == nil, let source, decision == .merge || decision == .rewrite && file.owner == .user {
            let bases = decision == .merge ? bases : [source.disk.text]
            merge = mergeInput(file, source, bases, isMoved: source.path != path)
        }
        return PreparedFile(
            file: file,
            path: path,
            location: location,
            entry: entry,
            source: source,
            otherPlaces: others,
            decision: decision,
            merge: merge,
            isReplaced: isReplaced
        )
    }

    /// Warns about edits that are only in the history of git.
    private mutating func reportLostEdits(of file: PlannedFile) {
        let path = file.path
        let texts = history.texts { $0 == path }.map(TextForm.normalized)
        if texts.allSatisfy({ renderedLines.cover($0, with: file.bytes) }) { return }
        let message = "`\(path)` is generated without your edits: a branch that removed its module has deleted the file"
        let help = "restore the file from the branch that kept it: `git checkout BRANCH -- \(path.shellWord)`"
        diagnostics.add(.neededOutputDeleted, message, at: .path(path), help: help)
    }

    /// Returns whether a deleted file would only declare types that other files of its folder declare. Then `--restore` without a path
    /// doesn't create the file.
    private mutating func isDeclaredElsewhere(_ file: PlannedFile, _ source: OutputPlace?) -> Bool {
        guard source == nil, options.restores == [], file.owner == .user, file.path.hasSuffix(".swift") else {
            return false
        }
        let types = Set(DeclaredTypes.names(in: file.bytes))
        return !types.isEmpty && types.isSubset(of: typesDeclared(beside: file))
    }

    /// Returns whether an output that is not planned keeps its path, because the run is only about other specs.
    mutating func keepsPath(_ key: OutputKey) -> Bool {
        guard !options.isComplete, !specs.contains(key.spec) else { return false }
        guard let spec = key.spec else { return true }
        do throws(FileSystemError) {
            return try tree.isThere(spec)
        } catch {
            diagnostics.add(tree.root.relative(error).diagnostic())
            return false
        }
    }

    /// Returns the entry of an output, joined with the entries of removed outputs that had its path.
    private mutating func takeOver(_ former: [ManifestEntry], by file: PlannedFile) -> ManifestEntry? {
        guard let key = file.key else { return nil }
        guard !former.isEmpty else { return store.entry(key) }
        var joined = Manifest(spec: key.spec, lines: store.entry(key)?.lines ?? [])
        for other in former {
            for line in other.lines { joined.add(line.moved(to: key)) }
            store.addFormerSpec(other.key.spec, of: key.spec)
            update.forget(other.key)
        }
        return joined.entries[key]
    }

    private mutating func places(of file: PlannedFile, _ entry: ManifestEntry?, _ location: ProjectTree.Location)
        -> [OutputPlace]
    {
        var places: [OutputPlace] = []
        if location.kind != nil, leaving[location.path] == nil, let place = place(at: file.path) {
            places.append(place)
        }
        for path in entry?.paths ?? [] where path != file.path {
            // If one branch adds a file to a folder that another branch renames, git moves the file to the renamed folder.
            let moved = "\(file.path.parentPath)/\(path.lastName)"
            guard let place = place(at: path) ?? place(at: moved), place.location.path != location.path else {
                continue
            }
            if targets[place.location.path] == nil { places.append(place) }
        }
        return places
    }

    /// Returns the rank of a place; the lowest is best. The place with the user's edits comes first, then the planned path. A file that
    /// no manifest lists comes last.
    private func rank(_ place: OutputPlace, _ file: PlannedFile, _ entry: ManifestEntry?) -> Int {
        guard let entry, entry.paths.contains(place.path) || file.owner == .generated else {
            return entry == nil ? 0 : 4
        }
        // The file of a removed output is used only if this output has no file of its own.
        if let own = file.key.flatMap(store.entry), !own.paths.contains(place.path) { return 4 }
        let isEdited = entry.owner == .user && !entry.renders.contains(place.disk.hash)
        return (isEdited && file.owner == .user ? 0 : 2) + (place.path == file.path ? 0 : 1)
    }

    /// Finds a user-owned file that the user has moved: the only file of its name that is not an output. Searches the module's folder
    /// and its folder of the last run.
    mutating func findByName(_ file: PlannedFile?, _ entry: ManifestEntry?) -> (place: OutputPlace, folder: String)? {
        guard let entry, entry.owner == .user, file?.owner != .generated, !entry.isOnlyPending else { return nil }
        let current = file.map { folders.folder(of: $0.path, $0.key?.spec) }
        let former = folders.folder(of: entry.lines[0].path, entry.key.spec, inLastRun: true)
        let isFormerInside = current.map { former.hasPrefix($0 + "/") } ?? false
        let names = Set(entry.paths.map(\.lastName))
        for case let folder? in isFormerInside ? [former, current] : [current, former] where !folder.isEmpty {
            let found = passingOver { $0.files(under: folder, into: &$1) }.filter { found in
                names.contains(found.path.lastName) && isUnlisted(found.path, found.location)
                    && !foundByName.contains(found.location.path)
            }
            if found.count == 1, let place = place(at: found[0].path) {
                foundByName.insert(place.location.path)
                return (place, folder)
            }
        }
        return nil
    }

    /// Returns the new place of a file that the user has moved to a subfolder: the same subfolder of the module's new folder. Nil if
    /// another file gets that path, or if it can't be written.
    private mutating func keptPlace(of found: (place: OutputPlace, folder: String), for file: PlannedFile)
        -> (path: String, location: ProjectTree.Location)?
    {
        let folder = folders.folder(of: file.path, file.key?.spec)
        let path = folder + found.place.path.parentPath.dropFirst(found.folder.count) + "/" + file.path.lastName
        guard !folder.isEmpty, let location = passingOver({ $0.locate(path, into: &$1) }),
            targets[location.path] == nil
        else { return nil }
        return (path, location)
    }

    /// Reports modules whose names were changed by hand: only `scaffold rename` also renames the user's code.
    mutating func checkForRenames(_ prepared: [PreparedFile]) {
        let edited = prepared.filter { $0.isMoved && $0.decision == .merge }
        for (spec, files) in Dictionary(grouping: edited, by: \.file.key?.spec) {
            guard let spec, let name = options.names[spec] else { continue }
            let former = Set(files.compactMap { Self.formerName($0, name) })
            guard former.count == 1, let old = former.first, let first = files.first else { continue }
            // An interrupted run has moved the files, but the spec still has the old name.
            let isInterrupted = files.contains { file in interrupted.contains { $0.path == file.source?.path } }
            if isInterrupted, options.resumedNames == [name, old] { continue }
            let message =
                isInterrupted
                ? "a run that renames `\(name)` to `\(old)` was interrupted"
                : "`\(old)` seems to have been renamed to `\(name)` by hand, and its files have been edited"
            let help =
                isInterrupted
                ? "run `scaffold rename \(name) \(old)` again"
                : "write the old name again, and run `scaffold rename \(old) \(name)`: it renames your code too; if this is another module, give its spec another path"
            diagnostics.add(.renamedByHand, message, at: first.file.place, help: help)
        }
    }

    /// Returns `Login` if `LoginView.swift` is now `SignInView.swift`.
    private static func formerName(_ prepared: PreparedFile, _ name: String) -> String? {
        let (new, old) = (prepared.file.path.lastName, prepared.source?.path.lastName ?? "")
        guard new.hasPrefix(name), !old.hasPrefix(name) else { return nil }
        let rest = new.dropFirst(name.count)
        return old.hasSuffix(rest) && old.count > rest.count ? String(old.dropLast(rest.count)) : nil
    }

    /// Reports modules whose folders were moved by hand: otherwise, generated files would exist twice.
    mutating func checkForMovedFolders(_ prepared: [PreparedFile]) {
        let missing = prepared.filter { $0.source == nil && $0.entry != nil && $0.file.key?.spec != nil }
        for (_, files) in Dictionary(grouping: missing, by: \.file.key?.spec) {
            guard files.contains(where: { $0.decision == .stayDeleted }) else { continue }
            let moved = files.compactMap { file in placeOfMoved(file).map { (file.file, $0) } }
            guard let (file, path) = moved.first else { continue }
            let (old, new) = (file.path.parentPath, path.parentPath)
            let message = "the files of this module were moved by hand: `\(file.path.lastName)` is in `\(new)` now"
            let help = "write the new folder as `group` in the spec; or move the files back, this one to `\(old)`"
            diagnostics.add(.renamedByHand, message, at: file.place, help: help)
        }
    }

    /// Returns the path to which an unedited generated file was moved, in the same top-level folder.
    private mutating func placeOfMoved(_ prepared: PreparedFile) -> String? {
        guard prepared.decision == .create, let entry = prepared.entry, entry.owner == .generated,
            let top = prepared.file.path.split(separator: "/").first.map(String.init)
        else { return nil }
        let found = passingOver { $0.files(under: top, into: &$1) }.filter { found in
            found.path.lastName == prepared.file.path.lastName && isUnlisted(found.path, found.location)
        }
        return found.map(\.path).first { path in place(at: path).map { entry.renders.contains($0.disk.hash) } ?? false }
    }

    // MARK: - State of a file

    /// Returns the available texts of the last renders, those for the path of the place first; none if no merge is needed.
    mutating func bases(of entry: ManifestEntry?, _ file: PlannedFile?, _ place: OutputPlace) -> [[UInt8]] {
        guard let entry, (file?.owner ?? entry.owner) == .user else { return [] }
        guard !entry.renders.contains(place.disk.hash), place.disk.hash != file?.hash else { return [] }
        if let file, entry.renders.allSatisfy({ $0 == file.hash }) { return [] }
        if entry.owner == .generated { return committedRenders(of: entry) }
        var bases: [[UInt8]] = []
        let lines = entry.baseLines
        for line in lines.filter({ $0.path == place.path }) + lines.filter({ $0.path != place.path }) {
            let text = store.base(line.render, ofSpec: line.key.spec, &tree)
            if let text, !bases.contains(text) { bases.append(text) }
        }
        return bases
    }

    /// Returns the last renders of a generated output, from git. `.scaffold` has only those of user-owned outputs.
    private mutating func committedRenders(of entry: ManifestEntry) -> [[UInt8]] {
        let texts = history.texts(of: Set(entry.paths).contains).map(TextForm.normalized)
        return entry.renders.compactMap { render in texts.first { ContentHash(of: $0) == render } }
    }

    mutating func observed(_ place: OutputPlace, _ file: PlannedFile?, _ entry: ManifestEntry?) -> FileState.Disk {
        var disk = FileState.Disk(hash: place.disk.hash)
        guard file?.hash != disk.hash, !(entry?.renders.contains(disk.hash) ?? false) else { return disk }
        disk.hasMarkers = ConflictMarkers.areIn(place.disk.text)
        guard (file?.owner ?? entry?.owner) == .generated else { return disk }
        guard let entry else {
            disk.isMergedByGit = GeneratedHeader.begins(place.disk.text)
            return disk
        }
        guard entry.owner == .generated else { return disk }
        let isOfRenders = renderedLines.cover(place.disk.text, with: file?.bytes)
        disk.isOfRenders = entry.hasSeveralRenders && isOfRenders
        disk.isMergedByGit = entry.hasSeveralRenders || isOfRenders || pathsMergedByGit.contains(place.location.path)
        return disk
    }
}
