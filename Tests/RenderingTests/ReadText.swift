import Diagnostics
import SwiftSource
import Testing

/// Reads Swift text as it is written in specs.
enum ReadText {
    static func type(_ text: String) throws -> SwiftType {
        try read(text) { SwiftReader.readType($0, into: &$1) }
    }

    static func members(_ text: String) throws -> [MemberListItem] {
        try read(text) { SwiftReader.readMembers($0, into: &$1) }
    }

    private static func read<Value>(_ text: String, _ read: (LocatedText, inout DiagnosticBag) -> Value?) throws
        -> Value
    {
        var bag = DiagnosticBag()
        let file = SourceFile(path: "Specs/A.yml", text: text)
        let located = LocatedText(SourceRange(file: file, start: 0, end: text.utf8.count))
        let value = read(located, &bag)
        try #require(!bag.hasErrors, "\(text) can be read")
        return try #require(value)
    }
}
