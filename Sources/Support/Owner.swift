/// The owner of a file, who may change it after it is written. The raw values are the words of `owner:` in `pack.yml` and in manifests.
package enum Owner: String, CaseIterable, Sendable {
    /// scaffold: the file is written again whenever its text differs.
    case generated
    /// The user: the file is written once from a template, and later changes are merged into it.
    case user
}
