package import Diagnostics
package import Support

/// A file as a run would have it, before anything is known of the disk.
package final class PlannedFile: Sendable {
    /// What the file is remembered as, or nil for a file that is only begun (the spec that `scaffold module` writes):
    /// once written, it is its author's, and no manifest lists it.
    package let key: OutputKey?
    /// Relative to the project, with `/` between the parts, as a template or setting gave it.
    package let path: String
    package let owner: Owner
    /// Without a byte order mark and with plain line feeds; the disk's own form is kept on writing.
    package let bytes: [UInt8]
    /// Of the bytes.
    let hash: ContentHash
    /// The part of a spec that the file comes from.
    package let origin: SourceRange?

    /// - Parameter key: no two files of a run have the same.
    package init(key: OutputKey?, path: String, owner: Owner, bytes: [UInt8], origin: SourceRange? = nil) {
        (self.key, self.path, self.owner, self.origin) = (key, path, owner, origin)
        self.bytes = TextForm.normalized(bytes)
        hash = ContentHash(of: self.bytes)
    }

    /// A file that is written where there is none, and then forgotten.
    package convenience init(beginning path: String, bytes: [UInt8], origin: SourceRange? = nil) {
        self.init(key: nil, path: path, owner: .user, bytes: bytes, origin: origin)
    }
}
