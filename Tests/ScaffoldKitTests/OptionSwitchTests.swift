import Foundation
import ScaffoldKit
import Testing

/// A module with edits, while the options of the built-in packs change.
struct OptionSwitchTests {
    let scratch: ScratchProject
    static let folder = "Sources/App/Modules/Login"
    static let tests = "Tests/AppTests/Login"

    init() throws {
        scratch = try ScratchProject()
        try scratch.write(
            "services:\n  store:\n    protocol: Storing\n    implementation: Store\n    members: |\n      func load() -> String\n",
            to: "Specs/Services.yml"
        )
    }

    private func begin(_ style: String) throws {
        let interactor = "  presenter: |\n    func didTap()\n  interactor: |\n    func load() -> String\n"
        let roles =
            switch style {
            case "viper": "  view: |\n    func show(text: String)\n" + interactor
            case "reactive-viper": interactor
            case "mvvm": "  viewModel: |\n    func didTap()\n"
            default: "  {}\n"
            }
        try scratch.write(
            "module: Login\nstyle: \(style)\npresentation: root\nresult: Int\ndependencies: [store]\nprotocols:\n\(roles)",
            to: "Specs/Login.yml"
        )
        try generate()
    }

    private func generate(_ options: String = "") throws {
        try scratch.write("options: {\(options)}\n", to: "scaffold.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(options): \(report.text)")
    }

    private func files(below folder: String) throws -> [String] {
        try scratch.paths().filter {
            $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") && !$0.contains("/Generated/")
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
    }

    /// Adds to each user-owned file a line in its first function or type, and a function at the end.
    private func edit() throws -> Int {
        let paths = try files(below: Self.folder) + files(below: Self.tests)
        for (index, path) in paths.enumerated() {
            let text = try text(path)
            try scratch.write(text + "\n// mine \(index)\nprivate func mine\(index)() {}\n", to: path)
        }
        return paths.count
    }

    @Test(arguments: ["viper", "mvvm", "reactive-viper", "model-controller"])
    func editsStay(_ style: String) throws {
        try begin(style)
        let count = try edit()
        for protocols in ["many", "one"] {
            for suffix in ["none", "Interface", "Protocol"] {
                for screens in ["storyboard", "code"] {
                    try generate("protocols: \(protocols), suffix: \(suffix), screens: \(screens)")
                    let all = try (files(below: Self.folder) + files(below: Self.tests)).map(text).joined()
                    for index in 0..<count {
                        #expect(
                            all.components(separatedBy: "private func mine\(index)() {}").count == 2,
                            "\(protocols) \(suffix) \(screens) \(index)"
                        )
                    }
                    #expect(!all.contains("<<<<<<<"))
                }
            }
        }
    }

