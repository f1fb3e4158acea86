import Diagnostics
import Foundation
import Packs
import TemplateEngine
import Testing
import YAML

@testable import Rendering

/// `docs/template-context.md` says what each member of each context means, and its example is a value that it may have.
struct ContextTableTests {
    @Test(arguments: (ContextReference.variables + ContextReference.types).map(\.name))
    func isDescribed(_ name: String) throws {
        let page = try ContextPage()
        let shape = try #require((ContextReference.variables + ContextReference.types).first { $0.name == name })
        #expect(!name.isEmpty && page.descriptions[name]?.hasSuffix(".") == true)
        for member in shape.members {
            let row = page.row(of: member.name, in: name)
            let needsExample = member.shape.needsExample
            #expect(!row.description.isEmpty && !(needsExample && row.example.isEmpty), "\(name).\(member.name)")
            guard needsExample, !row.example.isEmpty else { continue }
            let value = try value(of: row.example.trimmingCharacters(in: ["`"]).replacing("\\|", with: "|"))
            #expect(fits(value, member.shape), "\(name).\(member.name): \(row.example)")
        }
    }

    @Test func allContextsAreHere() {
        #expect(ContextReference.types.count > 25)
        let names = ContextReference.types.map(\.name)
        #expect(Set(names).count == names.count)
    }

    private func value(of example: String) throws -> TemplateValue {
        var bag = DiagnosticBag()
        let node = try #require(YAMLReader.readDocument(SourceFile(path: "example", text: example + "\n"), into: &bag))
        #expect(bag.isEmpty)
        return TemplateValue(node)
    }

    private func fits(_ value: TemplateValue, _ shape: TemplateShape) -> Bool {
        switch (value, shape.unwrapped) {
        case (.string(let text), .string): !text.isEmpty
        case (.boolean, .boolean), (.integer, .integer), (.decimal, .decimal): true
        case (.list(let items), .list(let item)): items.allSatisfy { fits($0, item) }
        case (.mapping(let mapping), .mapping(let item)): mapping.values.allSatisfy { fits($0, item) }
        default: false
        }
    }
}

extension TemplateShape {
    /// Whether an example is needed, because the values have no members and are not of any type.
    fileprivate var needsExample: Bool {
        switch self {
        case .members, .any: false
        case .list(let item), .mapping(let item), .optional(let item): item.needsExample
        default: true
        }
    }
}
