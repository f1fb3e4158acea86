import Diagnostics

/// A file as it lies on the disk.
struct DiskText: Sendable {
    let bytes: [UInt8]
    /// As it is compared, hashed and merged.
    let text: [UInt8]
    let hash: ContentHash

    init(_ bytes: [UInt8]) {
        self.init(bytes, text: TextForm.normalized(bytes))
    }

    /// The file has the render's own bytes: those of the disk need not be kept.
    init(asPlanned file: PlannedFile) {
        bytes = file.bytes
        text = file.bytes
        hash = file.hash
    }

    init(_ bytes: [UInt8], text: [UInt8]) {
        self.bytes = bytes
        self.text = text
        hash = ContentHash(of: text)
    }

    /// - Parameters:
    ///   - new: the new render.
    ///   - last: the texts of the last renders that are at hand.
    func seen(besides new: [UInt8], _ last: [[UInt8]], of owner: Owner) -> Situation.Disk {
        var disk = Situation.Disk(hash: hash, hasMarkers: ConflictMarkers.areIn(text))
        guard owner == .tool else { return disk }
        disk.isTorn = isBeginning(of: new)
        disk.isOfRenders = isMade(of: [new] + last)
        return disk
    }

    /// A loss of power leaves the end empty, or zero.
    private func isBeginning(of new: [UInt8]) -> Bool {
        let end = text.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
        return new.starts(with: text[..<end])
    }

    private func isMade(of renders: [[UInt8]]) -> Bool {
        let lines = Set(renders.flatMap(DiffLines.lines))
        return DiffLines.lines(text).allSatisfy(lines.contains)
    }
}
