import Diagnostics
import Testing

@testable import Output

struct ManifestTextTests {
    static let title = "scaffold manifest 1"
    static let line = "viper\tview\t-\ttool\tclean\t6c62272e07bb014262b821756295c58d\ta.swift"
    static let restore = "help: take the file back from git: `git checkout -- .scaffold`"

    static let damages: [(text: String, diagnostics: [String])] = [
        ("", ["1:1: `` where `scaffold manifest 1` was expected\n\(restore)"]),
        ("hello\n", ["1:1: `hello` where `scaffold manifest 1` was expected\n\(restore)"]),
        (
            "scaffold manifest 2\nsomething else\n",
            ["1:1: format `2` where `1` was expected\nhelp: use the version of scaffold that wrote it"]
        ),
        ("\(title)\nviper\n", ["2:1: 1 field where 7 were expected, with tabs between them\n\(restore)"]),
        ("\(title)\n\n\(line)\n", ["2:1: 1 field where 7 were expected, with tabs between them\n\(restore)"]),
        ("\(title)\n\(line)\tx\n", ["2:1: 8 fields where 7 were expected, with tabs between them\n\(restore)"]),
        (
            "\(title)\n" + line.replacing("view", with: "\\q") + "\n",
            ["2:1: a backslash that begins no `\\\\`, `\\t`, `\\n` or `\\r`\n\(restore)"]
        ),
        (
            "\(title)\n" + line.replacing("\ttool", with: "\ttools") + "\n",
            ["2:1: `tools` where an owner, `tool` or `person`, was expected\n\(restore)"]
        ),
        (
            "\(title)\n" + line.replacing("clean", with: "dirty") + "\n",
            ["2:1: `dirty` where a state, `clean`, `conflict`, `deleted` or `released`, was expected\n\(restore)"]
        ),
        (
            "\(title)\n" + line.replacing("6c62", with: "6C62") + "\n",
            ["2:1: `6C62272e07bb014262b821756295c58d` where a hash of 32 hexadecimal digits was expected\n\(restore)"]
        ),
        (
            "\(title)\n" + line.replacing("a.swift", with: "../a.swift") + "\n",
            ["2:1: `../a.swift` where a path inside the project was expected\n\(restore)"]
        ),
        ("\(title)\n\(line)\n\(line)\n", ["3:1: the same output as in line 2\nhelp: keep one of the two lines"]),
        (
            "\(title)\nx\n\(line)\ny\tz\n",
            [
                "2:1: 1 field where 7 were expected, with tabs between them\n\(restore)",
                "4:1: 2 fields where 7 were expected, with tabs between them\n\(restore)",
            ]
        ),
    ]

    @Test(arguments: damages)
    func damageIsReportedAtItsLine(text: String, diagnostics expected: [String]) throws {
        let project = try TemporaryProject()
        let path = ".scaffold/manifests/Specs/Login.yml.manifest"
        try project.write(text, to: path)
        let before = try project.fingerprint()
        let complete = expected.map { line in
            let parts = line.split(separator: "\n", maxSplits: 1)
            let place = parts[0].prefix(3)
            return "\(path):\(place): error: damaged manifest:\(parts[0].dropFirst(4)) [SC0809]\n\(parts[1])"
        }
        #expect(project.failure([output("a.swift", "1\n")]) == complete)
        #expect(try project.fingerprint() == before)
    }

    /// With the middle part that some people have git write, and without.
    @Test(arguments: ["", "||||||| 123\nviper\tview\t-\ttool\tclean\t00000000000000000000000000000000\ta.swift\n"])
    func aConflictIsTheUnionOfBothSides(base: String) throws {
        let other = Self.line.replacing("view", with: "other")
        let theirs = Self.line.replacing("6c62", with: "7c62")
        let text = "\(Self.title)\n<<<<<<< HEAD\n\(Self.line)\n\(base)=======\n\(other)\n\(theirs)\n>>>>>>> branch\n"
        var diagnostics = DiagnosticBag()
        let manifest = ManifestText.read(SourceFile(path: "m", bytes: Array(text.utf8)), spec: nil, into: &diagnostics)
        #expect(diagnostics.lines == [])
        let entries = try #require(manifest).sortedEntries
        #expect(manifest?.isUnion == true)
        #expect(entries.map(\.key.template) == ["other", "view"])
        #expect(entries[1].hashes.map(\.hex) == ["6c62272e07bb014262b821756295c58d", "7c62272e07bb014262b821756295c58d"])
    }

