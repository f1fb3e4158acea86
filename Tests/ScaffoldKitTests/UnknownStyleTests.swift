import Foundation
import ScaffoldKit
import Testing

/// The project in `Fixtures/Roles`: a style whose roles have names of no known architecture, and two protocols of one class.
struct UnknownStyleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../Fixtures/Roles"
    )
    .standardized

    /// `lint` parses the output of each sample, with each option.
    @Test func lintFindsNothing() {
        let project = Project(root: Self.folder.path, currentDirectory: Self.folder.path)
        let (report, packs) = Scaffold.lintTemplates([], project)
        #expect(report.text == "")
        #expect(packs == ["wibble"])
    }

    @Test func oneClassHasTwoProtocols() throws {
        let scratch = try ScratchProject()
        let files = try #require(FileManager.default.enumerator(atPath: Self.folder.path))
        for case let path as String in files where path.hasSuffix(".yml") || path.hasSuffix(".stencil") {
            try scratch.write(String(contentsOf: Self.folder.appending(path: path), encoding: .utf8), to: path)
        }
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(
            try scratch.read("Sources/App/Modules/Terms/TermsQuux.swift") == """
                @MainActor
                final class TermsQuux {
                }

                // MARK: - TermsQuuxProtocol
                extension TermsQuux: TermsQuuxProtocol {}

                // MARK: - TermsFlimInput
                extension TermsQuux: TermsFlimInput {
                    func didAccept() {
                        // Not implemented
                    }
                }

                """
        )
        let mocks = try scratch.read("Tests/AppTests/Mocks/TermsMocks.swift")
        #expect(
            mocks.matches(of: /final class \w+/).map(\.output) == [
                "final class TermsZorpingMock", "final class TermsQuuxMock", "final class TermsFlimInputMock",
            ]
        )
    }
}
