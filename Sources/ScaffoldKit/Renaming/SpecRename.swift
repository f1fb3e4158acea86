import Diagnostics
import Specs
import Support
import SwiftSource
import YAML

/// The rename of a module, flow or service in the specs.
struct SpecRename {
    let old: SpecName
    let new: SpecName
    /// The changes in generated identifiers.
    let forms: NameForms
    /// The options of modules whose values are names of routes.
    var routeOptions: Set<String> = []
    /// True if the spec keeps its path because another file has the new name.
    private var keepsPath = false

    init(_ old: SpecName, to new: String) {
        (self.old, self.new) = (old, SpecName(kind: old.kind, text: new))
        forms = old.kind == .screen ? NameForms(old: old.text, new: new) : Self.stems(old.text, new)
    }

    /// Creates a rename. The spec of a service keeps its path if the new path exists, or if another spec of services has the new name in any folder:
    /// the generated files of that spec already have this name.
    init(_ old: SpecName, to new: String, in documents: [SpecDocument]) {
        self.init(old, to: new)
        guard old.kind == .service else { return }
        let moved = documents.filter { path(of: $0) != $0.file.path }
        let isDeclared = documents.contains { old.isDeclared(in: $0) }
        keepsPath =
            isDeclared && moved.isEmpty
            || moved.contains { document in
                documents.contains { other in
                    let path = other.file.path
                    let hasName = path[Self.nameRange(of: path)].lowercased() == new.lowercased()
                    return path != document.file.path
                        && (path.lowercased() == self.path(of: document).lowercased()
                            || hasName && !other.declaredServices.isEmpty)
                }
            }
    }

    var inverse: SpecRename {
        var inverse = SpecRename(new, to: old.text)
        inverse.keepsPath = keepsPath
        inverse.routeOptions = routeOptions
        return inverse
    }

    /// Returns the forms of two services' names without their common last words. So `authService` and `sessionService` change `AuthServicing` into
    /// `SessionServicing`.
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

    /// Returns a document with the new name.
    ///
    /// - Parameter words: generated identifiers that change in the Swift code of the document.
    func applied(to document: SpecDocument, words: IdentifierRename? = nil, into bag: inout DiagnosticBag)
        -> SpecDocument
    {
        let bytes = document.file.bytes
        let text = bytes.replacing(edits(in: document, words))
        let path = path(of: document)
        return text == bytes && path == document.file.path
            ? document : SpecDocument.read(SourceFile(path: path, bytes: text), into: &bag)
    }

    /// Returns settings with the new name of the service that provides feature flags.
    func applied(to settings: Settings, into bag: inout DiagnosticBag) -> Settings {
        guard old.kind == .service, let service = settings.flags.value?.service, service.text == old.text else {
            return settings
        }
        let range = service.range
        let text = range.file.bytes.replacing([(range.start..<range.end, new.text)])
        return Settings.read(SourceFile(path: range.file.path, bytes: text), into: &bag) ?? settings
    }

    /// Returns the new path of a document. It changes if the file has the name of its module, flow or only service.
    private func path(of document: SpecDocument) -> String {
        let path = document.file.path
        let name = Self.nameRange(of: path)
        guard !keepsPath, old.isDeclared(in: document) || new.isDeclared(in: document),
            document.declaredServices.count < 2, String(path[name]).typeName == old.text.typeName
        else { return path }
        return "\(path[..<name.lowerBound])\(new.text.typeName)\(path[name.upperBound...])"
    }

    /// Returns the range of a file's name without the extension.
    private static func nameRange(of path: String) -> Range<String.Index> {
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        return start..<(path[start...].lastIndex(of: ".") ?? path.endIndex)
    }

    /// Returns the values of options that are names of routes.
    private func routeNames(in document: SpecDocument) -> [LocatedText] {
        guard old.kind == .screen, case .module(let spec) = document else { return [] }
        return spec.options.filter { routeOptions.contains($0.name.text) }.compactMap { option in
            if case .scalar(let scalar) = option.value { scalar.content } else { nil }
        }
    }

    /// Returns the new name for a name in a spec. `Login` always becomes `SignIn`, in upper case. `login` becomes the new name as in the command.
    private func newName(for name: String) -> String {
        old.kind == .screen && name == old.text.typeName ? new.text.typeName : new.text
    }

    private func edits(in document: SpecDocument, _ words: IdentifierRename?) -> [(range: Range<Int>, text: String)] {
        var edits = (old.declarations(in: document) + old.references(in: document)).map {
            ($0.range, newName(for: $0.text))
        }
        for service in document.declaredServices where old.kind == .service && service.name.text == old.text {
            let spec = service.value.value
            let names = [spec?.protocolName, spec?.commands?.protocolName, spec?.implementation.value]
            for name in names.compactMap(\.self) {
                edits.append((name.range, forms.applied(to: name.text)))
            }
        }
        for names in routeNames(in: document) {
            for word in Array(names.text.utf8).words where word.name.typeName == old.text.typeName {
                edits.append((names.range(of: word.range), newName(for: word.name)))
            }
        }
        for text in document.swiftTexts { edits += words?.renamed(in: text) ?? [] }
        for make in document.declaredServices.compactMap(\.value.value?.make.value) where old.kind == .service {
            let bytes = Array(make.text.utf8)
            for range in CallReader(bytes)?.identifierRanges ?? [] where bytes[range].elementsEqual(old.text.utf8) {
                edits.append((make.range(of: range), new.text))
            }
        }
        if case .flow(let flow) = document, flow.dependencies.contains(where: { $0.text == old.text }) {
            for value in flow.start.with.map(\.value) where old.kind == .service {
                let uses = CallReader(Array(value.text.utf8))?.uses(of: old.text) ?? []
                edits += uses.map { (value.range(of: $0), new.text) }
            }
        }
        return edits.map { ($0.start..<$0.end, $1) }
    }
}
