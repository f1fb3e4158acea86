import Diagnostics
import Testing

@testable import SwiftSource

@Suite struct ReadingTests {
    @Test(arguments: ["Members", "MemberComments", "MemberErrors"])
    func members(file: String) throws {
        try Case.check(file) { input in
            var bag = DiagnosticBag()
            let items = SwiftReader.readMembers(
                LocatedText(SourceFile(path: "Login.yml", text: input).range),
                into: &bag
            )
            #expect((items == nil) == bag.hasErrors)
            return bag.isEmpty ? Dump.items(items ?? []).joined(separator: "\n") : Dump.diagnostics(bag)
        }
    }

    /// The value is between « and ». The text around it is the rest of the file.
    @Test(arguments: ["Parameters", "ParameterErrors", "CutValues"])
    func parameters(file: String) throws {
        try Case.check(file) { input in
            var bag = DiagnosticBag()
            guard let read = SwiftReader.readParameter(value(in: input), into: &bag) else {
                return Dump.diagnostics(bag)
            }
            #expect(bag.isEmpty)
            let names = read.type.names.map { "\($0.name)@\($0.range.startPosition.column)" }.joined(separator: " ")
            let escaping = read.isEscaping && !read.type.needsEscaping ? "\nescaping" : ""
            return "\(Dump.type(read.type))\nnames: \(names)" + escaping
                + (read.defaultValue.map { "\ndefault: \($0.text)" } ?? "")
        }
    }

    @Test func types() throws {
        var bag = DiagnosticBag()
        #expect(SwiftReader.readType(value(in: "«[Todo]»"), into: &bag)?.text == "[Todo]")
        #expect(bag.isEmpty)
        #expect(SwiftReader.readType(value(in: "«[Todo] = []»"), into: &bag) == nil)
        #expect(
            Dump.diagnostics(bag) == """
                1:10: error: unexpected default value: expected only a type [SC0517]
                  at «[]»
                  help: write `[Todo]`
                """
        )
    }

    /// A byte order mark, a form feed, a control character and the replacement character.
    @Test(arguments: ["\u{FEFF}", "\u{0C}", "\u{1}", "\u{FFFD}"])
    func invisibleCharacterBesideEqual(character: String) {
        for text in ["Int \(character)= 3", "Int =\(character) 3"] {
            var bag = DiagnosticBag()
            #expect(SwiftReader.readParameter(value(in: "«\(text)»"), into: &bag) == nil)
            let place = text.dropFirst(3).dropLast()
            #expect(
                Dump.diagnostics(bag) == """
                    1:4: error: invisible character beside `=` [SC0501]
                      at «\(place)»
                      help: delete what stands on both sides of `=`, and type a space there
                    """
            )
        }
    }

    @Test(arguments: ["Expressions"])
    func expressions(file: String) throws {
        try Case.check(file) { input in
            var bag = DiagnosticBag()
            guard let expression = SwiftReader.readExpression(value(in: input), into: &bag) else {
                return Dump.diagnostics(bag)
            }
            #expect(bag.isEmpty)
            return "\(expression.text)\nnames: \(expression.names.map(\.name).joined(separator: " "))"
        }
    }

    /// An error in a literal block is shown at its position in the YAML, with the indentation.
    @Test func literalBlock() {
        let file = SourceFile(path: "Login.yml", text: "members: |\n    func a()\n\n    func b(x Int)\n")
        let lines = [(0, 15), (9, 24), (10, 29)]
        let body = LocatedText(
            text: "func a()\n\nfunc b(x Int)\n",
            range: SourceRange(file: file, start: 15, end: 43),
            segments: lines.map { (textOffset: $0.0, sourceOffset: $0.1) }
        )
        var bag = DiagnosticBag()
        #expect(SwiftReader.readMembers(body, into: &bag) == nil)
        #expect(
            Dump.diagnostics(bag) == """
                4:13: error: expected `:` in parameter [SC0501]
                  at « »
                  help: insert `:`
                """
        )
    }

    private func value(in input: String) -> LocatedText {
        let bytes = Array(input.utf8)
        let open = Array("«".utf8)
        let close = Array("»".utf8)
        let start = bytes.firstRange(of: open) ?? 0..<0
        let end = bytes.firstRange(of: close) ?? bytes.count..<bytes.count
        let file = SourceFile(
            path: "Login.yml",
            bytes: Array(
                bytes[..<start.lowerBound] + bytes[start.upperBound..<end.lowerBound] + bytes[end.upperBound...]
            )
        )
        return LocatedText(SourceRange(file: file, start: start.lowerBound, end: end.lowerBound - start.count))
    }
}
