/// Gives the entries of a journal their places in the staging folder.
struct Slots {
    /// A folder of the project that is missing. It is staged with all that will lie in it, and put in place in one step.
    struct NewFolder: Hashable {
        /// Relative to the project, as it will be.
        let target: String
        /// Manifests come last.
        let isOfManifests: Bool
    }

    /// As many entries as are worth a thread of their own.
    static let partLength = 512

    private(set) var newFolders: [(folder: NewFolder, slot: String)] = []
    private var numbers: [NewFolder: Int] = [:]
    /// By folder: the outermost missing one of those that it lies in, or is; nil where it is there.
    private var missing: [String: String?] = ["": nil]
    private var count = 0

    private static let newFolderPrefix = "new"

    /// For a manifest that takes the place of the one in a slot.
    static func amended(_ slot: String) -> String {
        "amended/" + slot
    }

    /// For what lay at a target whose new bytes are in a slot, where two files can't change places.
    static func copy(_ slot: String) -> String {
        "copies/" + slot
    }

    /// Names below the staging folder, none of which leads out of it.
    static func isSlot(_ text: String) -> Bool {
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        return names.count > 1 && names.allSatisfy { !["", ".", ".."].contains($0) }
    }

    /// The next slot for a file that lies there, or takes its place.
    mutating func next() -> String {
        defer { count += 1 }
        return "\(count / Self.partLength)/\(count)"
    }

    /// The next slot for a file where nothing lies.
    ///
    /// - Parameter status: what lies at a path relative to the project.
    mutating func next(
        for target: String,
        isManifest: Bool,
        status: (String) throws(FileSystemError) -> FileStatus?
    ) throws(FileSystemError) -> String {
        guard let folder = try missingFolder(target.parentPath, status) else { return next() }
        let new = NewFolder(target: folder, isOfManifests: isManifest)
        let number = numbers[new] ?? newFolders.count
        let slot = Self.newFolderPrefix + String(number)
        if number == newFolders.count {
            numbers[new] = number
            newFolders.append((new, slot))
        }
        return slot + String(decoding: target.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    }

    /// Of a target for which a slot was asked.
    func liesInNewFolder(_ target: String) -> Bool {
        (missing[target.parentPath] ?? nil) != nil
    }

    private mutating func missingFolder(
        _ folder: String,
        _ status: (String) throws(FileSystemError) -> FileStatus?
    ) throws(FileSystemError) -> String? {
        if let known = missing[folder] { return known }
        let found = if let outer = try missingFolder(folder.parentPath, status) { outer } else { try status(folder) == nil ? folder : nil }
        missing[folder] = .some(found)
        return found
    }
}
