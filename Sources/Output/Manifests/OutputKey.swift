import FileSystem

/// What an output is, from one run to the next, whatever its path and its text: `Specs/Login.yml`, `viper`, `presenter`, and
/// for a template that makes several files, which of them.
package struct OutputKey: Hashable, Sendable {
    /// The path of the spec file, relative to the project; nil for the project's own files.
    package let spec: String?
    package let pack: String
    package let template: String
    /// Empty where a template makes one file a spec.
    package let instance: String

    /// The `pack` of templates that were copied out of the tool, which are nobody's output: they stay when they are not planned.
    package static let packOfCopies = "(templates)"

    package init(spec: String?, pack: String, template: String, instance: String = "") {
        self.spec = spec
        self.pack = pack
        self.template = template
        self.instance = instance
    }
}

extension OutputKey: Comparable {
    /// By bytes, so that the order is the same on every machine.
    package static func < (left: OutputKey, right: OutputKey) -> Bool {
        if left.spec != right.spec { return (left.spec ?? "").precedesByBytes(right.spec ?? "") }
        if left.pack != right.pack { return left.pack.precedesByBytes(right.pack) }
        if left.template != right.template { return left.template.precedesByBytes(right.template) }
        return left.instance.precedesByBytes(right.instance)
    }
}
