import Platform
import ScaffoldKit
import Support

/// The one JSON object that a command writes with `--format json`.
struct JSONDocument {
    /// The members: names that need no escaping, and values that are already JSON.
    let members: [(name: String, json: String)]

    var text: String {
        let lines = members.map { name, json in "\"\(name)\": \(json.hasSuffix("\n") ? json.dropLast() : json[...])" }
        return "{" + lines.joined(separator: ",\n") + "}\n"
    }

    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func array(of changes: [FileChange]) -> String {
        array(changes) { [("path", $0.path), ("kind", $0.kind.rawValue)] }
    }

    static func array<Value>(_ values: [Value], members: (Value) -> [(String, String)]) -> String {
        JSONValue.list(values.map { value in .object(members(value).map { ($0, .text($1)) }) }).text(levels: 1)
    }
}
