import Foundation
import Output
import ScaffoldKit
import Testing

/// Services and their files.
extension RenameTests {
    @Test func protocolAndClassAreRenamedWithTheService() throws {
        #expect(rename("authService", "sessionService").status == .fine)
        let services = try text("Specs/Services.yml")
        #expect(
            services.contains("sessionService:\n    protocol: SessionServicing\n    implementation: SessionService\n")
        )
        #expect(services.contains("commands: {protocol: SessionCommanding, members: func expire()}"))
        #expect(services.contains("dependencies: [sessionService]"))
        #expect(try text("Specs/Login.yml").contains("dependencies: [sessionService]   # signs in"))
        #expect(drift() == [])
    }

    /// The file of a module is renamed in the same way. A file that declares more than the service keeps its name.
    @Test func theFileOfAServiceIsRenamedWithIt() throws {
        let service =
            "protocol: NotesServicing\n    implementation: NotesService\n    members: \"func note(_ text: String)\""
        let own = "services:\n  notes:\n    \(service)\n"
        try scratch.write(own, to: "Specs/Team/Notes.yml")
        _ = Scaffold.generate(scratch.project)
        let path = "Sources/App/Services/NotesService.swift"
        try scratch.write(text(path) + "// mine\n", to: path)
        let before = try files()
        #expect(rename("notes", "memos").text == "")
        #expect(drift() == [])
        let paths = try scratch.paths()
        #expect(paths.contains("Specs/Team/Memos.yml") && !paths.contains("Specs/Team/Notes.yml"))
        #expect(paths.contains { $0.hasSuffix("/AppLocator+Memos.swift") })
        #expect(!paths.contains { $0.contains("Notes") && !$0.hasPrefix(".scaffold/local") })
        #expect(try text("Sources/App/Services/MemosService.swift").hasSuffix("// mine\n"))
        #expect(rename("memos", "notes").text == "")
        #expect(drift() == [])
        #expect(try files() == before)

        try scratch.write(own + "  pen:\n    protocol: Pen\n    implementation: InkPen\n", to: "Specs/Team/Notes.yml")
        _ = Scaffold.generate(scratch.project)
        #expect(rename("notes", "memos").text == "")
        #expect(try text("Specs/Team/Notes.yml").contains("  memos:\n"))
        #expect(drift() == [])
    }

    /// Otherwise, two files would be generated for one path.
    @Test(arguments: [
        ("Specs/Notes.yml", "Specs/Memos.yml"), ("Specs/Notes.yml", "Specs/Memos.yaml"),
        ("Specs/Team/Notes.yml", "Specs/Memos.yml"), ("Specs/Notes.yaml", "Specs/Team/memos.yml"),
    ])
    func serviceFileKeepsItsNameIfTheNewOneIsTaken(own: String, other: String) throws {
        func service(_ name: String) -> String {
            let type = name.prefix(1).uppercased() + name.dropFirst()
            return "  \(name):\n    protocol: \(type)Servicing\n    implementation: \(type)Service\n"
        }
        try scratch.write("services:\n" + service("notes"), to: own)
        try scratch.write("services:\n" + service("client") + service("session"), to: other)
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let before = try files()
        #expect(rename("notes", "memos").text == "")
        #expect(drift() == [])
        #expect(try text(own).contains("  memos:\n"))
        #expect(try scratch.paths().contains("Sources/App/Services/MemosService.swift"))
        #expect(rename("notes", "memos").status != .fine)
        #expect(rename("memos", "notes").text == "")
        #expect(drift() == [])
        #expect(try files() == before)
    }

    @Test func serviceFileKeepsItsNameOnACaseConflict() throws {
        let notes = "services:\n  notes:\n    protocol: NotesServicing\n    implementation: NotesService\n"
        try scratch.write(notes, to: "Specs/Notes.yml")
        try scratch.write("module: Help\n", to: "Specs/memos.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        #expect(rename("notes", "memos").text == "")
        #expect(try text("Specs/Notes.yml").contains("  memos:\n"))
        #expect(drift() == [])
    }

    @Test func aServiceIsRenamedInExpressionsThatCreateAnother() throws {
        let other = try ScratchProject()
        let services = """
            services:
              cart:
                protocol: Carting
                implementation: ShopCart
                members: "func empty(cart: Int)   // the cart"
              shop:
                protocol: Shopping
                implementation: Shop
                dependencies: [cart]
                make: "Shop(cart: cart)"

            """
        try other.write(services, to: "Specs/Services.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        #expect(Scaffold.rename(other.project, old: "cart", new: "basket").status == .fine)
        let text = try String(contentsOf: other.root.appending(path: "Specs/Services.yml"), encoding: .utf8)
        #expect(text.contains("func empty(cart: Int)   // the cart"))
        #expect(text.contains("dependencies: [basket]"))
        #expect(text.contains("make: \"Shop(basket: basket)\""))
    }

    /// Members and labels of other services may have its name.
    @Test func aServiceIsRemovedUnlessAnotherOneUsesIt() throws {
        let other = try ScratchProject()
        func write(_ keys: String) throws {
            let store =
                "  store: {protocol: Storing, implementation: Store, members: 'func copy() -> any Storing'}\n"
            let cache = "  cache: {protocol: Caching, implementation: Cache, \(keys)}\n"
            try other.write("services:\n\(store)\(cache)", to: "Specs/Services.yml")
            #expect(Scaffold.generate(other.project).status == .fine)
        }
        try write("dependencies: [store], make: Cache(store)")
        func problem() -> String {
            String(Scaffold.remove(other.project, name: "store").text.prefix { $0 != "\n" })
        }
        #expect(
            problem() == "Specs/Services.yml:3:68: error: `store` can't be removed, because it is used here [SC0826]"
        )
        try write("members: 'func fill(_ store: any Storing)'")
        #expect(
            problem()
                == "Specs/Services.yml:3:86: error: `store` can't be removed, because its type `Storing` is used here [SC0826]"
        )
        try write("members: 'func store(_ value: Int, store: Bool)'")
        #expect(Scaffold.remove(other.project, name: "store").status == .fine)
    }

    @Test func aServiceIsRenamedInTheArgumentsOfAFlow() throws {
        let other = try ScratchProject()
        let services = """
            services:
              seats: {protocol: Seating, implementation: Seats, kind: model, members: "var first: Int { get }"}

            """
        try other.write(services, to: "Specs/Services.yml")
        try other.write("module: Seat\nparameters: {row: Int, note: String}\n", to: "Specs/Seat.yml")
        let flow = """
            flow: Trip
            start: {Seat: {row: "seats.first + Plan(seats: seats).seats.map(\\\\.seats).count", note: '"seats"'}}
            modules: [Seat]
            dependencies: [seats]

            """
        try other.write(flow, to: "Specs/Trip.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        #expect(Scaffold.rename(other.project, old: "seats", new: "places").status == .fine)
        #expect(
            try other.read("Specs/Trip.yml").contains(
                #"start: {Seat: {row: "places.first + Plan(seats: places).seats.map(\\.seats).count", note: '"seats"'}}"#
            )
        )
    }

    /// A generated project with the module `Player` and a service.
    private func projectWithPlayer(service: String, in path: String) throws -> ScratchProject {
        let other = try ScratchProject()
        try other.write("module: Player\n", to: "Specs/Player.yml")
        let keys = "protocol: Playing\n    implementation: AudioPlayer\n"
        try other.write("services:\n  \(service):\n    \(keys)", to: path)
        #expect(Scaffold.generate(other.project).status == .fine)
        return other
    }

    /// The parameter of a case is not a use either.
    @Test func aCaseOfTheUserIsNoUseOfAService() throws {
        let other = try projectWithPlayer(service: "player", in: "Specs/Services.yml")
        try other.write("module: Home\ndependencies: [player]\n", to: "Specs/Home.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        let (own, coordinator) = ("Sources/App/Tab.swift", "Sources/App/Support/AppCoordinator.swift")
        let tab = "enum Tab {\n    case settings, player, other(player: Int)\n}\nlet tab: Tab = .player\n"
        try other.write(tab + "func play() { dependencies.player.play(player) }\n", to: own)
        try other.write(other.read(coordinator) + tab, to: coordinator)
        let report = Scaffold.rename(other.project, old: "player", new: "playback")
        #expect(
            report.text.hasPrefix("\(own):5:1: warning: `\(own)` still uses old names of `player` in line 5 [SC0819]")
        )
        #expect(report.text.components(separatedBy: "SC0819").count == 2)
        #expect(try other.read(coordinator).hasSuffix(tab))
    }

    /// A property of the user's type would be another key in JSON. Members of specs can have the name of a service, too.
    @Test func onlyUsesOfAServiceAreRenamed() throws {
        let other = try ScratchProject()
        let service =
            "{protocol: CartServicing, implementation: CartService, members: 'func total(cart: String) async'}"
        try other.write("services:\n  cart: \(service)\n", to: "Specs/Services.yml")
        let home = """
            module: Home
            parameters: {cart: String}
            dependencies: [cart]
            protocols:
              view: "func show(cart: String)"
              interactor: "func total(cart: String) async"

            """
        try other.write(home, to: "Specs/Home.yml")
        try other.write("samples: {Order: 'Order(cart: 1)'}\n", to: "scaffold.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        let path = "Sources/App/Modules/Home/HomeInteractor.swift"
        let old = "await dependencies.cart.total(cart: cart)"
        let own = """
            struct Payload: Codable { let cart: String }
            let payload = Payload(cart: HomeDependencies(cart: mine).cart).cart + other?.dependencies.cart.total(cart: self.cart)
            let paths = (\\HomeDependencies.cart, \\Payload.cart)

            """
        let interactor = try other.read(path)
        #expect(interactor.contains(old))
        try other.write(interactor.replacing(old, with: "let sum = \(old)") + own, to: path)
        try other.write(own, to: "Sources/App/Payload.swift")
        let report = Scaffold.rename(other.project, old: "cart", new: "basket")
        #expect(
            report.text.hasPrefix(
                "Sources/App/Payload.swift:2:1: warning: `Sources/App/Payload.swift` still uses old names of `cart` in lines 2, 3 [SC0819]"
            )
        )
        #expect(report.text.components(separatedBy: "SC0819").count == 2)
        let renamed = interactor.replacing(old, with: "let sum = await dependencies.basket.total(cart: cart)")
        let newOwn =
            own.replacing("HomeDependencies(cart:", with: "HomeDependencies(basket:")
            .replacing("dependencies.cart", with: "dependencies.basket")
            .replacing("HomeDependencies.cart", with: "HomeDependencies.basket")
        #expect(try other.read(path) == renamed + newOwn)
    }

    /// The name of a module or flow can be written in lower case, too.
    @Test func aServiceWithTheNameOfAModuleIsRenamedAndRemovedAlone() throws {
        let other = try projectWithPlayer(service: "player", in: "Specs/Services.yml")
        #expect(Scaffold.rename(other.project, old: "player", new: "audio").status == .fine)
        #expect(try other.read("Specs/Player.yml") == "module: Player\n")
        #expect(try other.read("Specs/Services.yml").contains("  audio:\n"))
        #expect(
            Scaffold.rename(other.project, old: "player", new: "audio").text.contains(
                "`audio` is declared already [SC0825]"
            )
        )
        #expect(Scaffold.rename(other.project, old: "audio", new: "player").status == .fine)
        #expect(Scaffold.remove(other.project, name: "player").status == .fine)
        #expect(try other.paths().contains("Specs/Player.yml"))
        #expect(try !other.paths().contains("Specs/Services.yml"))
        #expect(Scaffold.rename(other.project, old: "player", new: "stage").status == .fine)
        #expect(try other.read("Specs/Stage.yml") == "module: Stage\n")
    }

    /// The rename is not an interrupted one either, because the manifest of the old name is that of the module.
    @Test func aModuleIsNotRenamedToAServiceInAFileOfItsOwn() throws {
        let other = try projectWithPlayer(service: "audio", in: "Specs/Audio.yml")
        let report = Scaffold.rename(other.project, old: "player", new: "audio")
        #expect(report.text.contains("`audio` is declared already [SC0825]"))
    }

    @Test func aServiceInUpperCaseIsRenamedToLowerCaseAndBack() throws {
        let other = try ScratchProject()
        let service = "protocol: Ticking\n    implementation: SystemClock\n"
        try other.write("services:\n  Clock:\n    \(service)", to: "Specs/Services.yml")
        try other.write("module: Home\ndependencies: [Clock]\n", to: "Specs/Home.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        #expect(Scaffold.rename(other.project, old: "Clock", new: "timer").status == .fine)
        #expect(try other.read("Specs/Services.yml").contains("  timer:\n"))
        #expect(try other.read("Specs/Home.yml").contains("dependencies: [timer]"))
        #expect(Scaffold.rename(other.project, old: "timer", new: "Clock").status == .fine)
        #expect(try other.read("Specs/Home.yml").contains("dependencies: [Clock]"))
        #expect(Scaffold.check(other.project).status == .fine)
    }
}
