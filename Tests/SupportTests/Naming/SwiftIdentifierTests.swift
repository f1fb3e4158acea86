import Support
import Testing

struct SwiftIdentifierTests {
    /// The positions in which the compiler needs backticks around a name, in Swift 6 mode and without a warning.
    @Test(
        arguments: [
            ("login", []),
            ("default", [.declaration, .expression, .type]),
            ("self", [.declaration, .member, .expression, .type]),
            ("Self", [.declaration, .expression, .type]),
            ("init", [.declaration, .member, .expression, .type]),
            ("Type", [.declaration, .type]),
            ("Protocol", [.declaration, .type]),
            ("inout", [.declaration, .parameter, .label, .expression, .type]),
            ("let", [.declaration, .parameter, .expression, .type]),
            ("var", [.declaration, .parameter, .expression, .type]),
            ("await", [.expression, .type]),
            ("any", [.type]),
            ("some", [.type]),
            ("async", [.type]),
            ("get", []),
            ("actor", []),
            ("open", []),
        ] as [(String, [SwiftIdentifier.Position])]
    )
    func escapes(name: String, positions: [SwiftIdentifier.Position]) {
        for position in SwiftIdentifier.Position.allCases {
            let expected = positions.contains(position) ? "`\(name)`" : name
            #expect(SwiftIdentifier.escaped(name, in: position) == expected, "\(position)")
        }
    }

    @Test(arguments: [
        ("self♦️", "self_"), ("3d-model", "_3d_model"), ("class", "class"), ("a", "a"), ("_a", "_a"),
        ("a--b c.d", "a_b_c_d"),
        ("größe", "größe"), ("👩‍👧", "👩‍👧"), ("e\u{301}", "e\u{301}"), ("\u{301}e", "_\u{301}e"), ("$0", "_0"), ("", "__"),
        ("%", "__"), ("_", "__"),
        ("a_-b", "a_b"), ("1", "_1"),
    ])
    func makesAName(text: String, name: String) {
        #expect(SwiftIdentifier.name(from: text).unicodeScalars.elementsEqual(name.unicodeScalars))
        #expect(SwiftIdentifier.isIdentifier(SwiftIdentifier.name(from: text)))
    }

    @Test(arguments: ["a", "_a", "__", "größe", "名前", "a1", "🎉", "👩‍👧", "class", "e\u{301}"])
    func accepts(name: String) {
        #expect(SwiftIdentifier.isIdentifier(name))
    }

    @Test(arguments: [
        "", "_", "1a", "a b", "a-b", "a.b", "$0", "a$", "\u{301}e", "a\u{2014}", "`a`", "a\n", "\u{FFFE}", "a\u{200B}",
        "a\u{200D}", "a\u{202E}b",
    ])
    func refuses(name: String) {
        #expect(!SwiftIdentifier.isIdentifier(name))
    }
}
