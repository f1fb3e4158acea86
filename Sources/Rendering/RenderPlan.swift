package import Diagnostics
package import Packs
package import Specs
package import Support
import SwiftSource
package import TemplateEngine
import YAML

/// The templates to render, with a context for each output of a project.
package struct RenderPlan: Sendable {
    package let renders: [PlannedRender]
    let scopes: TemplateScopes

    /// All parts of the project, also those for which no pack generates a file.
    package var subjects: [TemplateScope] { scopes.all }

    /// Returns the context of a part, with the options of the module's style or of the pack `common`.
    package func contextText(of scope: TemplateScope) -> ContextText {
        let values = zip(scope.context.names, scope.context.values).map { ($0, $1) }
        return ContextText(TemplateMapping(values + [("options", .mapping(scopes.options(of: scope)))]))
    }

    package func only(_ packs: Set<String>) -> RenderPlan {
        RenderPlan(renders: renders.filter { packs.contains($0.key.pack) }, scopes: scopes)
    }

    /// The outputs that come from a spec.
    package var ofSpecs: RenderPlan { RenderPlan(renders: renders.filter { $0.key.spec != nil }, scopes: scopes) }

    /// Creates the plan for a project.
    ///
    /// - Parameter modules: the names of the modules to render, without flows and services; nil for everything. Files for the project and
    ///   for targets are always in the plan.
    package static func make(
        _ graph: ProjectGraph,
        packs: CompiledPacks,
        modules: Set<String>?,
        into bag: inout DiagnosticBag
    ) -> RenderPlan {
        let styles = graph.modules.map { (name: $0.style.name, range: $0.signature.nameRange) }
        let selection = PackSelection(graph.settings.packs, styles: styles, in: packs.library, into: &bag)
        let files = packs.files.filter { selection.uses($0.file, of: $0.pack) }
        let makers = Set(files.map(\.pack.name.text))
        let scopes = TemplateScopes(graph: graph, packs: packs.library, makers: makers, only: modules, into: &bag)
        let work = files.flatMap { file in
            scopes.all(file.file.subject, of: file.pack).map { (file: file, scope: $0) }
        }
        let renders = Concurrently.map(work, into: &bag, until: .templateLimit) { work, bag in
            let options = scopes.options(work.file.pack, work.scope, into: &bag)
            return work.file.renders(work.scope, options: options, into: &bag)
        }
        return RenderPlan(renders: renders.flatMap(\.self), scopes: scopes)
    }
}

/// An output to be rendered.
package struct PlannedRender: Sendable {
    package let key: OutputKey
    package let path: String
    let scope: TemplateScope
    let packFile: CompiledPackFile
    let context: TemplateMapping
    let layout: SwiftLayout

    package var subject: PackFile.Subject { scope.subject }
    package var subjectName: String { scope.name }
    package var origin: SourceRange? { scope.origin }
    package var owner: Owner { packFile.file.owner }
    /// The pattern of the path in `pack.yml`.
    package var pattern: SourceRange { packFile.file.path.range }

    package var contextText: ContextText { ContextText(context) }

    /// An expression that is missing in the pattern of the path: `module.name`. Its value is different for each output of the entry. Nil if
    /// there is none.
    package var missingName: String? {
        let subject: String? =
            switch scope.subject {
            case .project: nil
            case .target: "target.name"
            case .module: "module.name"
            case .flow: "flow.name"
            case .services: "document.name"
            case .service: "service.name"
            case .mock: "mock.file"
            }
        let item = packFile.file.each.map { _ in if case .string = context["item"] { "item" } else { "item.name" } }
        let expressions = packFile.file.path.text.ranges(of: /{{.*?}}/).map { packFile.file.path.text[$0] }
        return [item, subject].compactMap(\.self).first { name in !expressions.contains { $0.contains(name) } }
    }
}

