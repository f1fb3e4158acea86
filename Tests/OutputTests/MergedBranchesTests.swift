import Diagnostics
import Output
import Support
import Testing

/// Runs after git has merged two branches that both generated.
struct MergedBranchesTests {
    let project: TemporaryProject
    static let manifest = ".scaffold/manifests/Specs/Login.yml.manifest"

    init() throws {
        project = try TemporaryProject()
    }

    func run(_ files: [PlannedFile]) -> (changes: [String], found: [String]) {
        let outcome = project.generate(files)
        return (outcome.changes, outcome.found)
    }

    /// Generates the files of one branch and then those of the other. Keeps the manifest lines of both, as git does, and the bases of both.
    func merge(_ ours: [PlannedFile], _ theirs: [PlannedFile], _ manifest: String = manifest) throws {
        try project.run(theirs)
        let kept = try project.files()
        let lines = try #require(kept[manifest]).split(separator: "\n").dropFirst()
        try project.remove(".scaffold")
        for path in theirs.map(\.path) { try project.remove(path) }
        try project.run(ours)
        let marked = try #require(project.text(manifest)).replacing(
            "(scaffold 0.2)\n",
            with: "(scaffold 0.2)\n    /// One side has removed the module, so git has removed its manifest. Its spec and files were kept.
    @Test func filesOfAModuleWithoutManifestAreItsOutputs() throws {
        try project.run(Self.marked("1\n"))
        try project.write("p\n1\nmine\n", to: "Login/P.swift")
        try project.remove(Self.manifest)
        try project.remove(".scaffold/bases")
        let (changes, found) = run(Self.marked("2\n"))
        #expect(
            changes == [
                "rewrite Login/Generated/a.swift", "rewrite Login/Generated/b.swift", "unmerged Login/P.swift",
                "unmerged Login/Q.swift",
            ]
        )
        #expect(
            found == [
                "SC0818 Login/Generated/a.swift", "SC0818 Login/Generated/b.swift", "SC0815 Login/P.swift",
                "SC0815 Login/Q.swift",
            ]
        )
        #expect(project.text("Login/P.swift") == "p\n1\nmine\n")
        #expect(run(Self.marked("2\n")) == ([], []))
    }

    /// One side has removed the module, so git has removed the files that the other side has not changed. The spec was kept.
    @Test func editsFoundOnlyInGitAreReported() throws {
        let repository = ModelRepository(root: project.root)
        try repository.start()
        try project.write("module: Login\n", to: "Specs/Login.yml")
        try project.run(Self.marked("1\n"))
        try project.write("p\n1\nmine\n", to: "Login/P.swift")
        try repository.commit()
        for path in ["Login", "Specs"] { try project.remove(path) }
        try repository.commit()
        try project.write("module: Login\n", to: "Specs/Login.yml")
        let message =
            "warning: `Login/P.swift` is generated without your edits: a branch that removed its module has deleted the file [SC0824]"
        let help = "help: restore the file from the branch that kept it: `git checkout BRANCH -- Login/P.swift`"
        #expect(project.generate(Self.marked("2\n")).lines == ["Login/P.swift: \(message)\n\(help)"])
        #expect(project.text("Login/P.swift") == "p\n2\n")
        #expect(run(Self.marked("2\n")) == ([], []))
    }

    /// A file without a header is not an output, even if the other files have headers.
    @Test func aFileOfTheUserAmongOutputsWithoutManifestIsNoOutput() throws {
        try project.run(Self.marked("1\n"))
        try project.remove(".scaffold")
        try project.write("// by hand\n", to: "Login/Generated/b.swift")
        let before = try project.fingerprint()
        let (changes, found) = run(Self.marked("2\n"))
        #expect(changes == ["failed"])
        #expect(found.contains("SC0802 Login/Generated/b.swift"))
        #expect(try project.fingerprint() == before)
    }

    @Test func aFileWithoutManifestAndHeaderIsNoOutput() throws {
        try project.write("p\nmine\n", to: "Login/P.swift")
        #expect(run(Self.marked("1\n")).found == ["SC0802 Login/P.swift"])
    }
}
