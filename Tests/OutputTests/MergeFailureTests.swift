import Diagnostics
import Foundation
import Git
import Testing

@testable import Output

/// Problems that prevent a merge. Nothing is written then.
struct MergeFailureTests {
    let project: TemporaryProject
    private let path = Sample.textPath

    init() throws {
        project = try TemporaryProject()
    }

    @Test func aBinaryFileIsNotMerged() throws {
        try project.run(Sample.presenter(Sample.body("1"), path))
        try project.write("a\0b", to: path)
        let found = project.failure(Sample.presenter(Sample.body("2"), path))
        #expect(
            found == [
                """
                \(path): error: can't merge into this file: it is not a text file, because it contains a zero byte [SC0813]
                help: restore the file from git; or delete it (your code in it is lost), and run `scaffold generate --restore \(path)`
                """
            ]
        )
        #expect(project.text(path) == "a\0b")
    }

    @Test func aMergeNeedsGit() throws {
        try project.run(Sample.presenter(Sample.body("1"), path))
        try project.write(Sample.body("1") + "// mine\n", to: path)
        let folder = ProjectFolder(path: project.root, git: Git(searchPath: "/nowhere"))
        var diagnostics = DiagnosticBag()
        #expect(
            ChangeSet.apply(
                Sample.presenter(Sample.body("2"), path),
                in: folder,
                into: &diagnostics
            ) == nil
        )
        #expect(
            diagnostics.lines == [
                """
                \(path): error: merging into `\(path)` needs git 2.35 or newer, but no git was found [SC0812]
                help: install git, or add it to `PATH`
                """
            ]
        )
        #expect(project.text(path) == Sample.body("1") + "// mine\n")
    }

    /// Git is installed, but fails. A full disk has the same message.
    @Test func reasonForGitsFailureIsShown() throws {
        try project.run(Sample.presenter(Sample.body("1"), path))
        try project.write(Sample.body("1") + "// mine\n", to: path)
        // A file of this repository. A file that a test has just written may still be open in a process of another test.
        let broken = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/BrokenGit").path
        let folder = ProjectFolder(path: project.root, git: Git(searchPath: broken))
        var diagnostics = DiagnosticBag()
        #expect(
            ChangeSet.apply(
                Sample.presenter(Sample.body("2"), path),
                in: folder,
                into: &diagnostics
            ) == nil
        )
        let full = Diagnostic.mergeFails(path, .failed("no temporary file can be written: No space left on device"))
        diagnostics.add(full)
        let help = "help: fix this and run again; git uses the temporary folder set by `TMPDIR`"
        #expect(
            diagnostics.lines == [
                "\(path): error: can't merge into this file: git can't be run: No such file or directory [SC0813]\n\(help)",
                "\(path): error: can't merge into this file: no temporary file can be written: No space left on device [SC0813]\n\(help)",
            ]
        )
        #expect(project.text(path) == Sample.body("1") + "// mine\n")
    }
}
