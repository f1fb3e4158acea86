package import Diagnostics

/// What the packs of a project declare for the graph, besides the styles.
package struct PackDeclarations: Sendable {
    /// The packs that the project uses.
    package var names: [String] = []
    /// The types of the support files that specs can name.
    package var types: Set<String> = []
    /// The protocols of the support files that the protocols of roles inherit from.
    package var protocols: [SupportProtocol] = []
    /// Names in generated functions, which parameters must not shadow.
    package var localNames: Set<String> = ["init", "self", "Self"]
    /// By name: the class that has a property for each service, and one of this name of its own.
    package var serviceNames: [String: String] = [:]
    /// By name: the end of the name of the class of a flow that has a property of this name of its own.
    package var flowNames: [String: String] = [:]
    /// The options of the packs; nil if they are unknown.
    package var options: [String]?
    /// The names of the packs that are not styles.
    package var others: [LocatedText] = []
    /// The names of the built-in packs that packs of the team replace.
    package var replaced: Set<String> = []

    /// The `pack.yml` of the packs with errors. They may declare names that are not known.
    package var invalid: [SourceFile] = []
    /// True if some packs can't be found because of an error that has been reported. They may declare any name.
    package var lacksPacks = false

    package init() {}

    /// Returns true if a pack that can't be read may declare a name, whose use is then not reported.
    func mayDeclareMore(_ name: String) -> Bool {
        lacksPacks || invalid.mayDeclare(name)
    }
}
