import FileSystem

/// A spec that a command changes, moves or removes. It is written last, when all else is in place: until then the same command can be run again.
package struct SourceChange: Sendable {
    /// Relative to the project.
    package let path: String
    package let newPath: String
    package let old: [UInt8]
    /// Nil for a file that is removed.
    package let new: [UInt8]?

    package init(path: String, newPath: String? = nil, old: [UInt8], new: [UInt8]?) {
        (self.path, self.newPath, self.old, self.new) = (path, newPath ?? path, old, new)
    }
}

/// Outputs that get other names in a run: those of a module, flow or service that is renamed.
package struct OutputRename: Sendable {
    /// The new key of each output.
    let keys: [OutputKey: OutputKey]
    /// Returns a user-owned text with the new names in its code.
    let apply: @Sendable (_ text: [UInt8], _ path: String) -> [UInt8]

    package init(keys: [OutputKey: OutputKey], apply: @escaping @Sendable (_ text: [UInt8], _ path: String) -> [UInt8]) {
        (self.keys, self.apply) = (keys, apply)
    }
}

extension RegenerationPlanner {
    /// The merge of an edited user-owned file whose names change; nil where nothing of it does.
    func renamingMerge(_ file: PlannedFile, _ source: OutputPlace, _ bases: [[UInt8]], isMerged: Bool) -> MergeInput? {
        guard let rename = options.rename else { return nil }
        let text = rename.apply(source.disk.text, source.path)
        guard isMerged || text != source.disk.text else { return nil }
        let bases = isMerged ? bases.map { rename.apply($0, source.path) } : [file.bytes]
        return MergeInput(file: file, path: source.path, bases: bases, disk: DiskText(source.disk.bytes, text: text))
    }

    /// Notes the changes of specs. Returns the new texts, and the removals.
    mutating func sourceChanges() -> (writes: [PlannedWrite], removals: [PlannedRemoval]) {
        var (writes, removals): ([PlannedWrite], [PlannedRemoval]) = ([], [])
        for source in options.sources {
            guard let location = tree.locate(source.path, for: nil, into: &diagnostics) else { continue }
            let isMoved = source.newPath != source.path
            let difference = UnifiedDiff.Texts(old: source.old, new: source.new, oldPath: isMoved ? source.path : nil)
            changes.append(Change(path: source.newPath, kind: source.new == nil ? .remove : isMoved ? .move : .rewrite, difference: difference))
            if let new = source.new, new != source.old {
                writes.append(PlannedWrite(path: source.path, target: location.path, bytes: new, likeFile: location.path, replaced: source.old))
            } else if source.new == nil {
                removals.append(PlannedRemoval(path: source.path, target: location.path, expected: source.old))
            }
        }
        return (writes, removals)
    }
}
