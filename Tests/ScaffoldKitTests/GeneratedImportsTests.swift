import ScaffoldKit
import Testing

/// The imports of user-owned files in a project with several targets.
struct GeneratedImportsTests {
    private static let folder = "Sources/App/Modules/Home/Home"

    /// Returns the first lines of a file of `Home`, which opens a screen of another target.
    private func imports(
        _ view: String,
        in file: String,
        style: String = "viper",
        screens: String = "code"
    ) throws -> [String] {
        let scratch = try ScratchProject()
        try scratch.write(
            """
            targets:
              App: {sources: Sources/App, tests: Tests/AppTests}
              Core: {sources: Sources/Core}
              Shop: {sources: Sources/Shop}
            style: \(style)
            options: {screens: \(screens)}

            """,
            to: "scaffold.yml"
        )
        let protocols = view.isEmpty ? "" : "protocols: {view: '\(view)'}\n"
        try scratch.write(
            "module: Home\npresentation: root\n\(protocols)routes: [Pay]\n",
            to: "Specs/Home.yml"
        )
        try scratch.write("module: Pay\ntarget: Shop\nparameters: {id: Int}\n", to: "Specs/Pay.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        return try imports("\(Self.folder)\(file).swift", of: scratch)
    }

    private func imports(_ path: String, of scratch: ScratchProject) throws -> [String] {
        try scratch.read(path).split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
    }

    @Test func aViewDoesntImportTheTargetsOfItsRoutes() throws {
        let members = "func show(name: String); func show(on day: Date)"
        #expect(try imports(members, in: "ViewController") == ["import Core", "import UIKit"])
        #expect(try imports(members, in: "Presenter").contains("import Shop"))
        let hosting = try imports(members, in: "HostingController", screens: "swiftui")
        #expect(hosting == ["import Core", "import SwiftUI", "import UIKit"])
    }

    /// In reactive-viper, the interactor is the part that calls the router, so the presenter doesn't import the targets.
    @Test func theInteractorImportsTheTargetsOfItsRoutes() throws {
        let interactor = try imports("", in: "Interactor", style: "reactive-viper")
        #expect(interactor == ["import Core", "import Shop"])
        #expect(try imports("", in: "Presenter", style: "reactive-viper") == ["import Core"])
    }

    /// The target may declare the type.
    @Test func aViewWithAnUnknownTypeImportsThem() throws {
        #expect(try imports("func show(_ receipts: [Receipt])", in: "ViewController").contains("import Shop"))
    }

    @Test(arguments: [
        ("let title: String", []), ("let tags: Set<URL>", ["import Foundation"]),
        ("let text: AttributedString; let color: UIColor", ["import Foundation", "import UIKit"]),
    ])
    func displayedValuesImportTheirModules(members: String, expected: [String]) throws {
        let scratch = try ScratchProject()
        try scratch.write("style: reactive-viper\noptions: {screens: swiftui}\n", to: "scaffold.yml")
        try scratch.write(
            """
            module: Home
            presentation: root
            options:
              display: [{name: HomeRow, members: '\(members)'}]
              cells: [{name: HomeCell, display: HomeRow}]

            """,
            to: "Specs/Home.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        #expect(try imports("Sources/App/Modules/Home/Generated/HomeDisplay.swift", of: scratch) == expected)
        let paths = report.changes.map(\.path)
        #expect(paths.contains("Sources/App/Modules/Home/Generated/HomeCellPresenter.swift"))
        #expect(!paths.contains("Sources/App/Modules/Home/HomeCell.swift"))
    }

    /// The types are in the app, but their samples use types of Foundation.
    @Test(arguments: [
        "samples: {Chat: 'Chat(id: UUID())'}", "mocks: {defaults: {Chat: 'Chat(id: UUID())'}}",
        "samples: {Chat: 'Chat(price: 9.99)'}",
        "mocks: {defaults: {Chat: 'Chat(at: .now)'}}",
        "samples: {Chat: 'Chat(days: [.now])'}",
    ])
    func testsImportTheModulesOfValues(setting: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("\(setting)\n", to: "scaffold.yml")
        try scratch.write(
            """
            services:
              threads:
                protocol: Threading
                implementation: Threads
                members: |
                  func open(_ chat: Chat) async throws
                  func best() async throws -> Chat
              log: {protocol: Logging, implementation: Log, members: "func log(_ text: Text)"}

            """,
            to: "Specs/Services.yml"
        )
        try scratch.write(
            """
            module: Home
            presentation: root
            options: {controls: actions}
            parameters: {chat: "Chat = .empty"}
            dependencies: [threads, log]
            protocols:
              presenter: func didTapBest()
              interactor: 'func open(_ chat: Chat) async throws; func best() async throws -> Chat'

            """,
            to: "Specs/Home.yml"
        )
        try scratch.write(
            "flow: Talk\nparameters: {chat: Chat}\nstart: {Talking: {}}\nmodules: [Talking]\n",
            to: "Specs/Talk.yml"
        )
        try scratch.write("module: Talking\n", to: "Specs/Talking.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(!report.hasErrors, "\(report.text)")
        let importing = try scratch.paths().filter { path in
            guard path.hasPrefix("Tests/"), path.hasSuffix(".swift") else { return false }
            return try scratch.read(path).contains("import Foundation\n")
        }.map { $0.split(separator: "/").last.map(String.init) ?? "" }
        let mocks = setting.hasPrefix("mocks") ? ["ThreadingMock.swift"] : []
        #expect(
            Set(importing)
                == Set(
                    [
                        "HomeChainTests.swift", "HomeInteractorTests.swift", "HomePresenterTests.swift",
                        "HomeMocks.swift",
                        "MockLocator+TalkScope.swift", "MockSupport.swift",
                    ] + mocks
                )
        )
    }

    @Test func mocksInSourcesWithoutImportsHaveNoEmptyLineBeforeThem() throws {
        let scratch = try ScratchProject()
        try scratch.write("style: mvvm\noptions: {screens: swiftui}\n", to: "scaffold.yml")
        try scratch.write("module: Home\nparameters: {id: Int}\n", to: "Specs/Home.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        for (name, code) in [("HomeMocks", "extension HomeParameters {"), ("ModuleRouterMock", "@MainActor")] {
            let mocks = try scratch.read("Sources/App/Mocks/\(name).swift")
            #expect(mocks.contains("#if DEBUG\n    \(code)\n"), "\(mocks)")
        }
    }

    /// The spec of the opened screen imports a module for its view model only.
    @Test func openersDontImportTheModulesOfOtherTypes() throws {
        let scratch = try project(targets: ["App", "Core", "Shop", "Account"])
        let settings = "module: Settings\nimports: [Shop]\nprotocols: {viewModel: 'var last: Item? { get }'}\n"
        try scratch.write(settings, to: "Specs/Settings.yml")
        let profile = "module: Profile\ntarget: Account\npresentation: root\nroutes: [Settings]\n"
        try scratch.write(profile, to: "Specs/Profile.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        let paths = try scratch.paths().filter { $0.hasSuffix(".swift") }
        let importing = try paths.filter { try scratch.read($0).contains("import Shop\n") }
        #expect(!importing.isEmpty && importing.allSatisfy { $0.contains("Settings") }, "\(importing)")
    }

    /// The expression that creates a service is in the app, so its target may import the target of the protocol.
    @Test func theAppImportsWhatCreatesAService() throws {
        let scratch = try project(targets: ["App", "Core", "Feed"])
        try scratch.write("public protocol Caching: Sendable { func clear() }\n", to: "Sources/Core/Cache.swift")
        let cache =
            "{protocol: Caching, source: Sources/Core/Cache.swift, implementation: FeedCache, make: FeedCache()}"
        try scratch.write("services: {cache: \(cache)}\nimports: [Feed]\n", to: "Specs/Services.yml")
        try scratch.write(
            "module: Home\ntarget: Feed\npresentation: root\ndependencies: [cache]\n",
            to: "Specs/Home.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        #expect(try scratch.read("Sources/App/Services/Generated/AppLocator+Services.swift").contains("import Feed\n"))
    }

    /// The Swift file of the protocol is in a package, outside of all targets.
    @Test(arguments: [("imports: [Chat]\n", ""), ("", "types: {ChatProviding: {import: Chat}}\n")])
    func filesThatNameAProtocolOfAPackageImportIt(_ imports: String, _ types: String) throws {
        let scratch = try ScratchProject()
        let source = "Packages/Chat/Sources/Chat/ChatProviding.swift"
        try scratch.write("style: mvvm\n\(types)", to: "scaffold.yml")
        try scratch.write("public protocol ChatProviding: Sendable { func start() }\n", to: source)
        let chat = "{protocol: ChatProviding, source: \(source)"
        try scratch.write(
            "services:\n  chat: \(chat), lifetime: external}\n  spare: \(chat), implementation: Spare}\n\(imports)",
            to: "Specs/Services.yml"
        )
        try scratch.write("module: Home\npresentation: root\ndependencies: [chat]\n", to: "Specs/Home.yml")
        try scratch.write("flow: Talk\nstart: Room\nmodules: [Room]\n", to: "Specs/Talk.yml")
        try scratch.write("module: Room\ndependencies: [chat]\n", to: "Specs/Room.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        let files = try scratch.paths().filter { $0.hasSuffix(".swift") && $0 != source }
        let naming = try files.filter { try scratch.read($0).contains(/\bChatProviding\b/) }
        #expect(naming.count > 4)
        for file in naming { #expect(try scratch.read(file).contains("import Chat\n"), "\(file)") }
    }

    /// The protocol of the service is in a target without screens, which the spec of the module imports.
    @Test func aModuleUsesAServiceOfAnImportedTarget() throws {
        let scratch = try project(targets: ["App", "Core", "Design", "Shop"])
        try scratch.write("public protocol Handing: Sendable { func wave() }\n", to: "Sources/Design/Hand.swift")
        let hand = "{protocol: Handing, implementation: Hand, source: Sources/Design/Hand.swift}"
        try scratch.write("services: {hand: \(hand)}\nimports: [Design]\n", to: "Specs/Hand.yml")
        let home = "module: Home\ntarget: Shop\npresentation: root\ndependencies: [hand]\nimports: [Design]\n"
        try scratch.write(home, to: "Specs/Home.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        #expect(try scratch.read("Tests/DesignMocks/HandingMock.swift").contains("@testable import Design\n"))
        let importing = try scratch.paths().filter { $0.hasSuffix(".swift") }
            .filter { try scratch.read($0).contains(/^import Design$/.anchorsMatchLineEndings()) }
        #expect(importing.contains { $0.hasSuffix("HomeDependencies.swift") || $0.hasSuffix("HomeContracts.swift") })
        #expect(!importing.contains { $0.hasPrefix("Sources/Core/") }, "\(importing)")
    }

    /// Swift Testing has types with these names, too.
    @Test func testsNameTheModuleOfTypesThatSwiftTestingHas() throws {
        let aliases = { (settings: String, spec: String) in
            let scratch = try ScratchProject()
            try scratch.write(settings, to: "scaffold.yml")
            try scratch.write(
                "module: Edit\nstyle: mvvm\npresentation: root\nresult: Comment?\n"
                    + "protocols: {viewModel: 'var tag: Observed<Tag?> { get }; func add(_ issue: Issue)'}\n\(spec)",
                to: "Specs/Edit.yml"
            )
            let report = Scaffold.generate(scratch.project)
            #expect(!report.hasErrors, "\(report.text)")
            return try scratch.read("Tests/AppTests/Edit/EditModuleTests.swift").split(separator: "\n")
                .filter { $0.hasPrefix("private typealias ") }
        }
        let ofApp = ["private typealias Comment = App.Comment", "private typealias Tag = App.Tag"]
        #expect(try aliases("{}\n", "") == ofApp.map { $0[...] })
        // The type may be in the other module.
        #expect(try aliases("{}\n", "imports: [Discussions]\n").isEmpty)
        let targets = "targets: {App: {sources: Sources/App, tests: Tests/AppTests}, Core: {sources: Sources/Core}}\n"
        #expect(try aliases(targets, "").isEmpty)
        let known = "\(targets)types: {Comment: {import: Core}}\n"
        #expect(try aliases(known, "") == ["private typealias Comment = Core.Comment"])
    }

    private func project(targets: [String]) throws -> ScratchProject {
        let scratch = try ScratchProject()
        let list = targets.map { "\($0): {sources: Sources/\($0)}" }.joined(separator: ", ")
        try scratch.write("style: mvvm\ntargets: {\(list)}\n", to: "scaffold.yml")
        return scratch
    }
}
