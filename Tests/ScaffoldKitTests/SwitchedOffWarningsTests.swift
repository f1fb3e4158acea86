import Foundation
import Testing

@testable import ScaffoldKit

/// `warnings` in scaffold.yml.
struct SwitchedOffWarningsTests {
    let scratch: ScratchProject

    /// Each module is reported because nothing opens it.
    init() throws {
        scratch = try ScratchProject()
        try scratch.write("module: Feed\npresentation: root\n", to: "Specs/Feed.yml")
        for path in ["Specs/Lost.yml", "Specs/Legacy/Old.yml", "Specs/Legacy/Inner/Older.yml"] {
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            try scratch.write("module: \(name)\n", to: path)
        }
    }

    /// Returns the file and the code of each diagnostic.
    private func told() -> [String] {
        Scaffold.check(scratch.project).text.matches(of: /(?m)^([^\n]+?\.yml):.*\[(SC\d{4})\]$/)
            .map { "\($0.1) \($0.2)" }
    }

    private static let all = [
        "Specs/Legacy/Inner/Older.yml SC0652", "Specs/Legacy/Old.yml SC0652", "Specs/Lost.yml SC0652",
    ]

    /// A value, and the indices of the warnings that are still reported.
    @Test(arguments: [
        ("{}", [0, 1, 2]), ("{SC0652: off}", []), ("{SC0642: off}", [0, 1, 2]), ("{SC0652: {off: []}}", [0, 1, 2]),
        ("{SC0652: {off: [Specs/Lost.yml]}}", [0, 1]), ("{SC0652: {off: [Specs/Legacy]}}", [2]),
        ("{SC0652: {off: [Specs/Legacy/*]}}", [2]),
        ("{SC0652: {off: [Specs/Legacy/*.yml]}}", [0, 2]), ("{SC0652: {off: [Specs/Legacy/**/*.yml]}}", [2]),
        ("{SC0652: {off: ['**/L*t.yml']}}", [0, 1]),
        ("{SC0652: {off: [Specs/Lost.yml, '**/Older.yml']}}", [1]),
    ])
    func entrySwitchesWarningsOff(value: String, said: [Int]) throws {
        try scratch.write("warnings: \(value)\n", to: "scaffold.yml")
        #expect(told() == said.map { Self.all[$0] })
        // From the cache, too.
        for _ in 1...2 {
            Thread.sleep(forTimeInterval: 0.02)
            _ = Scaffold.generate(scratch.project)
        }
        #expect(told() == said.map { Self.all[$0] })
    }

    @Test func anEntryThatIsRemoved() throws {
        try scratch.write("warnings: {SC0652: off}\n", to: "scaffold.yml")
        for _ in 1...2 {
            Thread.sleep(forTimeInterval: 0.02)
            #expect(Scaffold.generate(scratch.project).text == "")
        }
        #expect(told() == [])
        try scratch.write("warnings:\n#  SC0652: off\n", to: "scaffold.yml")
        #expect(told() == Self.all)
    }

    @Test func everyFormatAndCommand() throws {
        try scratch.write(
            "services:\n  clock:\n    protocol: Clocking\n    lifetime: external\n    members: |\n      func a()\n      func b()\n",
            to: "Specs/Services.yml"
        )
        try scratch.write("budget: {functions: 1}\n", to: "scaffold.yml")
        #expect(scratch.dryRun().text.contains("[SC0629]"))
        #expect(scratch.dryRun(module: "Lost").text.contains("[SC0629]"))
        try scratch.write("budget: {functions: 1}\nwarnings: {SC0629: off}\n", to: "scaffold.yml")
        let reports = [
            scratch.dryRun(), scratch.dryRun(module: "Lost"), Scaffold.diff(scratch.project),
            Scaffold.list(scratch.project).report,
            Scaffold.rename(scratch.project, old: "Lost", new: "Found"),
        ]
        for report in reports {
            #expect(OutputFormat.allCases.map { report.diagnostics.rendered(format: $0) } == ["", "[]\n", ""])
        }
        #expect(!Scaffold.graph(scratch.project).report.text.contains("SC0629"))
    }

    /// A run that continues without a wrong spec starts its list of diagnostics again.
    @Test func aWrongSpecElsewhere() throws {
        try scratch.write(
            "services:\n  clock:\n    protocol: Clocking\n    lifetime: external\n    members: |\n      func a()\n      func b()\n",
            to: "Specs/Services.yml"
        )
        try scratch.write("module: Wrong\nroutes: [Nowhere]\n", to: "Specs/Wrong.yml")
        try scratch.write("warnings: {SC0650: off}\n", to: "scaffold.yml")
        let report = Scaffold.generate(scratch.project, modules: ["Lost"])
        #expect(report.status == .fine)
        #expect(report.text.contains("[SC0606]"))
        #expect(!report.text.contains("SC0629"))
    }

