import Diagnostics
import FileSystem
import Output
import Packs
import Rendering
import Support
import TemplateEngine
import YAML

/// `scaffold templates lint`: checks packs without the projects that use them.
struct TemplateLint {
    let pipeline: Pipeline
    let library: PackLibrary
    /// The names of the packs; empty for all packs with a file of the team.
    let names: [String]
    /// True if the templates were written for Stencil. Then differences from Stencil are reported, too.
    let areForStencil: Bool
    let uses: TemplateUses

    /// - Returns: the names of the packs that were checked.
    func run(into bag: inout DiagnosticBag) -> [String] {
        guard let packs = packs(into: &bag) else { return [] }
        for source in own where areForStencil && source.name.hasSuffix(".stencil") {
            StencilHabits.report(source, .swift, into: &bag)
        }
        for (name, shape) in SpecStarter.templates where own.contains(where: { $0.name == name }) {
            library.templates.compile(name, into: &bag)?.check(against: shape, into: &bag)
        }
        let compiled = CompiledPacks(library, into: &bag)
        // A template with an error may be the one that uses a template or an option.
        guard !bag.hasErrors else { return packs.map(\.name.text) }
        checkUse(into: &bag)
        checkCopies(into: &bag)
        for pack in packs {
            checkOptions(of: pack, into: &bag)
            checkSuperclasses(of: pack, into: &bag)
        }
        var findings = DiagnosticBag()
        let paths = Set(library.layers.flatMap(\.files).map(\.file.path))
        for pack in packs {
            let options = uses(of: pack)
            let trial = PackTrial(pack: pack, compiled: compiled, pipeline: pipeline, options: options, paths: paths)
            trial.run(into: &findings)
        }
        // Most errors of one sample occur in other samples, too.
        bag.add(contentsOf: findings.onceAtEachPlace(Set(DiagnosticCode.allCases)))
        return packs.map(\.name.text)
    }

    /// Reports copies of built-in templates that lack later changes of these templates.
    private func checkCopies(into bag: inout DiagnosticBag) {
        guard !own.isEmpty, let copies = TemplateCopies(loader: pipeline.loader, into: &bag) else { return }
        for change in copies.gains(into: &bag) where change.kind != .unchanged {
            let message = "the built-in template has changed since you copied it"
            let help =
                "to see the changes: `scaffold templates diff`; to merge them, run `scaffold templates eject` again"
            bag.add(.staleCopy, message, at: .path(change.path), severity: .warning, help: help)
        }
    }

    /// Returns the packs to check; nil if a pack does not exist, which has been reported.
    private func packs(into bag: inout DiagnosticBag) -> [PackManifest]? {
        guard let named = library.packs(named: names, into: &bag) else { return nil }
        guard names.isEmpty else { return named }
        let own = Set(own.map(\.name))
        return library.packs.filter { pack in
            // The team has the manifest of the pack, or a template from which the pack generates files.
            return library.manifestName(of: pack).map(own.contains) == true
                || !uses.templates(of: pack).isDisjoint(with: own)
        }
    }

    /// The templates that are neither built in nor copied from a repository.
    private var own: [TemplateSource] {
        library.layers.filter { $0.folder != nil && !$0.isVendored }.flatMap(\.files)
    }

    private func checkUse(into bag: inout DiagnosticBag) {
        let used = library.packs.reduce(into: Set<String>()) { $0.formUnion(uses.templates(of: $1)) }
        let others = used.subtracting(own.map(\.name)).sorted()
        // A template can also replace a built-in template that no pack uses, such as the template of new specs.
        let builtIn = Set(library.layers.filter { $0.folder == nil }.flatMap(\.files).map(\.name))
        let known = used.union(builtIn)
        for source in own where source.name.hasSuffix(".stencil") && !known.contains(source.name) {
            let candidates = others.filter { $0.parentPath == source.name.parentPath }
            let nearest = Spelling.nearest(to: source.name, in: candidates)
            let replaced = builtIn.filter { $0.lastName.lowercased() == source.name.lastName.lowercased() }.sorted()
            let help =
                if let nearest {
                    "did you mean `\(nearest)`?"
                } else if replaced.isEmpty {
                    "name it under `files` in a `pack.yml`; if it belongs to another tool, move it out of the folder of templates"
                } else {
                    "to replace a built-in template, give this file the path of that template: \(Spelling.alternatives(replaced))"
                }
            let message = "no pack and no template uses this template"
            bag.add(.unusedTemplate, message, at: .path(source.file.path), help: help)
        }
    }

    /// Reports unused options of a pack. The clean-up uses `indent` and `lineLength`, and the names of protocols use `suffix`.
    private func checkOptions(of pack: PackManifest, into bag: inout DiagnosticBag) {
        let used = ["indent", "lineLength", "suffix"] + uses(of: pack).map(\.name.text)
        // Inherited options are not reported: `without` can leave out the templates of the extended pack that use them.
        let own = pack.options.filter { $0.name.range.file.path == pack.range.file.path }
        for option in own where !used.contains(option.name.text) {
            let name = option.name.text
            let help = "use `options.\(name)` in a template, path or condition; or remove the option"
            bag.add(.unusedOption, "unused option `\(name)`", at: option.name.range, help: help)
        }
    }

    /// Reports superclasses of screens that no pack lists: members of specs that such a class inherits from UIKit are not reported.
    private func checkSuperclasses(of pack: PackManifest, into bag: inout DiagnosticBag) {
        let listed = library.packs.flatMap(\.superclasses).map(\.name.text)
        for role in pack.roles where role.value.isScreen && role.value.hasProtocol {
            guard let written = role.value.superclass, written.range.file.path == pack.range.file.path,
                !written.text.contains("{"), !listed.contains(written.text)
            else { continue }
            let help = "list the class under `superclasses`, with the class of UIKit from which it inherits"
            let message = "scaffold doesn't know the members of the superclass `\(written.text)`"
            bag.add(.unlistedSuperclass, message, at: written.range, help: help)
        }
    }

    private func uses(of pack: PackManifest) -> [NamedValue<PackOption>] {
        let texts = PackTexts(of: pack, in: library)
        return library.options(of: pack).filter { texts.use($0.name.text, of: "options") }
    }
}
