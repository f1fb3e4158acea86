import Support

/// The state of one output when a run decides about it.
struct FileState: Equatable {
    /// The facts about the text on the disk.
    struct Disk: Equatable {
        var hash: ContentHash
        /// Whether it has the markers of an unresolved conflict, from scaffold or from git.
        var hasMarkers = false
        /// Whether its difference from the last render comes from git, or can be overwritten without loss: it has no edits by the user.
        var isMergedByGit = false
        /// Whether it is a merge of two renders without other lines, so that no copy is needed.
        var isOfRenders = false
    }

    /// The user's request for deleted or edited outputs.
    enum Request: Equatable {
        case nothing
        /// Create deleted user-owned files again.
        case restore
        /// Overwrite edited generated files.
        case force
    }

    /// The owner of the file after the run.
    var owner: Owner
    var entry: ManifestEntry?
    var disk: Disk?
    /// The hash of the new render.
    var new: ContentHash
    /// Whether the text of a last render is available.
    var hasBase = true
    var request = Request.nothing
    /// Whether an earlier manifest listed the output, but no manifest lists it any more. Then a file at the output's path is the output.
    var isListLost = false
    /// Whether a text of the user stays as it is, so that nothing is merged into it.
    var keepsEdits = false
}

/// What happens to one file.
enum FileDecision: Equatable {
    /// There is no file: write the new render.
    case create
    /// Replace the file with the new render.
    case rewrite
    /// Replace the file with the new render, and keep a copy of the old file.
    case rescueAndRewrite
    /// The file is right: record the new render.
    case keep
    /// Merge the changes between the last render and the new one into the file.
    case merge
    /// The file has conflict markers, which the user must resolve first. The entry in the manifest stays.
    case awaitResolution
    /// The last render is unknown: leave the file as it is, and record the new render.
    case keepWithoutBase
    /// The user deleted the file: the entry in the manifest stays.
    case stayDeleted
    case refuse(Refusal)

    /// The reasons why a file on the disk prevents the write of an output.
    enum Refusal: Equatable {
        /// The file is generated, and the user has edited it.
        case edited
        /// The file was user-owned and edited, and would be generated from now on.
        case ownedByUser
        /// A file that scaffold has not written is at the path.
        case taken
        /// The path has the file of another output.
        case ofOutput(template: String)
    }
}

extension FileState {
    var decision: FileDecision {
        guard let disk else {
            let isDeletion = owner == .user && entry?.owner == .user && entry?.isOnlyPending == false
            return isDeletion && request != .restore ? .stayDeleted : .create
        }
        if disk.hash == new || keepsEdits && entry?.renders.contains(disk.hash) != true { return .keep }
        guard let entry else {
            if owner == .generated, disk.isMergedByGit { return .rescueAndRewrite }
            return owner == .user && isListLost ? .keepWithoutBase : .refuse(.taken)
        }
        let isUnedited = entry.renders.contains(disk.hash)
        switch (entry.owner, owner) {
        case (_, .user):
            // A resolved conflict needs no case of its own: the manifest of a user-owned file already has the render that was merged.
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
        }
    }
}
