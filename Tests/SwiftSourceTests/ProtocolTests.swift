import Diagnostics
import Foundation
import Testing

@testable import SwiftSource

@Suite struct ProtocolTests {
    @Test func protocols() throws {
        try Case.check("Protocols") { input in
            var bag = DiagnosticBag()
            let protocols = SwiftReader.readFile(SourceFile(path: "Services.swift", text: input), into: &bag).protocols
            for problem in protocols.flatMap(\.problems) { bag.add(problem) }
            let diagnostics = bag.isEmpty ? [] : [Dump.diagnostics(bag)]
            return (diagnostics + protocols.map(dump)).joined(separator: "\n")
        }
    }

    private func dump(_ one: ProtocolDeclaration) -> String {
        var lines = [
            "\((one.enclosingTypes + [one.name.written]).joined(separator: ".")) \(one.access.rawValue) \(one.isolation)"
        ]
        func add(_ title: String, _ values: [String]) {
            if !values.isEmpty { lines.append("  \(title): " + values.joined(separator: " ⏎ ")) }
        }
        add("doc", CommentReader.text(ofDocumentation: one.comments))
        add("comments", one.comments)
        add("attributes", one.attributes.map(\.text))
        add("modifiers", one.modifiers)
        add("primary", one.primaryAssociatedTypes)
        add("inherits", one.inherited.map(\.text))
        add("requires", one.requirements)
        add("conditions", one.conditions)
        add("members", one.items.members.map(\.fullName))
        return lines.joined(separator: "\n")
    }
}

/// The code that is removed before parsing affects only the time.
@Suite struct ProtocolFilterTests {
    @Test func byteOrderMark() throws {
        var bag = DiagnosticBag()
        let file = SourceFile(path: "A.swift", text: "\u{FEFF}protocol Loading { func load() }")
        let read = SwiftReader.readFile(file, into: &bag)
        #expect(read.protocols.map { $0.items.members.map(\.fullName) } == [["load()"]])
    }

    @Test func onlyRelevantCodeIsKept() throws {
        let text = """
            import Foundation
            struct Before { let a = "{ not \\(call("}")) a brace"; func f() { while true { print("}") } } }
            /* } protocol */
            let pattern = #"{"# + \"\"\"
                {{{ \\(1)
                \"\"\"
            /// Documentation.
            protocol Loading {
                var a: Int { get set }
                func b(_ c: () -> Void) // }
            }
            final class After: Loading {
                var a: Int { get { 1 } set { } }
                func b(_ c: () -> Void) {}
            }
            #if DEBUG
            enum Outer {
                func large() { print("x") }
                protocol Inner { func d() }
                typealias Done = () -> Void
            }
            #endif
            func last() { _ = 1 }
            """
        let file = SourceFile(path: "A.swift", text: text)
        let kept = try #require(ProtocolFilter.find(in: file, words: []))
        #expect(!kept.text.contains("while") && !kept.text.contains("print") && !kept.text.contains("_ = 1"))
        var bag = DiagnosticBag()
        let read = SwiftReader.readFile(file, into: &bag)
        #expect(bag.isEmpty)
        #expect(read.protocols.map(\.path) == ["Loading", "Outer.Inner"])
        #expect(read.protocols.map(\.nameRange.text) == ["Loading", "Inner"])
        #expect(read.protocols[0].items.members.map(\.source.nameRange.text) == ["a", "b"])
        #expect(read.protocols[1].conditions == ["DEBUG"])
        #expect(read.typeAliases.map(\.name) == ["Done"] && read.imports.map(\.module) == ["Foundation"])
    }
}
