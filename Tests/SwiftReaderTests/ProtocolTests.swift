import Diagnostics
import SwiftInterface
import Testing

@testable import SwiftReader

@Suite struct ProtocolTests {
    @Test func protocols() throws {
        try Case.check("Protocols") { input in
            var bag = DiagnosticBag()
            let protocols = SwiftReader.readProtocols(in: SourceFile(path: "Services.swift", text: input), into: &bag)
            let diagnostics = bag.isEmpty ? [] : [Dump.diagnostics(bag)]
            return (diagnostics + protocols.map(dump)).joined(separator: "\n")
        }
    }

    private func dump(_ one: ProtocolInterface) -> String {
        var lines = ["\((one.enclosingTypes + [one.name.written]).joined(separator: ".")) \(one.access.rawValue) \(one.isolation)"]
        func add(_ title: String, _ values: [String]) {
            if !values.isEmpty { lines.append("  \(title): " + values.joined(separator: " ⏎ ")) }
        }
        add("doc", one.docComment)
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
