import Foundation
import ScaffoldKit
import Testing

/// Storyboards can be loaded only by Apple's SDK. So the names in them are compared with the code.
struct StoryboardTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    @Test func sampleMatchesItsCode() throws {
        let folder = Self.root.appending(path: "Examples/SampleApp")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        let texts = try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".storyboard") }.map { path in
            (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
        #expect(Self.problems(in: texts, module: "App") == [])
    }

    @Test(arguments: ["viper", "mvvm"])
    func generatedStoryboardsMatchTheirCode(_ style: String) throws {
        let scratch = try ScratchProject(copying: Self.root.appending(path: "Tests/Fixtures/Tickets"))
        let settings = try scratch.read("scaffold.yml")
        try scratch.write(settings + "style: \(style)\noptions: {screens: storyboard}\n", to: "scaffold.yml")
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        let paths = try scratch.paths().filter { $0.hasSuffix(".swift") || $0.hasSuffix(".storyboard") }
        #expect(paths.count { $0.hasSuffix(".storyboard") } == 3)
        #expect(Self.problems(in: try paths.map { ($0, try scratch.read($0)) }, module: "App") == [])
    }

    /// If the class of the team lacks a function, the compiler reports it at the line that names the class.
    @Test func functionsOfOwnClassesAreCalledAtTheirLine() throws {
        let scratch = try ScratchProject()
        try scratch.write("style: mvvm\noptions: {screens: storyboard}\n", to: "scaffold.yml")
        try scratch.write("module: Home\nresult: Int\ntypes: {viewController: OwnVC}\n", to: "Specs/Home.yml")
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        let module = try scratch.read("Sources/App/Modules/Home/Generated/HomeModule.swift")
        let lines = module.split(separator: "\n").map { $0.drop { $0 == " " } }
        let calls = lines.indices.filter {
            lines[$0].hasPrefix("viewController.inject(") || lines[$0].hasPrefix("viewController.configure(")
        }
        #expect(calls.count == 2)
        #expect(calls.allSatisfy { lines[$0 - 1] == "#sourceLocation(file:\"Specs/Home.yml\",line:3)" })
    }

    /// The user's own segues open references by their ids.
    @Test func idsDoNotDependOnTheOrderOfRoutes() throws {
        let scratch = try ScratchProject()
        try scratch.write("style: mvvm\noptions: {screens: storyboard}\n", to: "scaffold.yml")
        for name in ["Help", "Terms"] { try scratch.write("module: \(name)\n", to: "Specs/\(name).yml") }
        let storyboards = try ["Help, Terms", "Terms, Help", "Terms"].map { names in
            let spec = "module: Home\npresentation: root\nroutes: [\(names)]\noptions: {segues: '\(names)'}\n"
            try scratch.write(spec, to: "Specs/Home.yml")
            #expect(!Scaffold.generate(scratch.project).hasErrors)
            return try scratch.read("Sources/App/Modules/Home/Home.storyboard")
        }
        let lines = storyboards.map { Set($0.split(separator: "\n")) }
        #expect(lines[0] == lines[1] && lines[0].isSuperset(of: lines[2]))
        let reference = #"<viewControllerPlaceholder storyboardName="Terms" id="ref-Terms""#
        #expect(storyboards.allSatisfy { $0.contains(reference) })
    }

    @Test(arguments: [
        (#"<viewController customClass="B"/>"#, "A.storyboard: no class `B`"),
        (#"<viewController customClass="A" customModule="Other"/>"#, "A.storyboard: no module `Other`"),
        (#"<outlet property="label" destination="x"/>"#, "A.storyboard: no `@IBOutlet` `label`"),
        (#"<action selector="tap:" eventType="touchUpInside"/>"#, "A.storyboard: no `@IBAction` `tap`"),
        (
            #"<segue destinationCreationSelector="makeB:sender:"/>"#,
            "A.storyboard: no `@IBSegueAction` `makeB`"
        ),
    ])
    func mistakesAreNamed(_ storyboard: String, _ problem: String) {
        let code = "final class A: UIViewController { @IBOutlet var other: UILabel! }"
        #expect(Self.problems(in: [("A.storyboard", storyboard), ("A.swift", code)], module: "App") == [problem])
    }

    /// The classes, modules, outlets, actions and segues of storyboards that the code doesn't have.
    private static func problems(in texts: [(path: String, text: String)], module: String) -> [String] {
        let code = texts.filter { $0.path.hasSuffix(".swift") }.map(\.text).joined(separator: "\n")
        func has(_ pattern: String) -> Bool { code.range(of: pattern, options: .regularExpression) != nil }
        var problems: [String] = []
        for (path, text) in texts where path.hasSuffix(".storyboard") {
            for name in values(of: "customClass", in: text) where !has("class \(name)\\b") {
                problems.append("\(path): no class `\(name)`")
            }
            for name in values(of: "customModule", in: text) where name != module {
                problems.append("\(path): no module `\(name)`")
            }
            for (key, attribute) in attributes {
                let names = values(of: key, in: text).map { $0.prefix { $0 != ":" } }
                for name in names where !has("\(attribute)[^\n]* (var|func) \(name)\\b") {
                    problems.append("\(path): no `\(attribute)` `\(name)`")
                }
            }
        }
        return problems
    }

    /// The attributes of storyboards that name members, each with the attribute of these members in Swift.
    private static let attributes = [
        ("outlet property", "@IBOutlet"), ("action selector", "@IBAction"),
        ("destinationCreationSelector", "@IBSegueAction"),
    ]

    private static func values(of key: String, in text: String) -> [String] {
        text.components(separatedBy: "\(key)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
}
