import Testing

@testable import Support

struct SpellingTests {
    @Test(
        arguments: [
            ("nme", ["module", "name"], "name"),
            ("naem", ["game", "name"], "name"),
            ("NAME", ["name"], "name"),
            ("dependancies", ["dependencies", "dependants"], "dependencies"),
            ("x", ["y", "z"], nil),
            ("xs", ["x"], "x"),
            ("nmae", ["namer", "name", "mane"], "name"),
            ("name", ["name", "game"], "game"),
            ("procotol", ["protocol"], "protocol"),
            ("", ["a"], nil),
            ("nme", ["module"], nil),
            ("route", ["dependencies"], nil),
            ("a", ["xyz"], nil),
            ("a", [], nil),
        ] as [(String, [String], String?)]
    )
    func nearest(word: String, candidates: [String], expected: String?) {
        #expect(Spelling.nearest(to: word, in: candidates) == expected)
    }

    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "ab", 2), ("same", "same", 0), ("kitten", "sitting", 3), ("ab", "ba", 1),
        ("ca", "abc", 3), ("é", "e", 1),
    ])
    func distance(left: String, right: String, expected: Int) {
        #expect(Spelling.distance(left, right) == expected)
        #expect(Spelling.distance(right, left) == expected)
    }

    @Test(arguments: [
        ([], ""), (["a"], "`a`"), (["a", "b"], "`a` or `b`"), (["a", "b", "c"], "`a`, `b` or `c`"),
    ])
    func alternatives(words: [String], expected: String) {
        #expect(Spelling.alternatives(words) == expected)
    }
}
