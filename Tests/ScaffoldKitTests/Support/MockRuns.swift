import Foundation
import ScaffoldKit

extension ScratchProject {
    /// Runs `scaffold mocks` on Swift sources without a project.
    func runMocks(
        _ sources: [String] = ["Sources"],
        output: String? = "Mocks",
        exclude: [String] = [],
        fileList: String? = nil,
        testable: [String] = [],
        imports: [String] = [],
        protocols: MockOptions.Protocols? = nil,
        cache: String? = nil,
        isDryRun: Bool = false
    ) -> RunReport {
        var options = MockOptions(sources: sources, output: output, cache: cache)
        (options.exclude, options.fileList, options.testable) = (exclude, fileList, testable)
        (options.imports, options.protocols) = (imports, protocols)
        return Scaffold.mocks(project, options, isDryRun: isDryRun)
    }

    /// Returns the paths of the files in the folder of the mocks.
    func mocks(in folder: String = "Mocks") throws -> [String] {
        try paths().filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    }
}

extension MockOptions {
    init(sources: [String], output: String?, cache: String?) {
        self.init()
        (self.sources, self.output, self.cache) = (sources, output, cache)
    }
}
