package import Diagnostics

/// What the packs of a project declare for the graph, besides the styles.
package struct PackDeclarations: Sendable {
    /// The packs that the project uses.
    package let names: [String]
    /// The types of the support files that specs can name.
    package let types: Set<String>
    /// The protocols of the support files that the protocols of roles inherit from.
    package let protocols: [SupportProtocol]
    /// Names in generated functions, which parameters must not shadow.
    package let localNames: Set<String>
    /// By name: the class that has a property for each service, and one of this name of its own.
    let serviceNames: [String: String]
    /// By name: the end of the name of the class of a flow that has a property of this name of its own.
    let flowNames: [String: String]
    /// The options of the packs; nil if they are unknown.
    package let options: [String]?
    /// The names of the packs that are not styles.
    let others: [LocatedText]

    package init(
        names: [String] = [],
        types: Set<String> = [],
        protocols: [SupportProtocol] = [],
        localNames: Set<String> = [],
        serviceNames: [String: String] = [:],
        flowNames: [String: String] = [:],
        options: [String]? = nil,
        others: [LocatedText] = []
    ) {
        self.names = names
        self.types = types
        self.protocols = protocols
        self.localNames = localNames.union(["init", "self", "Self"])
        self.serviceNames = serviceNames
        self.flowNames = flowNames
        self.options = options
        self.others = others
    }
}
