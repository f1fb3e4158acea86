/// A file as it is on the disk.
struct DiskText: Sendable {
    let bytes: [UInt8]
    /// The bytes without byte order mark and with plain line feeds, as they are compared, hashed and merged.
    let text: [UInt8]
    let hash: ContentHash

    /// Creates the text of a file that equals its render. Both share the same memory.
    init(asPlanned file: PlannedFile) {
        bytes = file.bytes
        text = file.bytes
        hash = file.hash
    }

    init(_ bytes: [UInt8], text: [UInt8]? = nil) {
        self.bytes = bytes
        self.text = text ?? TextForm.normalized(bytes)
        hash = ContentHash(of: self.text)
    }
}
