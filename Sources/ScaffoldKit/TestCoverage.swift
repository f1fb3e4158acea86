import Diagnostics
import Output
import ProjectGraph
import Rendering
import SwiftInterface

/// Says which methods of the modules' protocols no test names.
struct TestCoverage {
    let reader: SourceReader
    let files: [RenderedFile]
    let changes: [Change]

    /// Of modules without any test file, and of methods under `#if`, it says nothing.
    func check(_ modules: [Module], into bag: inout DiagnosticBag) {
        let written = Set(changes.filter(\.writes).map(\.path))
        let rendered = Dictionary(grouping: files.filter { written.contains($0.path) }) { file in
            file.path.split(separator: "/").dropLast().joined(separator: "/")
        }
        _ = Concurrently.map(modules, into: &bag) { check($0, rendered: rendered[$0.testsFolder] ?? [], into: &$1) }
    }

    private func check(_ module: Module, rendered: [RenderedFile], into bag: inout DiagnosticBag) {
        let folder = module.testsFolder
        let kept = Set(reader.files(below: folder, endings: [".swift"], into: &bag)).subtracting(rendered.map(\.path))
        let texts = rendered.map(\.bytes) + kept.compactMap { reader.file($0, into: &bag)?.bytes }
        guard !texts.isEmpty else { return }
        let names = texts.reduce(into: Set<String>()) { $0.formUnion(Self.identifiers(in: $1)) }
        for contract in module.protocols {
            guard case .role = contract.purpose else { continue }
            for case .member(let member) in contract.ownItems where member.callable != nil && !names.contains(member.name.plain) {
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
    }

    private static func identifiers(in bytes: [UInt8]) -> Set<String> {
        Set(bytes.split { !$0.isIdentifierPart }.map { String(decoding: $0, as: UTF8.self) })
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
