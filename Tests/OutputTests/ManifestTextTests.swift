import Diagnostics
import Support
import Testing

@testable import Output

struct ManifestTextTests {
    static let path = ".scaffold/manifests/Specs/Login.yml.manifest"
    static let title = "scaffold manifest 2 (scaffold 0.2)"

    static func line(_ template: String, _ digit: Int = 6, _ path: String? = nil) -> String {
        "viper\t\(template)\t-\tuser\twritten\t\(String(repeating: "\(digit)", count: 32))\t\(path ?? template + ".swift")"
    }

    static func read(_ bytes: [UInt8], spec: String? = nil) -> (manifest: Manifest?, found: DiagnosticBag) {
        var diagnostics = DiagnosticBag()
        let manifest = ManifestText.read(SourceFile(path: "m", bytes: bytes), spec: spec, into: &diagnostics)
        return (manifest, diagnostics)
    }

    /// Returns each output with its renders: `view 6 7`.
    static func outputs(_ text: String) throws -> [String] {
        let (manifest, found) = read(Array(text.utf8))
        #expect(found.isEmpty)
        let entries = try #require(manifest).entries.values.sorted { $0.key < $1.key }
        return entries.map { entry in
            entry.key.template + entry.renders.map { " " + $0.hex.prefix(1) }.sorted().joined()
        }
    }

    // MARK: - What is written

    @Test func readsWhatItWrote() throws {
        let names = ["p", "-", "\\", "a\tb", "a\nb\r", "ü", "--", "\\t", "\\-", "\0", "\u{1}", " ", "a\r\nb"]
        let lines = names.enumerated().flatMap { index, name in
            (index == 0 ? [Owner.user] : [.user, .generated]).map { owner in
                ManifestLine(
                    key: OutputKey(
                        spec: "s",
                        pack: name,
                        template: name,
                        instance: index == 0 ? "" : name + "\(owner)"
                    ),
                    path: "p/\(index) ü-\\t",
                    owner: owner,
                    render: ContentHash(of: Array(name.utf8)),
                    pending: index % 2 == 0 ? nil : ContentHash(of: [1])
                )
            }
        }
        let manifest = Manifest(spec: "s", lines: lines)
        let text = ManifestText.write(manifest)
        let (read, found) = Self.read(text, spec: "s")
        #expect(read == manifest)
        #expect(found.isEmpty)
        #expect(read?.needsRewrite == false)
        #expect(ManifestText.write(Manifest(spec: "s", lines: lines.reversed())) == text)
    }

