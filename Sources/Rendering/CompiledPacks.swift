package import Diagnostics
package import Packs
import Support
import TemplateEngine
import YAML

/// Packs with their templates compiled.
package struct CompiledPacks: Sendable {
    package let library: PackLibrary
    let files: [CompiledPackFile]

    /// The packs of projects without their own templates. A process compiles them once, for all runs of `rename`, `watch` and the tests.
    private static let builtIn: CompiledPacks = {
        var bag = DiagnosticBag()
        let packs = CompiledPacks(.builtIn, checksShapes: false, into: &bag)
        precondition(!bag.hasErrors, "a built-in template has an error")
        return packs
    }()

    /// Returns the compiled packs. If the library has only the built-in packs, they are compiled once in a process.
    package static func compiled(_ library: PackLibrary, into bag: inout DiagnosticBag) -> CompiledPacks {
        library.layers.count == 1 ? builtIn : CompiledPacks(library, into: &bag)
    }

    /// Compiles packs. Reports the errors in templates that don't depend on a project.
    package init(_ library: PackLibrary, checksShapes: Bool = true, into bag: inout DiagnosticBag) {
        self.library = library
        let files = library.packs.flatMap { pack in pack.files.map { (pack: pack, file: $0) } }
        var findings = DiagnosticBag()
        self.files = Concurrently.map(files, into: &findings) {
            CompiledPackFile($0.file, of: $0.pack, in: library, checksShapes: checksShapes, into: &$1)
        }.compactMap(\.self)
        bag.add(contentsOf: findings.withOneForEachRole)
    }
}

extension PackLibrary {
    /// The built-in packs, read once in a process.
    package static let builtIn: PackLibrary = {
        var ignored = DiagnosticBag()
        return PackLibrary.read(layers: [], filters: .swift, into: &ignored)
    }()
}

/// A compiled entry of `files` in a pack's manifest. It is a class, because each of its outputs refers to it.
final class CompiledPackFile: Sendable {
    let file: PackFile
    let pack: PackManifest
    let inherited: InheritedFile
    let template: CompiledTemplate
    /// True if the template, or one that it uses, is not built in.
    let isOwn: Bool
    let path: CompiledTemplate
    let conditions: [CompiledExpression]
    /// The list under `each`: the entry has one output for each item.
    let items: CompiledExpression?
    /// The shape of the context of its path and condition.
    private let shape: MappingShape
    /// The shape of the context of its template, which can also use `file`.
    private let templateShape: MappingShape

    /// Returns nil if there are errors, which have been reported.
    ///
    /// If the pack has a built-in file from another pack, errors in this file are reported at the name of the other pack.
    ///
    /// - Parameter checksShapes: whether to check that the templates use only names that their contexts have.
    init?(
        _ file: PackFile,
        of pack: PackManifest,
        in packs: PackLibrary,
        checksShapes: Bool,
        into bag: inout DiagnosticBag
    ) {
        let inherited = InheritedFile(file, of: pack)
        var findings = DiagnosticBag()
        defer { inherited.add(findings.unsorted, to: &bag) }
        let roles = pack.roles.map(\.name.text)
        let used = [file.role, file.testedRole].compactMap(\.self)
        if pack.isStyle, let role = used.first(where: { !roles.contains($0.text) }) {
            findings.add(.unknownRole(role, known: roles))
            return nil
        }
        let library = packs.templates
        let template = Self.template(file.template, in: packs, into: &findings)
        let path = library.compile(text: file.path, into: &findings)
        let conditions = file.conditions.compactMap { library.compileExpression($0, into: &findings) }
        items = file.each.flatMap { library.compileExpression($0, into: &findings) }
        guard let template, let path, conditions.count == file.conditions.count, (items == nil) == (file.each == nil)
        else { return nil }
        self.file = file
        self.pack = pack
        self.inherited = inherited
        isOwn = template.fileNames.contains { library.source(named: $0).map { !PackLayer.isBuiltIn($0.file) } ?? true }
        self.conditions = conditions
        let context = packs.context(of: file, in: pack)
        let list = items.map { $0.check(against: context, into: &findings).unwrapped }
        let item = if case .list(let item) = list { item } else { TemplateShape.any }
        shape = list == nil ? context : context.with(.init("item", shape: item))
        templateShape = shape.with(.init("file", shape: OutputFileContext.shape))
        // The checks have the order of rendering, because rendering reports the first error again.
        if checksShapes {
            for condition in conditions { condition.check(against: shape, into: &findings) }
            path.check(against: shape, into: &findings)
            template.check(against: templateShape, into: &findings)
        }
        (self.template, self.path) = (template, path)
        if items == nil { Self.reportOnce(itemsWithoutEach: file, &findings) }
    }

