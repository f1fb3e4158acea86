/// What is known about one output when a run comes to decide about it.
struct Situation: Equatable {
    /// A text on the disk, as far as it matters.
    struct Disk: Equatable {
        var hash: ContentHash
        /// A conflict that nobody has resolved yet, whether it is one of ours or one of a merge in git.
        var hasMarkers = false
        /// It is the beginning of the new render: it was cut short.
        var isTorn = false
        /// Every line of it is in the last or in the new render.
        var isOfRenders = false
    }

    /// What the person who started the run wants done about outputs that they lost or edited.
    enum Wish: Equatable {
        case nothing
        /// Deleted files of a person's come back.
        case restore
        /// Edited files of the tool's are made again.
        case force
    }

    /// Whose the file is from now on.
    var owner: Owner
    /// Nil where nothing was ever written to the file's path.
    var known: ManifestEntry?
    /// Nil where there is no file.
    var disk: Disk?
    var new: ContentHash
    /// Whether the text of the last render is at hand.
    var hasBase = true
    var wish = Wish.nothing
    /// Whether something may have been written to the file's path though nothing is known of it.
    var isForgotten = false
}

/// What becomes of one file.
enum Action: Equatable {
    /// Nothing lies there: the new render is written.
    case create
    /// The new render replaces what lies there.
    case rewrite
    /// The same, with a copy of what lay there.
    case rescueAndRewrite
    /// The disk is right, and the new render is what to remember.
    case keep
    /// What the last render and the new one differ in is brought to the disk.
    case merge
    /// It has markers: its person is to resolve them first. What was remembered stays.
    case awaitResolution
    /// The last render is unknown: the disk stays, and counts from now on as an edit of the new render.
    case adoptRender
    case stayDeleted
    case refuse(Refusal.Reason)
}

extension Situation {
    /// The whole of what regeneration decides, file by file.
    var action: Action {
        guard let disk else {
            let isDeletion = owner == .person && known?.owner == .person && known?.state != .released && wish != .restore
            return isDeletion ? .stayDeleted : .create
        }
        if disk.hash == new { return .keep }
        guard let known else {
            guard isForgotten else { return .refuse(.taken) }
            return owner == .person ? .adoptRender : disk.isTorn ? .rewrite : .rescueAndRewrite
        }
        let isAsLeft = known.hashes.contains(disk.hash)
        switch (known.owner, owner) {
        case (.person, .person):
            // A resolved conflict is no case of its own: the render that was merged is what is remembered.
            if isAsLeft { return .rewrite }
            if disk.hasMarkers { return .awaitResolution }
            if known.hashes.contains(new) { return .keep }
            return hasBase ? .merge : .adoptRender
        case (.tool, .tool):
            if isAsLeft || disk.isTorn { return .rewrite }
            return disk.hasMarkers || disk.isOfRenders || wish == .force ? .rescueAndRewrite : .refuse(.edited)
        case (.person, .tool):
            if isAsLeft { return .rewrite }
            return wish == .force ? .rescueAndRewrite : .refuse(.ownedByPerson)
        case (.tool, .person):
            return isAsLeft ? .rewrite : .keep
        }
    }
}
