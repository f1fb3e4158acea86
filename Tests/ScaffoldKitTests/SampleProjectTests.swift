import Diagnostics
import Rendering
import Specs
import TemplateEngine
import Testing
import YAML

@testable import Packs
@testable import ScaffoldKit

/// The projects in which `templates lint` tries packs have no mistakes of their own, which would hide those of packs.
struct SampleProjectTests {
    @Test(arguments: ["viper", "mvvm", "reactive-viper", "model-controller"])
    func samplesHaveNoMistakes(_ style: String) throws {
        var bag = DiagnosticBag()
        let library = PackLibrary.read(layers: [], filters: .swift, into: &bag)
        let pack = try #require(library.packs.first { $0.name.text == style })
        let options = library.options(of: pack)
        let samples = SampleProjects(style: pack, packs: nil, options: options, library: library).all
        #expect(samples.count > 50)
        for sample in samples {
            var findings = DiagnosticBag()
            let graph = ProjectGraph.resolve(sample.spec, packs: library, sources: [:], into: &findings)
            let errors = findings.sorted.filter { $0.severity == .error }.map(\.message)
            #expect(errors == [], "\(sample.name)")
            #expect(graph != nil, "\(sample.name)")
        }
    }

    /// The values with which an option is tried.
    @Test(arguments: [
        ("{}", ["Sample"]),
        ("{choices: [a, \"b c\"]}", ["a", "b c"]),
        ("{where: value != \"Sample\"}", []),
        ("{type: boolean}", ["true", "false"]),
        ("{type: number, where: value > 5}", ["10", "100"]),
        ("{type: list, choices: [a, b]}", ["[]", "[a]", "[b]"]),
        (
            "{type: mapping, fields: {name: {}, count: {type: number, default: 0}}}",
            ["{name: Sample, count: 100}", "{name: Sample}"]
        ),
        (
            "{type: list, fields: {name: {}, isOn: {type: boolean}, of: {type: list, optional: true, fields: {kind: {choices: [a, b]}}}}}",
            ["[]", "[{name: Sample, isOn: false, of: [{kind: b}, {kind: a}]}, {name: Other, isOn: true}]"]
        ),
    ])
    func values(_ option: String, _ expected: [String]) throws {
        var bag = DiagnosticBag()
        let file = SourceFile(path: "pack.yml", text: option + "\n")
        let node = try #require(YAMLReader.readDocument(file, into: &bag))
        let declared = try #require(PackOption.schema.decode(node, &bag))
        let name = LocatedText(SourceRange(file: file, start: 0, end: 0))
        let templates = TemplateLibrary(sources: [])
        #expect(SampleValues(option: NamedValue(name: name, value: declared), templates: templates).all == expected)
        #expect(bag.isEmpty)
    }
}
