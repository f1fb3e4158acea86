import Foundation
import ScaffoldKit

extension ScratchProject {
    /// Runs `scaffold mocks` on Swift sources that are no project's.
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
        Scaffold.mocks(
            MockOptions(
                project: project,
                sources: sources,
                exclude: exclude,
                fileList: fileList,
                output: output,
                testable: testable,
                imports: imports,
                protocols: protocols,
                cache: cache,
                writing: WritingMode(isDryRun: isDryRun)
            )
        )
    }

    /// The paths of the files in the folder of the mocks.
    func mocks(in folder: String = "Mocks") throws -> [String] {
        try paths().filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    }
}
