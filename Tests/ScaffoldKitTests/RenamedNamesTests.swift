import Foundation
import ScaffoldKit
import Testing

/// The names that `scaffold rename` changes in specs and in user-owned code.
struct RenamedNamesTests {
    let scratch: ScratchProject

    init() throws { scratch = try ScratchProject() }

    private func generate(_ specs: [String: String], settings: String = "") throws {
        for (name, text) in specs { try scratch.write(text, to: "Specs/\(name).yml") }
        if !settings.isEmpty { try scratch.write(settings, to: "scaffold.yml") }
        #expect(Scaffold.generate(scratch.project).status == .fine)
    }

    private func rename(_ old: String, _ new: String) -> RunReport {
        let report = Scaffold.rename(scratch.project, old: old, new: new)
        #expect(report.status == .fine, "\(report.text)")
        #expect(Scaffold.check(scratch.project, usesCache: false).status == .fine)
        return report
    }

    private func presenter(_ module: String) -> String { "Sources/App/Modules/\(module)/\(module)Presenter.swift" }

    private func replace(_ old: String, with new: String, in path: String) throws {
        let text = try scratch.read(path)
        #expect(text.contains(old), "\(path)")
        try scratch.write(text.replacing(old, with: new), to: path)
    }

    /// The user declares `Order`. `OrderParameters` is generated.
    @Test func aTypeOfTheUserWithTheNameOfTheModuleStays() throws {
        try generate(
            [
                "Orders": """
                module: Orders
                style: mvvm
                presentation: root
                protocols:
                  viewModel: |
                    var orders: Observed<[Order]> { get }
                    func take(_ parameters: OrderParameters)
                routes: [Order]

                """,
                "Order":
                    "module: Order\nstyle: mvvm\nparameters: {id: Order.ID, order: Order? = nil}\ndeepLink: '/orders/{id}'\n",
            ],
            settings: "samples: {Order: 'Order(id: 1)', Order.ID: '1'}\ntypes: {Order.ID: {text: losslessString}}\n"
        )
        let model = "struct Order: Identifiable { let id: Int }\n"
        try scratch.write(model, to: "Sources/App/Order.swift")
        let viewModel = "Sources/App/Modules/Orders/OrdersViewModel.swift"
        try replace("final class", with: "// Mine\nfinal class", in: viewModel)
        #expect(rename("Order", "Purchase").text == "")
        #expect(try scratch.read("Specs/Orders.yml").contains("Observed<[Order]>"))
        #expect(try scratch.read("Specs/Orders.yml").contains("PurchaseParameters"))
        #expect(try scratch.read("Specs/Purchase.yml").contains("{id: Order.ID, order: Order? = nil}"))
        #expect(try scratch.read(viewModel).contains("Evented<[Order]>"))
        #expect(try scratch.read(viewModel).contains("PurchaseParameters"))
    }

    /// A comment of the generated code has the new name.
    @Test func aLabelOfTheUserWithTheNameOfTheModuleStays() throws {
        try generate([
            "Board": """
            module: Board
            presentation: root
            protocols:
              presenter: func didTapRemember()
              interactor: "func remember(patient: Int)"
            routes: [Patient, Chart]

            """,
            "Chart": "module: Chart\nsummary: The chart of an animal.\nparameters: {patient: Int}\n",
            "Patient": "module: Patient\n",
        ])
        let body =
            "let patient = 1\n        interactor.remember(patient: patient)\n        router.showChart(patient: patient)"
        try replace("// Not implemented", with: body + "\n        router.showPatient()", in: presenter("Board"))
        #expect(rename("Patient", "Animal").text == "")
        #expect(try scratch.read(presenter("Board")).contains(body + "\n        router.showAnimal()"))
        #expect(try scratch.read("Specs/Board.yml").contains("remember(patient: Int)"))
    }

