package import Diagnostics
package import YAML

/// A spec of services, as written.
package struct ServicesSpec: Sendable {
    package let range: SourceRange
    package var summary: LocatedText?
    /// The services by name. An invalid service is included, because its name counts as declared.
    package var services = Read<[NamedValue<Read<ServiceSpec>>]>.absent
    package var target: LocatedText?
    package var imports: [LocatedText] = []
}

package struct ServiceSpec: Sendable {
    package let range: SourceRange
    package var protocolName: LocatedText
    package var implementation = Read<LocatedText>.absent
    package var summary: LocatedText?
    package var kind = Read<LocatedText>.absent
    package var lifetime = Read<LocatedText>.absent
    package var dependencies = Read<[LocatedText]>.absent
    package var members = Read<LocatedText>.absent
    package var source: LocatedText?
    package var commands: CommandsSpec?
    package var make = Read<LocatedText>.absent
}

package struct CommandsSpec: Sendable {
    package var protocolName: LocatedText
    package var members: LocatedText
}

extension ServicesSpec {
    package static let schema = Schema<ServicesSpec>.object(
        "a spec of services",
        "Services and models on which modules depend.",
        otherKeys: Settings.keys
    ) {
        ServicesSpec(range: $0)
    } fields: {
        Field("services", \.services, .dictionary(key: "a service's name", of: ServiceSpec.schema.keepingInvalid)) {
            "The services, by name."
        }
        Field("summary", \.summary, .text()) { "A description of these services." }
        Field("target", \.target, .text("a target")) {
            "The target of these services. Default: the shared target (`support` in `scaffold.yml`). For a service with `source`, the default is the target of the Swift file."
        }
        Field.imports(\.imports)
    }
}

extension ServiceSpec {
    static let schema = Schema<ServiceSpec>.object(
        "a service",
        "A service or model: its protocol, implementation and lifetime."
    ) {
        ServiceSpec(range: $0, protocolName: LocatedText($0))
    } fields: {
        Field(required: "protocol", \.protocolName, .text("a protocol's name")) {
            "The protocol that modules use: `AuthServicing`."
        }
        Field("implementation", \.implementation, .text("a class's name"), isExpected: true) {
            "The class that implements the protocol: `AuthService`. An `external` service has none."
        }
        Field("summary", \.summary, .text()) {
            "The purpose of the service. This text becomes the documentation comment of the protocol."
        }
        let hints = [
            "actor": "remove `kind`, and write `actor` instead of `final class` in the file of the implementation"
        ]
        Field("kind", \.kind, .choice(["service", "model"], hints: hints)) {
            "`service` (the default): `Sendable`, for any isolation. `model`: on the main actor, with `Observed` properties."
        }
        let lifetimes = [
            "app": "singleton", "shared": "singleton", "global": "singleton", "container": "singleton",
            "factory": "transient", "unique": "transient", "graph": "transient", "flow": "flow(…)",
        ].mapValues { "did you mean `\($0)`?" }
        let choices = ["singleton", "weak", "transient", "flow(…)", "external"]
        Field("lifetime", \.lifetime, .choice(choices, hints: lifetimes)) {
            "The lifetime of an instance. Default: `singleton`. `flow(Checkout)`: until that flow ends. `external`: "
                + "the app provides the instance in `AppEnvironment`."
        }
        Field("dependencies", \.dependencies, .list(of: .text("a service"))) {
            "The services that the initializer of the implementation receives."
        }
        Field("members", \.members, .swiftBody("the body of a Swift protocol")) { "The members of the protocol." }
        Field("source", \.source, .text("a Swift file")) {
            "The Swift file that declares the protocol. If it is in a package, list its Swift module under `imports`. "
                + "scaffold generates neither the protocol nor the class under `implementation`."
        }
        Field("commands", \.commands, CommandsSpec.schema) {
            "The functions that only coordinators of flows call. They have their own protocol."
        }
        Field("make", \.make, .swift("a Swift expression")) {
            "An expression that creates the service. Write it if the initializer needs more than the services under `dependencies`."
        }
    }
}

extension CommandsSpec {
    static let schema = Schema<CommandsSpec>.object(
        "commands",
        "Functions of a service: only the coordinators of flows call these functions."
    ) {
        CommandsSpec(protocolName: LocatedText($0), members: LocatedText($0))
    } fields: {
        Field(required: "protocol", \.protocolName, .text("a protocol's name")) {
            "The protocol that coordinators use: `CartCommanding`. It inherits from the protocol of the service."
        }
        Field(required: "members", \.members, .swiftBody("the body of a Swift protocol")) {
            "The functions of the protocol."
        }
    }
}
