import Foundation
import ScaffoldKit
import Testing

/// Tests of the bodies and buttons of functions whose parameters or effects need care.
struct GeneratedBodiesTests {
    /// Generates a module `Home` that can open `Device`, and returns the text of a file from `marker` on.
    private func text(_ file: String, from marker: String, _ spec: String) throws -> String {
        let scratch = try ScratchProject()
        try scratch.write("module: Home\npresentation: root\nroutes: [Device]\n\(spec)\n", to: "Specs/Home.yml")
        try scratch.write("module: Device\nparameters: {router: String}\n", to: "Specs/Device.yml")
        try scratch.write(
            "services: {svc: {protocol: Svc, implementation: SvcImpl, members: 'func save(dependencies: String)'}}\n",
            to: "Specs/Services.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        let text = try scratch.read("Sources/App/Modules/Home/Home\(file).swift")
        return String(text[try #require(text.range(of: marker)).lowerBound...])
    }

    /// A caller waits for a function with effects. Parameters can hide what the body would use.
    @Test func somePresenterFunctionsAreStubs() throws {
        let spec = """
            style: viper
            options: {controls: actions}
            result: String
            protocols:
              presenter: |
                func didTapRefresh() async
                func didTapUndo() throws
                func didTapDevice(router: String)
                func didTapSave(completion: String)
              interactor: |
                func refresh() async
                func undo() throws
                func save(completion: String) -> String
            """
        let stubs = """
            extension HomePresenter: HomePresenterProtocol {
                func didTapRefresh() async {
                    // Not implemented
                }

                func didTapUndo() throws {
                    throw NotImplementedError("HomePresenter.didTapUndo()")
                }

                func didTapDevice(router: String) {
                    // Not implemented
                }

                func didTapSave(completion: String) {
                    // Not implemented
                }
            }

            """
        #expect(try text("Presenter", from: "extension ", spec) == stubs)
    }

    @Test func onlyTheWordDidIsRemoved() throws {
        let spec = """
            style: reactive-viper
            protocols:
              presenter: "func didier(); func didSelectRow(at index: Int)"
              interactor: "func ier(); func selectRow(at index: Int)"
            """
        let bodies = """
            extension HomePresenter: HomePresenterProtocol {
                func didier() {
                    // Not implemented
                }

                func didSelectRow(at index: Int) {
                    interactor.selectRow(at: index)
                }
            }

            """
        #expect(try text("Presenter", from: "extension ", spec) == bodies)
    }

    /// A route with a result needs a body by hand.
    @Test func aRouteToCloseIsNotTheEndOfTheScreen() throws {
        let scratch = try ScratchProject()
        let home = "routes: [Close]\noptions: {controls: actions}\nprotocols: {presenter: func didTapClose()}\n"
        try scratch.write("module: Home\npresentation: root\n\(home)", to: "Specs/Home.yml")
        try scratch.write("module: Close\nresult: Bool\n", to: "Specs/Close.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let text = try scratch.read("Sources/App/Modules/Home/HomePresenter.swift")
        #expect(text.contains("func didTapClose() {\n        // Not implemented\n    }"))
    }

    @Test func aParameterHidesNoDependencies() throws {
        let spec = "style: viper\ndependencies: [svc]\nprotocols: {interactor: 'func save(dependencies: String)'}"
        let forwarding = """
            extension HomeInteractor: HomeInteractorProtocol {
                func save(dependencies: String) {
                    self.dependencies.svc.save(dependencies: dependencies)
                }
            }

            """
        #expect(try text("Interactor", from: "extension ", spec) == forwarding)
    }

    @Test(arguments: ["mvvm", "reactive-viper", "viper"])
    func aFieldHidesNoPropertyOfTheView(style: String) throws {
        let role = style == "mvvm" ? "viewModel" : "presenter"
        let spec = """
            style: \(style)
            options: {screens: swiftui}
            protocols: {\(role): 'func didTapSend(state: String, body: String)'}
            """
        let values = style == "viper" ? ("state.state", "state.body") : ("state", "bodyValue")
        let call = "\(role).didTapSend(state: \(values.0), body: \(values.1))\n"
        #expect(try text("Screen", from: "\(role).didTapSend", spec).hasPrefix(call))
    }

    /// A user sees the names of the spec, not those of the properties. A parameter without a name has the button's title.
    @Test(arguments: ["mvvm", "reactive-viper", "viper"])
    func aFieldShowsTheNameOfTheParameter(style: String) throws {
        let role = style == "mvvm" ? "viewModel" : "presenter"
        let spec = """
            style: \(style)
            options: {screens: swiftui}
            protocols: {\(role): 'func didTapSend(_: String, for _: String, body: String, with `default`: String)'}
            """
        let body = try text("Screen", from: "Form {", spec)
        let titles = body.matches(of: /TextField\("([^"]*)"/).map { String($0.1) }
        #expect(titles == ["Send", "For", "Body", "Default"], "\(body)")
    }

    /// SwiftUI doesn't observe them, and the presenter has only stubs.
    @Test func aViewReadsNoPlainPropertiesOfAPresenter() throws {
        let spec = """
            style: reactive-viper
            options: {screens: swiftui}
            protocols: {presenter: 'var title: String { get }; var rows: [String] { get }; var text: Observed<String> { get }'}
            """
        let body =
            "    var body: some View {\n        Form {\n            Text(presenter.text.value)\n        }\n    }\n"
        #expect(try text("Screen", from: "    var body", spec).hasPrefix(body))
    }

    /// Swift doesn't allow `@available` on stored properties.
    @Test func aMemberThatSomeSystemsLackHasNoProperty() throws {
        let spec = """
            style: viper
            options: {screens: swiftui}
            protocols: {view: '@available(iOS 18, *) func show(mesh: Mesh); func show(title: String)'}
            """
        #expect(try !text("ViewState", from: "final class", spec).contains("mesh"))
        #expect(
            try text("HostingController", from: "    @available(iOS 18, *)\n    func show(mesh", spec).contains(
                "Not impl"
            )
        )
    }

    /// The user writes the view, which is a view controller or a view of SwiftUI.
    @Test(arguments: [("code", "viewController"), ("swiftui", "screen")])
    func aViewOfTheUserObservesItsValues(screens: String, part: String) throws {
        let scratch = try ScratchProject()
        let spec = """
            module: Help
            style: mvvm
            types: {\(part): HelpScreen}
            options: {screens: \(screens)}
            protocols: {viewModel: 'var topics: Observed<[String]> { get }'}
            """
        try scratch.write(spec, to: "Specs/Help.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(!report.hasErrors, "\(report.text)")
        for file in ["Support/Evented.swift", "Modules/Help/HelpViewModel.swift"] {
            #expect(
                try scratch.read("Sources/App/\(file)").contains("@Observable") == (screens == "swiftui"),
                "\(file)"
            )
        }
    }

    /// Swift creates the initializer. So fields that are added later can't break an edited view.
    @Test(arguments: [("mvvm", "viewModel", "ViewModel"), ("reactive-viper", "presenter", "Presenter")])
    func aViewWithFieldsNeedsNoInitializer(style: String, role: String, type: String) throws {
        let spec = """
            style: \(style)
            options: {screens: swiftui}
            protocols: {\(role): 'func didTapSend(text: String)'}
            """
        let router = style == "mvvm" ? "    let router: any HomeRouterProtocol\n" : ""
        let view = """
            struct HomeScreen: View {
                let \(role): any Home\(type)Protocol
            \(router)    @State private var text = ""

                var body: some View {

            """
        #expect(try text("Screen", from: "struct ", spec).hasPrefix(view))
    }

    /// `Titled` is not in a file that scaffold reads, so the protocol has no mock.
    @Test(arguments: [("mvvm", "ViewModel"), ("reactive-viper", "Presenter"), ("viper", "Presenter")])
    func withoutAMockThereIsNoPreviewAndNoTestOfTheView(style: String, type: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("options: {screens: swiftui}\nstyle: \(style)\n", to: "scaffold.yml")
        let role = type.prefix(1).lowercased() + type.dropFirst()
        let spec = "module: Home\npresentation: root\nprotocols: {\(role): {source: Sources/App/Home.swift}}\n"
        try scratch.write(spec, to: "Specs/Home.yml")
        func text(inheriting parent: String) throws -> (screen: String, hasTest: Bool) {
            let source = "@MainActor protocol Home\(type)Protocol: \(parent) { func load() }\n"
            try scratch.write(source, to: "Sources/App/Home.swift")
            let report = Scaffold.generate(scratch.project)
            #expect(report.text.contains("is not mocked") == (parent == "Titled"), "\(report.text)")
            let test = "Tests/AppTests/Home/HomeHostingControllerTests.swift"
            return (try scratch.read("Sources/App/Modules/Home/HomeScreen.swift"), try scratch.paths().contains(test))
        }
        let (mocked, unmocked) = (try text(inheriting: "AnyObject"), try text(inheriting: "Titled"))
        let preview = try #require(mocked.screen.range(of: "\n#if DEBUG"))
        #expect(unmocked.screen == String(mocked.screen[..<preview.lowerBound]))
        #expect(mocked.hasTest == (style != "mvvm") && !unmocked.hasTest)
    }

    /// At run time, Swift knows no names of typealiases.
    @Test func aMissingSampleNamesTheCommandThatKnowsItsName() throws {
        let scratch = try ScratchProject()
        let spec = "module: Home\npresentation: root\nparameters: {movieID: Movie.Identifier}\n"
        try scratch.write(spec, to: "Specs/Home.yml")
        _ = Scaffold.generate(scratch.project)
        let text = try scratch.read("Tests/AppTests/Mocks/Samples.swift")
        let expected = #"""
                let fix = "`scaffold generate` shows the name to add to `samples` in scaffold.yml"
                throw MissingSample(description: "no sample for `\(name)` or its typealias in the spec: \(fix)")
            }

            """#
        #expect(text.hasSuffix(expected), "\(text)")
    }

    @Test(arguments: ["code", "swiftui"])
    func onlyTheViewModelSetsItsOptionals(screens: String) throws {
        let spec = """
            style: mvvm
            options: {screens: \(screens)}
            protocols: {viewModel: 'var note: String? { get }; var draft: String? { get set }'}
            """
        let properties = "    private(set) var note: String?\n    var draft: String?\n"
        #expect(try text("ViewModel", from: "final class ", spec).contains(properties))
    }

    /// The user writes the initializer that `make` calls with arguments.
    @Test(arguments: [
        ("Draft(count: 1)", "public final class Draft {}\n"),
        ("Draft()", "public final class Draft {\n    // MARK: - Lifecycle\n    public init() {}\n}\n"),
    ])
    func theInitializerOfAServiceInAnotherTarget(make: String, expected: String) throws {
        let scratch = try ScratchProject()
        try scratch.write(
            "targets: {App: {sources: Sources/App}, Core: {sources: Sources/Core}}\n",
            to: "scaffold.yml"
        )
        try scratch.write(
            "services: {draft: {protocol: Drafting, implementation: Draft, kind: model, make: '\(make)'}}\n",
            to: "Specs/Services.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        #expect(try scratch.read("Sources/Core/Models/Draft.swift").contains(expected))
    }

    /// Tests of a part's own functions use no samples that don't exist, and only names that the mocks have.
    @Test(arguments: [
        ("reactive-viper", ["Presenter", "Interactor"], ["bind", "didTapSkip"]),
        ("viper", ["Presenter"], ["didTapSkip", "didTapBind"]),
    ])
    func testsOfOwnFunctions(style: String, parts: [String], expected: [String]) throws {
        let scratch = try ScratchProject()
        try scratch.write(
            """
            module: Home
            style: \(style)
            presentation: root
            options: {controls: actions}
            routes: [Terms]
            protocols:
              presenter: |
                func didTapPause(fade: Duration)
                func didTapSkip(count: Int)
                func didTapBind(to id: Int)
                func didTapTerms(section: Duration)
                func didTapOpen(token: consuming Token)
                func bind(to id: Int)
              interactor: |
                func pause(fade: Duration)
                func skip(count: Int)
                func bind(to id: Int)
                func showTerms(section: Duration)
                func open(token: consuming Token)
            """,
            to: "Specs/Home.yml"
        )
        try scratch.write("module: Terms\nparameters: {section: Duration = .zero}\n", to: "Specs/Terms.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        let part = try scratch.read("Sources/App/Modules/Home/HomePresenter.swift")
        #expect(part.contains("interactor.pause(fade: fade)"))
        let tests = try parts.map { try scratch.read("Tests/AppTests/Home/Home\($0)Tests.swift") }
        #expect(tests.joined().matches(of: /func (\w+)/).map { String($0.1) } == expected)
        #expect(!tests.joined().contains("sample("))
    }
}
