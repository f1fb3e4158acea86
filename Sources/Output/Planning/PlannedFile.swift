package import Diagnostics
package import Support

/// A file that a run generates, before it is compared with the disk.
package final class PlannedFile: Sendable {
    /// The key in the manifest. Nil for a file that is only created, such as the spec that `scaffold module` writes: no manifest lists it.
    package let key: OutputKey?
    /// The path from a template or setting: relative to the project, with `/` between the parts.
    package let path: String
    package let owner: Owner
    /// The text without a byte order mark and with plain line feeds. A write keeps the line endings and the mark of the file on the disk.
    package let bytes: [UInt8]
    let hash: ContentHash
    /// The part of a spec that the file comes from.
    package let origin: SourceRange?

    /// - Parameter key: unique among the files of a run.
    package init(key: OutputKey?, path: String, owner: Owner, bytes: [UInt8], origin: SourceRange? = nil) {
        (self.key, self.path, self.owner, self.origin) = (key, path, owner, origin)
        self.bytes = TextForm.normalized(bytes)
        hash = ContentHash(of: self.bytes)
    }

    /// Creates a file that is only written if it doesn't exist, and that no manifest lists.
    package convenience init(beginning path: String, bytes: [UInt8], origin: SourceRange? = nil) {
        self.init(key: nil, path: path, owner: .user, bytes: bytes, origin: origin)
    }
}
