import Diagnostics
import FileSystem
import Output
import Packs
import Specs
import Support
import SwiftMerge
import YAML

/// `scaffold rename OLD NEW`: changes the specs, moves the outputs with their edits, and renames generated identifiers.
///
/// Everything is computed from the new specs, and from these specs with the old name restored. So an interrupted run can be repeated.
struct RenameRun {
    let loader: ProjectLoader
    let old: String
    let new: String
    let isDryRun: Bool

    func changes(into bag: inout DiagnosticBag) -> [Change] {
        guard let current = loader.neededDocuments(into: &bag), !bag.hasErrors,
            let rename = rename(in: current, into: &bag)
        else { return [] }
        var ignored = DiagnosticBag()
        let planned = current.map { rename.applied(to: $0, into: &ignored) }
        let former = Pipeline(loader: loader, documents: current)
        if let error = former.interruption(before: planned, resuming: [old, new]) { bag.add(error) }
        guard !bag.hasErrors, let target = outcome(of: rename, current, into: &bag) else { return [] }
        var plan = PlanOptions(isComplete: true, isDryRun: isDryRun)
        plan.rename = OutputRename(keys: target.keys, apply: { text, file, _ in target.words.applied(to: text, file) })
        plan.sources = sources(current, target)
        var pipeline = Pipeline(loader: target.loader, documents: target.documents.sortedByPath, options: plan)
        pipeline.renamed = (target.words, "old names of `\(old)`")
        let changes = pipeline.changes(into: &bag)
        return bag.hasErrors ? [] : changes
    }

    /// Returns the rename from `old` to `new`; nil if it is not possible, which is reported.
    private func rename(in documents: [SpecDocument], into bag: inout DiagnosticBag) -> SpecRename? {
        func refuse(_ message: String, at place: Diagnostic.Place, help: String?) -> SpecRename? {
            bag.add(.nothingToRename, message, at: place, help: help)
            return nil
        }
        // Errors in packs are reported when the specs are rendered.
        var ignored = DiagnosticBag()
        let options = loader.packs(into: &ignored).packs.flatMap(\.options).filter(\.value.namesRoutes)
        let renames = SpecName.all(old).map {
            var rename = SpecRename($0, to: new, in: documents)
            rename.routeOptions = Set(options.map(\.name.text))
            return rename
        }
        if let problem = Diagnostic.invalidName(new, expected: "a name") {
            bag.add(problem)
            return nil
        }
        if old == new { return refuse("`\(old)` is its name already", at: .command, help: nil) }
        if old.typeName == new.typeName, documents.contains(where: SpecName(kind: .screen, text: old).isDeclared),
            !documents.contains(where: SpecName(kind: .service, text: old).isDeclared)
        {
            let help = "edit the spec: generated names begin in upper case anyway"
            return refuse("`\(old)` and `\(new)` are the same name", at: .command, help: help)
        }
        if old.lowercased() == new.lowercased() {
            let message =
                "`\(old)` and `\(new)` differ only in upper and lower case, and on many disks their files would be the same"
            let help = "rename it to another name first, and then to `\(new)`"
            return refuse(message, at: .command, help: help)
        }
        for rename in renames {
            if documents.contains(where: rename.old.isDeclared) {
                let taken = documents.first { document in
                    rename.new.isDeclared(in: document)
                        || SpecName.all(new).flatMap { $0.declarations(in: document) }.contains { $0.text == new }
                }
                guard let taken else { return rename }
                return refuse("`\(new)` is declared already", at: .path(taken.file.path), help: "choose another name")
            }
            if isInterrupted(rename, documents) { return rename }
        }
        bag.add(.unknownName(old, in: documents, .nothingToRename))
        return nil
    }

    /// Returns true if the specs already have the new name but other files still have the old one.
    private func isInterrupted(_ rename: SpecRename, _ documents: [SpecDocument]) -> Bool {
        guard let document = documents.first(where: rename.new.isDeclared) else { return false }
        var ignored = DiagnosticBag()
        let path = document.file.path
        let former = rename.inverse.applied(to: document, into: &ignored).file.path
        let isAnother = documents.contains { $0.file.path == former }
        return !isAnother && former != path && loader.reader.exists(".scaffold/manifests/\(former).manifest")
            || rename.applied(to: document, into: &ignored).file.path != path
            || documents.contains { !rename.old.references(in: $0).isEmpty }
    }

    private typealias Target = (
        loader: ProjectLoader, documents: [SpecDocument], words: IdentifierRename, keys: [OutputKey: OutputKey]
    )

