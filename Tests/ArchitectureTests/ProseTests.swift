import Foundation
import Testing

/// Tests of the Markdown pages, and of the words in texts and comments.
struct ProseTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The Markdown files of the repository, by path.
    private static let pages: [(path: String, text: String)] = {
        let folders = ["docs", "Examples", "Benchmarks", "Templates"]
        let below = folders.flatMap { folder in
            let paths =
                FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String }
                ?? []
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
        let marker = /^(<<<<<<<|=======|>>>>>>>)( |$)/
        let found = Self.pages.flatMap { page in
            Self.prose(page.text).filter { $0.line.contains(marker) }.map {
                "\(page.path):\($0.number)"
            }
        }
        #expect(found == [])
    }

    @Test func linkedFilesExist() {
        let form = /\]\(([^)#\s]+)(?:#[^)]*)?\)/
        var broken: [String] = []
        for page in Self.pages {
            let folder = Self.root.appending(path: page.path).deletingLastPathComponent()
            for (number, line) in Self.prose(page.text) {
                for link in line.matches(of: form) where !link.1.contains("://") {
                    let target = folder.appending(path: String(link.1)).path
                    if !FileManager.default.fileExists(atPath: target) {
                        broken.append("\(page.path):\(number): \(link.1)")
                    }
                }
            }
        }
        #expect(broken == [])
    }

    @Test func linkedHeadingsExist() {
        let form = /\]\(([^)#\s:]*)#([^)\s]+)\)/
        let anchors = Dictionary(uniqueKeysWithValues: Self.pages.map { ($0.path, Self.anchors(in: $0.text)) })
        var broken: [String] = []
        for page in Self.pages {
            let folder = URL(filePath: "/\(page.path)").deletingLastPathComponent()
            for (number, line) in Self.prose(page.text) {
                for link in line.matches(of: form) {
                    let path =
                        link.1.isEmpty
                        ? page.path : String(folder.appending(path: link.1).standardized.path.dropFirst())
                    if let known = anchors[path], !known.contains(String(link.2)) {
                        broken.append("\(page.path):\(number): \(link.2)")
                    }
                }
            }
        }
        #expect(broken == [])
    }

    /// Pages of more than 100 lines begin with links to their sections.
    @Test func longPagesHaveContents() throws {
        var missing: [String] = []
        for (path, text) in Self.pages {
            let folder = path.prefix { $0 != "." }.split(separator: "/").dropLast()
            guard [["docs"], ["docs", "styles"]].contains(folder), text.count(where: \.isNewline) > 100 else {
                continue
            }
            let introduction = Self.prose(text).map(\.line).prefix { !$0.hasPrefix("## ") }
            missing += Self.anchors(in: text, level: "## ").filter { anchor in
                !introduction.contains { $0.contains("](#\(anchor))") }
            }.map { "\(path): \($0)" }
        }
        #expect(missing.sorted() == [])
    }

    /// Returns the anchors of a page's headings, as GitHub creates them.
    private static func anchors(in text: String, level: String = "#") -> Set<String> {
        let headings = prose(text).filter { $0.line.hasPrefix(level) }.map { $0.line.drop { $0 == "#" } }
        return Set(
            headings.map { heading in
                let title = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.trimmingCharacters(in: .whitespaces)
                let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || "_- ".contains($0) }
                return kept.replacing(" ", with: "-")
            }
        )
    }

    /// Tests that texts and comments have no words that readers stumble over.
    @Test func wordsAreOrdinary() throws {
        let folders = ["Sources", "Templates", "Scripts", "docs", "Examples"]
        // Each use of a computed regular expression parses it again.
        let unusual = Self.unusual
        var found: [String] = []
        for folder in folders {
            let paths =
                FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path)?.compactMap {
                    $0 as? String
                } ?? []
            for path in paths.sorted()
            where !path.contains(".build") && !path.contains(".scaffold") && !path.contains("EmbeddedText") {
                guard
                    let text = try? String(contentsOf: Self.root.appending(path: "\(folder)/\(path)"), encoding: .utf8),
                    Self.mayBeUnusual(text)
                else { continue }
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                where line.contains(unusual) {
                    found.append("\(folder)/\(path):\(number + 1): \(line)")
                }
            }
        }
        for page in Self.pages where Self.mayBeUnusual(page.text) {
            found += Self.prose(page.text).filter { $0.line.contains(unusual) }.map {
                "\(page.path):\($0.number): \($0.line)"
            }
        }
        #expect(found == [])
    }

    /// Returns false for most texts without unusual words. This is faster than the regular expression.
    private static func mayBeUnusual(_ text: String) -> Bool {
        let stems = [
            "mend", "anew", "spelt", "espelled", "ears of", "ear of", "s back", "d back", "n back", "apart", "ies in",
            "ie in", "ying in",
        ]
        return stems.contains { text.range(of: $0, options: .caseInsensitive) != nil }
    }

    private static var unusual: Regex<(Substring, Substring, Substring?)> {
        /\b([Mm]end(s|ed|ing)?|[Aa]new|spelt|misspelt|[Rr]espelled|[Hh]ears? of|[Hh]ands? back|[Hh]anded back|[Tt]aken back|[Tt]old apart|[Ll]ies? in|[Ll]ying in)\b/
    }

    /// Returns the lines outside of code blocks, with their numbers.
    private static func prose(_ text: String) -> [(number: Int, line: Substring)] {
        var isCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return isCode ? nil : (index + 1, line)
        }
    }
}
