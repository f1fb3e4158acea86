/// Outputs that get other names in a run: those of a module, flow or service that is renamed.
package struct OutputRename: Sendable {
    /// A file of the user's that changes with them: a spec.
    package struct Source: Sendable {
        /// Relative to the project.
        package let path: String
        package let newPath: String
        package let old: [UInt8]
        package let new: [UInt8]

        package init(path: String, newPath: String, old: [UInt8], new: [UInt8]) {
            (self.path, self.newPath, self.old, self.new) = (path, newPath, old, new)
        }
    }

    /// The new key of each output.
    let keys: [OutputKey: OutputKey]
    let sources: [Source]
    /// Returns a user-owned text with the new names in its code.
    let apply: @Sendable (_ text: [UInt8], _ path: String) -> [UInt8]

    package init(keys: [OutputKey: OutputKey], sources: [Source], apply: @escaping @Sendable (_ text: [UInt8], _ path: String) -> [UInt8]) {
        (self.keys, self.sources, self.apply) = (keys, sources, apply)
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

    /// The specs that are written last, when all else is in place: until then the same command can be run again.
    mutating func sourceWrites() -> [PlannedWrite] {
        (options.rename?.sources ?? []).compactMap { source in
            guard let location = tree.locate(source.path, for: nil, into: &diagnostics) else { return nil }
            let difference = UnifiedDiff.Texts(old: source.old, new: source.new, oldPath: source.newPath == source.path ? nil : source.path)
            changes.append(Change(path: source.newPath, kind: source.newPath == source.path ? .rewrite : .move, difference: difference))
            guard source.old != source.new else { return nil }
            return PlannedWrite(path: source.path, target: location.path, bytes: source.new, likeFile: location.path, replaced: source.old)
        }
    }
}
