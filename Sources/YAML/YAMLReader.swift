package import Diagnostics

/// A reader of YAML 1.2, as far as libyaml supports it. Every key and value has its range. The reader also accepts JSON, which is valid YAML.
///
/// A value that can't be read is reported and becomes `YAMLNode.invalid`, so that one run reports all mistakes of a file.
package enum YAMLReader {
    /// Returns the first document of a file. If there are more, reports an error. If there is none or it can't be read, reports this and returns nil.
    package static func readDocument(
        _ file: SourceFile,
        limits: YAMLLimits = .standard,
        into diagnostics: inout DiagnosticBag
    ) -> YAMLNode? {
        guard let documents = documents(file, limits, &diagnostics) else { return nil }
        guard let first = documents.first, documents.count > 1 || first.root.range.start < first.root.range.end else {
            let message = "the file has no content"
            let help = "write a mapping of keys and values, or delete the file"
            diagnostics.add(.yamlEmptyFile, message, at: file.range.beginning, help: help)
            return nil
        }
        if documents.count > 1 {
            let place = file.range(documents[1].start..<documents[1].start)
            let help = "move it to a file of its own, or remove the line `---`"
            diagnostics.add(.yamlSeveralDocuments, "unexpected second YAML document", at: place, help: help)
        }
        return first.root
    }

    /// Returns all documents of a file, or an empty array for an empty file. If the file can't be read, reports this and returns nil.
    package static func readDocuments(_ file: SourceFile, into diagnostics: inout DiagnosticBag) -> [YAMLNode]? {
        documents(file, .standard, &diagnostics)?.map(\.root)
    }

    private static func documents(
        _ file: SourceFile,
        _ limits: YAMLLimits,
        _ diagnostics: inout DiagnosticBag
    ) -> [(start: Int, root: YAMLNode)]? {
        guard let start = EncodingCheck(file: file, limits: limits).textStart(&diagnostics) else { return nil }
        var text = ReadText(file, from: start)
        guard let events = events(&text, limits, &diagnostics) else { return nil }
        var composer = TreeComposer(text, events, limits)
        let documents = composer.documents()
        diagnostics.add(contentsOf: composer.diagnostics)
        return documents
    }

    /// Returns the events of a text. If libyaml stops at a mistake, reports it, repairs it and reads again. Without a repair, returns nil.
    static func events(
        _ text: inout ReadText,
        _ limits: YAMLLimits,
        _ diagnostics: inout DiagnosticBag
    ) -> [YAMLEvent]? {
        var repairsLeft = min(limits.repairCount, limits.repairedBytes / max(1, text.bytes.count))
        var last: SyntaxRepair?
        while true {
            let (events, failure) = EventReader.read(text, limits)
            guard let syntax = failure else { return events }
            if let last, last.extent.contains(syntax.offset) {
                if last.diagnostic == nil { diagnostics.add(syntax.diagnostic) }
                return nil
            }
            let repair = SyntaxRepair.find(syntax)
            guard repairsLeft > 0, let repair, let edit = repair.edit else {
                diagnostics.add(repair?.diagnostic ?? syntax.diagnostic)
                return nil
            }
            if let diagnostic = repair.diagnostic { diagnostics.add(diagnostic) }
            repairsLeft -= 1
            edit(&text)
            last = repair
        }
    }
}
