import Foundation
import ScaffoldKit
import Testing

/// Templates of a git repository beside the project.
struct VendoredPackTests {
    let scratch: ScratchProject
    let repository: ScratchProject
    let first: String

    init() throws {
        scratch = try ScratchProject()
        repository = try ScratchProject()
        try repository.write(Self.manifest, to: "packs/notes/pack.yml")
        try repository.write("# {{ module.name }}\n", to: "packs/notes/Notes.md.stencil")
        try repository.write("module: Feed\n", to: "packs/notes/Tests/plain/spec.yml")
        try repository.write("You may copy it.\n", to: "packs/LICENSE.txt")
        try repository.write("#!/bin/sh\n", to: "packs/install.sh")
        try repository.git("init", "--quiet", "--initial-branch=main")
        first = try repository.commit()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        try pin(first)
    }

    static let manifest =
        "pack: notes\nfiles:\n  - {template: notes/Notes.md.stencil, path: \"Notes/{{ module.name }}.md\", owner: generated, for: module}\n"
    static let pack = ".scaffold/packs/company"

    func pin(_ commit: String, address: String? = nil, more: String = ", path: packs, name: company") throws {
        try scratch.write(
            "templates:\n  - {git: \(address ?? repository.root.path), commit: \(commit)\(more)}\n",
            to: "scaffold.yml"
        )
    }

    func generate() -> RunReport {
        Scaffold.generate(scratch.project)
    }

    func text(_ path: String) -> String? {
        try? String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
    }

    /// Returns the output of `generate`, with `REPOSITORY` in place of the repository's folder.
    func said() -> String {
        let report = generate()
        #expect(report.hasErrors)
        return report.text.split(separator: "\n").filter { !$0.contains(" | ") }.joined(separator: "\n").replacing(
            repository.root.path,
            with: "REPOSITORY"
        )
    }

