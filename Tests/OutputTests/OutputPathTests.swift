import Diagnostics
import Output
import Support
import Testing

/// Paths that are refused independently of the disk, with the whole message.
struct OutputPathTests {
    static let help = "give a path below the project's folder, such as `Sources/App/Login.swift`"

    static let cases: [(path: String, message: String)] = [
        ("", "an output has an empty path"),
        ("/etc/passwd", "the output path `/etc/passwd` is absolute"),
        ("../a.swift", "the output path `../a.swift` must not contain a folder `..`"),
        ("a/../../b.swift", "the output path `a/../../b.swift` must not contain a folder `..`"),
        ("./a.swift", "the output path `./a.swift` must not contain a folder `.`"),
        (
            ".git/hooks/pre-commit",
            "the output path `.git/hooks/pre-commit` is inside `.git`, where no output may be written"
        ),
        ("Vendor/.GIT/config", "the output path `Vendor/.GIT/config` is inside `.GIT`, where no output may be written"),
        (".scaffold/a", "the output path `.scaffold/a` is inside `.scaffold`, where no output may be written"),
        (".Scaffold", "the output path `.Scaffold` is inside `.Scaffold`, where no output may be written"),
    ]

    static let long = String(repeating: "é", count: 128)

    static let casesWithOtherHelp: [(path: String, message: String, help: String)] = [
        ("a\0b", "the output path \"a\\0b\" has a control character", "remove the character from the path"),
        ("a\nb", "the output path \"a\\nb\" has a control character", "remove the character from the path"),
        ("a//b.swift", "the output path `a//b.swift` has two `/` in a row", "write one `/`"),
        ("a/", "the output path `a/` has no file name", "add the name of the file"),
        (long, "a folder or file name in the output path `\(long)` has more than 255 bytes", "shorten the name"),
    ]

    @Test(arguments: cases.map { ($0, $1, help) } + casesWithOtherHelp)
    func isRefused(path: String, message: String, help: String) throws {
        let project = try TemporaryProject()
        #expect(
            project.failure([output(path, "")]) == ["Specs/Login.yml:1:9: error: \(message) [SC0805]\nhelp: \(help)"]
        )
        #expect(try project.files() == [:])
    }

    @Test(arguments: ["a", "...", "..a/b..", ".gitignore", "a/.scaffold", "Sources/App (1)/Ünïcode 📱.swift", "-"])
    func isWritten(path: String) throws {
        let project = try TemporaryProject()
        let files = [output(path, "text\n", .user)]
        #expect(try project.run(files) == ["create \(path)"])
        #expect(project.text(path) == "text\n")
        let before = try project.fingerprint()
        #expect(try project.run(files) == ["unchanged \(path)"])
        #expect(try project.fingerprint() == before)
    }

    @Test func aSpecOutsideTheProjectIsRefused() throws {
        let project = try TemporaryProject()
        #expect(
            project.failure([output("a.swift", "", spec: "../Specs/Login.yml")]) == [
                """
                Specs/Login.yml:1:9: error: the spec `../Specs/Login.yml` is outside the project [SC0805]
                help: move the spec into the project
                """
            ]
        )
    }

    @Test func locationWithoutAnOriginIsThePath() throws {
        let project = try TemporaryProject()
        let file = PlannedFile(beginning: "../scaffold.yml", bytes: [])
        #expect(
            project.failure([file]) == [
                "../scaffold.yml: error: the output path `../scaffold.yml` must not contain a folder `..` [SC0805]\nhelp: \(Self.help)"
            ]
        )
    }
}
