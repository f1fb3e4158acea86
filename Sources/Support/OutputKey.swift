/// The identity of an output, which stays the same if its path or text changes: `Specs/Login.yml`, `viper`, `view`, and an instance if the template
/// generates several files.
package struct OutputKey: Hashable, Sendable {
    /// The path of the spec file, relative to the project; nil for the project's own files.
    package let spec: String?
    package let pack: String
    package let template: String
    /// Empty if the template generates one file for each spec.
    package let instance: String

    /// The `pack` of templates that were copied from the built-in ones. They are not outputs of specs, so a run that does not plan them keeps them.
    package static let packOfCopies = "(templates)"
    /// The `pack` of the `.gitattributes` in the folders of outputs. The user's own file, and one that the user has edited, stays as it is.
    package static let packOfAttributes = "(git)"

    package init(spec: String?, pack: String, template: String, instance: String = "") {
        self.spec = spec
        self.pack = pack
        self.template = template
        self.instance = instance
    }
}

extension OutputKey: Comparable {
    /// Compares bytes, so that the order is the same on every machine.
    package static func < (left: OutputKey, right: OutputKey) -> Bool {
        let parts = { (key: OutputKey) in [key.spec ?? "", key.pack, key.template, key.instance] }
        let (left, right) = zip(parts(left), parts(right)).first { $0 != $1 } ?? ("", "")
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
