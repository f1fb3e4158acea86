import Foundation
import ScaffoldKit
import Testing

/// Properties of a part that have the name and type of a service's property.
struct ForwardedPropertiesTests {
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
                        set {
                            var service = dependencies.session
                            service.draft = newValue
                        }
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
    }
}
