import Foundation
import Testing

/// What can be checked of the texts that people read.
struct ProseTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Markdown files of the repository, by path.
    private static let pages: [(path: String, text: String)] = {
        let folders = ["docs", "Examples", "Benchmarks", "Templates"]
        let below = folders.flatMap { folder in
            let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String } ?? []
            return paths.filter { !$0.contains(".build") }.map { "\(folder)/\($0)" }
        }
        let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        return (top + below).filter { $0.hasSuffix(".md") }.sorted().compactMap { path in
            (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map { (path, $0) }
        }
    }()

    @Test func pagesAreFound() {
        #expect(Self.pages.count > 200)
    }

    @Test func noConflictMarkers() {
        let found = Self.pages.flatMap { page in
            Self.prose(page.text).filter { $0.line.contains(/^(<<<<<<<|=======|>>>>>>>)( |$)/) }.map { "\(page.path):\($0.number)" }
        }
        #expect(found == [])
    }

    @Test func linksLeadToFiles() {
        var broken: [String] = []
        for page in Self.pages {
            let folder = Self.root.appending(path: page.path).deletingLastPathComponent()
            for (number, line) in Self.prose(page.text) {
                for link in line.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/) where !link.1.contains("://") {
                    let target = folder.appending(path: String(link.1)).path
                    if !FileManager.default.fileExists(atPath: target) { broken.append("\(page.path):\(number): \(link.1)") }
                }
            }
        }
        #expect(broken == [])
    }

    /// The lines outside of code blocks, with their numbers.
    private static func prose(_ text: String) -> [(number: Int, line: Substring)] {
        var isCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return isCode ? nil : (index + 1, line)
        }
    }
}
