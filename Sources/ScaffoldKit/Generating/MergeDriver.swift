import Diagnostics
import FileSystem
import Git
import Output
import SwiftMerge

/// `scaffold merge-driver`: merges two versions of a Swift file by their members, for `git merge`.
///
/// The structural merge favours the user's side, but here both sides are a user's. So its result is used only if a merge with exchanged sides has the
/// same lines, in any order. Otherwise, git merges by lines.
///
/// The result has the order and the layout of the side that is passed as the user's. So this is the side that has changed them.
struct MergeDriver {
    let currentDirectory: String
    /// The path of the file in the repository.
    let path: String

    /// Writes the result to the file of our side. Returns whether there are conflicts; nil if the files can't be merged, which is reported.
    func run(base: String, ours: String, theirs: String, into bag: inout DiagnosticBag) -> Bool? {
        let reader = SourceReader(root: currentDirectory, fileSystem: POSIXFileSystem())
        var texts = [base, ours, theirs].compactMap { reader.file($0, into: &bag)?.bytes }
        guard texts.count == 3 else { return nil }
        let forms = texts.map(TextForm.init)
        var form: TextForm?
        if forms.contains(where: { $0 != forms[0] }) {
            texts = texts.map(TextForm.normalized)
            form = forms[1] == forms[0] ? forms[2] : forms[1]
        }
        do throws(GitError) {
            let (text, hasConflicts) = try merged(texts[0], texts[1], texts[2])
            return write(form?.applied(to: text) ?? text, to: reader.absolute(ours), into: &bag) ? hasConflicts : nil
        } catch {
            bag.add(.mergeRefused, "can't merge `\(path)`: \(error.reason)", at: .path(path))
            return nil
        }
    }

    private func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws(GitError) -> (
        text: [UInt8], hasConflicts: Bool
    ) {
        if path.hasSuffix(".swift"), !Self.bothReplace(base, ours, theirs), let text = byMembers(base, ours, theirs),
            let other = byMembers(base, theirs, ours), Self.lines(text) == Self.lines(other),
            let isOurs = Self.hasOurForm(base, ours, theirs, text, other)
        {
            return (isOurs ? text : other, false)
        }
        let labels = (ours: "ours", base: "base", theirs: "theirs")
        return try Git().merge(ours, base: base, theirs: theirs, labels: labels)
    }

    /// Returns whether both sides lack a declaration of the base, and have different new ones. Both may have renamed it.
    private static func bothReplace(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> Bool {
        let (old, ours, theirs) = (names(in: base), names(in: ours), names(in: theirs))
        return !old.isSubset(of: ours.union(theirs)) && ours.subtracting(old) != theirs.subtracting(old)
    }

    private static func names(in text: [UInt8]) -> Set<String> { Set(StructuralMerge.declarations(in: text)) }

    /// Returns nil if there is a conflict, or if a user should check the result: for example, if both sides have added an initializer to one type.
    private func byMembers(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
        let before = StructuralMerge.initializers(in: base)
        let added = [ours, theirs].map { side in
            StructuralMerge.initializers(in: side).filter { !$0.value.isSubset(of: before[$0.key] ?? []) }
        }
        guard Set(added[0].keys).isDisjoint(with: added[1].keys) else { return nil }
        let result = StructuralMerge.merge(bases: [base], disk: ours, new: theirs, isStrict: true)
        guard let result, result.conflicts.isEmpty, result.warnings.isEmpty else { return nil }
        return result.text
    }

    /// Returns true if the result is `text`, with the order and layout of our side, and false if it is `other`, with those of their side.
    /// Returns nil if each of the two would lose a new order or layout of the other side.
    private static func hasOurForm(
        _ base: [UInt8],
        _ ours: [UInt8],
        _ theirs: [UInt8],
        _ text: [UInt8],
        _ other: [UInt8]
    ) -> Bool? {
        let all = [base, ours, theirs, text, other].map(StructuralMerge.declarations)
        let shared = Set(all[0]).intersection(all[1]).intersection(all[2])
        let orders = all.map { $0.filter(shared.contains) }
        switch (orders[1] == orders[0], orders[2] == orders[0]) {
        case (false, false) where orders[1] != orders[2]: return orders[3] == orders[4] ? true : nil
        // A merge that can't reproduce the other side would lose the layout of that side.
        case (false, true): return StructuralMerge.reproduces(theirs, from: base) ? true : nil
        case (true, false): return StructuralMerge.reproduces(ours, from: base) ? false : nil
        default: return StructuralMerge.reproduces(theirs, from: base) || !StructuralMerge.reproduces(ours, from: base)
        }
    }

    private static func lines(_ text: [UInt8]) -> [String] {
        text.split(separator: UInt8(ascii: "\n")).map { line in
            String(decoding: line.trimmingPrefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
        }.sorted()
    }

    private func write(_ text: [UInt8], to path: String, into bag: inout DiagnosticBag) -> Bool {
        let fileSystem = POSIXFileSystem()
        guard let permissions = bag.attempt(.some(try fileSystem.status(path)?.permissions)) else { return false }
        let staged = path + ".scaffold"
        return bag.attempt(try fileSystem.replace(path, with: text, staged: staged, permissions: permissions)) != nil
    }
}
