package import Diagnostics
package import Specs
package import Support
import TemplateEngine

/// A finished output, before anybody has looked at the disk.
package final class RenderedFile: Sendable {
    package let key: OutputKey
    package let path: String
    package let owner: Owner
    package let bytes: [UInt8]
    package let origin: SourceRange?

    fileprivate init(_ render: PlannedRender, bytes: [UInt8]) {
        key = render.key
        path = render.path
        owner = render.owner
        origin = render.origin
        self.bytes = bytes
    }
}

extension RenderPlan {
    /// Returns the files in the order of the plan.
    ///
    /// - Parameter graph: says how long files may be.
    package func render<Result: Sendable>(
        of graph: ProjectGraph,
        into bag: inout DiagnosticBag,
        _ transform: @Sendable (RenderedFile) -> Result
    ) -> [Result] {
        let tests = graph.targets.all.map { $0.tests + "/" }
        return Concurrently.mapToLimit(renders, into: &bag) { render, bag in
            // A test is as long as what it tests: a screen that is too large is seen by its own files, and by its functions.
            let budget = tests.contains { render.path.hasPrefix($0) } ? Int.max : graph.budget.lines
            return render.render(lineBudget: budget, into: &bag).map(transform)
        }.compactMap(\.self)
    }
}

extension PlannedRender {
    fileprivate func render(lineBudget: Int, into bag: inout DiagnosticBag) -> RenderedFile? {
        let place = origin.map { " for \($0.location)" } ?? ""
        let options = RenderOptions(notes: [Diagnostic.Note("while rendering \(path)\(place)")])
        guard let text = rule.template.render(context, options: options, into: &bag) else { return nil }
        let isSwift = path.hasSuffix(".swift")
        let bytes =
            isSwift
            ? CleanUp.swift(text.bytes, verbatim: text.verbatim, layout: layout)
            : CleanUp.text(text.bytes, verbatim: text.verbatim)
        if isSwift, owner == .user, let origin { checkSize(bytes, budget: lineBudget, origin: origin, into: &bag) }
        return RenderedFile(self, bytes: bytes)
    }

    private func checkSize(_ bytes: [UInt8], budget: Int, origin: SourceRange, into bag: inout DiagnosticBag) {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") }
        guard lines > budget else { return }
        bag.add(
            Diagnostic(
                .largeFile,
                "\(path) has \(lines) lines; the budget is \(budget)",
                at: origin,
                severity: .warning,
                help: "split the screen or service, or raise `budget: {lines: …}` in scaffold.yml"
            )
        )
    }
}
