import ScaffoldKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The one JSON object that a command writes with `--format json`.
struct JSONDocument {
    /// Names, which need no escaping, and values that are JSON already.
    let members: [(name: String, json: String)]

    var text: String {
        let lines = members.map { "\"\($0.name)\": " + $0.json.trimmingSuffix { $0 == "\n" } }
        return "{" + lines.joined(separator: ",\n") + "}\n"
    }

    /// With a patch of each.
    static func array(of changes: [FileChange], kind: (FileChange) -> String) -> String {
        array(changes) { [("path", $0.path), ("kind", kind($0)), ("diff", $0.diff())] }
    }

    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func array(of changes: [FileChange]) -> String {
        array(changes) { [("path", $0.path), ("kind", $0.kind.rawValue)] }
    }

    /// - Parameter members: of each object, with names that need no escaping.
    static func array(_ changes: [FileChange], members: (FileChange) -> [(String, String)]) -> String {
        guard !changes.isEmpty else { return "[]" }
        let objects = changes.map { change in
            "  {" + members(change).map { "\"\($0)\": \(Scaffold.jsonString($1))" }.joined(separator: ", ") + "}"
        }
        return "[\n" + objects.joined(separator: ",\n") + "\n]"
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
        var rest = self[...]
        while let last = rest.last, predicate(last) { rest = rest.dropLast() }
        return rest
    }
}
