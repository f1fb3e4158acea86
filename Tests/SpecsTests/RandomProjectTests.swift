import Foundation
import Specs
import Testing

/// Correct projects have no diagnostics.
///
/// `PROJECTS=60 swift test --filter RandomProjectTests` tries more.
struct RandomProjectTests {
    static let seeds = 0..<(ProcessInfo.processInfo.environment["PROJECTS"].flatMap(Int.init) ?? 12)

    @Test(arguments: seeds)
    func fiftyCorrectModules(seed: Int) {
        let project = RandomProject(seed: UInt64(seed), modules: 50, services: 20)
        let resolution = Resolution(project.files)
        #expect(resolution.text == "")
        #expect(resolution.graph?.modules.count == 50)
    }

    /// If one module is missing, only the modules that open it are reported.
    @Test(arguments: seeds.prefix(6))
    func missingModuleIsReportedWhereItIsNamed(seed: Int) throws {
        let project = RandomProject(seed: UInt64(seed), modules: 50, services: 20)
        let files = project.files.filter { !$0.path.hasSuffix("/M49.yml") }
        let lines = Resolution(files).text.split(separator: "\n").filter {
            $0.contains("error:") || $0.contains("warning:")
        }
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.contains("unknown module `M49`") || $0.contains("unused service") }, "\(lines)")
    }
}
