import Foundation
import ScaffoldKit
import Testing

/// Files whose content is not a spec, settings, a template or a context. Each is reported, and nothing is written.
@Suite(.timeLimit(.minutes(10)))
struct BadInputTests {
    /// The contents of the files.
    enum Content: String, CaseIterable {
        case random, empty, blank, tenMegabytes, longLine, manyItems, nestedBrackets, nestedBraces, nestedBlocks,
            aliasBomb, mergeBomb
        case invalidUTF8, truncatedUTF8, nul, utf16, utf32, markAlone, controls, tabs, carriageReturns

        var bytes: [UInt8] {
            switch self {
            case .random: Self.noise(4096)
            case .empty: []
            case .blank: Array("\n  \n\t\n# nothing\n".utf8)
            case .tenMegabytes: Array(String(repeating: "- text\n", count: 1_500_000).utf8)
            case .longLine: Array("module: ".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 1_500_000)
            case .manyItems: Array(("module: [" + String(repeating: "a, ", count: 1_000_100)).utf8)
            case .nestedBrackets: [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
            case .nestedBraces: Array(String(repeating: "{a: ", count: 200_000).utf8)
            case .nestedBlocks: Array((0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined().utf8)
            case .aliasBomb: Self.bomb { "[\($0)]" }
            case .mergeBomb: Self.bomb { "{<<: [\($0)]}" }
            case .invalidUTF8: Array("module: ".utf8) + [0xC3, 0x28, 0xFF, 0xFE, 0x80]
            case .truncatedUTF8: Array("module: Caf".utf8) + [0xC3]
            case .nul: Array("module: Log".utf8) + [0] + Array("in\n".utf8)
            case .utf16: [0xFF, 0xFE] + "module: Login\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            case .utf32: [0, 0, 0xFE, 0xFF] + "module: Login\n".unicodeScalars.flatMap { [0, 0, 0, UInt8($0.value)] }
            case .markAlone: [0xEF, 0xBB, 0xBF]
            case .controls: Array("module: \u{1}\u{7}\u{1B}[31m\u{202E}x\n".utf8)
            case .tabs: Array("module:\tLogin\n\tstyle:\tviper\n".utf8)
            case .carriageReturns: Array("module: Login\rroutes: [\r".utf8)
            }
        }

        private static func noise(_ count: Int) -> [UInt8] {
            var generator = SeededGenerator(seed: 1)
            return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        }

        private static func bomb(_ list: (String) -> String) -> [UInt8] {
            var lines = ["a0: &a0 {k0: v}"]
            for level in 1...30 {
                let aliases = (0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ", ")
                lines.append("a\(level): &a\(level) \(list(aliases))")
            }
            return Array(lines.joined(separator: "\n").utf8)
        }
    }

    @Test(arguments: Content.allCases)
    func asSpec(_ content: Content) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Home\n", to: "Specs/Home.yml")
        try scratch.write(content.bytes, to: "Specs/Login.yml")
        try expectErrors(of: scratch, about: "Specs/Login.yml")
    }

    @Test(arguments: Content.allCases)
    func asSettings(_ content: Content) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Home\n", to: "Specs/Home.yml")
        try scratch.write(content.bytes, to: "scaffold.yml")
        // A project may have settings in which nothing is set.
        if [.empty, .blank, .markAlone].contains(content) {
            #expect(!scratch.dryRun().hasErrors)
        } else {
            try expectErrors(of: scratch, about: "scaffold.yml")
        }
    }

    @Test(arguments: Content.allCases)
    func asPack(_ content: Content) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Home\n", to: "Specs/Home.yml")
        try scratch.write("templates: [Templates]\n", to: "scaffold.yml")
        try scratch.write(content.bytes, to: "Templates/viper/pack.yml")
        try expectErrors(of: scratch, about: "Templates/viper/pack.yml")
    }

    @Test(arguments: Content.allCases)
    func asProtocolSource(_ content: Content) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Home\nprotocols: {view: {source: Home.swift}}\n", to: "Specs/Home.yml")
        // Longer garbage takes a debug build of swift-syntax minutes.
        let bytes = content == .tenMegabytes ? content.bytes : Array(content.bytes.prefix(100_000))
        try scratch.write(bytes, to: "Home.swift")
        try expectErrors(of: scratch, about: "Home.swift")
    }

    @Test(arguments: Content.allCases)
    func asContext(_ content: Content) throws {
        let scratch = try ScratchProject()
        try scratch.write("{{ name }}\n", to: "Hello.stencil")
        try scratch.write(content.bytes, to: "context.yml")
        let (report, output) = Scaffold.render(scratch.project, template: "Hello.stencil", context: "context.yml")
        #expect(report.hasErrors)
        #expect(output == nil)
        #expect(report.text.contains("context.yml"))
    }

    @Test func specWithOnlyMistakes() throws {
        let scratch = try ScratchProject()
        let items = repeatElement("[],", count: 50_001).joined()
        try scratch.write("module: Login\nroutes: [\(items)]\n", to: "Specs/Login.yml")
        let lines = scratch.dryRun().text.split(separator: "\n")
        #expect(lines.first == "Specs/Login.yml:2:10: error: expected a module or flow, found an empty list [SC0402]")
        #expect(
            lines.suffix(2) == [
                "warning: 49001 more diagnostics are not shown [SC0111]",
                "  = help: fix the diagnostics above, then run again",
            ]
        )
        #expect(lines.count { $0.contains(": error: ") } == 1000)
    }

    /// Outside of comments, each `#` would be a mistake.
    @Test func specWithManySigns() throws {
        let scratch = try ScratchProject()
        let comment = "// " + String(repeating: "# ", count: 100_000)
        let spec =
            "module: Login\nstyle: viper\npresentation: root\nprotocols:\n  presenter: |\n    \(comment)\n    func load()\n"
        try scratch.write(spec, to: "Specs/Login.yml")
        #expect(!scratch.dryRun().hasErrors)
    }

    /// A template with any contents must end, and one that fails must report the reason.
    @Test(arguments: Content.allCases)
    func asTemplate(_ content: Content) throws {
        let scratch = try ScratchProject()
        try scratch.write(content.bytes, to: "Hello.stencil")
        let (report, output) = Scaffold.render(scratch.project, template: "Hello.stencil")
        #expect((output == nil) == report.hasErrors)
        #expect(report.hasErrors == report.text.contains("error: "))
    }

    private func expectErrors(of scratch: ScratchProject, about path: String) throws {
        let before = try scratch.paths()
        let report = Scaffold.generate(scratch.project)
        #expect(report.hasErrors)
        #expect(report.text.contains(path), "\(report.text.prefix(1000))")
        #expect(try scratch.paths() == before, "nothing is written")
    }
}

/// A generator with the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
