import Diagnostics
import Support
import SwiftSource

/// The protocols in the Swift files that specs name with `source:`.
struct SourceProtocols {
    /// The readable files, by path. Errors in other files have been reported.
    private var read: [String: DeclaredFile] = [:]

    var files: [DeclaredFile] { read.sorted { $0.key < $1.key }.map(\.value) }

    init(_ sources: [String: SourceFile], into bag: inout DiagnosticBag) {
        for (path, file) in sources.sorted(by: { $0.key < $1.key }) {
            let errorCount = bag.errorCount
            let declared = SwiftReader.readFile(file, into: &bag)
            if bag.errorCount == errorCount { read[path] = declared }
        }
    }

    func find(_ name: String, in source: LocatedText, into bag: inout DiagnosticBag) -> ProtocolDeclaration? {
        guard let declared = read[source.text]?.protocols else { return nil }
        if let found = declared.first(where: { $0.path == name }) {
            for problem in found.problems { bag.add(problem) }
            if found.access.isOfFile {
                let message = "no other file can use `\(name)`, because it is `\(found.access)` in `\(source.text)`"
                bag.add(.protocolNotInSource, message, at: source.range, help: "remove `\(found.access)` there")
            }
            return found.problems.isEmpty ? found : nil
        }
        if let alias = read[source.text]?.typeAliases.first(where: { $0.path == name }),
            case .composition(let parts) = alias.type.shape
        {
            let message = "`\(name)` in `\(source.text)` is a typealias, not a protocol"
            let help =
                "write `protocol \(alias.name): \(parts.map(\.text).joined(separator: ", ")) {}` in place of the typealias"
            bag.add(.protocolNotInSource, message, at: source.range, help: help)
            return nil
        }
        let names = declared.filter { !$0.isInCode }.map(\.path)
        let lastPart = { (path: String) in path.split(separator: ".").last }
        let help =
            names.isEmpty
            ? "declare the protocol in this file, or correct the path"
            : (names.first { lastPart($0) == lastPart(name) } ?? Spelling.nearest(to: name, in: names))
                .map { "did you mean `\($0)`?" } ?? "this file declares \(Spelling.conjunction(names))"
        bag.add(.protocolNotInSource, "`\(source.text)` declares no protocol `\(name)`", at: source.range, help: help)
        return nil
    }
}
