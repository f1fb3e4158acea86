import Diagnostics

extension [SourceFile] {
    /// Returns true if one of the files has a name in its text or path. A file that can't be read may declare it, so its use is not reported.
    func mayDeclare(_ name: String) -> Bool {
        !name.isEmpty && contains(where: { file in file.path.contains(name) || file.range.text.contains(name) })
    }
}
