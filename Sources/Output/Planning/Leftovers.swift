import Diagnostics
import FileSystem
import Support
import SwiftSource

extension RegenerationPlanner {
    /// Removes the outputs of earlier runs that no spec needs any more. A file with edits stays, and each run reports it until the user
    /// deletes or renames it.
    mutating func removeLeftovers() {
        let entries = store.manifests.values.flatMap { $0.entries.values.filter { !keys.contains($0.key) } }.filter {
            update.steps[$0.key] == nil && $0.key.pack != OutputKey.packOfCopies
                && options.packs?.contains($0.key.pack) ?? true
        }
        // Bases without a manifest are removed: they can exist after a merge of branches. The path of a spec can have changed in case.
        let known = Set(specs.union(store.manifests.keys).map { $0?.lowercased() })
        for file in tree.files(under: ScaffoldFolder.bases, into: &diagnostics)
        where file.path.hasSuffix(ScaffoldFolder.basesSuffix) {
            let name = file.path.dropFirst(ScaffoldFolder.bases.count + 1)
            if known.contains(name.dropLast(ScaffoldFolder.basesSuffix.count).lowercased()) { continue }
            result.removals.append(PlannedRemoval(path: file.path, target: file.location.path, expected: nil))
        }
        var leftover: [String?: [(path: String, key: OutputKey)]] = [:]
        var seen: Set<String> = []
        for entry in entries.sorted(by: { $0.key < $1.key }) {
            let kept = remove(entry, &seen)
            if kept.isEmpty || entry.key.pack == OutputKey.packOfAttributes {
                update.forget(entry.key)
            } else {
                leftover[entry.key.spec, default: []] += kept.map { ($0, entry.key) }
            }
        }
        for (spec, paths) in leftover {
            result.changes += paths.map { Change(path: $0.path, kind: .leftOver, key: $0.key) }
            guard !options.comparesOnly else { continue }
            let others = spec == nil ? [] : Set(paths.flatMap { targets(ofCodeIn: $0.path, of: $0.key) })
            var unneeded: [String] = []
            for path in paths.map(\.path).sorted(by: { $0.precedesByBytes($1) }) {
                if others.isEmpty, let need = userOfTypes(in: path) {
                    diagnostics.add(.leftOver([path], ofSpec: spec, neededBy: need))
                } else {
                    unneeded.append(path)
                }
            }
            if !unneeded.isEmpty { diagnostics.add(.leftOver(unneeded, ofSpec: spec, besides: Array(others))) }
        }
    }

    /// Returns the files to which a user can move the code of a left-over file: the file of the same name in another folder, or else files in
    /// the same folder. These are the files of the same template, such as other cells of a module, or else all of them. Tests can only move to
    /// the tests of other types, and only if their own type is gone.
    private func targets(ofCodeIn path: String, of key: OutputKey) -> [String] {
        let own = files.filter { $0.owner == .user && $0.key != nil && $0.key?.spec == key.spec }
        let others = own.filter { file in
            guard let other = file.key else { return false }
            // Files of two services have nothing in common.
            return key.instance.isEmpty || other.instance.isEmpty || key.instance == other.instance
        }
        let moved = others.filter { $0.path.lastName == path.lastName }
        guard moved.isEmpty else { return moved.map(\.path) }
        func isBeside(_ file: PlannedFile) -> Bool { file.path.parentPath == path.parentPath }
        if own.contains(where: { $0.key?.instance.isEmpty == true }) {
            let equal = own.filter { $0.key?.template == key.template && isBeside($0) }.map(\.path.lastName)
            guard equal.isEmpty else { return equal }
        }
        let names = others.filter(isBeside).map(\.path.lastName)
        let suffix = "Tests.swift"
        guard path.hasSuffix(suffix) else { return names }
        func isTested(_ name: String) -> Bool {
            name.hasSuffix(suffix) && own.contains { $0.path.lastName == name.dropLast(suffix.count) + ".swift" }
        }
        return isTested(path.lastName) ? [] : names.filter(isTested)
    }

    /// Removes the files of an output. Returns the paths of the files that stay.
    ///
    /// - Parameter seen: the locations of other outputs. After a merge of branches, two outputs can have the same file.
    private mutating func remove(_ entry: ManifestEntry, _ seen: inout Set<String>) -> [String] {
        var places = entry.paths.compactMap { place(at: $0) }.filter { targets[$0.location.path] == nil }
        if places.isEmpty, let found = findByName(nil, entry) { return [found.place.path] }
        if places.isEmpty { places = placesMovedByGit(entry) }
        var kept: [String] = []
        for place in places where seen.insert(place.location.path).inserted {
            let owners = [entry] + store.entries(at: place.path)
            var isRemoved = owners.contains { $0.renders.contains(place.disk.hash) }
            let disk = observed(place, nil, entry)
            if !isRemoved, entry.owner == .generated, disk.hasMarkers || disk.isMergedByGit {
                rescue(place.disk, place.path, isRemoved: true)
                isRemoved = true
            }
            // The target of a link may be needed elsewhere.
            guard isRemoved, !place.location.isLink else {
                kept.append(place.path)
                continue
            }
            remove(place, of: entry.key)
        }
        return kept
    }

