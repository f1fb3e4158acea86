package import Diagnostics
import Support
package import SwiftSource
import YAML

/// A service or model that modules depend on.
package struct Service: Sendable {
    package enum Kind: String, Sendable {
        /// Sendable, and usable from any isolation.
        case service
        /// Isolated to the main actor, with observed properties.
        case model
    }

    package enum Lifetime: String, Sendable {
        /// Created at the first use, and kept.
        case singleton
        /// Shared, and released after the last consumer.
        case weak
        /// Created at every use.
        case transient
        /// Created at the first use in a flow, and released with the flow.
        case flow
        /// Provided by the app, in `AppEnvironment`.
        case external
    }

    /// The public part of a service: its name, which is also a property of the locator, and its protocol.
    package struct Reference: Sendable {
        package let name: String
        package let protocolName: String
        /// The protocol of its commands, which inherits from `protocolName`; nil without commands.
        package let commandsName: String?
        /// As written in the spec.
        let writtenKind: Read<Kind>
        package let target: Target
        /// The Swift modules that other files import for its protocol.
        package let modules: [String]
        /// The path of the Swift file that declares the protocol; nil if scaffold generates it.
        let source: String?
        package let nameRange: SourceRange
        package let summary: String?

        package var kind: Kind { writtenKind.value ?? .service }
        /// The protocol of its property in the locator and in the scope of a flow.
        package var providedName: String { commandsName ?? protocolName }

        /// Returns the name of a protocol's mock: `LoadingMock` for `API.Loading`.
        package static func mock(of name: String) -> String { "\(name.split(separator: ".").last ?? "")Mock" }
    }

    /// The functions of a service that only the coordinators of flows call.
    package struct Commands: Sendable {
        package let protocolName: String
        package let items: [MemberListItem]
        package let nameRange: SourceRange
    }

    struct Dependency: Sendable {
        let service: Reference
        let range: SourceRange
    }

    package let reference: Reference
    package let implementation: LocatedText?
    package let lifetime: Lifetime
    /// The flow of the lifetime `flow(…)`; nil with other lifetimes.
    package let flow: ModuleSignature?
    let namedDependencies: [Dependency]
    /// The members of the protocol; nil if the protocol is in a Swift file (`source:`), or if the members can't be read.
    package let items: [MemberListItem]?
    /// The protocol in a Swift file; nil if `items` has the members.
    package let declaration: ProtocolDeclaration?
    package let commands: Commands?
    package let make: SwiftExpression?
    /// Swift modules that its protocol's file imports.
    package let imports: [String]
    /// Swift modules of the names in `make`. The generated code of the app contains this expression.
    package let makeImports: [String]

    package var dependencies: [Reference] { namedDependencies.map(\.service) }
    /// The members and commands in the spec.
    package var writtenItems: [MemberListItem] { (items ?? []) + (commands?.items ?? []) }
    package var name: String { reference.name }
    package var protocolName: String { reference.protocolName }
    /// Its protocol, and that of its commands.
    package var protocolNames: [String] { [protocolName] + [commands?.protocolName].compactMap(\.self) }
    package var kind: Kind { reference.kind }
    package var target: Target { reference.target }
}

/// The services of one document.
package struct ServicesDocument: Sendable {
    package let spec: ServicesSpec
    package let services: [Service]

    package var path: String { spec.range.file.path }

    /// The file's name without extension, in the form of a type's name: `Services`.
    package var name: String {
        let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        return NameCase.pascalCase.applied(to: String(stem))
    }
}
