import Diagnostics
import FileSystem
import Output
import Specs
import Support
import SwiftSource

/// A check for functions of the modules' protocols that no test calls.
///
/// A call counts if it has exactly the labels of the function, and if its file names the class of the function or the module.
struct TestCoverage {
    let reader: SourceReader
    let changes: [Change]

    private typealias Text = (path: String, bytes: [UInt8])

    /// Reports functions that no test calls. Modules without test files and functions under `#if` are skipped.
    func check(_ modules: [Module], into bag: inout DiagnosticBag) {
        let outputs: [Text] = changes.compactMap { change in
            guard let text = change.text, change.key?.pack != "mocks", change.path.hasSuffix(".swift") else {
                return nil
            }
            return (change.path, text)
        }
        // The module's own tests call most functions. For the rest, all files of the test target are searched.
        let byFolder = Dictionary(grouping: outputs, by: \.path.parentPath)
        let bySpec = Dictionary(grouping: changes.filter { $0.key?.pack != "mocks" }) { $0.key?.spec ?? "" }
        let subjects = Concurrently.map(modules) { module in
            TestSubject(module).without(calledIn: byFolder[module.testsFolder]?.map(\.bytes) ?? [])
                .written(in: bySpec[module.specPath]?.compactMap(\.text) ?? [])
        }
        let known = Set(changes.flatMap { [$0.path, $0.difference?.oldPath].compactMap(\.self) })
        let rest = Dictionary(grouping: subjects.filter { !$0.untested.isEmpty }, by: \.module.target.tests)
        for (folder, subjects) in rest.sorted(by: { $0.key.precedesByBytes($1.key) }) {
            let planned = outputs.filter { $0.path.hasPrefix(folder + "/") }
            let others = reader.files(below: folder, endings: [".swift"], into: &bag).filter { !known.contains($0) }
            let folders = Set((planned.map(\.path) + others).flatMap(\.folders))
            let subjects = subjects.filter { folders.contains($0.module.testsFolder) }
            let index = TestSubjectIndex(subjects)
            let called =
                Concurrently.map(planned) { index.calls(in: $0.bytes) }
                + Concurrently.map(others, into: &bag) { path, bag in
                    reader.file(path, into: &bag).map { index.calls(in: $0.bytes) } ?? []
                }
            let found = Set(called.flatMap(\.self))
            for (place, subject) in subjects.enumerated() {
                for (number, untested) in subject.untested.enumerated()
                where !found.contains(.init(subject: place, member: number)) {
                    let (module, type) = (subject.module, untested.type)
                    let message = "no test in \(module.target.tests) calls `\(untested.member.fullName)` of `\(type)`"
                    let help =
                        "call it in a test file that contains the word `\(type)` or `\(module.name)Module`; or switch the warning off "
                        + "with `warnings: {\(DiagnosticCode.untestedMember.rawValue): off}` in scaffold.yml"
                    bag.add(.untestedMember, message, at: untested.member.source.nameRange, help: help)
                }
            }
        }
    }
}
