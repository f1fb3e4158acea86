package import Diagnostics
import Packs
package import Specs
import Support
import SwiftSource
import YAML

/// A check for generated files that declare the same type, or that have the same name in a target.
package struct GeneratedNames {
    /// The position of the last file with each name of a type or file.
    private var taken: [String: Int] = [:]
    /// The places that have been reported. At each place, the name is reported once.
    private var reported: Set<String> = []
    private let isSample: Bool

    /// - Parameter isSample: whether the specs are samples, so that only the pack can be wrong.
    package static func check(
        _ files: [(render: PlannedRender, bytes: [UInt8])],
        of graph: ProjectGraph,
        isSample: Bool = false,
        into bag: inout DiagnosticBag
    ) {
        let swift = files.indices.filter { files[$0].render.path.hasSuffix(".swift") }
        let types = Concurrently.map(swift) { DeclaredTypes.names(in: files[$0].bytes) }
        // Inner folders come first.
        let folders = graph.targets.folders.map { $0 + "/" }.sorted { $0.count > $1.count }
        var names = GeneratedNames(isSample: isSample)
        for (file, types) in zip(swift, types) {
            let render = files[file].render
            let folder = folders.first { render.path.hasPrefix($0) }
            var found: Set<String> = []
            for type in types where !found.insert(type).inserted && !WordSearch.holds("#if", files[file].bytes) {
                let message = "the generated file `\(render.path)` declares `\(type)` twice"
                let role = render.role(naming: type, in: graph)
                let place = role ?? render.place(of: type) ?? render.pattern
                let help = role == nil ? "choose another name" : "choose another `suffix`"
                bag.add(.collidingName, message, at: place, help: help)
            }
            // The file for a target has the same declarations in each target.
            for type in render.subject == .target ? [] : found.sorted() {
                if let first = names.taken.updateValue(file, forKey: type).map({ files[$0].render }),
                    // Protocols of two Swift modules, and so their mocks, may have the same name. `MockSelection` compares protocols of
                    // Swift sources: branches of an `#if` may declare the same protocol.
                    render.subject != .mock || first.subject != .mock
                        || first.path.hasPrefix(folder ?? "")
                            && !(render.isMockOfSources && first.isMockOfSources && render.pattern == first.pattern)
                {
                    names.report("declare `\(type)`", (render, type), (first, type), into: &bag)
                }
            }
            guard let folder else { continue }
            let fileName = render.path.lastPart
            // Most Macs ignore case in file names.
            let key = "\(folder)/\(fileName.lowercased())"
            if let first = names.taken.updateValue(file, forKey: key).map({ files[$0].render }) {
                let other = first.path.lastPart
                let isSame = other == fileName
                let fault =
                    "of a target have \(isSame ? "the same name" : "names that differ only in upper and lower case")"
                names.report(fault, (render, fileName), (first, other), into: &bag)
            }
        }
    }

    private mutating func report(
        _ fault: String,
        _ later: (render: PlannedRender, name: String),
        _ earlier: (render: PlannedRender, name: String),
        into bag: inout DiagnosticBag
    ) {
        let (render, first) = (later.render, earlier.render)
        guard render.path != first.path else { return }
        var (shown, noted) = (later, earlier)
        var (place, other) = (render.place(of: later.name), first.place(of: earlier.name))
        // The user can rename the subject of a spec. Other names come from the packs. If both come from specs, the longer word is the name
        // written in full, and the other is a part such as the name of a module.
        let lengths = [other, place].map { $0.map { $0.end - $0.start } ?? 0 }
        if first.key.spec != nil, render.key.spec == nil || lengths[0] > lengths[1] {
            (shown, noted, place, other) = (noted, shown, other, place)
        }
        // If both files are for the same subject, the error is in the pack. A built-in pack has no errors.
        let isOfSpec =
            !isSample && place != nil
            && (other != place || shown.render.specAndInstance != noted.render.specAndInstance
                || PackLayer.isBuiltIn(shown.render.pattern.file))
        let origin = isOfSpec ? other ?? noted.render.pattern : noted.render.pattern
        let note = Diagnostic.Note("the name of the other file comes from here", at: origin)
        let message = "two generated files \(fault): `\(first.path)` and `\(render.path)`"
        let ofPack = "give one of the two another name, in the templates or roles of the pack"
        let (range, help) = isOfSpec ? (place ?? render.pattern, "choose another name") : (render.pattern, ofPack)
        guard reported.insert("\(range.file.path):\(range.start)").inserted else { return }
        bag.add(.collidingName, message, at: range, help: help, notes: [note])
    }
}

extension PlannedRender {
    /// Returns the range of the role whose protocol has the name, in the team's `pack.yml`; nil for other names.
    package func role(naming name: String, in graph: ProjectGraph) -> SourceRange? {
        let module = graph.modules.first { $0.specPath == key.spec && $0.name == subjectName }
        let role = module?.protocols.first { $0.name == name }?.role?.name
        return packFile.pack.roles.first { $0.name.text == role }.map { ($0.value.suffix ?? $0.name).range }
            .flatMap { PackLayer.isBuiltIn($0.file) ? nil : $0 }
    }

    /// The path of the spec, and the instance of the output.
    fileprivate var specAndInstance: String { "\(key.spec ?? "")/\(key.instance)" }

    fileprivate var isMockOfSources: Bool { subject == .mock && key.spec == nil }

    /// Returns the range of the longest word in the spec with which a generated name begins. The text from the subject on comes first. If words
    /// differ only in case, the word with the case of the name wins.
    ///
    /// Without such a word, returns the subject for a built-in pack, and nil for other packs. Without a spec, returns the protocol of a mock, and
    /// nil for other files.
    fileprivate func place(of name: String) -> SourceRange? {
        guard let origin, !PackLayer.isBuiltIn(origin.file) else { return nil }
        guard key.spec != nil else { return isMockOfSources ? origin : nil }
        let bytes = origin.file.bytes
        let lowercased = name.lowercased()
        var best: (word: Range<Int>, rank: Int)?
        for start in [origin.start, 0] where best == nil {
            for word in (start..<bytes.count).split(whereSeparator: { !bytes[$0].isPartOfWord }) {
                let text = String(decoding: bytes[word], as: UTF8.self)
                let rank = word.count * 2 + (name.hasPrefix(text) ? 1 : 0)
                if lowercased.hasPrefix(text.lowercased()), rank > best?.rank ?? 0 { best = (word, rank) }
            }
        }
        return best.map { origin.file.range($0.word) }
            ?? (PackLayer.isBuiltIn(pattern.file) ? origin : nil)
    }
}
