import Diagnostics
import Output
import Support
import SwiftSource

/// The generated identifiers that a rename changes: the old renders have them in code, and the new renders have their new forms instead.
struct IdentifierRename: Sendable {
    typealias Word = (range: Range<Int>, name: String)

    /// The new names, by old name.
    private(set) var words: [String: String]
    /// The texts in quotation marks that change, too.
    var texts = RenamedTexts()
    private var forms: [NameForms]
    /// The names that change only as labels of arguments.
    private var labels: Set<String> = []
    /// The generated enums that have a bare name as a case, by name: `DeepLink` has the case `login`.
    private var enums: [String: Set<String>] = [:]
    /// The parameters of generated functions with such an enum as type: the one of `open(_ link: DeepLink)`.
    private var parameters: Set<CallReader.Parameter> = []
    /// The name of the service that is renamed.
    private var service: String?
    /// The variables that have the service as a member in generated code: `dependencies` and `locator`.
    private var owners: Set<String> = []
    /// The generated types that contain the service: `CartDependencies`.
    private var types: Set<String> = []

    /// - Parameters:
    ///   - service: the old and the new name of a service; nil for a module or flow.
    ///   - written: the Swift code in specs, which still has the old identifiers.
    init(
        _ forms: NameForms,
        service: (old: String, new: String)?,
        old: [PlannedFile],
        new: [PlannedFile],
        written: [String]
    ) {
        /// Returns the number of places of each identifier in the files that contain the old or the new name.
        func counts(_ files: [PlannedFile]) -> [String: Int] {
            var counts: [String: Int] = [:]
            // The mock of a protocol in a user's Swift file has the old names until the user renames them there.
            for file in files where file.origin?.file.path.hasSuffix(".swift") != true {
                guard forms.isIn(file.bytes) || forms.inverse.isIn(file.bytes) else { continue }
                for word in Self.identifiers(in: file.bytes, file.path, [forms]) { counts[word.name, default: 0] += 1 }
            }
            return counts
        }
        let (before, after) = (counts(old), counts(new))
        var remaining = Set(after.keys)
        for text in written {
            let names = Set(Array(text.utf8).words.map(\.name))
            remaining.subtract(names.filter { forms.moves($0, before, after, except: names) })
        }
        let present = Set(new.flatMap { $0.bytes.words.map(\.name) })
        words = Self.renamed(Set(before.keys).subtracting(remaining), [forms], among: present)
        self.forms = [forms]
        guard let service else {
            findEnums(in: old.map { ($0.bytes, $0) }, new: new)
            return
        }
        self.service = service.old
        words[service.old] = service.new
        let uses = old.filter { WordSearch.holds(service.old, $0.bytes) }
        owners = Self.owners(of: service.old, in: uses).subtracting(Self.owners(of: service.old, in: new))
        types = Set(uses.flatMap { DeclaredTypes.names(in: $0.bytes) })
    }

    private static func owners(of name: String, in files: [PlannedFile]) -> Set<String> {
        let owners = files.filter { $0.path.hasSuffix(".swift") && WordSearch.holds(name, $0.bytes) }.flatMap { file in
            let code = CallReader(file.bytes)
            return WordSearch.offsets(of: name, in: file.bytes).compactMap { offset in
                if case .value(let base?) = code?.base(ofMemberAt: offset) { base } else { nil }
            }
        }
        return Set(owners).subtracting(["self"])
    }

    /// Finds the identifiers that the last render of a file has and its new render lacks, if the new render has a new form that the last one lacks.
    init(_ forms: [NameForms], renders: [LastRender]) {
        (words, self.forms) = ([:], forms)
        for render in renders where forms.contains(where: { $0.isIn(render.text) }) {
            let file = render.file
            let old = Set(Self.identifiers(in: render.text, file.path, forms).map(\.name))
            let new = Set(Self.identifiers(in: file.bytes, file.path, forms).map(\.name))
            let gone = old.subtracting(file.bytes.words.map(\.name))
            words.merge(Self.renamed(gone, forms, among: new.subtracting(old))) { $1 }
        }
        findEnums(in: renders.map { ($0.text, $0.file) }, new: renders.map(\.file))
    }

