import ScaffoldKit
import Testing

/// A project with modules that nothing opens and a function without a test, and the commands that report them.
struct UnfinishedProjectTests {
    let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
        try scratch.write("module: Feed\npresentation: root\n", to: "Specs/Feed.yml")
        try scratch.write(
            "module: Login\nprotocols:\n  presenter: |\n    func didChoose(_ item: Widget)\n",
            to: "Specs/Login.yml"
        )
        try scratch.write("module: Lost\n", to: "Specs/Lost.yml")
    }

    private static let unreached = ["Specs/Login.yml SC0652", "Specs/Lost.yml SC0652"]
    private static let untested = "Specs/Login.yml SC0642"

    /// Returns the file and the code of each diagnostic.
    private func told(_ report: RunReport) -> [String] {
        report.text.matches(of: /(?m)^([^:\n]+):.*\[(SC\d{4})\]$/).map { "\($0.1) \($0.2)" }
    }

    @Test func checkAndGraphReportThem() {
        #expect(told(Scaffold.graph(scratch.project).report) == Self.unreached)
        for _ in 1...2 {
            let check = Scaffold.check(scratch.project)
            #expect(Set(told(check)) == Set(Self.unreached + [Self.untested]))
            #expect(Scaffold.generate(scratch.project).text == "")
        }
    }

    @Test func otherCommandsDoNot() {
        let project = scratch.project
        #expect(scratch.dryRun().text == "")
        #expect(scratch.dryRun(module: "Profile").text == "")
        #expect(Scaffold.start(project, names: ["Profile"]).text == "")
        for _ in 1...2 { #expect(Scaffold.generate(project).text == "") }
        #expect(Scaffold.generate(project, modules: ["Login"]).text == "")
        #expect(Scaffold.diff(project).text == "")
        #expect(Scaffold.mocks(project).text == "")
        let list = Scaffold.list(project)
        #expect(list.report.text == "")
        #expect(list.items?.map(\.name) == ["Feed", "Login", "Lost", "Profile"])
        #expect(Scaffold.rename(project, old: "Lost", new: "Found").text == "")
        #expect(Scaffold.remove(project, name: "Found").text == "")
        #expect(Scaffold.initialize(project).text == "")
        #expect(
            told(Scaffold.check(project)) == [
                "Specs/Login.yml SC0652", Self.untested, "Specs/Profile.yml SC0652",
            ]
        )
    }
}
