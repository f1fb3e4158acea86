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
            with: "(scaffold 0.2)\n<<<<<<< HEAD\n"
        )
        try project.write(marked + "=======\n\(lines.joined(separator: "\n"))\n>>>>>>> b\n", to: manifest)
        for (path, text) in kept where text != "<folder>" && project.text(path) == nil {
            try project.write(text, to: path)
        }
        // Git merges the bases by union.
        let bases = ".scaffold/bases/Specs/Login.yml.bases"
        if let theirs = kept[bases], let ours = project.text(bases), theirs != ours {
            try project.write(ours + theirs, to: bases)
        }
    }

    @Test func aGeneratedFileOfTwoBranchesIsNoEdit() throws {
        let files = { (text: String) in [output("a.swift", text)] }
        try merge(files("show\none\nshow(b)\n"), files("display\none\n"))
        try project.write("display\none\nshow(b)\n", to: "a.swift")
        #expect(run(files("displayA\none\nshowB\n")) == (["rewrite a.swift"], ["SC0818 a.swift"]))
        #expect(project.text("a.swift") == "displayA\none\nshowB\n")
        #expect(try project.contains("display\none\nshow(b)\n"))
        // The next edit is one.
        try project.write("display\n", to: "a.swift")
        #expect(run(files("displayA\none\nshowB\n")) == (["failed"], ["SC0801 a.swift"]))
    }

    /// An edit in a file that git merged at the same time can't be distinguished from the merge, so a copy is kept.
    @Test func anEditInAFileOfTwoBranchesIsRescued() throws {
        let files = { (text: String) in [output("a.swift", text, spec: nil)] }
        try merge(files("a\nc\n"), files("a\nb\n"), ".scaffold/project.manifest")
        try project.write("a\nb\nc\nmine\n", to: "a.swift")
        #expect(run(files("d\n")) == (["rewrite a.swift"], ["SC0818 a.swift"]))
        #expect(try project.contains("mine"))
    }

    /// A user-owned file is merged with the renders of both branches.
    @Test func aUserOwnedFileOfTwoBranchesKeepsTheEditsOfBoth() throws {
        let files = { (first: Int, last: Int) in [output("a.swift", "first \(first)\n\n\n\n\n\nlast \(last)\n", .user)]
        }
        try merge(files(2, 1), files(1, 2))
        try project.write("first 2\n\nours\n\ntheirs\n\nlast 2\n", to: "a.swift")
        let outcome = project.generate(files(2, 2))
        #expect(outcome.changeSet != nil)
        let text = try #require(project.text("a.swift"))
        #expect(text.contains("ours") && text.contains("theirs"))
        let before = try project.fingerprint()
        _ = project.generate(files(2, 2))
        #expect(try project.fingerprint() == before)
    }

    /// Each branch has another name for the template of a pack. Then the pack removes the template.
    @Test(arguments: ["1\n", "2\n", "mine\n"])
    func aFileOfTwoTemplatesIsListedOnce(text: String) throws {
        let file = { (text: String, template: String) in [output("a.swift", text, .user, template: template)] }
        try merge(file("1\n", "a"), file("2\n", "b"))
        try project.write(text, to: "a.swift")
        let isEdited = text == "mine\n"
        #expect(run([]) == (isEdited ? ["leftOver a.swift"] : ["remove a.swift"], isEdited ? ["SC0816 a.swift"] : []))
        #expect(project.text("a.swift") == (isEdited ? text : nil))
        #expect(run([]) == (isEdited ? ["leftOver a.swift"] : [], isEdited ? ["SC0816 a.swift"] : []))
    }

    static func module(_ group: String, _ text: String = "1\n") -> [PlannedFile] {
        [
            output("\(group)/Generated/a.swift", text, template: "a"),
            output("\(group)/P.swift", text + "p\n", .user, template: "p"),
            output("\(group)/Q.swift", text + "q\n", .user, template: "q"),
            output("\(group)/R.swift", text + "r\n", .user, template: "r"),
        ]
    }

    /// Each side moved the module. The files at the unused path are removed, and lines that users wrote in them stay.
    @Test(arguments: ["Main", "Auth", "Third"])
    func aModuleThatBothSidesMovedIsInOnePlace(group: String) throws {
        try merge(Self.module("Main"), Self.module("Auth"))
        try project.write("1\nauth\np\n", to: "Auth/P.swift")
        try project.write("1\nmain\nq\n", to: "Main/Q.swift")
        try project.write("1\nboth\nr\n", to: "Main/R.swift")
        try project.write("1\nboth\nr\n", to: "Auth/R.swift")
        let (changes, found) = run(Self.module(group))
        #expect(!changes.contains("failed"))
        #expect(found == [])
        let files = try project.files().filter { !$0.key.hasPrefix(".scaffold") && $0.value != "<folder>" }
        #expect(
            files == [
                "\(group)/Generated/a.swift": "1\n", "\(group)/P.swift": "1\nauth\np\n",
                "\(group)/Q.swift": "1\nmain\nq\n",
                "\(group)/R.swift": "1\nboth\nr\n",
            ]
        )
        #expect(run(Self.module(group)) == ([], []))
    }

    @Test func editsOfBothSidesThatDifferStayAndAreListed() throws {
        try merge(Self.module("Main"), Self.module("Auth"))
        try project.write("1\np\nauth\n", to: "Auth/P.swift")
        try project.write("1\np\nmain\n", to: "Main/P.swift")
        let (_, found) = run(Self.module("Main"))
        #expect(found == ["SC0816 Auth/P.swift"])
        #expect(project.text("Auth/P.swift") == "1\np\nauth\n")
        #expect(project.text("Main/P.swift") == "1\np\nmain\n")
        let before = try project.fingerprint()
        for _ in 0..<2 { #expect(run(Self.module("Main")) == (["leftOver Auth/P.swift"], ["SC0816 Auth/P.swift"])) }
        #expect(try project.fingerprint() == before)
        // The next change of the template is merged into the file that is the output.
        #expect(run(Self.module("Main", "2\n")).changes.contains("merge Main/P.swift"))
        #expect(project.text("Auth/P.swift") == "1\np\nauth\n")
        try project.remove("Auth/P.swift")
        let login = ["bases/Specs/Login.yml.bases", "manifests/Specs/Login.yml.manifest"]
        #expect(run(Self.module("Main", "2\n")) == (login.map { "rewrite .scaffold/\($0)" }, []))
        #expect(run(Self.module("Main", "2\n")) == ([], []))
    }

    /// Another module gets the path that one side gave to an output.
    @Test func editAtThePathOfAnotherOutputIsReported() throws {
        try merge(Self.module("Main"), Self.module("Auth"))
        try project.write("1\nauth\np\n", to: "Auth/P.swift")
        try project.write("1\nmain\np\n", to: "Main/P.swift")
        let other = output("Auth/P.swift", "other\n", .user, template: "p", spec: "Specs/Auth.yml")
        #expect(run(Self.module("Main") + [other]).found == ["SC0803 Auth/P.swift"])
        #expect(try project.contains("auth"))
        #expect(try project.contains("main"))
    }

    @Test func moduleMovedByBothSidesWithoutSpecIsRemoved() throws {
        try merge(Self.module("Main"), Self.module("Auth"))
        try project.write("1\nmain\np\n", to: "Main/P.swift")
        #expect(run([output("b.swift", "1\n", spec: "Specs/Feed.yml")]).found == ["SC0816 Main/P.swift"])
        #expect(try project.sources() == ["b.swift": "1\n", "Main/P.swift": "1\nmain\np\n"])
    }

    /// One branch renamed the module, and its folder with it. The other branch added a file, which git moved to the renamed folder.
    @Test(arguments: [(Owner.user, "1\nq\n"), (.generated, "1\nq\n"), (.user, "1\nmine\n")])
    func aFileThatGitMovedIntoARenamedFolderIsLeftOver(owner: Owner, text: String) throws {
        let login = [output("Login/LoginP.swift", "1\n", .user, template: "p")]
        try project.run(login + [output("Login/LoginQ.swift", "1\nq\n", owner, template: "q")])
        try project.remove("Login")
        try project.write(text, to: "SignIn/LoginQ.swift")
        let signIn = [
            output("SignIn/SignInP.swift", "2\n", .user, template: "p", spec: "Specs/SignIn.yml"),
            output("SignIn/SignInQ.swift", "2\nq\n", owner, template: "q", spec: "Specs/SignIn.yml"),
        ]
        let isEdited = text.contains("mine")
        for _ in 0..<2 {
            #expect(run(signIn).found == (isEdited ? ["SC0816 SignIn/LoginQ.swift"] : []))
            #expect(project.text("SignIn/LoginQ.swift") == (isEdited ? text : nil))
        }
    }

    /// The renamed module generates this file too, so git has not detected its rename.
    @Test(arguments: [(Owner.user, "1\nq\n"), (.generated, "1\nq\n"), (.user, "1\nmine\nq\n")])
    func aFileThatGitMovedBesideItsNewNameIsLeftOver(owner: Owner, text: String) throws {
        let module = { (name: String) in
            [
                output("\(name)/\(name)P.swift", "1\n", .user, template: "p"),
                output("\(name)/\(name)Q.swift", "1\nq\n", owner, template: "q"),
            ]
        }
        try merge(module("SignIn"), module("Login"))
        try project.remove("Login")
        try project.write(text, to: "SignIn/LoginQ.swift")
        let isEdited = text.contains("mine")
        for _ in 0..<2 {
            #expect(run(module("SignIn")).found == (isEdited ? ["SC0816 SignIn/LoginQ.swift"] : []))
            #expect(project.text("SignIn/LoginQ.swift") == (isEdited ? text : nil))
        }
    }

    /// The file is empty after a power failure, or it contains git's merge of two versions.
    @Test(arguments: ["", "2\n", "<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> b\n"])
    func uneditedGeneratedFilesAreRemoved(text: String) throws {
        try project.run([
            output("Old/a.swift", "1\n2\n", template: "a"), output("b.swift", "1\n", spec: "Specs/Feed.yml"),
        ])
        try project.write(text, to: "Old/a.swift")
        if text.contains("<") { try project.write(text, to: "b.swift") }
        let (changes, found) = run([output("New/a.swift", "1\n2\n", template: "a")])
        #expect(changes == ["create New/a.swift", "remove Old/a.swift", "remove b.swift"])
        #expect(found == (text.contains("<") ? ["SC0818 Old/a.swift", "SC0818 b.swift"] : ["SC0818 Old/a.swift"]))
        #expect(try project.sources() == ["New/a.swift": "1\n2\n"])
    }

    static func marked(_ text: String) -> [PlannedFile] {
        let mark = "// Generated by scaffold from Specs/Login.yml. DO NOT EDIT.\n"
        return [
            output("Login/Generated/a.swift", mark + text, template: "a"),
            output("Login/Generated/b.swift", mark + text, template: "b"),
            output("Login/P.swift", "p\n" + text, .user, template: "p"),
            output("Login/Q.swift", "q\n" + text, .user, template: "q"),
        ]
    }

    /// One side has removed the module, so git has removed its manifest. Its spec and files were kept.
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
