import Diagnostics
import FileSystem
import Output
import Specs
import Support
import SwiftSource
import YAML

/// `scaffold remove NAME`: removes a spec, or a service from a spec, with its generated and unedited files.
struct RemoveRun {
    let loader: ProjectLoader
    let name: String
    let isDryRun: Bool

    func changes(into bag: inout DiagnosticBag) -> [Change] {
        guard let documents = loader.neededDocuments(into: &bag), !bag.hasErrors else { return [] }
        guard let target = SpecName.all(name).first(where: { documents.contains(where: $0.isDeclared) }) else {
            bag.add(.unknownName(name, in: documents, .nothingToRemove))
            return []
        }
        if let error = Pipeline(loader: loader, documents: documents).interruption() { bag.add(error) }
        checkReferences(to: target, in: documents, into: &bag)
        guard !bag.hasErrors, let (remaining, source) = without(target, documents, into: &bag) else { return [] }
        var plan = PlanOptions(isComplete: true, isDryRun: isDryRun)
        plan.sources = [source]
        let changes = Pipeline(loader: loader, documents: remaining, options: plan).changes(into: &bag)
        if !bag.hasErrors { listOtherFiles(beside: changes, into: &bag) }
        return changes
    }

    /// Reports Swift files that scaffold didn't create, in folders from which all generated files were removed. They may no longer compile.
    private func listOtherFiles(beside changes: [Change], into bag: inout DiagnosticBag) {
        let removed = Set(changes.filter { $0.kind == .remove }.map(\.path))
        let kept = Set(changes.filter { $0.kind != .remove && $0.kind != .leftOver }.map(\.path))
        let listed = Set(changes.map(\.path))
        let emptied = Set(removed.map(\.parentPath)).subtracting(kept.map(\.parentPath))
        for folder in emptied.sorted() where loader.reader.isFolder(folder) {
            for path in loader.reader.files(below: folder, endings: [".swift"], into: &bag) where !listed.contains(path)
            {
                let help = "check that it compiles without the removed files"
                bag.add(.leftOver, "`\(path)` stays: scaffold didn't create it", at: .path(path), help: help)
            }
        }
    }

    private func checkReferences(to target: SpecName, in documents: [SpecDocument], into bag: inout DiagnosticBag) {
        let others = target.kind == .service ? documents : documents.filter { !target.isDeclared(in: $0) }
        var places = others.flatMap(target.references).map(\.range)
        if target.kind == .service, let flags = loader.settings.flags.value?.service, flags.text == target.text {
            places.append(flags.range)
        }
        let help = "remove this use first, then run `scaffold remove \(target.text)` again"
        for place in places { bag.add(refusal("it is used here", at: .range(place), help: help)) }
        for (type, place) in usedTypes(of: target, in: documents) {
            bag.add(refusal("its type `\(type)` is used here", at: .range(place), help: help))
        }
    }

    /// Returns the places in the Swift code of the remaining specs that name a type which scaffold generates for the target.
    private func usedTypes(of target: SpecName, in documents: [SpecDocument]) -> [(name: String, range: SourceRange)] {
        // Errors are reported when the remaining specs are rendered.
        var ignored = DiagnosticBag()
        guard let document = documents.first(where: target.isDeclared),
            let files = Pipeline(loader: loader, documents: documents).render(into: &ignored)?.files
        else { return [] }
        let path = document.file.path
        func types(_ isIncluded: (PlannedFile) -> Bool) -> Set<String> {
            Set(files.filter(isIncluded).flatMap { DeclaredTypes.names(in: $0.bytes) })
        }
        var types = types { $0.key?.spec == path }.subtracting(types { $0.key?.spec != path })
        var own = 0..<document.file.byteCount
        if target.kind == .service {
            let service = document.declaredServices.first { $0.name.text == target.text }?.value.value
            let names = [service?.protocolName, service?.commands?.protocolName, service?.implementation.value]
            types.formIntersection(names.compactMap { $0?.text })
            own = service.map { $0.range.start..<$0.range.end } ?? own
        }
        let texts = documents.flatMap(\.swiftTexts).filter {
            $0.range.file.path != path || !own.contains($0.range.start)
        }
        return texts.flatMap { text -> [(String, SourceRange)] in
            let bytes = Array(text.text.utf8)
            guard let code = CallReader(bytes) else { return [] }
            return code.identifierRanges.compactMap { range in
                let name = String(decoding: bytes[range], as: UTF8.self)
                let isUsed = types.contains(name) && code.base(ofMemberAt: range.lowerBound) == nil
                return isUsed ? (name, text.range(of: range)) : nil
            }
        }
    }

    private func refusal(_ reason: String, at place: Diagnostic.Place, help: String) -> Diagnostic {
        Diagnostic(.nothingToRemove, "`\(name)` can't be removed, because \(reason)", at: place, help: help)
    }

    /// Returns the remaining documents, and the change of the spec file; nil if the target can't be removed, which is reported.
    private func without(_ target: SpecName, _ documents: [SpecDocument], into bag: inout DiagnosticBag)
        -> (documents: [SpecDocument], source: SourceChange)?
    {
        guard let index = documents.firstIndex(where: target.isDeclared) else { return nil }
        let (document, file) = (documents[index], documents[index].file)
        var remaining = documents
        guard target.kind == .service, document.declaredServices.count > 1 else {
            remaining.remove(at: index)
            return (remaining, SourceChange(path: file.path, old: file.bytes, new: nil))
        }
        guard let lines = lines(of: target.text, in: document) else {
            let help = "write each service on lines of its own"
            bag.add(refusal("other services are on its lines", at: .path(file.path), help: help))
            return nil
        }
        let text = Array(file.bytes[..<lines.lowerBound] + file.bytes[lines.upperBound...])
        remaining[index] = SpecDocument.read(SourceFile(path: file.path, bytes: text), into: &bag)
        return (remaining, SourceChange(path: file.path, old: file.bytes, new: text))
    }

    /// Returns the byte range of the lines of a service; nil if something else is on these lines.
    private func lines(of name: String, in document: SpecDocument) -> Range<Int>? {
        guard let service = document.declaredServices.first(where: { $0.name.text == name }),
            let value = service.value.value
        else { return nil }
        let bytes = document.file.bytes
        let lineFeed = UInt8(ascii: "\n")
        let start = bytes[..<service.name.range.start].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
        let last = max(value.range.end - 1, service.name.range.end)
        let end = bytes[min(last, bytes.count)...].firstIndex(of: lineFeed).map { $0 + 1 } ?? bytes.count
        let isAlone = document.declaredServices.allSatisfy {
            $0.name.text == name || !(start..<end).contains($0.name.range.start)
        }
        return isAlone && bytes[start..<service.name.range.start].allSatisfy { $0 == UInt8(ascii: " ") }
            ? start..<end : nil
    }
}