    /// Replaces the errors for all uses of `item` in an entry without `each` by one error.
    private static func reportOnce(itemsWithoutEach file: PackFile, _ findings: inout DiagnosticBag) {
        let isUse = { (found: Diagnostic) in found.code == .templateNameMissing && found.range?.text == "item" }
        let uses = findings.unsorted.filter(isUse)
        guard let use = uses.first else { return }
        findings.remove(where: isUse)
        let help = "to generate a file for each item of a list, add `each:` to the entry of `files`"
        let isInEntry = use.range?.file.path == file.template.range.file.path
        let notes = isInEntry ? [] : [Diagnostic.Note("the entry of `files` is here", at: file.template.range)]
        findings.add(Diagnostic(use.code, use.message, at: use.place, help: help, notes: use.notes + notes))
    }

    private static func template(
        _ name: LocatedText,
        in packs: PackLibrary,
        into bag: inout DiagnosticBag
    ) -> CompiledTemplate? {
        let known = packs.templates.sources.map(\.name)
        guard known.contains(name.text) else {
            let help =
                packs.helpForMissingEnding(of: name.text) ?? packs.helpForMissingFile(name.text, known: known)
                ?? Spelling.nearestPath(to: name.text, in: known).map { "did you mean `\($0)`?" }
                ?? "write the path from the folder of all packs, such as `viper/Router.swift.stencil`"
            bag.add(.missingTemplate, "unknown template `\(name.text)`", at: name.range, help: help)
            return nil
        }
        return packs.templates.compile(name.text, into: &bag)
    }

    /// Returns the outputs of the entry. There are none if the condition is false, or if there is an error, which has been reported.
    func renders(_ scope: TemplateScope, options: TemplateMapping, into bag: inout DiagnosticBag) -> [PlannedRender] {
        var findings = DiagnosticBag()
        defer { inherited.add(findings.unsorted, to: &bag) }
        let values = scope.context.values + [.mapping(options)]
        guard let items, let written = file.each else {
            let context = TemplateMapping(keys: shape.keys, values: values)
            return [render(scope, context, instance: scope.instance, options, into: &findings)].compactMap(\.self)
        }
        // The expression of the list can't use `item`.
        let context = TemplateMapping(keys: shape.keys, values: values + [.null])
        guard let list = items.evaluate(context, into: &findings) else { return [] }
        let note = Diagnostic.Note(rendering: file.template.text, for: scope)
        guard case .list(let found) = list, found.allSatisfy({ $0.instanceName != nil }) else {
            let message = "`each` needs a list in which each item is a text, or has a member `name`"
            let help = "write a list such as `module.protocols`"
            findings.add(.wrongItems, message, at: written.range, help: help, notes: [note])
            return []
        }
        var names: Set<String> = []
        if let name = found.compactMap(\.instanceName).first(where: { !names.insert($0).inserted }) {
            let message = "`\(name)` appears twice in the list after `each`"
            let help = "remove one `\(name)`, or add `| unique` (for items that are not texts, `| unique('name')`)"
            findings.add(.wrongItems, message, at: written.range, help: help, notes: [note])
            return []
        }
        return found.compactMap { item in
            let instance = [scope.instance, item.instanceName ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
            let context = TemplateMapping(keys: shape.keys, values: values + [item])
            return render(scope, context, instance: instance, options, into: &findings)
        }
    }

    private func render(
        _ scope: TemplateScope,
        _ context: TemplateMapping,
        instance: String,
        _ options: TemplateMapping,
        into bag: inout DiagnosticBag
    ) -> PlannedRender? {
        for condition in conditions {
            guard let value = condition.evaluate(context, into: &bag), value.isTrue else { return nil }
        }
        guard let rendered = path.render(context, into: &bag) else { return nil }
        let path = String(decoding: rendered.bytes, as: UTF8.self)
        let values = context.values + [OutputFileContext(path: path).templateValue]
        let spec = scope.spec.isEmpty ? nil : scope.spec
        return PlannedRender(
            key: OutputKey(spec: spec, pack: pack.name.text, template: file.template.text, instance: instance),
            path: path,
            scope: scope,
            packFile: self,
            context: TemplateMapping(keys: templateShape.keys, values: values),
            layout: SwiftLayout(options: options)
        )
    }
}

extension PackLibrary {
    /// Returns nil if there is no file that has the name of a template except for `.stencil`.
    fileprivate func helpForMissingEnding(of name: String) -> String? {
        let ending = ".stencil"
        let file = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
        guard templates.source(named: file + ending) == nil, layers.contains(where: { $0.hasFile(file) })
        else { return nil }
        let help = "rename the file `\(file)`: the name of a template ends in `\(ending)`"
        return file == name ? "\(help); change the name here, too" : help
    }
}

extension PackLibrary {
    /// Returns nil if the team has no folder for the template, or if there is a template with a similar name.
    fileprivate func helpForMissingFile(_ name: String, known: [String]) -> String? {
        guard let slash = name.lastIndex(of: "/"),
            let folder = layers.first(where: { $0.files.contains { $0.name.hasPrefix(name[...slash]) } })?.folder,
            !known.contains(where: { $0.hasSuffix(name[slash...]) }),
            Spelling.nearestPath(to: name, in: known.filter { $0.hasPrefix(name[...slash]) }) == nil
        else { return nil }
        return "there is no file `\(folder == "." ? name : "\(folder)/\(name)")`: create it, or correct the name"
    }
}

extension TemplateValue {
    /// The name that distinguishes an item of a list from the others; nil if there is none.
    fileprivate var instanceName: String? {
        switch self {
        case .string(let text): text
        case .mapping(let members): if case .string(let name) = members["name"] { name } else { nil }
        default: nil
        }
    }
}

/// A file of a pack, which may come from a pack under `extends` or `includes`.
///
/// An error in a built-in file of a team's pack is reported at the name of the other pack, because the team can change only this
/// pack. If the file needs a role that the pack leaves out, the error is reported at the role under `without`.
struct InheritedFile: Sendable {
    private let template: String
    /// The name of the other pack; nil if the file is not built in, or if the pack is built in.
    private let base: LocatedText?
    /// The templates and roles of the other pack that the pack leaves out.
    private let without: [LocatedText]

