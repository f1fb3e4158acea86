import Diagnostics
import EmbeddedText
import Foundation
import ScaffoldKit
import Testing

/// The binary contains the files of the folders, and the folders are complete.
struct EmbeddedFilesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func templates() throws {
        let folder = Self.root.appending(path: "Templates")
        #expect(BuiltInTemplates.files.map(\.path) == Self.files(under: folder), "run Scripts/embed.sh")
        for file in BuiltInTemplates.files {
            let text = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
            #expect(file.text == text, "\(file.path) has changed: run Scripts/embed.sh")
        }
    }

    @Test func diagnosticPages() throws {
        let folder = Self.root.appending(path: "docs/diagnostics")
        #expect(DiagnosticPages.pages.map { $0.code + ".md" } == Self.files(under: folder), "run Scripts/embed.sh")
        for page in DiagnosticPages.pages {
            let text = try String(contentsOf: folder.appending(path: page.code + ".md"), encoding: .utf8)
            #expect(page.text == text, "\(page.code) has changed: run Scripts/embed.sh")
        }
    }

    @Test func everyCodeHasAPageAndEveryPageACode() {
        let codes = DiagnosticCode.allCases.map(\.rawValue).sorted()
        #expect(DiagnosticPages.pages.map(\.code) == codes)
    }

    @Test(arguments: DiagnosticPages.pages.map(\.code))
    func pageHasItsParts(_ code: String) {
        let text = DiagnosticPages.pages.first { $0.code == code }?.text ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(text.hasPrefix("# \(code): "))
        #expect(lines.count < 40, "a page is read in one go")
        #expect(lines.filter { $0.hasPrefix("## ") } == ["## Example", "## Fix"])
        #expect(text.contains("[\(code)]"), "the example shows the message")
    }

    /// Returns the paths below a folder in the order of their bytes. Hidden files belong to the system, and are not included.
    private static func files(under folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return
            paths
            .filter { path in
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(
                    atPath: folder.appending(path: path).path,
                    isDirectory: &isFolder
                )
                return exists && !isFolder.boolValue && path.split(separator: "/").last?.hasPrefix(".") == false
            }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