extension RenderPlan {
    /// Renders the files, and returns the results of `transform` in the order of the plan.
    ///
    /// - Parameter graph: the project, with the limit for the lines of a file.
    package func render<Result: Sendable>(
        of graph: ProjectGraph,
        into bag: inout DiagnosticBag,
        _ transform: @Sendable (PlannedRender, [UInt8]) -> Result
    ) -> [Result] {
        let tests = graph.targets.all.map { $0.tests + "/" }
        return Concurrently.map(renders, into: &bag, until: .templateLimit) { render, bag in
            // Tests have no limit, because a test is long if the tested code is. The warnings about that code are enough.
            let budget = tests.contains { render.path.hasPrefix($0) } ? Int.max : graph.settings.sizeLimits.lines
            return render.render(lineBudget: budget, into: &bag).map { transform(render, $0) }
        }.compactMap(\.self)
    }
}

extension PlannedRender {
    package var note: Diagnostic.Note { .init(rendering: path.isEmpty ? key.template : path, for: scope) }

    /// Renders the template, without the clean-up.
    ///
    /// - Returns: nil if there is an error, which has been reported.
    package func text(keepsSourceMap: Bool = false, into bag: inout DiagnosticBag) -> RenderedText? {
        var findings = DiagnosticBag()
        defer { packFile.inherited.add(findings.unsorted.map { $0.raised(for: scope) }, to: &bag) }
        return packFile.template.render(context, notes: [note], keepsSourceMap: keepsSourceMap, into: &findings)
    }

    fileprivate func render(lineBudget: Int, into bag: inout DiagnosticBag) -> [UInt8]? {
        guard let text = text(into: &bag) else { return nil }
        let isSwift = path.hasSuffix(".swift")
        if packFile.isOwn { checkSwift(text, into: &bag) }
        guard packFile.file.isCleaned ?? isSwift else { return text.bytes }
        let bytes =
            isSwift
            ? CleanUp.swift(text.bytes, verbatim: text.verbatim, layout: layout)
            : CleanUp.text(text.bytes, verbatim: text.verbatim)
        if isSwift, owner == .user, let origin { checkSize(bytes, budget: lineBudget, origin: origin, into: &bag) }
        return bytes
    }

    private func checkSize(_ bytes: [UInt8], budget: Int, origin: SourceRange, into bag: inout DiagnosticBag) {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") }
        guard lines > budget else { return }
        let message = "\(path) is generated with \(lines) lines; the limit (`budget`) is \(budget)"
        let help = "split the screen or service, or raise `budget: {lines: …}` in scaffold.yml"
        bag.add(.largeFile, message, at: origin, help: help)
    }
}

extension Diagnostic.Note {
    /// Creates a note that names the rendered output, or the template if the path of the output is not known.
    init(rendering file: String, for scope: TemplateScope) {
        let subject = scope.subject == .services ? "spec" : scope.subject.rawValue
        let purpose = scope.origin.map { " for the \(subject) `\(scope.name)` (\($0.location))" }
        self.init("while rendering \(file)\(purpose ?? "")")
    }
}

extension Diagnostic {
    /// Moves an error that a template raises to the spec for which the template is rendered. Returns other diagnostics unchanged.
    ///
    /// The new place is the first option or member in the spec that the message names in backticks, or else the beginning of the spec.
    fileprivate func raised(for scope: TemplateScope) -> Diagnostic {
        guard let spec = scope.origin, code == .templateRaisedError, case .range(let tag) = place else { return self }
        let quoted = message.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        let texts = quoted.filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        let members = scope.module?.protocols.flatMap(\.ownItems).members ?? []
        func range(named text: Substring) -> SourceRange? {
            let option = scope.options.first { $0.name.text == text.prefix { $0.isLetter } }
            let member = members.first { $0.fullName == text || $0.name.plain == text }
            return option?.name.range ?? member?.source.nameRange
        }
        let place = texts.lazy.compactMap(range).first ?? spec
        let note = Note("the template raises the error here", at: tag)
        return Diagnostic(code, message, at: place, help: help, notes: [note] + notes)
    }
}
