package import Diagnostics

/// The declarations in the packs of a project, without the styles.
package struct PackDeclarations: Sendable {
    /// The packs that the project uses.
    package var names: [String] = []
    /// The types of the support files that specs can use.
    package var types: Set<String> = []
    /// The protocols of the support files that the protocols of roles inherit from.
    package var protocols: [SupportProtocol] = []
    /// Names in generated functions, which parameters must not shadow.
    package var localNames: Set<String> = ["init", "self", "Self"]
    /// The names that services can't have. The value is a generated class: it has a property with this name, and one for each service.
    package var serviceNames: [String: String] = [:]
    /// The names that a flow's parameters and services can't have. The value is the end of the name of the flow's class that has a
    /// property with this name.
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

    /// Returns true if a pack that can't be read may declare the name. Then the use of an unknown name is not reported.
    func mayDeclareMore(_ name: String) -> Bool {
        lacksPacks || invalid.mayDeclare(name)
    }
}
