import Diagnostics
import Output
import Testing

/// What a run makes of a merge in git of branches that both generated.
struct MergedBranchesTests {
    let project: TemporaryProject
    static let manifest = ".scaffold/manifests/Specs/Login.yml.manifest"

    init() throws {
        project = try TemporaryProject()
    }

    func run(_ files: [PlannedFile]) -> (changes: [String], found: [String]) {
        var options = PlanOptions()
        options.isComplete = true
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(files, in: project.folder, options: options, into: &diagnostics)
        let changes = changeSet?.changes.filter { $0.kind != .unchanged }.map(\.line)
        return (changes ?? ["failed"], diagnostics.lines.map { String($0.split(separator: "\n")[0]) })
    }

    /// Has each branch generate its files, one on top of the other, and leaves both manifests' lines, as git does, and both branches' bases.
    func merge(_ ours: [PlannedFile], _ theirs: [PlannedFile], _ manifest: String = manifest) throws {
        try project.run(theirs)
        let kept = try project.files()
        let lines = try #require(kept[manifest]).split(separator: "\n").dropFirst()
        try project.remove(".scaffold")
        for path in theirs.map(\.path) { try project.remove(path) }
        try project.run(ours)
        let whole = try #require(project.text(manifest))
        let marked = whole.replacing("manifest 1\n", with: "manifest 1\n<<<<<<< HEAD\n")
        try project.write(marked + "=======\n\(lines.joined(separator: "\n"))\n>>>>>>> b\n", to: manifest)
        for (path, text) in kept where text != "<folder>" && project.text(path) == nil { try project.write(text, to: path) }
    }

    @Test func aFileOfTheToolsOfLinesOfBothSidesIsNoEdit() throws {
        let files = { (text: String) in [output("a.swift", text)] }
        try merge(files("show\none\nshow(b)\n"), files("display\none\n"))
        try project.write("display\none\nshow(b)\n", to: "a.swift")
        let (changes, found) = run(files("displayA\none\nshowB\n"))
        #expect(changes == ["rewrite a.swift"])
        #expect(found == ["a.swift: warning: `a.swift` is the tool's and was not as the tool left it; it is made again [SC0818]"])
        #expect(project.text("a.swift") == "displayA\none\nshowB\n")
        try project.write("display\n", to: "a.swift")
        #expect(run(files("displayA\none\nshowB\n")).changes == ["failed"])
    }

    @Test func ofAProjectsFileTheLinesOfBothSidesAreKnown() throws {
        let files = { (text: String) in [output("a.swift", text, spec: nil)] }
        try merge(files("a\nc\n"), files("a\nb\n"), ".scaffold/project.manifest")
        try project.write("a\nb\nc\nmine\n", to: "a.swift")
        #expect(run(files("d\n")).changes == ["failed"])
        try project.write("a\nb\nc\n", to: "a.swift")
        #expect(run(files("d\n")).changes == ["rewrite a.swift"])
    }

    static func module(_ group: String, _ text: String = "1\n") -> [PlannedFile] {
        [
            output("\(group)/Generated/a.swift", text, template: "a"), output("\(group)/P.swift", text + "p\n", .person, template: "p"),
            output("\(group)/Q.swift", text + "q\n", .person, template: "q"), output("\(group)/R.swift", text + "r\n", .person, template: "r"),
        ]
    }

