import SwiftSource
import TemplateEngine
import Testing

@testable import Rendering

struct SourceLocationsTests {
    /// Each line of a protocol's template, with the line of the spec in which the compiler reports its errors.
    @Test func members() throws {
        try Case.check("SourceLocations") { members in
            do {
                let items = try ReadText.members(members)
                var printed = Printed()
                printed.add(ItemsContext(items).contexts.map(\.templateValue))
                return printed.lines.joined(separator: "\n")
            } catch {
                return "\(error)"
            }
        }
    }

    /// Members that the style and the routes add belong to no spec.
    @Test func onlyMembersOfTheSpec() throws {
        let items = try ReadText.members("func a()\nfunc b()\nfunc c()")
        var printed = Printed()
        printed.add(ItemsContext(items, written: 1..<2).contexts.map(\.templateValue))
        #expect(printed.lines == ["- func a()", "[2]", "2 func b()", "[]", "- func c()"])
    }
}

private struct Printed {
    var lines: [String] = []
    private var line: Int?

    mutating func add(_ items: [TemplateValue]) {
        for (index, item) in items.enumerated() {
            if index > 0, item["followsBlankLine"] == .boolean(true) { add("") }
            if case .integer(let told)? = item["line"] {
                line = Int(told)
                lines.append("[\(told)]")
            }
            for text in item["lines"]?.texts ?? [] { add(text) }
            for clause in item["clauses"]?.items ?? [] {
                add(clause["directive"].map { "\($0.texts.joined())" } ?? "")
                add(clause["items"]?.items ?? [])
            }
            if item["clauses"]?.items.isEmpty == false { add("#endif") }
            for text in item["member"]?["documentation"]?.texts ?? [] { add("/// \(text)") }
            for text in item["member"]?["declaration"]?.texts ?? [] { add(text) }
            if item["endsSpec"] == .boolean(true) {
                line = nil
                lines.append("[]")
            }
        }
    }

    private mutating func add(_ text: String) {
        lines.append("\(line.map(String.init) ?? "-") \(text)")
        line = line.map { $0 + 1 }
    }
}

extension TemplateValue {
    fileprivate subscript(name: String) -> TemplateValue? {
        if case .mapping(let mapping) = self { mapping[name] } else { nil }
    }

    fileprivate var items: [TemplateValue] {
        if case .list(let items) = self { items } else { [] }
    }

    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .list(let items): items.flatMap(\.texts)
        default: []
        }
    }
}
