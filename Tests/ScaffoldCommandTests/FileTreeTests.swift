import Testing

@testable import scaffold

struct FileTreeTests {
    @Test(
        arguments: [
            ([], []),
            (["a.swift"], ["a.swift"]),
            (["a/b/c.swift"], ["a/b/", "  c.swift"]),
            (["b.yml", "a/x.swift", "a/y.swift"], ["a/", "  x.swift", "  y.swift", "b.yml"]),
            (
                ["S/M/L/V.swift", "S/M/L/G/P.swift", "S/Support/E.swift"],
                ["S/", "  M/L/", "    G/", "      P.swift", "    V.swift", "  Support/", "    E.swift"]
            ),
            (["a/b", "a.b/c", "a-b/d"], ["a/", "  b", "a-b/", "  d", "a.b/", "  c"]),
            (["/tmp/x/a.swift", "/tmp/x/b.swift"], ["/tmp/x/", "  a.swift", "  b.swift"]),
            (["/a", "b"], ["/a", "b"]),
            (["a/b.swift", "a/b/c.swift"], ["a/", "  b/", "    c.swift", "  b.swift"]),
        ] as [([String], [String])]
    )
    func lines(paths: [String], expected: [String]) {
        #expect(FileTree(paths.map { ($0, nil) }).lines == expected)
        #expect(FileTree(paths.reversed().map { ($0, nil) }).lines == expected)
    }

    @Test func notesFollowTheName() {
        #expect(FileTree([("a/b.swift", "kept")]).lines == ["a/", "  b.swift  (kept)"])
    }
}
