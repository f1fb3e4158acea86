import Diagnostics
import Output
import Support
import Testing

/// Files and folders that exist already at the path of an output.
struct ProjectTreeTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static let note = "note: the path comes from here (Specs/Login.yml:1:9)"

    @Test func aFolderInTheWay() throws {
        try project.makeFolder("Sources/a.swift")
        #expect(
            project.failure([output("Sources/a.swift", "")]) == [
                """
                Sources/a.swift: error: expected a file, found a folder [SC0807]
                \(Self.note)
                help: rename or move it: scaffold needs this path for a file
                """
            ]
        )
    }

    @Test func aPipeInTheWay() throws {
        try project.makePipe("a.swift")
        #expect(
            project.failure([output("a.swift", "")]) == [
                """
                a.swift: error: expected a file, found no regular file [SC0807]
                \(Self.note)
                help: rename or move it: scaffold needs this path for a file
                """
            ]
        )
    }

    @Test func aFileWhereAFolderShouldBeIsReportedOnce() throws {
        try project.write("", to: "Sources/Login")
        let files = [output("Sources/Login/a.swift", ""), output("Sources/Login/Generated/b.swift", "")]
        #expect(
            project.failure(files) == [
                """
                Sources/Login: error: expected a folder, found a file [SC0808]
                \(Self.note)
                help: rename or move the file: scaffold needs a folder with this path
                """
            ]
        )
    }

    /// The user can't create the new file with `generate` alone: the old one would count as deleted.
    @Test func anOutputWhereItsNewFolderShouldBe() throws {
        try project.run([output("Notes/Login", "1\n", .user, template: "notes")])
        try project.write("1\nmine\n", to: "Notes/Login")
        let moved = [output("Notes/Login/notes", "1\n", .user, template: "notes")]
        #expect(
            project.failure(moved) == [
                """
                Notes/Login: error: expected a folder, found a file [SC0808]
                \(Self.note)
                help: move the file, run `scaffold generate --restore Notes/Login/notes`, and copy your code into the new file
                """
            ]
        )
        try project.remove("Notes/Login")
        let outcome = project.generate(moved) { $0.restores = ["Notes/Login/notes"] }
        #expect(outcome.changes == ["create Notes/Login/notes"])
    }

    #if os(Linux)
        @Test func folderInAnotherUnicodeForm() throws {
            try project.write("", to: "Cafe\u{301}/x.swift")
            #expect(
                project.failure([output("Caf\u{E9}/a.swift", "")]) == [
                    """
                    Cafe\u{301}: error: `Caf\u{E9}` would differ only in how its letters are composed from `Cafe\u{301}`, which exists [SC0804]
                    \(Self.note)
                    help: run `mv $'Cafe\\U00000301' $'Caf\\U000000e9'` in bash or zsh: on many disks both names are one file
                    """
                ]
            )
            try project.write("", to: "Caf\u{E9}/y.swift")
            #expect(try project.run([output("Caf\u{E9}/a.swift", "")]) == ["create Caf\u{E9}/a.swift"])
        }
    #endif

    @Test func anEntryThatDiffersOnlyInCase() throws {
        try project.write("", to: "Sources/login/x.swift")
        try project.write("", to: "Sources/A.swift")
        #expect(
            project.failure([output("Sources/Login/a.swift", ""), output("Sources/a.swift", "")]) == [
                """
                Sources/A.swift: error: `Sources/a.swift` would differ only in upper and lower case from `Sources/A.swift`, which exists [SC0804]
                \(Self.note)
                help: rename or delete it; or use it: name it in the spec, after `source` or `types`
                """,
                """
                Sources/login: error: `Sources/Login` would differ only in upper and lower case from `Sources/login`, which exists [SC0804]
                \(Self.note)
                help: rename it to `Sources/Login`: on many disks both names are one file
                """,
            ]
        )
    }

    /// The disk has the name of one of two outputs. This is one error, independent of their order.
    @Test(arguments: [
        ["Sources/Login/a.swift", "Sources/LogIn/b.swift", "Sources/LogIn/c.swift"],
        ["Sources/LogIn/b.swift", "Sources/LogIn/c.swift", "Sources/Login/a.swift"],
    ])
    func entryThatTwoOutputsNameInDifferentCase(paths: [String]) throws {
        try project.run([output("Sources/Login/a.swift", "")])
        let found = project.failure(paths.map { output($0, "") })
        #expect(found.count == 1)
        #expect(found.first?.contains(" differs only in upper and lower case from ") == true)
    }

    @Test func writesThroughLinksInsideTheProject() throws {
        try project.makeFolder("Real/Login")
        try project.link("Sources", to: "Real")
        try project.link("Absolute", to: project.absolute("Real/Login"))
        try project.write("1\n", to: "Elsewhere/b.swift")
        try project.link("Real/b.swift", to: "../Elsewhere/b.swift")
        let files = ["1\n", "2\n"].map { text in
            ["Sources/Login/a.swift", "Sources/b.swift", "Absolute/c.swift"].map { output($0, text) }
        }
        #expect(
            try project.run(files[0])
                == ["create Absolute/c.swift", "create Sources/Login/a.swift", "unchanged Sources/b.swift"]
        )
        try project.run(files[1])
        for path in ["Real/Login/a.swift", "Elsewhere/b.swift", "Real/Login/c.swift"] {
            #expect(project.text(path) == "2\n", "\(path)")
        }
        for path in ["Sources", "Absolute", "Real/b.swift"] { #expect(try project.isLink(path), "\(path)") }
        let before = try project.fingerprint()
        try project.run(files[1])
        #expect(try project.fingerprint() == before)
    }

    @Test func twoPathsToOneFileAreOne() throws {
        try project.makeFolder("Real")
        try project.link("Alias", to: "Real")
        let files = [output("Alias/a.swift", ""), output("Real/a.swift", "")]
        #expect(
            project.failure(files) == [
                """
                Specs/Login.yml:1:9: error: two outputs would be written to `Real/a.swift` [SC0803]
                note: the other output comes from the template `Alias/a.swift` of the pack `viper` (Specs/Login.yml:1:9)
                help: give one of the two another path or name
                """
            ]
        )
    }

    @Test func linksToTheOutside() throws {
        let outside = try TemporaryProject()
        try outside.write("theirs\n", to: "a.swift")
        try project.link("Folder", to: outside.root)
        try project.link("a.swift", to: outside.absolute("a.swift"))
        try project.link("Sources/Up", to: "../..")
        #expect(
            project.failure([output("Folder/b.swift", ""), output("a.swift", "")]) == [
                """
                Folder: error: `Folder` is a link to `\(outside.root)`, which is outside the project [SC0806]
                \(Self.note)
                help: outputs stay inside the project: replace the link with a folder or file, or let it point to a place in the project
                """,
                """
                a.swift: error: `a.swift` is a link to `\(outside.root)/a.swift`, which is outside the project [SC0806]
                \(Self.note)
                help: outputs stay inside the project: replace the link with a folder or file, or let it point to a place in the project
                """,
            ]
        )
        #expect(project.failure([output("Sources/Up/x.swift", "")]).count == 1)
        #expect(try outside.files() == ["a.swift": "theirs\n"])
    }

    @Test func linksIntoGitOrScaffold() throws {
        try project.makeFolder(".git/hooks")
        try project.link("Hooks", to: ".git/hooks")
        #expect(
            project.failure([output("Hooks/pre-commit", "")]) == [
                """
                Hooks/pre-commit: error: `Hooks/pre-commit` is a link to `.git/hooks/pre-commit`, which is outside the project [SC0806]
                \(Self.note)
                help: outputs stay inside the project: replace the link with a folder or file, or let it point to a place in the project
                """
            ]
        )
    }

    @Test func aLinkToNothing() throws {
        try project.link("a.swift", to: "b.swift")
        #expect(
            project.failure([output("a.swift", "")]) == [
                """
                a.swift: error: `a.swift` can't be followed: no such file or directory [SC0810]
                \(Self.note)
                """
            ]
        )
        #expect(project.text("b.swift") == nil)
    }

    @Test func theScaffoldFolderStaysInTheProjectToo() throws {
        let outside = try TemporaryProject()
        try project.link(".scaffold", to: outside.root)
        #expect(
            project.failure([output("a.swift", "")]) == [
                """
                .scaffold: error: `.scaffold` is a link to `\(outside.root)`, which is outside the project [SC0806]
                help: outputs stay inside the project: replace the link with a folder or file, or let it point to a place in the project
                """
            ]
        )
        #expect(try outside.files() == [:])
    }

    @Test func aLinkedRootIsFine() throws {
        let other = try TemporaryProject()
        try other.link("Project", to: project.root)
        var diagnostics = DiagnosticBag()
        let folder = ProjectFolder(path: other.absolute("Project"))
        #expect(ChangeSet.apply([output("a/b.swift", "1\n")], in: folder, into: &diagnostics) != nil)
        #expect(diagnostics.lines == [])
        #expect(project.text("a/b.swift") == "1\n")
    }

    @Test func circularLinksAmongTheManifestsEnd() throws {
        try project.run([output("a.swift", "1\n")])
        try project.link(".scaffold/manifests/Specs/again", to: "../../manifests")
        #expect(try project.run([output("a.swift", "1\n")]) == ["unchanged a.swift"])
    }
}
