import Diagnostics
import TemplateEngine
import Testing
import YAML

@testable import Packs
@testable import Rendering

struct OptionValuesTests {
    private static let declarations = """
        header: {}
        indent: {type: number, where: value >= 1 and value <= 16, expected: a number from 1 to 16}
        lineLength: {type: number, default: 120}
        suffix: {choices: [Protocol, Interface], default: Protocol}
        tests: {type: boolean, default: true}
        layers: {type: list, choices: [data, ui], default: [ui]}
        version: {default: 1.10}
        screen: {type: mapping, fields: {title: {}, rows: {type: number, default: 1}, style: {optional: true}}}
        state: {type: list, default: [{name: a}], fields: {name: {}, parts: {type: list, default: [], fields: {isOn: {type: boolean}}}}}
        """

    @Test func strongerLayersWin() throws {
        let options = try options([
            "header: Ours\nindent: 2", "lineLength: 0\nindent: 3\nlayers: [data, ui]\nversion: 1.20\ntests: false",
        ])
        #expect(SwiftLayout(options: options) == SwiftLayout(lineLength: nil, indentation: 3))
        #expect(
            TemplateValue.mapping(options) == [
                "header": "Ours", "indent": 3, "lineLength": 0, "suffix": "Protocol", "tests": false,
                "layers": ["data", "ui"],
                "version": "1.20", "screen": nil, "state": [["name": "a", "parts": []]],
            ]
        )
    }

    @Test func defaultsApplyWithoutValues() throws {
        let options = try options(["unknown: 1"])
        #expect(
            TemplateValue.mapping(options) == [
                "header": nil, "indent": nil, "lineLength": 120, "suffix": "Protocol", "tests": true, "layers": ["ui"],
                "version": "1.10", "screen": nil, "state": [["name": "a", "parts": []]],
            ]
        )
        #expect(SwiftLayout(options: options) == SwiftLayout())
    }

    @Test func mappingsHaveAllFields() throws {
        let options = try options(["screen: {title: A}\nstate: [{name: b, parts: [{isOn: true}]}, {name: c}]"])
        #expect(options["screen"] == ["title": "A", "rows": 1, "style": nil])
        #expect(
            options["state"] == [["name": "b", "parts": [["isOn": true]]], ["name": "c", "parts": []]]
        )
    }

    @Test func nullRemovesAValueWithoutDefault() throws {
        #expect(try options(["header: Ours", "header: null"]) == options([]))
    }

    @Test(arguments: [
        ("indent: tab", "1:9: error: expected a whole number, found `tab` [SC0402]"),
        ("indent: \"4\"", "1:9: error: expected a whole number, found `\"4\"` [SC0402]"),
        ("indent: 2.5", "1:9: error: expected a whole number, found `2.5` [SC0402]"),
        ("indent: [2]", "1:9: error: expected a whole number, found a list [SC0402]"),
        ("indent: 0", "1:9: error: expected a number from 1 to 16, found `0` [SC0703]"),
        ("indent: 17", "1:9: error: expected a number from 1 to 16, found `17` [SC0703]"),
        ("suffix: Protocl", "1:9: error: expected `Protocol` or `Interface`, found `Protocl` [SC0404]"),
        ("tests: yes", "1:8: error: expected `true` or `false`, found `yes` [SC0402]"),
        ("tests: ~", "1:8: error: expected `true` or `false`, found `~` [SC0402]"),
        ("layers: ui", "1:9: error: expected a list, found `ui` [SC0402]"),
        ("layers: [ui, net]", "1:14: error: expected `data` or `ui`, found `net` [SC0404]"),
        ("screen: {rows: 2}", "1:9: error: missing key `title` in `screen` [SC0403]"),
        ("screen: {title: a, rows: many}", "1:26: error: expected a whole number, found `many` [SC0402]"),
        ("screen: {title: a, row: 2}", "1:20: error: unknown key `row` in `screen` [SC0401]"),
        ("state: [{name: a, parts: [{}]}]", "1:27: error: missing key `isOn` in an item of `parts` [SC0403]"),
        ("header: {a: b}", "1:9: error: expected text, found a mapping [SC0402]"),
    ])
    func valuesThatAreWrong(_ value: String, _ expected: String) throws {
        var bag = DiagnosticBag()
        _ = try options([value], into: &bag)
        let found = bag.sorted.map { diagnostic -> String in
            guard case .range(let range) = diagnostic.place else { return diagnostic.message }
            return
                "\(range.location): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
        }
        #expect(found == ["scaffold.yml:\(expected)"])
    }

    private func options(_ layers: [String]) throws -> TemplateMapping {
        var bag = DiagnosticBag()
        let options = try options(layers, into: &bag)
        #expect(bag.isEmpty)
        return options
    }

    private func options(_ layers: [String], into bag: inout DiagnosticBag) throws -> TemplateMapping {
        let declared = try #require(
            YAMLReader.readDocument(SourceFile(path: "pack.yml", text: Self.declarations), into: &bag)
        )
        let options = try #require(
            Schema.dictionary(key: "an option", of: PackOption.schema).decode(declared, &bag)
        )
        let written = try layers.map { text in
            let node = try #require(YAMLReader.readDocument(SourceFile(path: "scaffold.yml", text: text), into: &bag))
            return try #require(Schema.dictionary(key: "an option", of: .anything).decode(node, &bag))
        }
        return options.values(layers: written, templates: TemplateLibrary(sources: []), into: &bag)
    }
}
