import SwiftSource
import Testing

@testable import Specs

struct ModuleTests {
    @Test func aNameBeginsWithACapital() throws {
        let resolution = Resolution(["Specs/Home.yml": "module: home\nroutes: [home]\n"])
        #expect(resolution.text == "")
        #expect(try #require(resolution.module("Home")).signature.showMethod == "showHome")
    }

    @Test func presentationOfARouteOverridesThatOfTheModule() throws {
        let resolution = Resolution([
            "Specs/A.yml": "module: A\nroutes: [B, {C: {presentation: root}}]\n",
            "Specs/B.yml": "module: B\npresentation: tab(2)\n",
            "Specs/C.yml": "module: C\npresentation: present\n",
        ])
        #expect(try #require(resolution.module("A")).routes.map(\.presentation) == [.tab(2), .root])
        #expect(try #require(resolution.module("A")).signature.presentation == .push)
    }

    @Test func aFlowHasThePresentationOfItsFirstModule() throws {
        let resolution = Resolution([
            "Specs/Cart.yml": "module: cart\npresentation: present\n",
            "Specs/Checkout.yml": "flow: Checkout\nstart: Cart\nmodules: [Cart]\n",
        ])
        #expect(try #require(resolution.graph?.flows.first).signature.presentation == .present)
    }

    @Test func coordinatorsHaveTheCommandsOfAService() throws {
        let resolution = Resolution([
            "Specs/Cart.yml": "module: Cart\ndependencies: [cart]\n",
            "Specs/Checkout.yml": "flow: Checkout\nstart: Cart\nmodules: [Cart]\ndependencies: [cart]\n",
            "Specs/Shop.yml":
                "services: {cart: {protocol: Carting, implementation: ACart, commands: {protocol: CartPaying, members: func pay()}}}\n",
        ])
        #expect(resolution.text == "")
        let cart = try #require(resolution.graph?.flows.first?.dependencies.first)
        #expect(cart.protocolName == "Carting" && cart.providedName == "CartPaying")
    }

