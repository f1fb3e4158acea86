import Diagnostics
import Packs
import Rendering
import Support

extension ProjectLoader {
    /// Returns the real context of templates for a part of the project; nil if there is an error, which has been reported.
    ///
    /// - Parameter word: the word after `for:` in `pack.yml`.
    func context(of name: String, subject word: String?, file: String?, into bag: inout DiagnosticBag) -> ContextText? {
        let subject = word.flatMap(PackFile.Subject.init)
        if let word, subject == nil {
            let words = PackFile.Subject.allCases.map(\.rawValue)
            let message = "--for: expected \(Spelling.alternatives(words)), found `\(word)`"
            let help = Spelling.nearest(to: word, in: words).map { "did you mean `\($0)`?" }
            bag.add(.unknownValue, message, at: .command, help: help)
            return nil
        }
        let documents = documents(into: &bag)
        guard let (_, plan, library) = Pipeline(loader: self, documents: documents).plan(into: &bag) else { return nil }
        let candidates = plan.subjects.filter { subject == nil || $0.subject == subject }
        let exact = candidates.filter { $0.name == name }
        let found = exact.isEmpty ? candidates.filter { $0.name == name.typeName } : exact
        guard let first = found.first else {
            let kind = subject?.rawValue ?? "module, flow, service, mock or target"
            let message = name.isEmpty ? "missing name of a \(kind)" : "unknown \(kind) `\(name)`"
            let known = Set(candidates.map(\.name)).subtracting([""]).sorted()
            let help = Spelling.help(for: name, in: known) ?? "run `scaffold list` to see all names"
            bag.add(.noSuchModule, message, at: .command, help: help)
            return nil
        }
        let renders = plan.renders.filter { render in
            found.contains { $0.subject == render.subject && $0.name == render.subjectName }
        }
        if let file {
            let name = template(meantBy: file, in: library)
            let path = path(meantBy: file, among: Set(renders.map(\.path)))
            let render = renders.first { $0.path == path || $0.key.template == name }
            if render == nil {
                let known = Set(renders.flatMap { [$0.key.template, $0.path] }).sorted()
                let subject = "file or template `\(file)`\(first.name.isEmpty ? "" : " of `\(first.name)`")"
                bag.add(.noSuchTemplate(subject, help: Spelling.help(for: file, in: known)))
            }
            return render?.contextText
        }
        let subjects = Set(found.map(\.subject.rawValue)).sorted()
        guard subjects.count == 1 else {
            let message = "several parts of the project are named `\(name)`"
            let help = "add \(Spelling.alternatives(subjects.map { "--for \($0)" }))"
            bag.add(.ambiguousName, message, at: .command, help: help)
            return nil
        }
        return plan.contextText(of: first)
    }
}
