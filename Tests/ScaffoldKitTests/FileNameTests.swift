import Foundation
import ScaffoldKit
import Testing

/// New outputs with the name of a Swift file that the user already has in the target.
struct FileNameTests {
    let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
    }

    @Test func aFileOfTheUserInAFolderOfTheModule() throws {
        let path = "Sources/App/Modules/Login/View/loginViewController.swift"
        try scratch.write("final class LoginViewController {}\n", to: path)
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        let before = try scratch.paths()
        for report in [Scaffold.generate(scratch.project), Scaffold.check(scratch.project)] {
            #expect(report.text.hasPrefix("Specs/Login.yml:1:1: error: "))
            #expect(report.text.contains("= help: rename `\(path)`\n"))
        }
        #expect(try scratch.paths() == before)
        // scaffold finds its own file where the user has moved it.
        try scratch.remove(path)
        #expect(Scaffold.generate(scratch.project).text == "")
        let own = "Sources/App/Modules/Login/LoginViewController.swift"
        let text = try scratch.read(own)
        try scratch.remove(own)
        try scratch.write(text, to: "Sources/App/Modules/Login/View/LoginViewController.swift")
        #expect(Scaffold.generate(scratch.project).changes.allSatisfy { $0.drift == nil })
    }

    @Test func theUsersMockOfAnAdoptedProtocol() throws {
        try scratch.write("protocol AppSettings: AnyObject {}\n", to: "Sources/App/AppSettings.swift")
        try scratch.write("class AppSettingsMock: AppSettings {}\n", to: "Tests/AppTests/AppSettingsMock.swift")
        try scratch.write(
            "services:\n  settings: {protocol: AppSettings, source: Sources/App/AppSettings.swift, lifetime: external}\n",
            to: "Specs/Services.yml"
        )
        #expect(Scaffold.generate(scratch.project).text.hasPrefix("Sources/App/AppSettings.swift:1:10: error: "))
    }

    /// Files that are not compiled in the target can have any name. `Widget` may be a target of Xcode.
    @Test(arguments: ["Widget", "Modules/Login/Kit/Sources/Kit", "Modules/Login/Tour.docc/Resources"])
    func filesOutsideOfTheTarget(folder: String) throws {
        try scratch.write("", to: "Sources/App/Modules/Login/Kit/Package.swift")
        try scratch.write("", to: "Sources/App/\(folder)/LoginViewController.swift")
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
    }
}
