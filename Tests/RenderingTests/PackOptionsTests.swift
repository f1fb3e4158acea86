import Diagnostics
import TemplateEngine
import Testing
import YAML

@testable import Rendering

struct PackOptionsTests {
    @Test func strongerLayersWin() throws {
        var bag = DiagnosticBag()
        let options = PackOptions(
            [
                try layer("header: null\nsuffix: Protocol"), try layer("header: Ours\nindent: 2"),
                try layer("indent: 3"),
            ],
            into: &bag
        )
        #expect(options.layout == SwiftLayout(indentation: 3))
        #expect(options.context == ["header": "Ours", "indent": 3, "suffix": "Protocol"])
        #expect(bag.isEmpty)
    }

    @Test func everyPackHasAHeaderAndAnIndentation() {
        var bag = DiagnosticBag()
        #expect(PackOptions([], into: &bag).context == ["header": nil, "indent": 4])
    }

    @Test(arguments: ["tab", "0", "17", "2.5", "\"4\"", "[2]"])
    func indentationThatIsNone(_ value: String) throws {
        var bag = DiagnosticBag()
        let options = PackOptions([try layer("indent: \(value)")], into: &bag)
        #expect(options.layout == SwiftLayout())
        #expect(bag.sorted.map(\.message) == ["expected the blanks of one level of indentation"])
        #expect(bag.sorted.map(\.code) == [.invalidIndentation])
        #expect(bag.sorted.first?.help == "write a number from 1 to 16")
    }

    private func layer(_ text: String) throws -> [NamedValue<YAMLNode>] {
        var bag = DiagnosticBag()
        let node = try #require(YAMLReader.readDocument(SourceFile(path: "scaffold.yml", text: text), into: &bag))
        return try #require(Schema.dictionary(key: "a variable", of: .anything).decode(node, &bag))
    }
}