    init(_ file: PackFile, of pack: PackManifest) {
        template = file.template.text
        let isInherited = !PackLayer.isBuiltIn(pack.range.file) && PackLayer.isBuiltIn(file.template.range.file)
        let folder = template.prefix { $0 != "/" }
        base = isInherited ? pack.includes.first { $0.text == folder } ?? pack.extended ?? pack.includes.first : nil
        without = file.template.range.file.path == pack.range.file.path ? [] : pack.without
    }

    /// Adds the findings of the file's template or of its entry in `pack.yml`.
    func add(_ findings: [Diagnostic], to bag: inout DiagnosticBag) {
        var calls: [SourceRange] = []
        var hasNeed = false
        for finding in findings {
            if let need = needOfRole(finding) {
                if !hasNeed { bag.add(need) }
                hasNeed = true
                continue
            }
            guard let call = finding.callOfBuiltInMacro else {
                bag.add(moved(finding))
                continue
            }
            // Other errors of the call are follow-up errors.
            if !calls.contains(where: { $0 == call.range }) { bag.add(call) }
            calls += [call.range].compactMap(\.self)
        }
    }

    /// Returns an error at a role under `without` if the finding is a consequence of the missing role; else nil.
    private func needOfRole(_ finding: Diagnostic) -> Diagnostic? {
        guard let range = finding.range,
            let name = finding.message.firstMatch(of: /^unknown (?:role|member) `(\w+)`/)?.1,
            let item = without.first(where: { $0.text == name })
        else { return nil }
        let help =
            "remove `\(name)` from `without`, or also add the templates that the notes quote, such as `\(template)`"
        let note = Diagnostic.Note("`\(template)` needs the role, because it uses this line", at: range)
        let message = "other templates need the role `\(name)`"
        return Diagnostic(.wrongBase, message, at: item.range, help: help, notes: [note])
    }

    private func moved(_ finding: Diagnostic) -> Diagnostic {
        guard let base, finding.severity == .error, case .range(let range) = finding.place,
            PackLayer.isBuiltIn(range.file)
        else { return finding }
        let message = "`\(template)` can't be used in this pack: \(finding.message)"
        let help = "add the template to `without`, or change the pack so that it has what the template uses"
        let notes = [Diagnostic.Note("the error is here", at: range)] + finding.notes
        return Diagnostic(finding.code, message, at: base.range, help: help, notes: notes)
    }
}

extension Diagnostic {
    /// The error for a call whose arguments a built-in macro can't use; nil for other errors.
    fileprivate var callOfBuiltInMacro: Diagnostic? {
        guard let range, PackLayer.isBuiltIn(range.file),
            let call = notes.filter({ $0.message.hasPrefix("the macro ") }).compactMap(\.range)
                .first(where: { !PackLayer.isBuiltIn($0.file) })
        else { return nil }
        let missing = message.wholeMatch(of: /unknown member (`.+`) of (`\w+`)/)?.output
        let fault = missing.map { "the argument for the parameter \($0.2) of this macro has no member \($0.1)" }
        let message = fault ?? "this macro can't use its arguments: \(self.message)"
        let help = missing.map { "pass a value that has the member \($0.1)" } ?? self.help ?? "pass another value"
        let others = notes.filter { $0.range.map { PackLayer.isBuiltIn($0.file) } ?? true }
        let note = Note("the macro uses the argument here", at: range)
        return Diagnostic(code, message, at: call, help: help, notes: [note] + others)
    }
}

extension DiagnosticBag {
    /// The diagnostics, with only one error for each role under `without`. Its notes show all files that need the role.
    fileprivate var withOneForEachRole: DiagnosticBag {
        let needs = Dictionary(grouping: unsorted.filter { $0.code == .wrongBase }) { $0.range?.location }
        var bag = filter { $0.code != .wrongBase }
        for same in needs.values { bag.add(same.dropFirst().flatMap(\.notes).reduce(same[0]) { $0.adding($1) }) }
        return bag
    }
}
