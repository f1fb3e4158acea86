import Diagnostics
import Packs
import Rendering
import Specs
import Testing

@testable import ScaffoldKit

/// What `templates lint` tries packs with is without fault itself, or nothing would be tried.
struct SampleProjectTests {
    @Test(arguments: ["viper", "mvvm"])
    func samplesAreProjects(_ style: String) throws {
        var bag = DiagnosticBag()
        let library = PackLibrary.read(layers: [], filters: .swift, into: &bag)
        let pack = try #require(library.packs.first { $0.name.text == style })
        let variables = library.variables(of: pack)
        let samples = SampleProjects(style: pack, packs: nil, variables: variables, in: library.templates).all
        #expect(samples.count > 50)
        for sample in samples {
            var findings = DiagnosticBag()
            let graph = ProjectGraph.resolve(sample.spec, packs: library, sources: [:], into: &findings)
            let errors = findings.sorted.filter { $0.severity == .error }.map(\.message)
            #expect(graph != nil && errors == [], "\(sample.name)")
        }
    }
}