    /// Returns the new names of the old identifiers for which a new form is present.
    private static func renamed(_ old: Set<String>, _ forms: [NameForms], among present: Set<String>)
        -> [String: String]
    {
        let renamed = old.compactMap { name in
            forms.lazy.flatMap { $0.forms(of: name) }.first { $0 != name && present.contains($0) }.map { (name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: renamed)
    }

    /// Finds the enums that have a bare name as a case. Other declarations can keep this name, such as a service's function `login`.
    private mutating func findEnums(in renders: [(text: [UInt8], file: PlannedFile)], new: [PlannedFile]) {
        func enums(_ name: String, _ texts: [(text: [UInt8], file: PlannedFile)]) -> Set<String> {
            let texts = texts.filter { $0.file.path.hasSuffix(".swift") && WordSearch.holds("case \(name)", $0.text) }
            return Set(texts.flatMap { CallReader($0.text)?.enums(withCase: name) ?? [] })
        }
        for forms in forms {
            let name = forms.variableName
            let changed = enums(name, renders).subtracting(enums(name, new.map { ($0.bytes, $0) }))
            guard !changed.isEmpty else { continue }
            self.enums[name] = changed
            for (text, _) in renders where changed.contains(where: { WordSearch.holds($0, text) }) {
                let taking = CallReader(text)?.parameters.filter { changed.contains($0.type) } ?? []
                parameters.formUnion(taking.map(\.parameter))
            }
            words[name] = forms.applied(to: name)
        }
    }

    /// Adds functions whose names contain the old name. If its new name is taken, a function keeps its name.
    mutating func add(functions: [String], new: [PlannedFile]) -> Bool {
        let count = words.count
        for name in functions where words[name] == nil && !isBare(name) {
            guard let renamed = forms.lazy.map({ $0.applied(to: name) }).first(where: { $0 != name }) else { continue }
            let isTaken = new.contains { file in
                WordSearch.holds(renamed, file.bytes) && file.bytes.words.contains { $0.name == renamed }
            }
            if !isTaken { words[name] = renamed }
        }
        return words.count > count
    }

    mutating func join(_ other: IdentifierRename) {
        words.merge(other.words) { mine, _ in mine }
        forms += other.forms
        enums.merge(other.enums) { $0.union($1) }
        parameters.formUnion(other.parameters)
    }

    func without(_ names: Set<String>) -> IdentifierRename {
        var rename = self
        rename.words = words.filter { !names.contains($0.key) }
        return rename
    }

    /// Returns a rename in which bare names such as `routing` change only as labels of arguments, unless they are among `names`.
    func withLabels(except names: some Sequence<String>) -> IdentifierRename {
        var rename = self
        rename.labels = Set(words.keys.filter(isBare)).subtracting(names)
        return rename
    }

    /// Returns the old names that a Swift file declares for other code, each with the types that declare it.
    func declared(in text: [UInt8]) -> [String: Set<String>] {
        guard isIn(text), let code = CallReader(text) else { return [:] }
        return code.declaredNames.filter { words[$0.key] != nil }
    }

    /// Returns the text of a user-owned file with the new names in its code. Names that are still in the new render of the file stay.
    func applied(to text: [UInt8], _ file: PlannedFile) -> [UInt8] {
        let text = texts.applied(to: text, file)
        guard isIn(text) else { return text }
        let generated = Set(Self.identifiers(in: file.bytes, file.path, forms).map(\.name))
        let code = file.path.hasSuffix(".swift") ? CallReader(text) : nil
        let declaresService = declaresService(file)
        let changed = Self.identifiers(in: text, file.path, forms, code).filter { word in
            if labels.contains(word.name), code?.callee(ofLabelAt: word.range.lowerBound) == nil { return false }
            if word.name == service { return isService(word, code, isDeclared: declaresService) }
            return (enums[word.name] != nil || !generated.contains(word.name))
                && isGenerated(word, in: text, code) == true
        }
        return text.replacing(changed.compactMap { word in words[word.name].map { (word.range, $0) } })
    }

    func isIn(_ text: [UInt8]) -> Bool {
        text.words.contains { words[$0.name] != nil }
    }

    /// An old name in a text.
    struct Place {
        let range: Range<Int>
        let name: String
        let newName: String
        /// The enum that may have the name as a case; nil if the name is certainly an old name.
        var possibleEnum: String?
    }

    /// Returns the old names in a Swift file or spec, in order: in code, comments and string literals. Returns the old texts in a table of translations.
    func remaining(in text: [UInt8], path: String) -> [Place] {
        let (isTable, isSwift) = (path.hasSuffix("strings"), path.hasSuffix(".swift"))
        let names = isTable ? [] : remainingNames(in: text, path: path)
        let changed = isTable || isSwift ? texts.places(in: text, path: path) : []
        return (names + changed).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func remainingNames(in text: [UInt8], path: String) -> [Place] {
        func place(_ word: Word, possibleEnum: String? = nil) -> Place {
            Place(range: word.range, name: word.name, newName: words[word.name] ?? "", possibleEnum: possibleEnum)
        }
        let found = text.words.filter { words[$0.name] != nil }
        guard found.contains(where: { Self.isName($0.name, forms) || $0.name == service }) else {
            return found.map { place($0) }
        }
        let code = path.hasSuffix(".swift") ? CallReader(text) : nil
        // In prose, the bare name is a word like any other.
        let identifiers = Set(Self.identifiers(in: text, path, forms, code).map(\.range))
        return found.compactMap { word in
            let (isName, isCode) = (Self.isName(word.name, forms), identifiers.contains(word.range))
            let isGenerated: Bool? =
                if let code, isCode, word.name == service {
                    isService(word, code, isDeclared: false)
                } else {
                    isName ? isGenerated(word, in: text, code) : true
                }
            guard !isName || isCode, isGenerated != false else { return nil }
            let possibleEnum = isGenerated == nil ? enums[word.name]?.min() : nil
            return place(word, possibleEnum: possibleEnum)
        }
    }

    /// Returns the new names in the Swift code of a spec, with their ranges. A bare name that is not a case of a generated enum belongs to the user.
    func renamed(in text: LocatedText) -> [(SourceRange, String)] {
        let bytes = Array(text.text.utf8)
        guard let code = CallReader(bytes) else { return [] }
        return bytes.words(at: code.identifierRanges).compactMap { word in
            guard word.name != service, isGenerated(word, in: bytes, code) == true,
                !isBare(word.name) || enums[word.name] != nil
            else {
                return nil
            }
            return words[word.name].map { (text.range(of: word.range), $0) }
        }
    }

    /// Returns true if a word is a generated name. Returns false for a bare name with another meaning, such as a variable `search`.
    /// Returns nil if the meaning is unknown: `.search` can be UIKit's.
    ///
    /// The bare name of a module is a case of generated enums: `DeepLink.search`. The case can be `.search` in a text that names the enum, or that
    /// passes the case to a generated function.
    private func isGenerated(_ word: Word, in text: [UInt8], _ code: CallReader?) -> Bool? {
        guard isBare(word.name) else { return true }
        let (enums, start) = (enums[word.name] ?? [], word.range.lowerBound)
        switch code?.base(ofMemberAt: start) {
        case .type(let name): return enums.contains(name)
        case .contextualType, .selfType:
            guard let code, !enums.isEmpty, enums.isSuperset(of: code.enums(withCase: word.name)) else { return false }
            if text.words.contains(where: { enums.contains($0.name) }) { return true }
            guard case .contextualType = code.base(ofMemberAt: start) else { return false }
            return code.parameter(ofMemberAt: start).map(parameters.contains) == true ? true : nil
        case .value, .keyPath: return enums.isEmpty
        case nil: return enums.isEmpty && code?.isDeclaredCase(at: start) != true
        }
    }

    /// Returns true if a word is a use of the service, and not a user's own member or variable with the same name.
    ///
    /// Uses are `dependencies.cart` and the label in `CartDependencies(cart: cart)`. In a file that declares the service as a property or parameter,
    /// `cart` alone is a use, too.
    private func isService(_ word: Word, _ code: CallReader?, isDeclared: Bool) -> Bool {
        let start = word.range.lowerBound
        if let callee = code?.callee(ofLabelAt: start) { return types.contains(callee) }
        switch code?.base(ofMemberAt: start) {
        case .value(let base?) where base != "self": return owners.contains(base)
        case .type(let type): return types.contains(type)
        case .contextualType: return false
        case .keyPath: return true
        case .selfType, .value, nil: return isDeclared && code?.isDeclaredCase(at: start) != true
        }
    }

    /// Returns true if the new render of a file uses the new name of the service without a base such as `dependencies`, and not the old name.
    private func declaresService(_ file: PlannedFile) -> Bool {
        guard let service, let new = words[service], let code = CallReader(file.bytes) else { return false }
        func isUsed(_ name: String) -> Bool { !code.uses(of: name).isEmpty }
        return isUsed(new) && !isUsed(service)
    }

    private func isBare(_ name: String) -> Bool {
        name.utf8.first?.isLowercase == true && Self.isName(name, forms)
    }

    /// Returns the identifiers in a text. In languages other than Swift, code can't be distinguished from prose, so bare names are left out.
    private static func identifiers(in text: [UInt8], _ path: String, _ forms: [NameForms], _ code: CallReader? = nil)
        -> [Word]
    {
        path.hasSuffix(".swift")
            ? text.words(at: (code ?? CallReader(text))?.identifierRanges ?? [])
            : text.words.filter { !isName($0.name, forms) }
    }

    private static func isName(_ word: String, _ forms: [NameForms]) -> Bool {
        forms.contains { $0.isName(word) }
    }
}

extension NameForms {
    /// Returns true if the rename changes some places of a name that is in a spec: a new form has taken these places.
    /// If all places stay, the name comes only from specs and belongs to the user.
    ///
    /// - Parameter names: all names in the same text of the spec. They can't be new forms.
    fileprivate func moves(
        _ name: String,
        _ before: [String: Int],
        _ after: [String: Int],
        except names: Set<String>
    ) -> Bool {
        guard after[name, default: 0] < before[name, default: 0] else { return false }
        return forms(of: name).contains { after[$0, default: 0] > before[$0, default: 0] && !names.contains($0) }
    }
}

extension [UInt8] {
    var words: [IdentifierRename.Word] {
        words(at: split { !$0.isPartOfWord }.map(\.indices))
    }

    fileprivate func words(at ranges: [Range<Int>]) -> [IdentifierRename.Word] {
        ranges.map { ($0, String(decoding: self[$0], as: UTF8.self)) }
    }

    /// Returns the text with some ranges replaced. A range that overlaps an earlier one is ignored.
    func replacing(_ edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
        var text: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
            text += self[end..<edit.range.lowerBound] + edit.text.utf8
            end = edit.range.upperBound
        }
        return text + self[end...]
    }
}
