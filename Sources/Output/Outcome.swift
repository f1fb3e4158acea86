import Diagnostics
import Git
import SwiftReader

/// What was decided about one file, carried out in memory.
struct Outcome {
    let kind: Change.Kind
    /// What the file will say; nil where it stays as it is.
    var text: [UInt8]?
    /// What to remember; nil for a file that is only begun, and where nothing changes.
    var entry: ManifestEntry?
    /// The text that the entry's hash is of, where it is at hand.
    var base: [UInt8]?
    /// Whether a copy of what lies there is to be kept.
    var rescues = false
}

extension Planning {
    /// Nil where the file can't be written, which is reported.
    ///
    /// - Parameter base: the text of the last render where it is not the one that is kept.
    mutating func outcome(
        _ file: PlannedFile,
        _ entry: ManifestEntry?,
        _ known: ManifestEntry?,
        _ disk: DiskText?,
        base given: [UInt8]? = nil
    ) throws(FileSystemError) -> Outcome? {
        let new = entry?.hash ?? file.hash
        guard let disk else {
            return missing(file, entry, known, new)
        }
        if disk.hash == new { return Outcome(kind: .unchanged, entry: entry, base: file.bytes) }
        let isFollowed = file.owner == .person && known?.hashes.contains(new) ?? false
        let bases = if let given { [given] } else { try isFollowed ? [] : bases(of: known, for: disk) }
        let base = bases.first
        var situation = situation(file.owner, known, disk, new: (file.bytes, new), bases, options.wish)
        situation.isForgotten = isForgotten(file, disk)
        switch situation.action {
        case .create, .rewrite:
            let text = try rewritten(file, disk)
            return text == disk.text
                ? Outcome(kind: .unchanged, entry: entry, base: file.bytes) : Outcome(kind: .rewrite, text: text, entry: entry, base: file.bytes)
        case .rescueAndRewrite:
            return Outcome(kind: .rewrite, text: file.bytes, entry: entry, base: file.bytes, rescues: true)
        case .keep:
            return Outcome(kind: .unchanged, entry: entry, base: file.bytes)
        case .adoptRender:
            return Outcome(kind: .adopt, entry: entry, base: file.bytes)
        case .awaitResolution:
            guard let known, let entry else { return nil }
            let kept = known.remembered(as: entry, state: known.state == .conflict ? .conflict : .clean)
            return Outcome(kind: .conflict, entry: kept, base: base)
        case .merge:
            guard let base else { return nil }
            return try merge(file, entry, disk, base)
        case .stayDeleted:
            return nil
        case .refuse(let reason):
            if reason != .taken, options.comparesOnly { return Outcome(kind: .edited) }
            diagnostics.add(reason.diagnostic(file.path, file))
            return nil
        }
    }

    private func missing(
        _ file: PlannedFile,
        _ entry: ManifestEntry?,
        _ known: ManifestEntry?,
        _ new: ContentHash
    ) -> Outcome {
        let situation = Situation(owner: file.owner, known: known, disk: nil, new: new, wish: options.wish)
        guard situation.action == .stayDeleted, let known, let entry else {
            return Outcome(kind: .create, text: file.bytes, entry: entry, base: file.bytes)
        }
        return Outcome(kind: .staysDeleted, entry: known.remembered(as: entry, state: .deleted))
    }

    /// A render that takes the place of the last one, without what a person has written in other files.
    private mutating func rewritten(_ file: PlannedFile, _ disk: DiskText) throws(FileSystemError) -> [UInt8] {
        guard file.owner == .person, file.path.hasSuffix(".swift"), DeclaredStubs.mayBe(in: file.bytes, besides: disk.text) else { return file.bytes }
        return try DeclaredStubs(of: file.bytes, base: disk.text, disk: disk.text) { () throws(FileSystemError) in try sources(besides: file) }.text()
    }

    private mutating func merge(
        _ file: PlannedFile,
        _ entry: ManifestEntry?,
        _ disk: DiskText,
        _ base: [UInt8]
    ) throws(FileSystemError) -> Outcome? {
        let isSwift = file.path.hasSuffix(".swift")
        let stubs =
            try isSwift
            ? DeclaredStubs(of: file.bytes, base: base, disk: disk.text) { () throws(FileSystemError) in try sources(besides: file) } : nil
        do throws(GitError) {
            var merge = try project.git.merge(disk.text, base: base, theirs: file.bytes, labels: Self.labels)
            // Where the stub on the disk is the new one itself, it merges as it is; otherwise it would stand there twice, or in conflict.
            if let stubs {
                let repeated = merge.text.map(stubs.repeated) ?? []
                if !repeated.isEmpty || !merge.isClean && !stubs.isEmpty {
                    let (base, text) = (stubs.base(without: repeated), stubs.text(without: repeated))
                    merge = try project.git.merge(disk.text, base: base, theirs: text, labels: Self.labels)
                }
            }
            switch merge {
            case .clean(let text):
                let isSame = text == disk.text
                return Outcome(kind: isSame ? .unchanged : .merge, text: isSame ? nil : text, entry: entry, base: file.bytes)
            case .conflicts(let text):
                let conflicted = entry.map { $0.remembered(as: $0, state: .conflict) }
                return Outcome(kind: .conflict, text: text, entry: conflicted, base: file.bytes)
            case .refused(let message):
                diagnostics.add(MergeFailure.refused(file, message))
            }
        } catch {
            diagnostics.add(MergeFailure.noGit(file, error))
        }
        return nil
    }