    private func outcome(of rename: SpecRename, _ current: [SpecDocument], into bag: inout DiagnosticBag) -> Target? {
        var documents = current.map { rename.applied(to: $0, into: &bag) }
        for (old, new) in zip(current, documents) where old.file.path != new.file.path {
            let (from, to) = (old.file.path, new.file.path)
            guard current.contains(where: { $0.file.path == to }) else { continue }
            let message = "`\(from)` can't be renamed to `\(to)`, because this file exists already"
            bag.add(.nothingToRename, message, at: .path(to), help: "rename `\(to)` first")
        }
        // In a spec without the new name, the user's own names that are like the new name stay.
        let former = zip(current, documents).map { current, renamed in
            let isRenamed = rename.new.isDeclared(in: current) || !rename.new.references(in: current).isEmpty
            return isRenamed ? rename.inverse.applied(to: renamed, into: &bag) : current
        }
        var (loader, formerLoader) = (self.loader, self.loader)
        loader.settings = rename.applied(to: loader.settings, into: &bag)
        formerLoader.settings = rename.inverse.applied(to: loader.settings, into: &bag)
        var ignored = DiagnosticBag()
        guard !bag.hasErrors,
            let rendered = Pipeline(loader: formerLoader, documents: former.sortedByPath).render(into: &ignored)
        else {
            bag.add(contentsOf: ignored)
            return nil
        }
        var findings = DiagnosticBag()
        guard var new = Pipeline(loader: loader, documents: documents.sortedByPath).render(into: &findings)?.files
        else {
            let note = Diagnostic.Note("with the new name, the project would have this error; nothing was changed")
            for error in findings.unsorted where error.severity == .error { bag.add(error.adding(note)) }
            return nil
        }
        let old = rendered.files
        let renamed = RenamedWords(rendered.packs, old, of: rendered.graph, former, in: loader.folder).words.words
        if let (former, current) = renamed.min(by: { $0.key < $1.key }) {
            let message = "the project was generated with other templates, in which `\(current)` is `\(former)`"
            bag.add(.nothingToRename, message, at: .command, help: "run `scaffold generate` first")
            return nil
        }
        let written = documents.flatMap(\.swiftTexts).map(\.text)
        let service = rename.old.kind == .service ? (old: rename.old.text, new: rename.new.text) : nil
        var words = IdentifierRename(rename.forms, service: service, old: old, new: new, written: written)
        let specs = Dictionary(zip(former, documents).map { ($0.file.path, $1.file.path) }) { first, _ in first }
        repeat {
            guard documents.contains(where: { words.isIn($0.file.bytes) }) else { continue }
            documents = documents.map { rename.applied(to: $0, words: words, into: &bag) }
            guard let again = Pipeline(loader: loader, documents: documents.sortedByPath).render(into: &bag)?.files
            else { return nil }
            new = again
        } while words.add(
            functions: Self.stubs(in: new, withBodiesIn: old, Self.keys(of: old, new, specs, rename), words),
            new: new
        )
        // These are names that depend on the names of functions, such as the name of a button.
        words.join(IdentifierRename(rename.forms, service: service, old: old, new: new, written: written))
        bag.remove { _ in true }
        let keys = Self.keys(of: old, new, specs, rename)
        words.texts = RenamedTexts(old: old, new: new, keys: keys)
        return (loader, documents, words, keys)
    }

    /// Returns the functions with generated bodies that would become stubs if they kept their old names: `didTapLogin`, which calls `showLogin`.
    private static func stubs(
        in new: [PlannedFile],
        withBodiesIn old: [PlannedFile],
        _ keys: [OutputKey: OutputKey],
        _ words: IdentifierRename
    ) -> [String] {
        let files = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
        return old.filter { $0.owner == .user && $0.path.hasSuffix(".swift") }.flatMap { file -> [String] in
            guard let now = files[file.key.map { keys[$0] ?? $0 }], now.bytes != file.bytes else { return [] }
            let stubs = StructuralMerge.stubs(in: now.bytes, withBodiesIn: words.applied(to: file.bytes, now))
            return stubs.compactMap { $0.name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) }
        }
    }

    /// Returns the new keys of outputs whose keys change, by old key.
    private static func keys(
        of old: [PlannedFile],
        _ new: [PlannedFile],
        _ specs: [String: String],
        _ rename: SpecRename
    ) -> [OutputKey: OutputKey] {
        let planned = Set(new.compactMap(\.key))
        var keys: [OutputKey: OutputKey] = [:]
        for key in old.compactMap(\.key) {
            let spec = key.spec.map { specs[$0] ?? $0 }
            let candidates = rename.forms.forms(of: key.instance).map {
                OutputKey(spec: spec, pack: key.pack, template: key.template, instance: $0)
            }
            guard !planned.contains(key), let renamed = candidates.first(where: planned.contains) else { continue }
            keys[key] = renamed
        }
        return keys
    }

    /// Returns the changes of settings and specs. Specs that move are last.
    private func sources(_ current: [SpecDocument], _ target: Target) -> [SourceChange] {
        let files = [loader.settings, target.loader.settings].compactMap { $0.flags.value?.service.range.file }
        let settings =
            files.count == 2 && files[0].bytes != files[1].bytes
            ? [SourceChange(path: files[0].path, old: files[0].bytes, new: files[1].bytes)] : []
        let changed = zip(current, target.documents).filter {
            $0.file.path != $1.file.path || $0.file.bytes != $1.file.bytes
        }
        let sources = changed.map {
            SourceChange(path: $0.file.path, newPath: $1.file.path, old: $0.file.bytes, new: $1.file.bytes)
        }
        return settings + sources.filter { $0.path == $0.newPath } + sources.filter { $0.path != $0.newPath }
    }
}

extension [SpecDocument] {
    var sortedByPath: Self {
        sorted { $0.file.path.precedesByBytes($1.file.path) }
    }
}
