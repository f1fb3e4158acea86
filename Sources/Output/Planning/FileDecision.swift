import Support

/// What is known of one output when a run decides about it.
struct FileState: Equatable {
    /// The text on the disk, as far as it matters.
    struct Disk: Equatable {
        var hash: ContentHash
        /// It has the markers of an unresolved conflict: scaffold's or git's.
        var hasMarkers = false
        /// The difference to the last render comes from git, or nothing is lost with it: no user has edited it.
        var isMergedByGit = false
        /// It is a merge of two renders, and has no other lines: no copy is needed.
        var isOfRenders = false
    }

    /// What the user wants done about outputs that they deleted or edited.
    enum Request: Equatable {
        case nothing
        /// Create deleted user-owned files again.
        case restore
        /// Overwrite edited generated files.
        case force
    }

    /// Who owns the file from now on.
    var owner: Owner
    /// Nil where no run remembers the output.
    var entry: ManifestEntry?
    /// Nil where there is no file.
    var disk: Disk?
    /// The hash of the new render.
    var new: ContentHash
    /// Whether the text of a last render is at hand.
    var hasBase = true
    var request = Request.nothing
    /// Whether earlier runs wrote outputs of the same spec, so that a file at the output's path is the output though no manifest says so.
    var isSpecKnown = false
}

/// What happens to one file.
enum FileDecision: Equatable {
    /// There is no file: write the new render.
    case create
    /// Replace the file with the new render.
    case rewrite
    /// The same, and keep a copy of the file.
    case rescueAndRewrite
    /// The file is right: remember the new render.
    case keep
    /// Merge what changed between the last render and the new one into the file.
    case merge
    /// The file has markers: the user resolves them first. What is remembered stays.
    case awaitResolution
    /// The last render is unknown: leave the file as it is, and remember the new render.
    case keepWithoutBase
    /// The user deleted the file: what is remembered stays.
    case stayDeleted
    case refuse(Refusal)

    /// The reasons for which a file on the disk keeps an output from being written.
    enum Refusal: Equatable {
        /// The file is generated, and the user has edited it.
        case edited
        /// The file was user-owned and edited, and would be generated from now on.
        case ownedByUser
        /// A file that scaffold has not written has the path.
        case taken
    }
}

extension FileState {
    /// All that regeneration decides, file by file.
    var decision: FileDecision {
        guard let disk else {
            let isDeletion = owner == .user && entry?.owner == .user && entry?.isOnlyPending == false
            return isDeletion && request != .restore ? .stayDeleted : .create
        }
        if disk.hash == new { return .keep }
        guard let entry else {
            if owner == .generated, disk.isMergedByGit { return .rescueAndRewrite }
            return owner == .user && isSpecKnown ? .keepWithoutBase : .refuse(.taken)
        }
        let isUnedited = entry.renders.contains(disk.hash)
        switch (entry.owner, owner) {
        case (.user, .user):
            // A resolved conflict is no case of its own: the render that was merged is the one that is remembered.
            if isUnedited { return .rewrite }
            if disk.hasMarkers { return .awaitResolution }
            if entry.renders.allSatisfy({ $0 == new }) { return .keep }
            return hasBase ? .merge : .keepWithoutBase
        case (.generated, .generated):
            if isUnedited || disk.isOfRenders { return .rewrite }
            return disk.hasMarkers || disk.isMergedByGit || request == .force ? .rescueAndRewrite : .refuse(.edited)
        case (.user, .generated):
            if isUnedited { return .rewrite }
            return request == .force ? .rescueAndRewrite : .refuse(.ownedByUser)
        case (.generated, .user): return isUnedited ? .rewrite : .keep
        }
    }
}