    @Test func aRouteHasAMethodForEachMode() throws {
        let resolution = Resolution([
            "Specs/A.yml": "module: A\nroutes: [B, {C: {with: {mode: '.edit(id: 1)'}}}, {D: {with: {id: '2'}}}]\n",
            "Specs/B.yml": "module: B\nparameters: {text: String}\nmodes: {new: {}, edit: {id: Int}}\n",
            "Specs/C.yml": "module: C\nmodes: {new: {}, edit: {id: Int}}\n",
            "Specs/D.yml": "module: D\nmodes: {new: {}, edit: {id: Int, page: Int = 1}}\n",
        ])
        #expect(resolution.text == "")
        let module = try #require(resolution.module("A"))
        let methods = module.routes.flatMap(\.methods).map { "\($0.name)(\($0.open.map(\.name)))" }
        #expect(
            methods == [
                "BNew([\"text\"])", "BEdit([\"id\", \"text\"])", "C([])", "DNew([])", "DEdit([\"page\"])",
            ]
        )
        #expect(
            module.routes.map(\.open).map { $0.map(\.declaration) } == [
                ["mode: BMode", "text: String"], [], ["mode: DMode"],
            ]
        )
    }

    @Test func theAppCantStartWithATabThatHasModes() {
        let resolution = Resolution(["Specs/A.yml": "module: A\npresentation: tab(0)\nmodes: {new: {}}\n"])
        #expect(
            resolution.text == """
                Specs/A.yml:3:9: warning: the app starts without tab 0, because `A` needs a value for `mode` [SC0658]
                3 | modes: {new: {}}
                  |         ^^^
                  = help: remove the modes, or open `A` from a tab without parameters

                """
        )
    }

    @Test func theAppCantStartWithARootThatNeedsAnArgument() {
        let alone = Resolution(["Specs/A.yml": "module: A\npresentation: root\nparameters: {id: Int}\n"])
        #expect(
            alone.text == """
                Specs/A.yml:3:14: warning: the app starts with an empty window, because its root `A` needs a value for `id` [SC0658]
                3 | parameters: {id: Int}
                  |              ^^
                  = help: give `id` a default, or make another module the root: write `presentation: root` in the spec of a module without parameters

                """
        )
        let second = Resolution([
            "Specs/A.yml": "module: A\npresentation: root\nparameters: {id: Int}\n",
            "Specs/B.yml": "module: B\npresentation: root\nroutes: [A]\n",
        ])
        #expect(second.text == "")
    }

    @Test func aTabMayHaveATitleAndAnImage() throws {
        let resolution = Resolution([
            "Specs/A.yml":
                "module: A\npresentation: {tab: 0, title: tabs.a}\nroutes: [B, {A: {presentation: {tab: 0, image: star}}}]\n",
            "Specs/B.yml": "module: B\npresentation: {title: 'b \"\\(c)', image: b.circle, tab: 1}\n",
        ])
        #expect(resolution.text == "")
        let routes = try #require(resolution.module("A")).routes.map { $0.presentation.swift(for: $0.destination.name) }
        #expect(
            routes == [
                ".tab(1, title: NSLocalizedString(\"b \\\"\\\\(c)\", comment: \"Title of the tab B\"), image: \"b.circle\")",
                ".tab(0, image: \"star\")",
            ]
        )
    }

    @Test func boundParametersAreNotPassedAtTheCall() throws {
        let resolution = Resolution([
            "Specs/A.yml": "module: A\nroutes:\n  - B: {with: {second: .all}}\n",
            "Specs/B.yml": "module: B\nparameters: {first: Int, second: Filter, third: \"() -> Void\"}\nresult: Int\n",
        ])
        let module = try #require(resolution.module("A"))
        #expect(module.routes[0].open.map(\.name) == ["first", "third"])
        let router = try #require(module.protocols.first { $0.name == "ARouterProtocol" })
        #expect(
            router.items.members.map { $0.source.declaration.joined() } == [
                "func showB(first: Int, third: @escaping () -> Void, completion: @escaping RouteCompletion<Int>.Handler)"
            ]
        )
    }

    @Test func membersOfTheStyleComeFirstAndRoutesLast() throws {
        let resolution = Resolution([
            "Specs/A.yml":
                "module: A\nprotocols:\n  presenter: |\n    func tap()\n  router: |\n    func openMail()\nroutes: [A]\n"
        ])
        let protocols = try #require(resolution.module("A")).protocols
        #expect(protocols.map(\.name) == ["AViewProtocol", "APresenterProtocol", "ARouterProtocol", "ANavigation"])
        #expect(protocols[1].items.members.map(\.fullName) == ["viewDidLoad()", "tap()"])
        #expect(protocols[2].items.members.map(\.fullName) == ["openMail()", "showA()"])
        #expect(protocols[2].parent?.items.members.map(\.fullName) == ["close()", "showAlert(_:)", "dismissAlert()"])
        #expect(protocols[3].items.members.map(\.fullName) == ["showA(from:as:)"])
    }

    @Test func keywordsAreEscaped() throws {
        let resolution = Resolution([
            "Specs/A.yml": "module: A\ndependencies: [default, in]\nroutes: [A]\nparameters: {self: Int, inout: Int}\n",
            "Specs/S.yml": """
            services:
              default: {protocol: Defaulting, implementation: Default}
              in: {protocol: Inning, lifetime: external}
            """,
        ])
        #expect(resolution.text == "")
        let protocols = try #require(resolution.module("A")).protocols
        let router = try #require(protocols.first { $0.name == "ARouterProtocol" })
        #expect(router.items.members.first?.fullName == "showA(self:inout:)")
    }

    @Test func protocolInSwiftAddsItsMembers() throws {
        let resolution = Resolution([
            "Specs/A.yml": "module: A\nprotocols: {view: {source: AView.swift}}\n",
            "AView.swift":
                "protocol AViewProtocol: AnyObject {\n    typealias Text = String\n    func show(text: Text)\n}\n",
        ])
        let view = try #require(resolution.module("A")).protocols[0]
        #expect(view.isWrittenByHand)
        #expect(view.items.members.map(\.fullName) == ["show(text:)"])
    }

    @Test func deepLinkKeepsTheOrderOfParameters() throws {
        let resolution = Resolution([
            "Specs/A.yml": "module: A\nparameters: {a: Int, b: Int = 3, c: Int}\ndeepLink: /a/{c}?a={a}\n"
        ])
        #expect(resolution.text == "")
        #expect(try #require(resolution.module("A")?.deepLink).parameters.map(\.name) == ["a", "c"])
    }

    @Test func aFlowMayHaveALink() throws {
        let resolution = Resolution([
            "Specs/F.yml":
                "flow: F\nparameters: {a: Int, b: Int = 3}\nstart: A\nmodules: [A]\ndeepLink: {path: '/f/{a}', over: B}\n",
            "Specs/A.yml": "module: A\n",
            "Specs/B.yml": "module: B\nparameters: {c: Int = 1}\n",
        ])
        #expect(resolution.text == "")
        let link = try #require(resolution.graph?.flows.first?.deepLink)
        #expect(link.parameters.map(\.name) == ["a"])
        #expect(link.over?.name == "B")
    }
}
