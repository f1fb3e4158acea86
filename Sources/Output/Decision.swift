/// What becomes of one file, given what is remembered, what lies on the disk and what would now be written.
enum Decision: Equatable {
    case create
    case rewrite
    /// Nothing to write; the entry is what to remember from now on.
    case unchanged(ManifestEntry?)
    case leaveAlone(ManifestEntry)
    case stayDeleted(ManifestEntry)
    /// The tool owns the file and a person has edited it.
    case edited
    /// The tool would own a file that a person has edited, and owned until now.
    case ownedByPerson
    /// Somebody else's file lies there.
    case taken

    /// - Parameters:
    ///   - known: the output that was last written to the file's path.
    ///   - disk: reads the normalized text on the disk; nil where there is none. Called only where it matters.
    init(
        _ file: PlannedFile,
        entry: ManifestEntry?,
        known: ManifestEntry?,
        exists: Bool,
        disk: () throws(FileSystemError) -> [UInt8]
    ) throws(FileSystemError) {
        let followed = file.owner == .person && known?.owner == .person ? known : nil
        guard exists else {
            if let followed, let entry {
                self = .stayDeleted(followed.remembered(as: entry, state: .deleted))
            } else {
                self = .create
            }
            return
        }
        if let followed, let entry, followed.hash == entry.hash {
            self = .unchanged(entry)
            return
        }
        let text = try disk()
        if text == file.bytes {
            self = .unchanged(entry)
            return
        }
        guard let known else {
            self = .taken
            return
        }
        // A file of the tool's that lacks its end was cut short, not edited.
        let isAsLeft = ContentHash(of: text) == known.hash || known.owner == .tool && file.bytes.starts(with: text)
        switch (known.owner, file.owner) {
        case _ where isAsLeft: self = .rewrite
        case (.tool, .tool): self = .edited
        case (.person, .tool): self = .ownedByPerson
        case (.tool, .person): self = entry.map(Decision.leaveAlone) ?? .taken
        case (.person, .person): self = entry.map { .leaveAlone(known.remembered(as: $0, state: .clean)) } ?? .taken
        }
    }
}

extension ManifestEntry {
    /// This render, remembered under the key and path of another.
    func remembered(as entry: ManifestEntry, state: State) -> ManifestEntry {
        ManifestEntry(key: entry.key, path: entry.path, owner: entry.owner, state: state, hash: hash)
    }
}