    private static let labels = Git.Labels(ours: "yours", base: "generated before", theirs: "generated now")

    /// What the person's Swift files declare in which members of a file's types may be: those beside it and in the module's folders, of now and of
    /// the last run.
    private mutating func sources(besides file: PlannedFile) throws(FileSystemError) -> [DeclaredMembers] {
        let known = file.key.flatMap(memory.entry)
        let folders = [folderOwners.folder(of: file.path, file.key?.spec)] + (known.map { [folderOwners.formerFolder(of: $0)] } ?? [])
        var members: [DeclaredMembers] = []
        var seen: Set<String> = []
        for folder in folders where !folder.isEmpty {
            for source in try sources(under: folder)
            where source.path.lastName != file.path.lastName && source.path.lastName != known?.path.lastName && seen.insert(source.location).inserted {
                members.append(source.members)
            }
        }
        return members
    }

    /// Without the outputs that nobody has edited and that this run makes anew: nobody has moved anything there, and what they have lost since is
    /// nowhere else.
    private mutating func sources(under folder: String) throws(FileSystemError) -> [(path: String, location: String, members: DeclaredMembers)] {
        if let read = personsSources[folder] { return read }
        var sources: [(path: String, location: String, members: DeclaredMembers)] = []
        var found = DiagnosticBag()
        defer { passOver(found) }
        for (path, location) in tree.files(under: folder, into: &found) where path.hasSuffix(".swift") && !toolPaths.contains(path) {
            let entries = memory.entries(at: path)
            guard !entries.contains(where: { $0.owner == .tool }), let disk = try disk(location),
                !entries.contains(where: { keys.contains($0.key) && $0.hashes.contains(disk.hash) })
            else { continue }
            sources.append((path, location.path, SwiftReader.declaredMembers(in: disk.text)))
        }
        personsSources[folder] = sources
        return sources
    }

    /// What is known of a file that lies there.
    ///
    /// - Parameters:
    ///   - owner: whose it is from now on.
    ///   - bases: the texts of the last renders that are at hand.
    func situation(
        _ owner: Owner,
        _ known: ManifestEntry?,
        _ disk: DiskText,
        new: (text: [UInt8], hash: ContentHash),
        _ bases: [[UInt8]],
        _ wish: Situation.Wish
    ) -> Situation {
        var seen = Situation.Disk(hash: disk.hash)
        if !(known?.hashes.contains(disk.hash) ?? false) {
            seen = disk.seen(besides: new.text, bases, of: owner)
            // What git makes of two renders has the lines of both, which are not kept.
            if let known, known.isOfTwoRenders, bases.isEmpty { seen.isOfRenders = true }
        }
        return Situation(owner: owner, known: known, disk: seen, new: new.hash, hasBase: !bases.isEmpty, wish: wish)
    }

    /// The texts of an output's last render, on each side of a merge, without those that are not kept, lost or damaged; none where the disk is
    /// a last render.
    func bases(of known: ManifestEntry?, for disk: DiskText? = nil) throws(FileSystemError) -> [[UInt8]] {
        guard let known, known.keepsBase, !(disk.map { known.hashes.contains($0.hash) } ?? false) else { return [] }
        var bases: [[UInt8]] = []
        for hash in known.hashes {
            if let text = recalledBases[hash] {
                bases.append(text)
                continue
            }
            let path = tree.root.absolute(ScaffoldFolder.base(hash))
            guard try tree.fileSystem.status(path)?.kind == .file else { continue }
            if let text = BaseText.read(try tree.fileSystem.read(path), hash: hash) { bases.append(text) }
        }
        return bases
    }

    /// The text of an output's last render; nil where it is not kept, lost or damaged.
    func base(of known: ManifestEntry) throws(FileSystemError) -> [UInt8]? {
        try bases(of: known).first
    }

    /// Keeps a copy of a file that is about to be made again, or removed.
    mutating func rescue(_ disk: DiskText, _ path: String, isRemoved: Bool = false) {
        let copy = ScaffoldFolder.rescued(path, ContentHash(of: disk.bytes))
        if !options.comparesOnly { diagnostics.add(isRemoved ? Rescue.removed(path, copy: copy) : Rescue.madeAgain(path, copy: copy)) }
        let location = tree.locate(copy, for: nil, into: &diagnostics)
        guard let location, location.kind == nil else { return }
        writes.append(PlannedWrite(path: copy, target: location.path, bytes: disk.bytes))
    }
}

extension Git.Merge {
    fileprivate var isClean: Bool {
        if case .clean = self { true } else { false }
    }

    fileprivate var text: [UInt8]? {
        switch self {
        case .clean(let text), .conflicts(let text): text
        case .refused: nil
        }
    }
}
