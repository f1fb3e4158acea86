import Diagnostics
import Packs
import TemplateEngine
import Testing
import YAML

@testable import Rendering

/// Each member of each context says what it means, and its example is a value that it may have.
struct ContextTableTests {
    static let shapes: [MappingShape] = {
        var shapes = PackFile.Subject.allCases.map(\.shape)
        var index = 0
        while index < shapes.count {
            for member in shapes[index].members {
                if let inner = member.shape.inner, !shapes.contains(where: { $0 === inner }) { shapes.append(inner) }
            }
            index += 1
        }
        return shapes
    }()

    @Test(arguments: shapes.map(\.name))
    func isDescribed(_ name: String) throws {
        let shape = try #require(Self.shapes.first { $0.name == name })
        #expect(!name.isEmpty && shape.meaning.hasSuffix("."))
        for member in shape.members {
            #expect(!member.meaning.isEmpty, "\(name).\(member.name)")
            guard member.shape.inner == nil else { continue }
            let value = try value(of: member.example)
            #expect(fits(value, member.shape), "\(name).\(member.name): \(member.example)")
        }
    }

    @Test func allContextsAreHere() {
        #expect(Self.shapes.count > 25)
        let names = Self.shapes.dropFirst(PackFile.Subject.allCases.count).map(\.name)
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
        case (.boolean, .boolean), (.integer, .integer), (.decimal, .decimal), (_, .any): true
        case (.list(let items), .list(let item)): items.allSatisfy { fits($0, item) }
        case (.mapping(let mapping), .mapping(let item)): mapping.values.allSatisfy { fits($0, item) }
        default: false
        }
    }
}

extension TemplateShape {
    fileprivate var inner: MappingShape? {
        switch self {
        case .members(let shape): shape
        case .list(let item), .mapping(let item), .optional(let item): item.inner
        default: nil
        }
    }
}