    @Test func templatesAreCopiedAndUsed() throws {
        #expect(generate().text == "")
        #expect(text("Notes/Login.md") == "# Login\n")
        let copied = try scratch.paths().filter { $0.hasPrefix(".scaffold/packs/") && text($0) != nil }
        #expect(
            copied == [
                ".scaffold/packs/company.pin", "\(Self.pack)/LICENSE.txt", "\(Self.pack)/notes/Notes.md.stencil",
                "\(Self.pack)/notes/pack.yml",
            ]
        )
        let pin = try #require(text(".scaffold/packs/company.pin"))
        #expect(pin.hasPrefix("git \(repository.root.path)\ncommit \(first)\npath packs\n\n"))
        let files: [Substring?] = pin.split(separator: "\n").suffix(3).map { $0.split(separator: " ").last }
        #expect(files == ["LICENSE.txt", "notes/Notes.md.stencil", "notes/pack.yml"])
    }

    @Test func fetchedTemplatesAreNotFetchedAgain() throws {
        #expect(generate().text == "")
        try FileManager.default.removeItem(at: repository.root)
        #expect(generate().text == "")
        #expect(Scaffold.check(scratch.project, usesCache: false).text == "")
        #expect(Scaffold.lintTemplates(["notes"], scratch.project).report.text == "")
    }

    @Test func anotherPinIsFetched() throws {
        #expect(generate().text == "")
        try repository.write("## {{ module.name }}\n", to: "packs/notes/Notes.md.stencil")
        try repository.remove("packs/LICENSE.txt")
        let second = try repository.commit()
        #expect(generate().text == "")
        #expect(text("Notes/Login.md") == "# Login\n")
        try scratch.write("mine\n", to: "\(Self.pack)/.notes")
        try pin(second)
        #expect(
            Scaffold.check(scratch.project).text.contains(
                "`\(Self.pack)` has the commit \(first.prefix(7)) of "
            )
        )
        #expect(generate().text == "")
        #expect(text("Notes/Login.md") == "## Login\n")
        #expect(text("\(Self.pack)/LICENSE.txt") == nil)
        #expect(text("\(Self.pack)/.notes") == "mine\n")
    }

    @Test func runsThatOnlyReadFetchNothing() throws {
        let expected = """
            scaffold.yml:2:5: error: missing templates in `.scaffold/packs/company` [SC0716]
              = help: run `scaffold templates list` to fetch them, and commit `.scaffold/packs`
            """
        for report in [Scaffold.check(scratch.project), scratch.dryRun()] {
            #expect(
                report.text.split(separator: "\n").filter { !$0.contains(" | ") }.joined(separator: "\n") == expected
            )
        }
        #expect(try scratch.paths() == ["Specs", "Specs/Login.yml", "scaffold.yml"])
        let (report, packs) = Scaffold.packs(scratch.project)
        #expect(report.text == "")
        #expect(packs?.contains { $0.name == "notes" } == true)
    }

    @Test func projectTemplatesTakePrecedence() throws {
        try scratch.write("Own {{ module.name }}\n", to: "Own/notes/Notes.md.stencil")
        let settings = try #require(text("scaffold.yml"))
        try scratch.write(settings.replacing("templates:\n", with: "templates:\n  - Own\n"), to: "scaffold.yml")
        #expect(generate().text == "")
        #expect(text("Notes/Login.md") == "Own Login\n")
    }

    /// Without a record of the fetched files, all files in the folder may be the user's.
    @Test(arguments: [nil, "<<<<<<< ours\n"])
    func unrecordedFilesStay(record: String?) throws {
        #expect(generate().text == "")
        try scratch.write("Edited\n", to: "\(Self.pack)/notes/Notes.md.stencil")
        let pin = try #require(text("\(Self.pack).pin"))
        if let record {
            try scratch.write(record + pin, to: "\(Self.pack).pin")
        } else {
            try scratch.remove("\(Self.pack).pin")
        }
        let what =
            record == nil
            ? "missing record `.scaffold/packs/company.pin` of the templates in `.scaffold/packs/company`"
            : "invalid record `.scaffold/packs/company.pin` of the templates in `.scaffold/packs/company`"
        let help =
            record == nil
            ? "to undo the change, run `git checkout -- .scaffold/packs`, or delete `.scaffold/packs/company`: the next run fetches it again. To change a "
                + "template, put your version at the same path in a folder of your own"
            : "delete `.scaffold/packs/company`: the next run fetches it again. If you have changed a template, first copy it to the same path in a folder of your own"
        let expected = """
            scaffold.yml:2:5: error: \(what) [SC0719]
              = help: \(help)
            """
        #expect(said() == expected)
        #expect(text("\(Self.pack)/notes/Notes.md.stencil") == "Edited\n")
        #expect(Scaffold.check(scratch.project).text.contains("\(what) [SC0719]"))
        try scratch.remove(Self.pack)
        #expect(generate().text == "")
        #expect(text("\(Self.pack).pin") == pin)
    }

    @Test func changedFilesAreReported() throws {
        #expect(generate().text == "")
        try scratch.write("Edited\n", to: "\(Self.pack)/notes/Notes.md.stencil")
        try scratch.remove("\(Self.pack)/notes/pack.yml")
        try scratch.write("New\n", to: "\(Self.pack)/notes/Other.stencil")
        let help =
            "  = help: to undo the change, run `git checkout -- .scaffold/packs`, or delete `.scaffold/packs/company`: the next run fetches it again. "
            + "To change a template, put your version at the same path in a folder of your own"
        #expect(
            said() == """
                scaffold.yml:2:5: error: `.scaffold/packs/company/notes/Notes.md.stencil` was changed after it was fetched [SC0719]
                \(help)
                scaffold.yml:2:5: error: `.scaffold/packs/company/notes/Other.stencil` was not fetched [SC0719]
                \(help)
                scaffold.yml:2:5: error: `.scaffold/packs/company/notes/pack.yml` is missing [SC0719]
                \(help)
                """
        )
        // A new pin doesn't overwrite changed files either.
        try pin(try repository.commit("--allow-empty"))
        let again =
            "  = help: delete `.scaffold/packs/company`: the next run fetches it again. If you have changed a template, first copy it to the same path in a folder of your own"
        #expect(
            said() == """
                scaffold.yml:2:5: error: `.scaffold/packs/company` has 3 changed files, and `.scaffold/packs/company.pin` has another commit than this [SC0719]
                \(again)
                """
        )
        #expect(text("\(Self.pack)/notes/Notes.md.stencil") == "Edited\n")
        try scratch.remove(Self.pack)
        #expect(generate().text == "")
        #expect(text("\(Self.pack)/notes/Notes.md.stencil") == "# {{ module.name }}\n")
        #expect(text("\(Self.pack)/notes/Other.stencil") == nil)
    }

    @Test(arguments: [
        (
            "main", "expected the 40 digits of a commit, found `main`",
            "write a commit, because branches and tags move: `git ls-remote REPOSITORY main` prints it"
        ),
        (
            "8f5b2c1", "expected the 40 digits of a commit, found `8f5b2c1`",
            "write all 40 digits: `git rev-parse 8f5b2c1` prints them"
        ),
    ])
    func onlyCommitsArePinned(_ commit: String, _ message: String, _ help: String) throws {
        try pin(commit)
        let column = 21 + repository.root.path.count
        #expect(said() == "scaffold.yml:2:\(column): error: \(message) [SC0714]\n  = help: \(help)")
    }

    /// `git ls-remote` prints the hash of the tag, not that of its commit.
    @Test func theHashOfAnAnnotatedTag() throws {
        try repository.git("tag", "--annotate", "--message", "Version 2", "v2")
        let lines = try repository.git("ls-remote", repository.root.path, "v2").split(separator: "\t")
        let tag = try #require(lines.first.map(String.init))
        #expect(tag != first)
        try pin(tag)
        #expect(generate().text == "")
        #expect(text("Notes/Login.md") == "# Login\n")
    }

    @Test func aFetchedPackIsNotEjected() throws {
        #expect(generate().text == "")
        let settings = try #require(text("scaffold.yml"))
        try scratch.write(settings.replacing("templates:\n", with: "templates:\n  - Own\n"), to: "scaffold.yml")
        try scratch.write("", to: "Own/.gitkeep")
        #expect(
            Scaffold.ejectTemplates(of: "notes", files: [], scratch.project).text == """
                error: the pack `notes` is not built in, so there is nothing to copy [SC0708]
                  = help: copy the file to change from `.scaffold/packs/company/notes` to `Own/notes`; under `templates`, `Own` must be above the repository

                """
        )
    }

    @Test func unknownCommit() throws {
        try pin(String(repeating: "0", count: 40))
        let column = 21 + repository.root.path.count
        #expect(
            said() == """
                scaffold.yml:2:\(column): error: the templates of `company` can't be fetched: the repository has no such commit [SC0717]
                  = help: check that the commit was pushed, and that the address is right
                """
        )
    }

    @Test func missingRepository() throws {
        try pin(first, address: "./nowhere")
        #expect(
            said() == """
                scaffold.yml:2:11: error: the templates of `company` can't be fetched: fatal: '\(scratch.root.path)/./nowhere' does not appear to be a git repository [SC0717]
                  = help: check that the repository can be reached; for a private repository, use ssh and a key without a password
                """
        )
    }

    /// After the fetch, the repository is not needed, even if its history was rewritten.
    @Test func historyThatWasRewritten() throws {
        #expect(generate().text == "")
        try repository.git("commit", "--quiet", "--amend", "--message", "Another")
        try repository.git("reflog", "expire", "--expire=now", "--all")
        try repository.git("gc", "--quiet", "--prune=now")
        #expect(generate().text == "")
        try scratch.remove(".scaffold/packs")
        #expect(
            said().contains("the templates of `company` can't be fetched: the repository has no such commit [SC0717]")
        )
        #expect(text("Notes/Login.md") != nil)
    }

    @Test func pathsThatDifferOnlyInCase() throws {
        try repository.write("a\n", to: "packs/notes/A.stencil")
        try repository.write("a\n", to: "packs/notes/a.stencil")
        try pin(try repository.commit())
        #expect(
            said().contains(
                "the templates of `company` can't be copied: `notes/A.stencil` and `notes/a.stencil` differ only in upper and lower case [SC0718]"
            )
        )
    }

    @Test func twoRepositoriesOfOneName() throws {
        let line = "  - {git: \(repository.root.path), commit: \(first), path: packs, name: company}\n"
        try scratch.write("templates:\n\(line)\(line)", to: "scaffold.yml")
        #expect(
            said().contains(
                "scaffold.yml:3:5: error: two repositories have the same folder `.scaffold/packs/company` [SC0704]\n  = help: give one of them another `name`"
            )
        )
    }

    /// The repository's hooks and submodules and the user's git settings have no effect.
    @Test func nothingOfTheRepositoryRuns() throws {
        let mark = repository.root.appending(path: "ran").path
        for hook in ["post-checkout", "post-merge", "pre-upload", "reference-transaction", "post-index-change"] {
            let file = repository.root.appending(path: ".git/hooks/\(hook)")
            try "#!/bin/sh\ntouch \(mark)\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        try repository.write("[submodule \"x\"]\n\tpath = packs/x\n\turl = ext::touch \(mark)\n", to: ".gitmodules")
        try repository.git("update-index", "--add", "--cacheinfo", "160000,\(first),packs/x")
        let commit = try repository.commit()
        try? FileManager.default.removeItem(atPath: mark)
        try pin(commit)
        #expect(generate().text == "")
        #expect(!FileManager.default.fileExists(atPath: mark))
        #expect(text("\(Self.pack)/notes/pack.yml") == Self.manifest)
    }

    @Test func projectTemplatesNeedTheirOwnFolder() {
        let report = Scaffold.ejectTemplates(of: "viper", files: [], scratch.project)
        #expect(
            report.text
                == "error: no folder for templates in `scaffold.yml` [SC0104]\n  = help: add `Templates` to `templates` in scaffold.yml\n"
        )
    }
}

extension ScratchProject {
    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "core.ignoreCase=false"]
            + arguments
        process.currentDirectoryURL = root
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Commits all files, and returns the hash of the commit.
    func commit(_ option: String = "--quiet") throws -> String {
        try git("add", "--all")
        try git("commit", "--quiet", "--no-verify", "--message=Packs", option)
        return try git("rev-parse", "HEAD")
    }
}
