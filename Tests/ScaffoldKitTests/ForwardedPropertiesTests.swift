import Foundation
import ScaffoldKit
import Testing

/// Members of a part that have the name and type of a service's member.
struct ForwardedPropertiesTests {
    @Test func nonSendableCallsAreNotForwarded() throws {
        let scratch = try ScratchProject()
        let members = """
            func upload(_ data: Data, progress: @escaping (Double) -> Void) async throws
            func save(_ value: Any?) async
            func all(_ types: [any Decodable.Type]) async
            func encode(_ body: any Encodable) async
            func find(_ key: AnyHashable, in path: KeyPath<Int, Int>) async
            func keep(_ keys: Set<AnyHashable>) async
            func send(_ data: Data, progress: (@Sendable (Double) -> Void)?) async throws
            func show(done: @escaping () -> Void)

            """
        let lines = members.split(separator: "\n").map { "      \($0)\n" }.joined()
        try scratch.write(
            """
            services:
              files:
                protocol: FileServicing
                implementation: FileService
                members: |
            \(lines)
            """,
            to: "Specs/Services.yml"
        )
        try scratch.write(
            """
            module: Home
            style: mvvm
            presentation: root
            dependencies: [files]
            protocols:
              viewModel: |
            \(lines)
            """,
            to: "Specs/Home.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        let text = try scratch.read("Sources/App/Modules/Home/HomeViewModel.swift")
        let calls = text.matches(of: /files\.(\w+)\(/).map { String($0.output.1) }
        #expect(calls == ["send", "show"], "\(text)")
    }

    @Test(arguments: ["code", "swiftui"])
    func aSettablePropertySetsThatOfTheService(screens: String) throws {
        let scratch = try ScratchProject()
        try scratch.write(
            """
            services:
              session:
                protocol: SessionServicing
                implementation: SessionService
                members: |
                  var draft: String? { get set }
                  var count: Int { get set }
                  var title: String? { get }
              cart:
                protocol: CartModeling
                implementation: CartModel
                kind: model
                members: "var note: String { get set }"
              clock: {protocol: Clock, implementation: SystemClock, source: Sources/App/Clock.swift}

            """,
            to: "Specs/Services.yml"
        )
        try scratch.write(
            "protocol Ticking: AnyObject {}\nprotocol Clock: Ticking, Sendable { var speed: Int? { get set } }\n",
            to: "Sources/App/Clock.swift"
        )
        try scratch.write(
            """
            module: Home
            style: mvvm
            options: {screens: \(screens)}
            presentation: root
            dependencies: [session, cart, clock]
            protocols:
              viewModel: |
                var draft: String? { get set }
                var count: Int { get }
                var note: String { get set }
                /// The service has no setter.
                var title: String? { get set }
                /// scaffold doesn't know whether `Clock` is only for classes.
                var speed: Int? { get set }

            """,
            to: "Specs/Home.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        let text = try scratch.read("Sources/App/Modules/Home/HomeViewModel.swift")
        let conformance = try #require(text.range(of: "extension "))
        #expect(
            text[conformance.lowerBound...] == """
                extension HomeViewModel: HomeViewModelProtocol {
                    var draft: String? {
                        get { dependencies.session.draft }
                        set { dependencies.session.draft = newValue }
                    }

                    var count: Int { dependencies.session.count }

                    var note: String {
                        get { dependencies.cart.note }
                        set { dependencies.cart.note = newValue }
                    }
                }

                """
        )
        #expect(text.contains("    var title: String?\n    var speed: Int?\n"))
        // A struct that conforms to the protocol doesn't compile.
        let service = try scratch.read("Sources/App/Services/Generated/SessionServicing.swift")
        #expect(service.contains("nonisolated protocol SessionServicing: AnyObject, Sendable {"))
    }

    /// Only the user knows which service to call.
    @Test func memberOfSeveralServicesIsAStub() throws {
        let scratch = try ScratchProject()
        try scratch.write(
            """
            services:
              local: {protocol: LocalServicing, implementation: LocalService, members: "func load(id: Int) -> Int"}
              remote:
                protocol: RemoteServicing
                implementation: RemoteService
                members: |
                  func load(id: Int) -> Int
                  func save(id: Int)

            """,
            to: "Specs/Services.yml"
        )
        try scratch.write(
            """
            module: Home
            style: mvvm
            presentation: root
            dependencies: [remote, local]
            protocols:
              viewModel: |
                func load(id: Int) -> Int
                func save(id: Int)

            """,
            to: "Specs/Home.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .fine, "\(report.text)")
        let text = try scratch.read("Sources/App/Modules/Home/HomeViewModel.swift")
        #expect(!text.contains("load(id: id)") && text.contains("dependencies.remote.save(id: id)"), "\(text)")
    }

    /// The type of `position` has no start value.
    @Test func aPresenterReturnsThePropertyOfItsInteractor() throws {
        let scratch = try ScratchProject()
        try scratch.write(
            "services: {player: {protocol: Playing, implementation: Player, kind: model, members: 'var position: Observed<Duration> { get }'}}\n",
            to: "Specs/Services.yml"
        )
        try scratch.write(
            """
            module: Song
            style: reactive-viper
            presentation: root
            dependencies: [player]
            protocols:
              presenter: |
                var position: Observed<Duration> { get }
                var length: Observed<Duration> { get }
                var rest: Observed<Duration> { get }
              interactor: |
                var position: Observed<Duration> { get }
                var length: Observed<Duration> { get }

            """,
            to: "Specs/Song.yml"
        )
        let report = Scaffold.generate(scratch.project)
        #expect(!report.hasErrors, "\(report.text)")
        let presenter = try scratch.read("Sources/App/Modules/Song/SongPresenter.swift")
        #expect(!presenter.contains("subscribe"))
        #expect(presenter.contains("interactor.position\n") && presenter.contains("interactor.length\n"))
        let view = try scratch.read("Sources/App/Modules/Song/SongViewController.swift")
        let bindings = try #require(view.range(of: "extension "))
        #expect(
            view[bindings.lowerBound...] == """
                extension SongViewController {
                    private func bind() {
                        // Subscribe to `rest` when SongPresenter.rest is implemented.
                        presenter.position.subscribe(self) { $0.didChange(position: $1) }
                        // Subscribe to `length` when SongInteractor.length is implemented.
                    }

                    private func didChange(position: Duration) {
                        // Not implemented
                    }
                }

                """
        )
        #expect(
            try scratch.read("Tests/AppTests/Song/SongViewControllerTests.swift").contains(
                """
                    init() throws {
                        presenter.position = try Evented<Duration>(sample(Duration.self)).observed
                        viewController =
                """
            )
        )
    }
}
