package import Diagnostics
package import SwiftInterface

/// A service or model that modules depend on.
package struct Service: Sendable {
    package enum Kind: String, Sendable {
        /// Sendable, from any isolation.
        case service
        /// On the main actor, with observed properties.
        case model
    }

    package enum Lifetime: String, Sendable {
        /// Made at the first use, and kept.
        case singleton
        /// Shared for as long as somebody holds it.
        case weak
        /// Made at every use.
        case transient
        /// As long as a flow: made at the first use in it.
        case flow
        /// Brought by the app, in its environment.
        case external
    }

    /// What others need to know of a service: the property that vends it, and its protocol.
    package struct Reference: Sendable {
        package let name: String
        package let protocolName: String
        package let kind: Kind
        /// False where it is wrong, which has been reported.
        let isKindKnown: Bool
        package let target: Target
        package let nameRange: SourceRange
        package let summary: String?
        package let imports: [String]
    }

    /// A service that another thing names.
    struct Dependency: Sendable {
        let service: Reference
        let range: SourceRange
    }

    package let reference: Reference
    package let implementation: String?
    /// Where the spec names that.
    package let implementationRange: SourceRange?
    package let lifetime: Lifetime
    /// The flow with which its instance ends; nil with other lifetimes.
    package let flow: ModuleSignature?
    let namedDependencies: [Dependency]
    /// Nil where the protocol exists in Swift (`source:`).
    package let items: [InterfaceItem]?
    /// As it exists in Swift; nil where `items` are the protocol.
    package let interface: ProtocolInterface?
    package let make: SwiftExpression?
    /// Swift modules that its protocol's file imports.
    package let imports: [String]
    /// Swift modules of the names in `make`, which is written into the app.
    package let makeImports: [String]

    package var dependencies: [Reference] { namedDependencies.map(\.service) }
    package var name: String { reference.name }
    package var protocolName: String { reference.protocolName }
    package var kind: Kind { reference.kind }
    package var target: Target { reference.target }
}

/// The services of one document.
package struct ServicesDocument: Sendable {
    package let path: String
    /// The name of its file without the ending, as a type's name: `Services`.
    package let name: String
    /// What its services have in common.
    package let summary: String?
    package let range: SourceRange
    package let services: [Service]
}