    @Test func mocksOfSources() throws {
        try scratch.write("protocol Clocking {}\n", to: "Code/Clocking.swift")
        let options = MockOptions(sources: ["Code"], output: "Mocks", cache: "Cache")
        #expect(Scaffold.mocks(scratch.project, options).text.contains("[SC0907]"))
        try scratch.write("warnings: {SC0907: off}\n", to: "scaffold.yml")
        #expect(Scaffold.mocks(scratch.project, options).text == "")
        #expect(Scaffold.mocks(scratch.project, options).text == "")
        try scratch.remove("scaffold.yml")
        #expect(Scaffold.mocks(scratch.project, options).text.contains("[SC0907]"))
    }

    /// Mistakes in the entries themselves.
    @Test func mistakes() throws {
        try scratch.write(
            """
            warnings:
              SC0606: off
              SC0462: off
              unreached: off
              SC0642: false
              SC0652: [Specs/Legacy]
              SC0650: {of: [Specs]}
              SC0651: {off: Specs}

            """,
            to: "scaffold.yml"
        )
        #expect(
            scratch.dryRun().text == """
                scaffold.yml:2:3: error: `SC0606` is an error, and only warnings can be switched off [SC0406]
                2 |   SC0606: off
                  |   ^^^^^^
                  = help: remove this entry; `scaffold explain SC0606` says how to fix the error

                scaffold.yml:3:3: error: unknown warning `SC0462` [SC0406]
                3 |   SC0462: off
                  |   ^^^^^^
                  = help: did you mean `SC0642`?

                scaffold.yml:4:3: error: unknown warning `unreached` [SC0406]
                4 |   unreached: off
                  |   ^^^^^^^^^
                  = help: write the code at the end of the warning, such as `SC0642`

                scaffold.yml:5:11: error: expected `off`, found `false` [SC0404]
                5 |   SC0642: false
                  |           ^^^^^
                  = help: write `off`, or `{off: [Specs/Legacy]}` for some files

                scaffold.yml:6:11: error: expected `off` or a mapping, found a list [SC0402]
                6 |   SC0652: [Specs/Legacy]
                  |           ^^^^^^^^^^^^^^
                  = help: write `off:` before the list

                scaffold.yml:7:12: error: unknown key `of` in an entry of `warnings` [SC0401]
                7 |   SC0650: {of: [Specs]}
                  |            ^^
                  = help: did you mean `off`?

                scaffold.yml:8:17: error: expected a list, found `Specs` [SC0402]
                8 |   SC0651: {off: Specs}
                  |                 ^^^^^
                  = help: write `[Specs]`

                """
        )
    }

    @Test func unknownPathsWithoutMocks() throws {
        try scratch.write(
            "mocks: {exclude: [Models.swift, Sources/App/Nope/*, '**/*API.swift', ./Specs]}\n",
            to: "scaffold.yml"
        )
        #expect(
            scratch.dryRun().text == """
                scaffold.yml:1:19: warning: missing file or folder `Models.swift` [SC0104]
                1 | mocks: {exclude: [Models.swift, Sources/App/Nope/*, '**/*API.swift', ./Specs]}
                  |                   ^^^^^^^^^^^^
                  = help: correct the path, or remove it from `mocks`

                scaffold.yml:1:33: warning: missing file or folder `Sources/App/Nope` [SC0104]
                1 | mocks: {exclude: [Models.swift, Sources/App/Nope/*, '**/*API.swift', ./Specs]}
                  |                                 ^^^^^^^^^^^^^^^^^^
                  = help: correct the path, or remove it from `mocks`

                """
        )
    }

    @Test func unknownPaths() throws {
        try scratch.write(
            "warnings:\n  SC0652: {off: [Specs/Gone, Specs/Lost.yml, Specs/Former/**/*.yml, '**/Other.yml', /, ./Specs/Legacy]}\n",
            to: "scaffold.yml"
        )
        #expect(
            scratch.dryRun().text == """
                scaffold.yml:2:18: warning: missing file or folder `Specs/Gone` [SC0104]
                2 |   SC0652: {off: [Specs/Gone, Specs/Lost.yml, Specs/Former/**/*.yml, '**/Other.yml', /, ./Specs/Legacy]}
                  |                  ^^^^^^^^^^
                  = help: correct the path, or remove it from `warnings`

                scaffold.yml:2:46: warning: missing file or folder `Specs/Former` [SC0104]
                2 |   SC0652: {off: [Specs/Gone, Specs/Lost.yml, Specs/Former/**/*.yml, '**/Other.yml', /, ./Specs/Legacy]}
                  |                                              ^^^^^^^^^^^^^^^^^^^^^
                  = help: correct the path, or remove it from `warnings`

                """
        )
    }

    @Test func explainSaysHow() throws {
        #expect(
            try #require(Scaffold.explain("sc0652")).hasSuffix(
                """

                ## Switch it off

                Write `warnings: {SC0652: off}` in `scaffold.yml`. To switch the warning off only for some files, write `warnings: {SC0652: {off: [Specs/Legacy]}}`.

                """
            )
        )
        #expect(try !#require(Scaffold.explain("SC0606")).contains("Switch it off"))
    }
}
