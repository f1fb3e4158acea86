import Diagnostics
import Output
import ProjectGraph
import SwiftInterface

/// Says which methods of the modules' protocols no test names.
struct TestCoverage {
    let reader: SourceReader
    let changes: [Change]

    private typealias Text = (path: String, bytes: [UInt8])

    /// Of modules without any test file, and of methods under `#if`, it says nothing.
    func check(_ modules: [Module], into bag: inout DiagnosticBag) {
        var outputs = Dictionary(modules.map { ($0.testsFolder[...], [Text]()) }) { first, _ in first }
        for change in changes {
            guard let text = change.text, change.path.utf8.suffix(6).elementsEqual(".swift".utf8) else { continue }
            outputs[change.path[..<(change.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? change.path.startIndex)]]?.append((change.path, text))
        }
        let gone = Set(changes.flatMap { [$0.kind == .remove ? $0.path : nil, $0.difference?.oldPath].compactMap(\.self) })
        _ = Concurrently.map(modules, into: &bag) { [outputs] module, bag in
            check(module, outputs: outputs[module.testsFolder[...]] ?? [], gone, into: &bag)
        }
    }

    private func check(_ module: Module, outputs: [Text], _ gone: Set<String>, into bag: inout DiagnosticBag) {
        var untested = module.protocols.flatMap(\.testedMembers)
        guard !untested.isEmpty else { return }
        // The most that is asked for is found in the first files: the others needn't be read.
        for text in outputs.lazy.map(\.bytes) where !untested.isEmpty { untested = untested.filter { !names($0, in: text) } }
        guard !untested.isEmpty else { return }
        let folder = module.testsFolder
        let others = Set(reader.files(below: folder, endings: [".swift"], into: &bag)).subtracting(outputs.map(\.path)).subtracting(gone).sorted()
        guard !outputs.isEmpty || !others.isEmpty else { return }
        for path in others where !untested.isEmpty {
            guard let file = reader.file(path, into: &bag) else { continue }
            untested = untested.filter { !names($0, in: file.bytes) }
        }
        for member in untested {
            bag.add(
                Diagnostic(
                    .untestedMember,
                    "no test in \(folder) names `\(member.fullName)`",
                    at: member.source.nameRange,
                    severity: .warning,
                    help: "add a test that calls it"
                )
            )
        }
    }

    private func names(_ member: InterfaceMember, in bytes: [UInt8]) -> Bool {
        let name = Array(member.name.plain.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while let found = bytes[start...].firstIndex(of: name[0]), found + name.count <= bytes.count {
                let end = found + name.count
                let isWhole = (found == 0 || !bytes[found - 1].isIdentifierPart) && (end == bytes.count || !bytes[end].isIdentifierPart)
                if isWhole, bytes[found..<end].elementsEqual(name) { return true }
                start = found + 1
            }
            return false
        }
    }
}

extension ModuleProtocol {
    /// The functions that a test of the module should call.
    fileprivate var testedMembers: [InterfaceMember] {
        guard case .role = purpose else { return [] }
        return ownItems.compactMap { if case .member(let member) = $0, member.callable != nil { member } else { nil } }
    }
}

extension UInt8 {
    fileprivate var isIdentifierPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
