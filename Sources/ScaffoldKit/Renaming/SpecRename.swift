import Diagnostics
import Naming
import ProjectSpec
import YAML

/// The new name of a module, flow or service in the specs.
struct SpecRename {
    enum Kind {
        case screen
        case service
    }

    let kind: Kind
    let old: String
    let new: String
    /// What changes in generated identifiers.
    let forms: NameForms

    init(_ kind: Kind, old: String, new: String) {
        (self.kind, self.old, self.new) = (kind, old, new)
        forms = kind == .screen ? NameForms(old: old, new: new) : Self.stems(old, new)
    }

    /// From the new names to the old ones.
    var inverse: SpecRename {
        SpecRename(kind, old: new, new: old)
    }

    /// The names of services without the words that both end in: `authService` and `sessionService` change `AuthServicing` into `SessionServicing`.
    private static func stems(_ old: String, _ new: String) -> NameForms {
        func words(_ name: String) -> [String] {
            NameCase.snakeCase.applied(to: name).split(separator: "_").map(String.init)
        }
        var (first, second) = (words(old), words(new))
        while first.count > 1, second.count > 1, first.last == second.last {
            first.removeLast()
            second.removeLast()
        }
        func stem(_ words: [String], of name: String) -> String {
            String(name.prefix(words.joined().count))
        }
        return NameForms(old: stem(first, of: old), new: stem(second, of: new))
    }

    func declares(_ document: SpecDocument) -> Bool {
        switch kind {
        case .screen: document.screenName.map { NameCase.upperFirst.applied(to: $0.text) == NameCase.upperFirst.applied(to: old) } ?? false
        case .service: document.declaredServices.contains { $0.name.text == old }
        }
    }

    /// A document with the new name.
    ///
    /// - Parameter words: generated identifiers that change in the Swift of the document.
    func applied(to document: SpecDocument, words: IdentifierRename? = nil, into bag: inout DiagnosticBag) -> SpecDocument {
        let bytes = document.file.bytes
        let text = Self.edited(bytes, edits(in: document, words))
        let path = path(of: document)
        return text == bytes && path == document.file.path ? document : SpecDocument.read(SourceFile(path: path, bytes: text), into: &bag)
    }

    /// Where other documents, or other parts of them, name what is renamed.
    func references(in document: SpecDocument) -> [LocatedText] {
        switch kind {
        case .screen: document.screenReferences.filter { NameCase.upperFirst.applied(to: $0.text) == NameCase.upperFirst.applied(to: old) }
        case .service: document.serviceReferences.filter { $0.text == old }
        }
    }

    /// The file of a document that is named for what it declares gets the new name.
    private func path(of document: SpecDocument) -> String {
        let path = document.file.path
        guard kind == .screen, declares(document) || declaresNew(document), let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."),
            NameCase.upperFirst.applied(to: String(name[..<dot])) == NameCase.upperFirst.applied(to: old)
        else { return path }
        return path.dropLast(name.count) + NameCase.upperFirst.applied(to: new) + name[dot...]
    }

    private func declaresNew(_ document: SpecDocument) -> Bool {
        inverse.declares(document)
    }

    private func edits(in document: SpecDocument, _ words: IdentifierRename?) -> [(range: Range<Int>, text: String)] {
        var edits = references(in: document).map { (range: $0.range, text: new) }
        switch kind {
        case .screen: if declares(document), let name = document.screenName { edits.append((name.range, new)) }
        case .service:
            for service in document.declaredServices where service.name.text == old {
                edits.append((service.name.range, new))
                for name in [service.value?.protocolName, service.value?.implementation].compactMap(\.self) {
                    edits.append((name.range, forms.applied(to: name.text)))
                }
            }
        }
        var ranges = edits.map { (range: $0.range.start..<$0.range.end, text: $0.text) }
        for text in document.swiftTexts {
            for word in IdentifierRename.words(in: Array(text.text.utf8)) {
                let name = String(decoding: Array(text.text.utf8)[word], as: UTF8.self)
                guard let new = kind == .service && name == old ? self.new : words?.words[name] else { continue }
                let range = text.range(of: word)
                ranges.append((range.start..<range.end, new))
            }
        }
        return ranges
    }

    private static func edited(_ bytes: [UInt8], _ edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
        var text: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
            text += bytes[end..<edit.range.lowerBound] + edit.text.utf8
            end = edit.range.upperBound
        }
        return text + bytes[end...]
    }
}
