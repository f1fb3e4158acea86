import Testing

@testable import ScaffoldKit

@Suite struct PathPatternsTests {
    @Test(arguments: [
        ("Sources/App", "Sources/App/A.swift"), ("Sources/*/A.swift", "Sources/App/A.swift"), ("**/A.swift", "A.swift"),
        ("**/A.swift", "Sources/App/A.swift"), ("Sources/**", "Sources/App/A.swift"),
        ("Sources/**/A*.swift", "Sources/A.swift"),
        ("**/App/**/*.swift", "Sources/App/App/Login/A.swift"), ("*/*p", "Sources/App/A.swift"),
    ])
    func contains(pattern: String, path: String) {
        #expect(PathPatterns([pattern]).contains(path))
    }

    @Test(arguments: [
        ("App", "Sources/App/A.swift"), ("*.swift", "Sources/A.swift"), ("Sources/**/B.swift", "Sources/App/A.swift"),
        ("**/App/*/A.swift", "Sources/App/A.swift"), ("Source", "Sources/A.swift"), ("", "A.swift"),
    ])
    func doesNotContain(pattern: String, path: String) {
        #expect(!PathPatterns([pattern]).contains(path))
    }

    /// It would take years to try all ways in which the wildcards can share the folders.
    @Test func manyWildcardsEnd() {
        let folders = String(repeating: "a/", count: 60)
        #expect(!PathPatterns([String(repeating: "**/", count: 30) + "b"]).contains(folders + "c"))
        #expect(PathPatterns([String(repeating: "**/", count: 30) + "c"]).contains(folders + "c"))
    }
}
