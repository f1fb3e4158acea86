import Diagnostics
import Packs
import TemplateEngine
import Testing
import YAML

@testable import Rendering

struct ContextTextTests {
    private static let context: TemplateMapping = TemplateMapping([
        ("text", "plain"), ("odd", "a: b # c"), ("lines", "one\ntwo\n"), ("number", "1.10"), ("word", "no"),
        ("nothing", ""), ("integer", -3),
        ("decimal", 1.5), ("flag", true), ("none", nil), ("empty", []), ("hollow", [:]),
        ("list", ["a", 1, nil, ["b", ["c"]], [], [:]]),
        ("items", [["name": "x", "inner": ["y": ["z", "w"]]], ["name": "v"]]),
        ("a key", ["deep": ["deeper": ["deepest": 1]]]),
    ])

    @Test(arguments: [ContextText(context).yaml, ContextText(context).json])
    func isReadBackAsItWas(_ text: String) throws {
        var bag = DiagnosticBag()
        let node = try #require(YAMLReader.readDocument(SourceFile(path: "context", text: text), into: &bag))
        #expect(bag.isEmpty)
        #expect(TemplateValue(node) == .mapping(Self.context))
    }

    @Test func yaml() {
        let context = TemplateMapping([
            ("name", "Login"), ("empty", []), ("items", [["name": "x", "tags": ["a", "b"]], ["name": nil]]),
        ])
        #expect(
            ContextText(context).yaml == """
                name: Login
                empty: []
                items:
                  - name: x
                    tags:
                      - a
                      - b
                  - name: null

                """
        )
    }
}
