import Testing

@testable import Specs

/// The Swift modules of the types that a spec names.
struct ImportsTests {
    private static let settings = """
        types:
          Order: {import: Entities}
          Order.Line: {import: Lines}
          Money: {entity: true}
        """

    @Test(arguments: [
        ("Order", ["Entities"]),
        ("[Order.Line]", ["Lines"]),
        ("Order.ID?", ["Entities"]),
        ("Order.Line.ID", ["Lines"]),
        ("Entities.Order", ["Entities"]),
        ("Lines.Other", ["Lines"]),
        ("Money", []),
        ("[String: Date]", ["Foundation"]),
        ("Foundation.URL", ["Foundation"]),
        ("NSRegularExpression", ["Foundation"]),
        ("PropertyListDecoder", ["Foundation"]),
        ("Measurement<UnitMass>", ["Foundation"]),
        ("NSLayoutConstraint", []),
        ("(URL, Order) -> Void", ["Entities", "Foundation"]),
        ("[UIImage]?", ["UIKit"]),
        ("UIKit.UIImage", ["UIKit"]),
        ("UInt", []),
        ("Unknown", []),
    ])
    func ofATypeOfAParameter(_ type: String, _ modules: [String]) throws {
        let resolution = Resolution([
            "scaffold.yml": Self.settings, "Specs/A.yml": "module: A\nparameters:\n  value: \"\(type)\"\n",
        ])
        #expect(try #require(resolution.module("A")).signature.imports == modules)
    }

    /// Code that opens the screen has only the types of its interface.
    @Test(arguments: [
        ("", []), ("parameters: {id: Int}", []), ("modes: {new: {}, edit: {date: Date}}", ["Foundation"]),
        ("result: Order", ["Entities"]), ("result: Unknown", ["Extra"]),
        ("parameters: {color: UIColor = .brand}", ["Extra", "UIKit"]),
        ("parameters: {item: Shop.Item}", ["Extra"]),
        ("parameters: {shop: Auth}", ["Extra"]), ("result: AuthFeature.Session", ["Extra"]),
    ])
    func ofTheSpec(_ interface: String, _ modules: [String]) throws {
        let targets =
            "\ntargets: {App: {sources: A}, Core: {sources: C}, Shop: {sources: S}, Auth: {sources: U, module: AuthFeature}}\n"
        let spec = "module: A\nimports: [Extra]\nprotocols: {view: 'func show(_ extra: Extra)'}\n\(interface)\n"
        let resolution = Resolution(["scaffold.yml": Self.settings + targets, "Specs/A.yml": spec])
        #expect(try #require(resolution.module("A")).signature.imports == modules)
        #expect(try #require(resolution.module("A")).imports.contains("Extra"))
    }

    @Test func ofEverythingElse() throws {
        let resolution = Resolution([
            "scaffold.yml": Self.settings,
            "Specs/A.yml": """
            module: A
            imports: [Zebra, Apple]
            dependencies: [store]
            parameters: {value: "Int = Order.zero"}
            protocols:
              view: |
                func show(_ date: Date) throws(URLError)
            routes:
              - B: {with: {value: Order.first}}
            """,
            "Specs/B.yml": "module: B\nparameters: {value: Int}\n",
            "Specs/S.yml": """
            services:
              store: {protocol: Storing, make: "Store(URL(filePath: path))", members: "func put(_ order: Order)"}
            """,
        ])
        #expect(resolution.text == "")
        #expect(try #require(resolution.module("A")).signature.imports == ["Apple", "Entities", "Zebra"])
        #expect(try #require(resolution.module("A")).imports == ["Apple", "Entities", "Foundation", "Zebra"])
        #expect(try #require(resolution.service("store")).imports == ["Entities"])
        #expect(try #require(resolution.service("store")).makeImports == ["Foundation"])
    }
}