    @Test func anOutputHasOneLineAndAPendingOneWhileItIsWritten() {
        let key = OutputKey(spec: "s", pack: "viper", template: "view")
        let line = ManifestLine(key: key, path: "a\tb.swift", owner: .user, render: ContentHash(of: [1]))
        let text = ManifestText.write(Manifest(spec: "s", lines: [line, line.pending(ContentHash(of: [2]))]))
        #expect(
            String(decoding: text, as: UTF8.self) == """
                \(Self.title)
                viper\tview\t-\tuser\tpending\t\(ContentHash(of: [1]).hex)\ta\\tb.swift\t\(ContentHash(of: [2]).hex)
                viper\tview\t-\tuser\twritten\t\(ContentHash(of: [1]).hex)\ta\\tb.swift

                """
        )
    }

    // MARK: - Newer versions

    @Test func newerFormatErrorNamesTheNeededVersion() throws {
        let project = try TemporaryProject()
        try project.write("scaffold manifest 3 (scaffold 0.9)\nsomething else\n", to: Self.path)
        let before = try project.fingerprint()
        #expect(
            project.failure([output("a.swift", "1\n")]) == [
                """
                \(Self.path):1:1: error: this manifest has format 3, and this version of scaffold reads format 2 [SC0823]
                help: install scaffold 0.9 or newer; nothing was written
                """
            ]
        )
        #expect(try project.fingerprint() == before)
        try project.write("scaffold manifest 14\r\n", to: Self.path)
        #expect(
            project.generate([]).lines.first?.hasSuffix(
                "install a newer version of scaffold or newer; nothing was written"
            ) == false
        )
        #expect(
            project.generate([]).lines.first?.hasSuffix("install a newer version of scaffold; nothing was written")
                == true
        )
    }

    /// Only one of two branches has the new version: the union must not be read by the old one.
    @Test func aNewerFormatOnOneSideOfAConflictIsAnErrorToo() {
        let text =
            "<<<<<<< HEAD\n\(Self.title)\n=======\nscaffold manifest 3 (scaffold 0.9)\n>>>>>>> b\n\(Self.line("view"))\n"
        let (manifest, found) = Self.read(Array(text.utf8))
        #expect(manifest == nil)
        #expect(found.lines.count == 1)
        #expect(found.lines.first?.contains("m:4:1") == true)
    }

    @Test(arguments: [
        "scaffold manifest", "scaffold manifest ", "scaffold manifest x", "scaffold manifest 99999999999999999999",
        "scaffold manifest -3",
    ])
    func aDamagedTitleIsNoError(title: String) throws {
        #expect(try Self.outputs("\(title)\n\(Self.line("view"))\n") == ["view 6"])
    }

    // MARK: - Merged and damaged

    static let (ours, theirs) = (line("view", 6), line("view", 7))
    /// A text, and the outputs in it.
    static let merged: [(name: String, text: String, outputs: [String])] = [
        ("with markers", "\(title)\n<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> b\n", ["view 6 7"]),
        (
            "with the base",
            "\(title)\n<<<<<<< HEAD\n\(ours)\n||||||| 1\n\(line("view", 5))\n=======\n\(theirs)\n>>>>>>> b\n",
            ["view 5 6 7"]
        ),
        ("one side dropped", "\(title)\n\(theirs)\n", ["view 7"]),
        ("both kept", "\(title)\n\(ours)\n\(theirs)\n", ["view 6 7"]),
        ("the same line twice", "\(title)\n\(ours)\n\(ours)\n", ["view 6"]),
        ("two titles", "\(title)\n\(ours)\n\(title)\n\(theirs)\n", ["view 6 7"]),
        ("titles of both formats", "scaffold manifest 1\n\(title)\n\(ours)\n", ["view 6"]),
        ("no title", "\(ours)\n\(line("other"))\n", ["other 6", "view 6"]),
        ("CRLF", "\(title)\r\n\(ours)\r\n\(line("other"))\r\n", ["other 6", "view 6"]),
        ("byte order mark", "\u{FEFF}\(title)\n\(ours)\n", ["view 6"]),
        ("reordered", "\(title)\n\(ours)\n\(line("a"))\n", ["a 6", "view 6"]),
        ("half a line", "\(title)\n\(line("a"))\n\(ours.prefix(30))\n", ["a 6"]),
        ("half a line, cut at the end of the file", "\(title)\n\(line("a"))\n\(ours.prefix(50))", ["a 6"]),
        ("two lines in one", "\(title)\n\(ours)\(line("a"))\n\(line("b"))\n", ["b 6"]),
        ("empty lines", "\n\n\(title)\n\n\(ours)\n\n", ["view 6"]),
        ("a comment", "\(title)\n# resolved by hand\n\(ours)\n", ["view 6"]),
        ("empty", "", []),
        ("something else", "hello\n", []),
        ("no end of line", "\(title)\n\(ours)", ["view 6"]),
        ("an unknown owner", "\(title)\n\(ours.replacing("user", with: "users"))\n\(line("a"))\n", ["a 6"]),
        ("a damaged hash", "\(title)\n\(ours.replacing("666", with: "66G"))\n\(line("a"))\n", ["a 6"]),
        (
            "a path outside", "\(title)\n\(line("view", 6, "../a.swift"))\n\(line("b", 6, "/a.swift"))\n\(line("a"))\n",
            ["a 6"]
        ),
        ("a backslash that begins no escape", "\(title)\n\(line("vi\\qew"))\n\(line("a"))\n", ["a 6"]),
        (
            "a pending line without its hash",
            "\(title)\n\(ours.replacing("written", with: "pending"))\n\(line("a"))\n", ["a 6"]
        ),
        (
            "a written line with a hash", "\(title)\n\(ours)\t\(String(repeating: "6", count: 32))\n\(line("a"))\n",
            ["a 6"]
        ),
    ]

    @Test(arguments: merged)
    func everyMergedOrDamagedManifestIsRead(name: String, text: String, outputs: [String]) throws {
        #expect(try Self.outputs(text) == outputs)
        #expect(
            Self.read(Array(text.utf8)).manifest?.needsRewrite == true
                || ["one side dropped", "no end of line", "reordered"].contains(name)
        )
    }

    @Test func randomBytesDoNotCrash() {
        var random = SeededRandom(seed: 8)
        let alphabet = Array("\t\n\\-<=>|a0 \u{FF}".utf8) + [0xFF, 0x00, 0x0D]
        for _ in 0..<500 {
            let noise = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            let (manifest, found) = Self.read(Array("\(Self.title)\n".utf8) + noise)
            #expect(manifest != nil && found.isEmpty)
        }
    }

    /// Git's union after random edits by hand. Every line that is still whole is read, no other line is, and no edit is an error.
    @Test func anyUnionOfTwoBranchesIsRead() throws {
        var random = SeededRandom(seed: 21)
        for _ in 0..<300 {
            let sides = (0..<2).map { _ in
                Manifest(
                    spec: "s",
                    lines: (0..<Int.random(in: 0...5, using: &random)).map { _ in
                        let template = ["a", "b", "c-d", "e\tf"].randomElement(using: &random) ?? "a"
                        let render = ContentHash(of: [UInt8.random(in: 0...3, using: &random)])
                        let key = OutputKey(spec: "s", pack: "viper", template: template)
                        let path = ["A/", "B/"].randomElement(using: &random).map { $0 + "x.swift" } ?? "x"
                        let pending = Int.random(in: 0..<4, using: &random) == 0 ? ContentHash(of: [9]) : nil
                        return ManifestLine(
                            key: key,
                            path: path,
                            owner: Bool.random(using: &random) ? .user : .generated,
                            render: render,
                            pending: pending
                        )
                    }
                )
            }
            var lines = sides.flatMap {
                String(decoding: ManifestText.write($0), as: UTF8.self).split(separator: "\n").map(String.init)
            }
            let all = Set(sides.flatMap(\.sortedEntries).flatMap(\.lines).map(ManifestText.line))
            var isComplete = true
            for _ in 0..<Int.random(in: 0...4, using: &random) where !lines.isEmpty {
                let index = lines.indices.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<7, using: &random) {
                case 0:
                    lines.insert(
                        ["<<<<<<< HEAD", "=======", ">>>>>>> b", "||||||| 123"].randomElement(using: &random) ?? "",
                        at: index
                    )
                case 1: lines.insert(lines[index], at: 0)
                case 2: lines.shuffle(using: &random)
                case 3 where !lines[index].hasSuffix("\r"): lines[index] += "\r"
                case 3, 4: lines.insert("", at: index)
                case 5:
                    isComplete = false
                    lines.remove(at: index)
                default:
                    isComplete = false
                    // A cut within the path would result in another path.
                    lines[index] = String(lines[index].prefix(Int.random(in: 0..<40, using: &random)))
                }
            }
            let (read, found) = Self.read(Array(lines.map { $0 + "\n" }.joined().utf8), spec: "s")
            #expect(found.isEmpty)
            let readLines = Set(try #require(read).sortedEntries.flatMap(\.lines).map(ManifestText.line))
            #expect(readLines.isSubset(of: all), "\(lines)")
            if isComplete { #expect(readLines == all, "\(lines)") }
            // The manifest is the same after writing and reading it again.
            let written = ManifestText.write(try #require(read))
            #expect(ManifestText.write(try #require(Self.read(written, spec: "s").manifest)) == written)
        }
    }

    // MARK: - In a run

    @Test func aUnionIsWrittenWithoutMarkers() throws {
        let project = try TemporaryProject()
        let files = [output("a.swift", "1\n"), output("b.swift", "1\n")]
        try project.run(files)
        let whole = try #require(project.text(Self.path))
        let lines = whole.split(separator: "\n")
        try project.write(
            "\(lines[0])\n<<<<<<< HEAD\n\(lines[1])\n=======\n\(lines[2])\n>>>>>>> branch\n",
            to: Self.path
        )
        #expect(try project.run(files) == ["unchanged a.swift", "unchanged b.swift"])
        #expect(project.text(Self.path) == whole)
    }

    @Test(arguments: merged)
    func runCompletesAMergedManifest(name: String, text: String, outputs: [String]) throws {
        let project = try TemporaryProject()
        let files = [output("view.swift", "1\n", .user, template: "view"), output("g.swift", "1\n", template: "g")]
        try project.run(files)
        let whole = try #require(project.text(Self.path))
        try project.write("1\nmine\n", to: "view.swift")
        try project.write(
            text.replacing("66666666666666666666666666666666", with: ContentHash(of: Array("1\n".utf8)).hex),
            to: Self.path
        )
        let outcome = project.generate(files)
        #expect(outcome.changeSet != nil, "\(outcome.lines)")
        #expect(project.text("view.swift") == "1\nmine\n")
        // A manifest is not written again only because of its order.
        #expect(name == "reordered" || project.text(Self.path) == whole)
        let before = try project.fingerprint()
        #expect(project.generate(files).lines == [])
        #expect(try project.fingerprint() == before)
    }

    @Test func aMergedManifestNeedsNoOrder() throws {
        let project = try TemporaryProject()
        let files = [output("a.swift", "1\n"), output("b.swift", "1\n")]
        try project.run(files)
        let lines = try #require(project.text(Self.path)).split(separator: "\n")
        try project.write("\(lines[0])\r\n\(lines[2])\r\n\(lines[1])", to: Self.path)
        #expect(try project.run(files) == ["unchanged a.swift", "unchanged b.swift"])
    }
}