    /// Returns the places to which git may have moved an output. If one branch adds a file to a folder that another branch renames, git
    /// moves the file to the renamed folder.
    private mutating func placesMovedByGit(_ entry: ManifestEntry) -> [OutputPlace] {
        let folders = Set(files.map(\.path.parentPath)).subtracting([""]).sorted()
        let paths = Set(entry.paths.map(\.lastName)).flatMap { name in folders.map { "\($0)/\(name)" } }
        return paths.compactMap { place(at: $0) }.filter { isUnlisted($0.path, $0.location) }
    }

    /// Reports a file that stays at an old path of an output, in this run and in later ones.
    ///
    /// - Parameter isUnmerged: whether the file has edits that the output lacks at its new path.
    mutating func noteLeftover(_ place: OutputPlace, of prepared: PreparedFile, isUnmerged: Bool = false) {
        let isOfRename = options.rename.map { !$0.keys.isEmpty } ?? false
        let kind = isUnmerged && isOfRename ? Change.Kind.unmerged : .leftOver
        result.changes.append(Change(path: place.path, kind: kind, key: prepared.file.key))
        let others = isUnmerged ? [prepared.path] : []
        if !options.comparesOnly {
            diagnostics.add(.leftOver([place.path], ofSpec: prepared.file.key?.spec, besides: others))
        }
        guard prepared.file.owner == .user, let entry = prepared.entry else { return }
        for line in entry.lines where line.path != prepared.file.path && line.path.lastName == place.path.lastName {
            update.keep(line.pending(nil))
        }
    }

    /// Finds the deleted user-owned files with a type that another output uses and that no other file of their folder declares. Without
    /// these files, the app doesn't compile.
    mutating func findNeededDeletions() {
        let deleted = result.changes.indices.filter { result.changes[$0].kind == .staysDeleted }
        guard !deleted.isEmpty else { return }
        let planned = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        for index in deleted {
            guard let file = planned[result.changes[index].path], file.path.hasSuffix(".swift") else { continue }
            let types = Set(DeclaredTypes.names(in: file.bytes)).subtracting(typesDeclared(beside: file))
            guard let (type, path) = user(of: types, near: file.path) else { continue }
            result.changes[index].kind = .missing
            guard !options.comparesOnly else { continue }
            let message = "`\(file.path)` was deleted, but `\(path)` needs `\(type)`"
            let help =
                "move the file back, run `scaffold generate --restore \(file.path.shellWord)`, or declare `\(type)` in another file of the folder"
            diagnostics.add(.neededOutputDeleted, message, at: .path(file.path), help: help)
        }
    }

    /// Returns a type that only a left-over file declares and an output uses, and the path of this output.
    private mutating func userOfTypes(in path: String) -> (type: String, path: String)? {
        guard path.hasSuffix(".swift"), let text = place(at: path)?.disk.text else { return nil }
        let types = Set(DeclaredTypes.names(in: text)).filter { type in
            !result.changes.contains { $0.text.map { !WordSearch.declarations(of: [type], $0).all.isEmpty } ?? false }
        }
        return user(of: types, near: path)
    }

    /// Returns the first of some types that an output uses after the run, and the path of this output. It is best in the same top-level
    /// folder as another path: a source of the app, not a test.
    private func user(of types: Set<String>, near path: String) -> (type: String, path: String)? {
        let top = path.prefix { $0 != "/" } + "/"
        for type in types.sorted() {
            let users = result.changes.filter { change in
                change.path.hasSuffix(".swift") && change.text.map { SwiftScanner.finds(type, in: $0) } ?? false
            }
            if let user = users.first(where: { $0.path.hasPrefix(top) }) ?? users.first { return (type, user.path) }
        }
        return nil
    }

    mutating func typesDeclared(beside file: PlannedFile) -> Set<String> {
        let folders = moduleFolders(of: file)
        let found = folders.flatMap { folder in passingOver { $0.files(under: folder, into: &$1) } }
            .filter { $0.path.hasSuffix(".swift") }
        let written = result.writes.filter { write in
            write.owner == .user && folders.contains { write.path.hasPrefix($0 + "/") }
        }.map(\.bytes)
        let texts = found.compactMap { place(at: $0.path)?.disk.text } + written
        return Set(texts.flatMap(DeclaredTypes.names))
    }
}