    /// As a rebase leaves it whose steps were taken with their markers, and as git writes it where what both sides began with is itself a
    /// merge with conflicts.
    @Test func aConflictInAConflictIsTheUnionOfAllSides() throws {
        let lines = (1...6).map { "viper\tview\t-\ttool\tclean\t\(String(repeating: "\($0)", count: 32))\ta.swift" }
        let other = Self.line.replacing("view", with: "other")
        let rebased = """
            <<<<<<< HEAD
            \(Self.title)
            <<<<<<< HEAD
            \(lines[0])
            \(other)
            =======
            \(lines[1])
            >>>>>>> 1234567 (Second <<<<<<<)
            =======
            \(Self.title)
            \(lines[0])
            \(lines[2])
            >>>>>>> 1234568 (Third)
            """
        let crossed = """
            \(Self.title)
            <<<<<<< HEAD
            \(lines[0])
            ||||||| merged common ancestors
            <<<<<<<<< Temporary merge branch 1
            \(lines[3])
            ||||||||| 1234567
            \(lines[4])
            =========
            \(lines[5])
            >>>>>>>>> Temporary merge branch 2
            =======
            \(lines[1])
            \(other)
            >>>>>>> b
            \(other)
            """
        for (text, expected) in [(rebased, ["1", "2", "3"]), (crossed, ["1", "2"])] {
            var diagnostics = DiagnosticBag()
            let manifest = ManifestText.read(SourceFile(path: "m", bytes: Array(text.utf8)), spec: nil, into: &diagnostics)
            #expect(diagnostics.lines == [])
            let entries = try #require(manifest).sortedEntries
            #expect(entries.map(\.key.template) == ["other", "view"])
            #expect(entries[0].others == [])
            #expect(entries[1].hashes.map { String($0.hex.prefix(1)) } == expected)
        }
    }

    @Test func aUnionIsWrittenWithoutMarkers() throws {
        let project = try TemporaryProject()
        let files = [output("a.swift", "1\n"), output("b.swift", "1\n")]
        try project.run(files)
        let path = ".scaffold/manifests/Specs/Login.yml.manifest"
        let whole = try #require(project.text(path))
        let lines = whole.split(separator: "\n")
        try project.write("\(lines[0])\n<<<<<<< HEAD\n\(lines[1])\n=======\n\(lines[2])\n>>>>>>> branch\n", to: path)
        #expect(try project.run(files) == ["unchanged a.swift", "unchanged b.swift"])
        #expect(project.text(path) == whole)
    }

    @Test func aUnionIsKeptByRunsThatPlanNothingOfIt() throws {
        let project = try TemporaryProject()
        let path = ".scaffold/manifests/Specs/Login.yml.manifest"
        let union = "\(Self.title)\n<<<<<<< HEAD\n\(Self.line)\n=======\n\(Self.line.replacing("6c62", with: "7c62"))\n>>>>>>> branch\n"
        try project.write(union, to: path)
        #expect(try project.run([output("b.swift", "1\n", spec: "Specs/Feed.yml")]) == ["create b.swift"])
        #expect(project.text(path) == union)
    }

    @Test func noBytesCrash() {
        var generator = Generator(state: 8)
        let alphabet = Array("\t\n\\-<=>|a0 \u{FF}".utf8) + [0xFF, 0x00, 0x0D]
        for _ in 0..<500 {
            let noise = (0..<Int.random(in: 0...60, using: &generator)).map { _ in alphabet.randomElement() ?? 0 }
            let file = SourceFile(path: "m", bytes: Array("\(Self.title)\n".utf8) + noise)
            var diagnostics = DiagnosticBag()
            let manifest = ManifestText.read(file, spec: nil, into: &diagnostics)
            #expect((manifest == nil) == diagnostics.hasErrors)
        }
    }

    /// Knuth's linear congruential generator: the same noise in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    @Test func readsWhatItWrote() {
        let names = ["", "-", "\\", "a\tb", "a\nb\r", "ü", "--", "\\t"]
        let entries = names.map { name in
            ManifestEntry(
                key: OutputKey(spec: "s", pack: name, template: "t", instance: name),
                path: "p/\(names.firstIndex(of: name) ?? 0)",
                owner: .user,
                state: .deleted,
                hash: ContentHash(of: Array(name.utf8))
            )
        }
        let manifest = Manifest(spec: "s", entries: entries)
        let text = ManifestText.write(manifest)
        var diagnostics = DiagnosticBag()
        #expect(ManifestText.read(SourceFile(path: "m", bytes: text), spec: "s", into: &diagnostics) == manifest)
        #expect(ManifestText.write(Manifest(spec: "s", entries: entries.reversed())) == text)
        #expect(diagnostics.isEmpty)
    }

    @Test func aMergedManifestNeedsNoOrder() throws {
        let project = try TemporaryProject()
        let files = [output("a.swift", "1\n"), output("b.swift", "1\n")]
        try project.run(files)
        let path = ".scaffold/manifests/Specs/Login.yml.manifest"
        let lines = try #require(project.text(path)).split(separator: "\n")
        try project.write("\(lines[0])\r\n\(lines[2])\r\n\(lines[1])", to: path)
        #expect(try project.run(files) == ["unchanged a.swift", "unchanged b.swift"])
    }
}
