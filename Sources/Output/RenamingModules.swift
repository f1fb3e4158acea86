import Diagnostics

extension Planning {
    /// Takes what is remembered under a module's old name for what it has under the new one.
    mutating func rename(_ memory: inout Memory) {
        for rename in options.renames {
            let renders = files.filter { $0.key?.spec == rename.spec }.map(\.bytes)
            renamedWords[rename.spec] = RenamedWords(rename, renders: renders)
            let (fileSystem, root) = (tree.fileSystem, tree.root)
            let forgotten = memory.rename(rename) { spec in
                do throws(FileSystemError) {
                    return try fileSystem.status(root.absolute(spec)) == nil
                } catch {
                    return false
                }
            }
            for key in forgotten { record.forget(key) }
        }
    }

    func words(of file: PlannedFile) -> RenamedWords? {
        file.key?.spec.flatMap { renamedWords[$0] }
    }

    /// Tells where else the old names of renamed modules stand: those lines are their authors' to change.
    mutating func listReferences() {
        for rename in options.renames {
            guard let words = renamedWords[rename.spec] else { continue }
            let paths = Set(personPaths[rename.spec] ?? [])
            let isRenamed = changes.contains { change in
                guard case .move = change.kind else { return false }
                return paths.contains(change.path)
            }
            guard isRenamed else { continue }
            for folder in Set(files.compactMap { $0.path.split(separator: "/").first.map(String.init) }).sorted() {
                listReferences(to: rename, words, under: folder)
            }
        }
    }

    private mutating func listReferences(to rename: ModuleRename, _ words: RenamedWords, under folder: String) {
        let gone = Set(removals.map(\.target))
        var obstacles = DiagnosticBag()
        defer { passOver(obstacles) }
        for (path, location) in tree.files(under: folder, into: &obstacles)
        where path.hasSuffix(".swift") && !targets.contains(location.path) && !gone.contains(location.path) {
            do throws(FileSystemError) {
                guard let disk = try disk(location) else { continue }
                let lines = words.lines(in: disk.text)
                guard let first = lines.first else { continue }
                let source = SourceFile(path: path, bytes: disk.bytes)
                let content = source.contentRange(ofLine: first)
                diagnostics.add(
                    Diagnostic(
                        .oldNameRemains,
                        "`\(path)` has names of `\(rename.old)`, which is `\(rename.new)` now, in \(Self.lines(lines))",
                        at: SourceRange(file: source, start: content.lowerBound, end: content.upperBound),
                        severity: .warning,
                        help: "rename them: the file is yours alone"
                    )
                )
            } catch {
                diagnostics.add(tree.root.relative(error).diagnostic(severity: .warning))
            }
        }
    }

    private static func lines(_ numbers: [Int]) -> String {
        let shown = numbers.prefix(10).map(String.init).joined(separator: ", ")
        return (numbers.count == 1 ? "line " : "lines ") + shown + (numbers.count > 10 ? ", …" : "")
    }
}