    @Test func withoutASuffixClassesGetAnotherName() throws {
        try begin("viper")
        try generate("suffix: none")
        let names = try files(below: Self.folder).map { $0.dropFirst(Self.folder.count + 1) }
        #expect(
            names == [
                "LoginInteractorImpl.swift", "LoginPresenterImpl.swift", "LoginRouterImpl.swift",
                "LoginViewController.swift",
            ]
        )
        let contracts = try text("\(Self.folder)/Generated/LoginContracts.swift")
        for name in ["LoginView", "LoginPresenter", "LoginInteractor", "LoginRouter"] {
            #expect(contracts.contains("protocol \(name): "))
        }
    }

    /// Only a class that has a protocol gets another name.
    @Test func aViewModelWithoutAProtocolKeepsItsName() throws {
        try scratch.write(
            "module: Login\nstyle: mvvm\npresentation: root\noptions: {suffix: none}\n",
            to: "Specs/Login.yml"
        )
        try scratch.remove("Specs/Services.yml")
        try generate()
        #expect(
            try files(below: Self.folder).map { $0.dropFirst(Self.folder.count + 1) } == [
                "LoginViewController.swift", "LoginViewModel.swift",
            ]
        )
    }

    @Test func protocolsHaveFilesOfTheirOwn() throws {
        try begin("viper")
        try generate("protocols: many, suffix: Interface")
        let names = try scratch.paths().filter { $0.hasPrefix("\(Self.folder)/Generated/") }.map {
            $0.dropFirst(Self.folder.count + 11)
        }
        #expect(
            names == [
                "AppRouter+Login.swift", "LoginDependencies.swift", "LoginInteractorInterface.swift",
                "LoginModule.swift",
                "LoginParameters.swift", "LoginPresenterInterface.swift", "LoginRouterInterface.swift",
                "LoginViewInterface.swift",
            ]
        )
    }

    @Test func switchedOffTestsAreKept() throws {
        try begin("viper")
        let count = try edit()
        try generate("tests: mocks")
        #expect(try files(below: Self.tests).isEmpty == false)
        #expect(try scratch.paths().contains("Tests/AppTests/Mocks/LoginMocks.swift"))
        try generate("tests: none")
        #expect(try !scratch.paths().contains("Tests/AppTests/Mocks/LoginMocks.swift"))
        let before = try (files(below: Self.folder) + files(below: Self.tests)).map(text)
        for index in 0..<count { #expect(before.joined().contains("private func mine\(index)() {}")) }
        // The files are recognized when tests are switched on again.
        try generate("tests: all")
        #expect(try (files(below: Self.folder) + files(below: Self.tests)).map(text) == before)
    }

    /// The option adds buttons, and generates bodies that use them. The bodies still compile without the option.
    @Test(arguments: [false, true])
    func bodiesStayWhenButtonsAreRemoved(isEdited: Bool) throws {
        try scratch.write("module: Help\n", to: "Specs/Help.yml")
        let members =
            "  presenter: |\n    func didTapHelp()\n    func didTapOrder(code: String)\n    func didTapNothing()\n"
        let interactor = "  interactor: |\n    func order(code: String) async throws\n"
        let login = "module: Login\npresentation: root\nprotocols:\n\(members)\(interactor)"
        try scratch.write(login + "routes: [Help]\n", to: "Specs/Login.yml")
        try generate("controls: actions")
        let path = "\(Self.folder)/LoginPresenter.swift"
        if isEdited { try scratch.write(text(path) + "\n// mine\n", to: path) }
        let before = try text(path)
        #expect(before.contains("tasks.run") && before.contains("router.showHelp()"))
        try generate()
        #expect(try text(path) == before)
        #expect(try !text("\(Self.folder)/LoginViewController.swift").contains("helpButton"))
        try generate("controls: actions")
        #expect(try text(path) == before)
        // The route is removed too: the call would not compile.
        try scratch.write(login, to: "Specs/Login.yml")
        try generate()
        #expect(try !text(path).contains("router.showHelp()") || isEdited)
    }

    /// Other changes of the same run count only if a body uses what they remove or change.
    @Test(arguments: ["header: Ours", "protocols: many", "tests: none", "suffix: Interface", "screens: storyboard"])
    func bodiesStayBesidesOtherChanges(setting: String) throws {
        try scratch.write("module: Help\n", to: "Specs/Help.yml")
        let login = """
            module: Login
            presentation: root
            routes: [Help]
            protocols:
              presenter: |
                func didTapHelp()
                func didTapOrder(code: String)
              interactor: |
                func order(code: String) async throws

            """
        try scratch.write(login, to: "Specs/Login.yml")
        try generate("controls: actions")
        let path = "\(Self.folder)/LoginPresenter.swift"
        try scratch.write("# A comment.\n" + login + "    func reload() async throws\n", to: "Specs/Login.yml")
        try scratch.write("module: Other\npresentation: tab(1)\n", to: "Specs/Other.yml")
        try generate(setting)
        #expect(try text(path).contains("tasks.run") && text(path).contains("router.showHelp()"))
        // Now the function has another parameter: a call would not compile.
        try generate("controls: actions")
        try scratch.write(
            login.replacing("order(code: String) async", with: "order(code: Int) async"),
            to: "Specs/Login.yml"
        )
        try generate()
        #expect(try !text(path).contains("tasks.run") && text(path).contains("router.showHelp()"))
    }

    @Test func aSpecBeatsTheSettings() throws {
        try begin("viper")
        let spec = try text("Specs/Login.yml")
        try scratch.write(spec + "options: {suffix: Interface}\n", to: "Specs/Login.yml")
        try generate("suffix: none")
        #expect(
            try text("\(Self.folder)/Generated/LoginContracts.swift").contains("protocol LoginPresenterInterface: ")
        )
        #expect(try files(below: Self.folder).contains("\(Self.folder)/LoginPresenter.swift"))
    }
}