    /// Each side moved the module: the files of the side that is not taken go, and what persons wrote in them does not.
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
                "\(group)/Generated/a.swift": "1\n", "\(group)/P.swift": "1\nauth\np\n", "\(group)/Q.swift": "1\nmain\nq\n",
                "\(group)/R.swift": "1\nboth\nr\n",
            ]
        )
        #expect(run(Self.module(group)) == ([], []))
    }

    @Test func editsOfBothSidesThatDifferStayAndAreListed() throws {
        try merge(Self.module("Main"), Self.module("Auth"))
        try project.write("1\nauth\np\n", to: "Auth/P.swift")
        try project.write("1\nmain\np\n", to: "Main/P.swift")
        let (_, found) = run(Self.module("Main"))
        #expect(found == ["Auth/P.swift: warning: `Auth/P.swift` is not generated any more [SC0816]"])
        #expect(project.text("Auth/P.swift") == "1\nauth\np\n")
        #expect(project.text("Main/P.swift") == "1\nmain\np\n")
        #expect(run(Self.module("Main")) == ([], []))
    }

    @Test func aModuleThatBothSidesMovedAndNobodyWantsGoes() throws {
        try merge(Self.module("Main"), Self.module("Auth"))
        #expect(run([output("b.swift", "1\n", spec: "Specs/Feed.yml")]).found.count == 6)
        #expect(project.text("Auth/Generated/a.swift") == nil)
        #expect(project.text("Main/Generated/a.swift") == nil)
    }

    /// Torn by a loss of power, or with what git makes of two versions.
    @Test(arguments: ["", "\0\0", "<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> b\n"])
    func whatIsNoEditKeepsNoFileOfTheToolsWhereItWas(text: String) throws {
        try project.run([output("Old/a.swift", "1\n2\n", template: "a"), output("b.swift", "1\n", spec: "Specs/Feed.yml")])
        try project.write(text, to: "Old/a.swift")
        try project.write(text, to: "b.swift")
        let (changes, found) = run([output("New/a.swift", "1\n2\n", template: "a")])
        #expect(changes == ["create New/a.swift", "remove Old/a.swift", "remove b.swift"])
        let isCopied = text.contains("<")
        #expect(
            found == (isCopied
                ? [
                    "Old/a.swift: warning: `Old/a.swift` is the tool's and was not as the tool left it; it is made again [SC0818]",
                    "b.swift: warning: `b.swift` is the tool's and was not as the tool left it; it is not generated any more, and is removed [SC0818]",
                ] : [])
        )
    }

    private static let oldMark = "// Made by scaffold from Specs/Login.yml. Change that: this file is written again.\n"

    static func marked(_ text: String, _ mark: String = "// Generated by scaffold from Specs/Login.yml. DO NOT EDIT.\n") -> [PlannedFile] {
        return [
            output("Login/Generated/a.swift", mark + text, template: "a"), output("Login/Generated/b.swift", mark + text, template: "b"),
            output("Login/P.swift", "p\n" + text, .person, template: "p"), output("Login/Q.swift", "q\n" + text, .person, template: "q"),
        ]
    }

    /// Files of an earlier version are known by the first line that it wrote.
    @Test func filesOfAnEarlierVersionWithoutAManifestAreOutputs() throws {
        try project.run(Self.marked("1\n", Self.oldMark))
        try project.remove(Self.manifest)
        try project.remove(".scaffold/bases")
        let (changes, _) = run(Self.marked("1\n"))
        #expect(changes == ["rewrite Login/Generated/a.swift", "rewrite Login/Generated/b.swift"])
    }

    /// One side has removed the module, and git its manifest; its spec and files were kept.
    @Test func filesOfAModuleWhoseManifestIsGoneAreItsOutputs() throws {
        try project.run(Self.marked("1\n"))
        try project.write("p\n1\nmine\n", to: "Login/P.swift")
        try project.remove(Self.manifest)
        try project.remove(".scaffold/bases")
        let (changes, found) = run(Self.marked("2\n"))
        #expect(changes == ["rewrite Login/Generated/a.swift", "rewrite Login/Generated/b.swift", "adopt Login/P.swift", "adopt Login/Q.swift"])
        #expect(
            found == [
                "Login/Generated/a.swift: warning: `Login/Generated/a.swift` is the tool's and was not as the tool left it; it is made again [SC0818]",
                "Login/Generated/b.swift: warning: `Login/Generated/b.swift` is the tool's and was not as the tool left it; it is made again [SC0818]",
                "Login/P.swift: warning: what `Login/P.swift` was generated as is not known any more, so nothing was merged into it [SC0815]",
                "Login/Q.swift: warning: what `Login/Q.swift` was generated as is not known any more, so nothing was merged into it [SC0815]",
            ]
        )
        #expect(project.text("Login/P.swift") == "p\n1\nmine\n")
        #expect(run(Self.marked("2\n")) == ([], []))
    }

    /// The others' marks say nothing of a file that has none.
    @Test func aStrangersFileAmongOutputsThatNoManifestKnowsIsNoneOfThem() throws {
        try project.run(Self.marked("1\n"))
        try project.remove(".scaffold")
        try project.write("// by hand\n", to: "Login/Generated/b.swift")
        let before = try project.fingerprint()
        let (changes, found) = run(Self.marked("2\n"))
        #expect(changes == ["failed"])
        #expect(found.filter { $0.contains("error") } == [
            "Login/Generated/b.swift: error: `Login/Generated/b.swift` exists already and was not written by scaffold [SC0802]"
        ])
        #expect(try project.fingerprint() == before)
    }

    @Test func aPersonsFileAloneIsNoOutput() throws {
        try project.write("p\nmine\n", to: "Login/P.swift")
        #expect(run(Self.marked("1\n")).found == ["Login/P.swift: error: `Login/P.swift` exists already and was not written by scaffold [SC0802]"])
    }
}
