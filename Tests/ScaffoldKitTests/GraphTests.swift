import ScaffoldKit
import Testing

/// Maps of a small project, in every notation.
struct GraphTests {
    private static let files = [
        "Specs/Home.yml": """
        module: Home
        presentation: root
        dependencies: [store]
        variants: {flag: new, on: NewHome}
        routes: [Détail, Checkout]

        """,
        "Specs/NewHome.yml": "module: NewHome\n",
        "Specs/Detail.yml":
            "module: Détail\nparameters: {id: Int}\ndeepLink: /a;%22b%22/{id}\nroutes: [{Home: {presentation: present}}]\n",
        "Specs/Checkout.yml": "flow: Checkout\nstart: Cart\nmodules: [Cart]\ndeepLink: {path: /buy, over: Home}\n",
        "Specs/Cart.yml": "module: Cart\ndependencies: [basket]\n",
        "Specs/Services.yml": """
        services:
          featureFlags: {protocol: Flagging, lifetime: external, members: "func isEnabled(_ flag: FeatureFlag) -> Bool"}
          store: {protocol: Storing, kind: model, implementation: Store}
          basket: {protocol: Basketing, implementation: Basket, lifetime: flow(Checkout)}

        """,
    ]

    @Test func mermaid() throws {
        #expect(
            try map(.mermaid) == """
                flowchart LR
                    module_Cart["Cart"]
                    module_D_233_tail["Détail"]
                    deepLink__47_a_59__37_22b_37_22_47__123_id_125_>"/a#59;%22b%22/{id}"]
                    module_Home["Home, root"]
                    module_NewHome["NewHome"]
                    flow_Checkout[["Checkout"]]
                    deepLink__47_buy>"/buy"]
                    service_featureFlags(["featureFlags"])
                    service_store(["store"])
                    service_basket(["basket"])
                    module_Cart -.-> service_basket
                    module_D_233_tail -->|"present"| module_Home
                    deepLink__47_a_59__37_22b_37_22_47__123_id_125_ --> module_D_233_tail
                    module_Home -->|"push"| module_D_233_tail
                    module_Home -->|"push"| flow_Checkout
                    module_Home ==>|"new"| module_NewHome
                    module_Home -.-> service_store
                    flow_Checkout ---|"start"| module_Cart
                    deepLink__47_buy --> flow_Checkout
                    deepLink__47_buy -->|"over"| module_Home

                """
        )
    }

    @Test func graphviz() throws {
        #expect(
            try map(.dot, focus: "checkout") == """
                digraph project {
                    rankdir=LR;
                    "module.Cart" [label="Cart", shape=box];
                    "module.Home" [label="Home, root", shape=box];
                    "flow.Checkout" [label="Checkout", shape=component];
                    "deepLink./buy" [label="/buy", shape=cds];
                    "module.Home" -> "flow.Checkout" [label="push"];
                    "flow.Checkout" -> "module.Cart" [label="start", style=dotted];
                    "deepLink./buy" -> "flow.Checkout";
                    "deepLink./buy" -> "module.Home" [label="over"];
                }

                """
        )
    }

    @Test func json() throws {
        #expect(
            try map(.json, focus: "basket") == """
                {
                  "version": 1,
                  "nodes": [
                    {"id": "module.Cart", "kind": "module", "name": "Cart", "style": "viper", "target": "App", "presentation": "push", "declared": "Specs/Cart.yml:1:9"},
                    {"id": "service.basket", "kind": "service", "name": "basket", "protocol": "Basketing", "role": "service", "lifetime": "flow(Checkout)", "target": "App", "declared": "Specs/Services.yml:4:3"}
                  ],
                  "edges": [
                    {"kind": "dependency", "source": "module.Cart", "destination": "service.basket"}
                  ]
                }

                """
        )
    }

    @Test func depthCountsEdges() throws {
        #expect(try map(.dot, focus: "basket", depth: 0)?.contains("->") == false)
        #expect(try map(.dot, focus: "basket", depth: 3)?.contains("module.NewHome") == false)
        #expect(try map(.mermaid, focus: "basket", depth: 100)?.contains("NewHome") == true)
        #expect(try map(.dot, focus: "/a;%22b%22/{id}")?.contains("module.Détail") == true)
    }

    @Test func unknownName() throws {
        let scratch = try project()
        let (report, output) = withExtendedLifetime(scratch) {
            Scaffold.graph(scratch.project, focus: "Hme")
        }
        #expect(output == nil)
        #expect(
            report.text
                == "error: unknown module, flow, service or deep link `Hme` [SC0106]\n  = help: did you mean `Home`?\n"
        )
    }

    @Test func mistakesInSpecsAreReported() throws {
        let scratch = try project()
        try scratch.write("module: Cart\ndependencies: [basked]\n", to: "Specs/Cart.yml")
        let (report, output) = withExtendedLifetime(scratch) { Scaffold.graph(scratch.project) }
        #expect(output == nil)
        #expect(report.hasErrors)
    }

    private func project() throws -> ScratchProject {
        let scratch = try ScratchProject()
        for (path, text) in Self.files { try scratch.write(text, to: path) }
        return scratch
    }

    private func map(_ notation: GraphNotation, focus: String? = nil, depth: Int = 1) throws -> String? {
        let scratch = try project()
        let (report, output) = withExtendedLifetime(scratch) {
            Scaffold.graph(scratch.project, notation: notation, focus: focus, depth: depth)
        }
        #expect(report.text == "")
        return output.map { String(decoding: $0, as: UTF8.self) }
    }
}
