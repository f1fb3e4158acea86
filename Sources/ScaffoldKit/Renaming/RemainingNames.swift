import Diagnostics
import Output

/// A search for old names that remain in comments, in string literals, and in files that are not outputs. In tables of translations, searches for
/// changed texts.
struct RemainingNames {
    let words: IdentifierRename
    /// The description of the old names: ``old names of `Login` ``.
    let names: String
    let reader: SourceReader
    /// Whether the names that a file declares are the user's.
    let keepsDeclared: Bool

    /// - Parameters:
    ///   - generated: the paths of generated files, which are skipped: they have such names only if a spec or template has them.
    ///   - specs: the specs after the run.
    func list(_ changes: [Change], except generated: Set<String>, specs: [SourceFile], into bag: inout DiagnosticBag) {
        guard !words.words.isEmpty else { return }
        let userOwned = changes.filter { !generated.contains($0.path) && $0.path.hasSuffix(".swift") }
        var files = userOwned.compactMap { change in change.text.map { SourceFile(path: change.path, bytes: $0) } }
        files += specs
        let known = Set(changes.flatMap { [$0.path, $0.difference?.oldPath].compactMap(\.self) })
        let folders = Set(changes.compactMap { $0.path.split(separator: "/").first.map(String.init) })
        // Tables of translations are only searched, so it is no mistake if one can't be read.
        var ignored = DiagnosticBag()
        for folder in folders where reader.isFolder(folder) {
            let others = reader.files(below: folder, endings: [".swift"], into: &bag).filter { !known.contains($0) }
            files += others.compactMap { reader.file($0, into: &bag) }
            let tables = reader.files(below: folder, endings: [".strings", ".xcstrings"], into: &ignored)
            files += tables.filter { !known.contains($0) }.compactMap { reader.file($0, into: &ignored) }
        }
        for file in files {
            let own = keepsDeclared && file.path.hasSuffix(".swift") ? words.declared(in: file.bytes) : [:]
            list(words.without(Set(own.keys)).remaining(in: file.bytes, path: file.path), in: file, into: &bag)
        }
    }

    private func list(_ places: [IdentifierRename.Place], in file: SourceFile, into bag: inout DiagnosticBag) {
        guard let first = places.first else { return }
        let lines = Set(places.map { file.position(at: $0.range.lowerBound).line }).sorted()
        let shown = lines.prefix(10).map(String.init).joined(separator: ", ") + (lines.count > 10 ? ", …" : "")
        let content = file.contentRange(ofLine: lines[0])
        let message = "`\(file.path)` still uses \(names) in \(lines.count == 1 ? "line" : "lines") \(shown)"
        let range = file.range(content)
        let place = places.first { $0.possibleEnum != nil } ?? first
        let reason =
            if let type = place.possibleEnum {
                " if it is a case of a generated enum such as `\(type)`: scaffold can't tell"
            } else if keepsDeclared {
                " if it isn't a name of yours: scaffold doesn't rename in comments, in string literals, in files that it didn't create, and where it can't tell"
            } else {
                ": scaffold doesn't rename in comments, in string literals, and in files that it didn't create"
            }
        let help = "rename `\(place.name)` to `\(place.newName)` by hand\(reason)"
        bag.add(.oldNameRemains, message, at: range, help: help)
    }
}
