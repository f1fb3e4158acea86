import Foundation
import ScaffoldKit
import Testing

/// Files that contain one damaged or odd YAML value. A run ends, and reports the value if it can't use it.
struct DamagedRootTests {
    private static let roots = [
        "[ [ a, b, c ]", "\"\\.\"", "!", "'a", "\"a", "!!str", "!!int", "!!map", "!!seq", "&x", "&x !!str", "!flag",
        "~", "*a", "a", "1", "[]", "{}", "[a]", "|", ">",
        "- a", "- !", "- [", "? ", ": a", "a: [", "a: \"\\.\"", "a: !", "a: &x", "a: !!str", "\"\\.\": a", "'a: b",
        "{a: b", "{", "[", "a: {b", "&a [*a]", "<<: a",
        "\"\\uD83D\"", "\"\\x\"", "--- !", "--- \"\\.\"", "!<", "!<tag:yaml.org,2002:str>", "!a b", "%YAML 9", "@", "`",
        "a:\n\t- b",
    ]

    /// Each root, and copies of it with a few changed bytes, which are the same in every run.
    static let texts: [[UInt8]] = {
        var generator = SeededGenerator(seed: 7)
        let others = Array("[]{}\"'!&*|>:-,?# \n\\~<%@`a".utf8)
        return roots.map { Array($0.utf8) }.flatMap { root in
            [root]
                + (0..<3).map { _ in
                    var bytes = root
                    for _ in 0..<Int.random(in: 1...2, using: &generator) {
                        let other = others[Int.random(in: 0..<others.count, using: &generator)]
                        let place = Int.random(in: 0...bytes.count, using: &generator)
                        if place == bytes.count || Bool.random(using: &generator) {
                            bytes.insert(other, at: place)
                        } else {
                            bytes[place] = other
                        }
                    }
                    return bytes
                }
        }
    }()

    @Test func asContext() throws {
        let scratch = try ScratchProject()
        try scratch.write("{{ name ?? 1 }}\n", to: "Hello.stencil")
        for bytes in Self.texts {
            try scratch.write(bytes, to: "context.yml")
            let (report, output) = Scaffold.render(scratch.project, template: "Hello.stencil", context: "context.yml")
            #expect(report.hasErrors == (output == nil), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test(arguments: ["Specs/Home.yml", "scaffold.yml", "Templates/viper/pack.yml"])
    func asInput(_ path: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Home\n", to: "Specs/Home.yml")
        try scratch.write("templates: [Templates]\n", to: "scaffold.yml")
        for bytes in Self.texts {
            try scratch.write(bytes, to: path)
            let report = scratch.dryRun()
            #expect(report.hasErrors == report.text.contains(": error: "), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    /// Texts that once crashed or blocked the tool, with their diagnostics.
    @Test(arguments: [
        (
            "[ [ a, b, c ]",
            """
            context.yml:1:14: error: expected `,` or `]` [SC0211]
            1 | [ [ a, b, c ]
              |              ^
              = help: separate the items of a list with commas, and close it with `]`
              = note: context.yml:1:1: the list begins here

            """
        ),
        (
            "\"\\.\"",
            """
            context.yml:1:2: error: unknown escape `\\.` [SC0217]
            1 | "\\."
              |  ^^
              = help: write `\\\\` for a backslash, or use single quotes

            """
        ),
        (
            "!",
            """
            context.yml:1:1: error: this value needs quotes: YAML reads `!` as the beginning of a tag [SC0213]
            1 | !
              | ^
              = help: write `"!"`

            """
        ),
        (
            "!!str",
            """
            context.yml:1:1: error: expected a mapping of names and values, found `!!str` [SC0402]
            1 | !!str
              | ^^^^^

            """
        ),
    ])
    func isReported(_ text: String, _ expected: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("{{ name }}\n", to: "Hello.stencil")
        try scratch.write(text, to: "context.yml")
        #expect(
            Scaffold.render(scratch.project, template: "Hello.stencil", context: "context.yml").report.text == expected
        )
    }

    /// A tag or an anchor without a value is YAML.
    @Test func omittedValues() throws {
        let scratch = try ScratchProject()
        try scratch.write("[{{ a }}] {{ b ?? 'nil' }} [{{ c }}]\n", to: "Hello.stencil")
        try scratch.write("a: !!str\nb: &x\nc: !\n", to: "context.yml")
        let (report, output) = Scaffold.render(scratch.project, template: "Hello.stencil", context: "context.yml")
        #expect(report.text == "")
        #expect(output.map { String(decoding: $0, as: UTF8.self) } == "[] nil []\n")
    }
}
