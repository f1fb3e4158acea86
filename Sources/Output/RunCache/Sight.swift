import FileSystem

/// What a run saw at a path.
struct Sight: Equatable, Sendable {
    /// Nil for nothing.
    var kind: FileStatus.Kind?
    /// Nil where the run only asked what is there.
    var mark: FileStatus.Mark?

    var letter: UInt8 { Self.letter(kind, isMarked: mark != nil) }

    /// Returns a small letter where the mark counts too.
    static func letter(_ kind: FileStatus.Kind?, isMarked: Bool) -> UInt8 {
        let letter =
            switch kind {
            case nil: UInt8(ascii: "n")
            case .file: UInt8(ascii: "f")
            case .folder: UInt8(ascii: "d")
            case .link: UInt8(ascii: "l")
            case .other: UInt8(ascii: "o")
            }
        return isMarked ? letter : letter - 0x20
    }

    /// Whether it was last changed before a time, by the clock of the file system.
    func isOlder(than time: Int64) -> Bool {
        mark.map { max($0.modified, $0.changed) < time } ?? true
    }
}