    @Test(arguments: ["viper", "reactive-viper"])
    func aFunctionThatOpensTheModuleIsRenamedWithIt(style: String) throws {
        let interactor = style == "viper" ? "" : "\n  interactor: func showRack()"
        try generate([
            "Cellar": """
            module: Cellar
            style: \(style)
            presentation: root
            options: {controls: actions}
            protocols:
              presenter: |
                func didTapRack()
                func didTapRackets()
                func didSelect(rack: Int)\(interactor)
            routes: [Rack]

            """,
            "Rack": "module: Rack\n",
        ])
        try scratch.write(scratch.read(presenter("Cellar")) + "\n// Mine\n", to: presenter("Cellar"))
        let paths = try scratch.paths().filter { $0.contains("Cellar") && $0.hasSuffix("Tests.swift") }
        let tests = try paths.map { try scratch.read($0).components(separatedBy: "@Test").count }
        let report = rename("Rack", "Shelf")
        #expect(!report.text.contains("SC0828"), "\(report.text)")
        let text = try scratch.read(presenter("Cellar"))
        let call = style == "viper" ? "router" : "interactor"
        #expect(text.contains("func didTapShelf() {\n        \(call).showShelf()\n    }"))
        #expect(text.contains("func didTapRackets()") && text.contains("func didSelect(rack: Int)"))
        #expect(try scratch.read("Specs/Cellar.yml").contains("func didTapShelf()"))
        #expect(try paths.map { try scratch.read($0).components(separatedBy: "@Test").count } == tests)
        _ = rename("Shelf", "Rack")
        #expect(
            try scratch.read(presenter("Cellar")).contains("func didTapRack() {\n        \(call).showRack()\n    }")
        )
    }

    /// In the user's code in `AppCoordinator`, and in an own file.
    @Test func anImplicitMemberThatMayBeALinkIsRenamedOrListed() throws {
        let renamed = [
            "router.open(.podcast(id: 1))": "router.open(.show(id: 1))",
            "self.router.open(.podcast(id: 1), from: nil)": "self.router.open(.show(id: 1), from: nil)",
        ]
        let calls = [
            "router.open(.podcast(id: 1))", "self.router.open(.podcast(id: 1), from: nil)", "open(.podcast(id: 1))",
            "player.open(kind: .podcast(id: 1))", "play(.podcast)", "if case .podcast = link {}", "play(Kind.podcast)",
            "play(kinds.podcast)", "play(Self.podcast)",
        ]
        let body = { (calls: [String]) in "    func a() {\n\(calls.joined(separator: "\n"))\n    }\n" }
        let (path, own) = try generatePodcast(body(calls))
        let report = rename("Podcast", "Show")
        #expect(try scratch.read(path).contains(body(calls.map { renamed[$0] ?? $0 })))
        let help =
            "rename `podcast` to `show` by hand if it is a case of a generated enum such as `DeepLink`: scaffold can't tell"
        #expect(report.text.contains("`\(path)` still uses old names of `Podcast` in lines 18, 19, 20, 21 [SC0819]"))
        #expect(report.text.contains(help))
        #expect(report.text.contains("`\(own)` still uses old names of `Podcast` in lines 3, 4, 5, 6, 7, 8 [SC0819]"))
    }

    /// `.podcast` may be the user's own case.
    @Test func anImplicitMemberWithTheNameOfAnOwnCaseStays() throws {
        let line = "    enum Kind { case podcast }; func a() { router.open(.podcast) }\n"
        let (path, _) = try generatePodcast(line)
        let report = rename("Podcast", "Show")
        #expect(try scratch.read(path).contains(line))
        #expect(!report.text.contains("SC0819"))
    }

    /// - Returns: the paths of `AppCoordinator` and of an extension of it. Both have the members.
    private func generatePodcast(_ members: String) throws -> (String, String) {
        try generate([
            "Podcast": "module: Podcast\nparameters: {id: Int}\ndeepLink: /podcast/{id}\n",
            "Home": "module: Home\npresentation: root\nroutes: [Podcast]\n",
        ])
        let (path, own) = ("Sources/App/Support/AppCoordinator.swift", "Sources/App/Push.swift")
        try replace("    func start()", with: "\(members)    func start()", in: path)
        try scratch.write("extension AppCoordinator {\n\(members)}\n", to: own)
        return (path, own)
    }

    /// The last render has the same words in one line, which is too long now.
    @Test func aDeclarationThatTheUserHasNotEditedGetsTheNewLayout() throws {
        let presenter = "protocols: {presenter: 'func didTapPlay()', interactor: 'func play()'}"
        try generate(["Podcast": "module: Podcast\nparameters: {id: Int}\n\(presenter)\n"])
        try replace("// Not implemented", with: "print(1)", in: self.presenter("Podcast"))
        #expect(rename("Podcast", "ShowDetail").text == "")
        let text = try scratch.read(self.presenter("ShowDetail"))
        #expect(text.contains("    init(\n        interactor: any ShowDetailInteractorProtocol,\n"))
        #expect(text.contains("        print(1)\n"))
        #expect(rename("ShowDetail", "Podcast").text == "")
        #expect(
            try scratch.read(self.presenter("Podcast")).contains(
                "    init(interactor: any PodcastInteractorProtocol, router: "
            )
        )
    }

    /// Two functions can't have one name.
    @Test func aFunctionWhoseNewNameIsTakenStays() throws {
        let members = "func didTapRack(); func didTapShelf()"
        let cellar =
            "module: Cellar\noptions: {controls: actions}\nprotocols: {presenter: '\(members)'}\nroutes: [Rack]\n"
        try generate(["Cellar": cellar, "Rack": "module: Rack\n"])
        #expect(rename("Rack", "Shelf").text.contains("`CellarPresenter.didTapRack()` is a stub now"))
        #expect(try scratch.read("Specs/Cellar.yml").contains(members))
    }

    @Test func anOptionThatNamesRoutesIsRenamed() throws {
        try generate(
            [
                "Cellar": "module: Cellar\nroutes: [Rack, Help]\noptions: {segues: 'Help, Rack', header: Rack}\n",
                "Rack": "module: Rack\n", "Help": "module: Help\n",
            ],
            settings: "options: {screens: storyboard}\n"
        )
        #expect(rename("Rack", "Shelf").text == "")
        #expect(try scratch.read("Specs/Cellar.yml").contains("options: {segues: 'Help, Shelf', header: Rack}"))
    }

    /// The user's own segue stays. In Swift, the identifier is a string literal: it is listed.
    @Test func theIdentifierOfASegueIsRenamedInTheStoryboard() throws {
        try generate(
            [
                "Home": "module: Home\nstyle: mvvm\npresentation: root\nroutes: [Help]\noptions: {segues: Help}\n",
                "Help": "module: Help\nstyle: mvvm\n", "Own": "module: Own\nstyle: mvvm\n",
            ],
            settings: "options: {screens: storyboard}\n"
        )
        let folder = "Sources/App/Modules"
        let outlet = #"<outlet property="label" destination="abc-de-fgh" id="out-1-1"/>"#
        try replace("<connections>", with: "<connections>\n\(outlet)", in: "\(folder)/Home/Home.storyboard")
        let tap = #"<segue destination="ref-Help" kind="show" destinationCreationSelector="makeHelp:" id="tap-1-1"/>"#
        try replace(
            "</view>",
            with: "<subviews><button><connections>\n\(tap)\n</connections></button></subviews>\n</view>",
            in: "\(folder)/Home/Home.storyboard"
        )
        let segue = #"<segue destination="abc" kind="show" identifier="Help" id="own-1-1"/>"#
        try replace(
            "</viewController>",
            with: "<connections>\n\(segue)\n</connections>\n</viewController>",
            in: "\(folder)/Own/Own.storyboard"
        )
        let line = #"func help() { performSegue(withIdentifier: "Help", sender: "Help me") } // Help"#
        try scratch.write("extension HomeViewController { \(line) }\n", to: "Sources/App/Help.swift")
        let report = rename("Help", "Advice")
        #expect(!report.text.contains("SC0814"))
        let storyboard = try scratch.read("\(folder)/Home/Home.storyboard")
        #expect(storyboard.contains(#"identifier="Advice" destinationCreationSelector="makeAdvice:""#))
        #expect(storyboard.contains(#"storyboardName="Advice""#) && storyboard.contains(outlet))
        #expect(storyboard.contains(tap.replacing("Help", with: "Advice")) && storyboard.contains(#"id="ref-Advice""#))
        #expect(try scratch.read("\(folder)/Own/Own.storyboard").contains(segue))
        #expect(report.text.contains("`Sources/App/Help.swift` still uses old names of `Help` in line 1 [SC0819]"))
        #expect(report.text.contains("rename `Help` to `Advice` by hand"))
    }

    /// Translations are listed, except of a title that another button still has.
    @Test func theTitleOfAButtonChangesWithItsFunction() throws {
        try generate([
            "Home": """
            module: Home
            presentation: root
            options: {controls: actions}
            protocols:
              presenter: |
                func didTapTermsOfUse()
                func didTapHelp()
            routes: [TermsOfUse, Help]

            """,
            "Other": "module: Other\noptions: {controls: actions}\nprotocols: {presenter: func help()}\n",
            "TermsOfUse": "module: TermsOfUse\nstyle: mvvm\n", "Help": "module: Help\nstyle: mvvm\n",
        ])
        let folder = "Sources/App/en.lproj"
        try scratch.write(
            "/* Button of Home */\n\"Terms Of Use\" = \"AGB\";\n\"Help\" = \"Hilfe\";\n",
            to: "\(folder)/Localizable.strings"
        )
        try scratch.write("{\"strings\": {\"Terms Of Use\": {}}}\n", to: "Sources/App/Localizable.xcstrings")
        let report = rename("TermsOfUse", "Rules")
        let view = "Sources/App/Modules/Home/HomeViewController.swift"
        #expect(try scratch.read(view).contains(#"NSLocalizedString("Rules", comment: "Button of Home")"#))
        for (path, line) in [("\(folder)/Localizable.strings", 2), ("Sources/App/Localizable.xcstrings", 1)] {
            #expect(report.text.contains("`\(path)` still uses old names of `TermsOfUse` in line \(line) [SC0819]"))
        }
        #expect(report.text.contains("rename `Terms Of Use` to `Rules` by hand"))
        #expect(rename("Help", "Advice").text == "")
    }

    @Test func theServiceOfFlagsIsRenamedInTheSettings() throws {
        try generate(
            [
                "Toggles": """
                services:
                  toggles: {protocol: TogglesServicing, implementation: TogglesService, members: "func isEnabled(_ flag: Toggle) -> Bool"}

                """,
                "Login": "module: Login\nvariants: {flag: newLogin, on: NewLogin}\n",
                "NewLogin": "module: NewLogin\ndependencies: [toggles]\n",
            ],
            settings: "# Mine\nflags: {service: toggles, type: Toggle}   # toggles\n"
        )
        let report = rename("toggles", "switches")
        #expect(report.changes.contains { $0.path == "scaffold.yml" })
        #expect(try scratch.read("scaffold.yml") == "# Mine\nflags: {service: switches, type: Toggle}   # toggles\n")
        #expect(try scratch.read("Specs/NewLogin.yml").contains("dependencies: [switches]"))
        #expect(try scratch.paths().contains("Specs/Switches.yml"))
        // The settings were written, and the run was interrupted.
        _ = rename("switches", "toggles")
        try scratch.write("flags: {service: switches, type: Toggle}\n", to: "scaffold.yml")
        _ = rename("toggles", "switches")
    }
}
