package import Diagnostics
package import YAML

/// A document of services, as it says them.
package struct ServicesSpec: Sendable {
    package let range: SourceRange
    package var summary: LocatedText?
    /// Nil if they can't be read, which has been reported. A single service is nil if it is invalid; its name counts
    /// as declared.
    package var services: [NamedValue<ServiceSpec?>]?
    package var target: LocatedText?
    package var imports: [LocatedText] = []

    init(range: SourceRange) {
        self.range = range
    }
}

/// A service or model: its protocol, who implements it, how long its instances live.
package struct ServiceSpec: Sendable {
    package let range: SourceRange
    package var protocolName: LocatedText
    package var implementation: LocatedText?
    package var summary: LocatedText?
    package var kind: LocatedText?
    package var lifetime: LocatedText?
    package var dependencies: [LocatedText] = []
    package var members: LocatedText?
    package var source: LocatedText?
    package var make: LocatedText?
    /// Keys with invalid values, which have been reported.
    package var unreadKeys: Set<String> = []

    init(range: SourceRange) {
        self.range = range
        protocolName = LocatedText(range)
    }
}

extension ServicesSpec {
    package static let schema = Schema<ServicesSpec>.object(
        "a services document",
        "Services and models: what modules depend on.",
        make: ServicesSpec.init(range:),
        fields: [
            Field(
                "services",
                \.services,
                .dictionary(key: "a service's name", of: ServiceSpec.schema.keepingInvalid),
                "The services, by name."
            ),
            Field("summary", \.summary, .text(), "What these services have in common."),
            Field("target", \.target, .text("a target"), "The target of their files; by default the one that all others see."),
            Field("imports", \.imports, .list(of: .text("a Swift module")), "Swift modules of the types that the document names."),
        ]
    )
}

extension ServiceSpec {
    static let schema = Schema<ServiceSpec>.object(
        "a service",
        "A service or model: its protocol, who implements it, how long its instances live.",
        make: ServiceSpec.init(range:),
        unread: { $0.unreadKeys = $1 },
        fields: [
            Field(required: "protocol", \.protocolName, .text("a protocol's name"), "The protocol that modules see: `AuthServicing`."),
            Field(
                "implementation",
                \.implementation,
                .text("a class's name"),
                "The class behind the protocol: `AuthService`. An `external` service has none."
            ),
            Field("summary", \.summary, .text(), "What it does; becomes the documentation of its protocol."),
            Field(
                "kind",
                \.kind,
                .choice(["service", "model"]),
                "`service` (the default): Sendable, any isolation. `model`: on the main actor, with observed properties."
            ),
            Field(
                "lifetime",
                \.lifetime,
                .choice(["singleton", "weak", "transient", "flow(…)", "external"]),
                "How long an instance lives; `singleton` by default. `flow(Checkout)`: as long as that flow. `external`: the app brings it, in `AppEnvironment`."
            ),
            Field("dependencies", \.dependencies, .list(of: .text("a service")), "The services that its initializer takes."),
            Field("members", \.members, .swiftBody("the body of a Swift protocol"), "The members of the protocol."),
            Field("source", \.source, .text("a Swift file"), "The Swift file that has the protocol already."),
            Field("make", \.make, .swift("a Swift expression"), "How to make it, where the plain initializer is not enough."),
        ]
    )
}
