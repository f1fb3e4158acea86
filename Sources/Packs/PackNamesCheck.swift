import Diagnostics
import Support
import YAML

/// Checks the names of roles and options in all packs of a project.
enum PackNamesCheck {
    static func run(_ packs: [PackManifest], into bag: inout DiagnosticBag) {
        // Composed packs have the roles and options of others, too.
        var seen: Set<String> = []
        let isNew = { (name: LocatedText) in
            !PackLayer.isBuiltIn(name.range.file) && seen.insert("\(name.range.file.path) \(name.range.start)").inserted
        }
        for role in packs.flatMap(\.roles).map(\.name) where isNew(role) && !role.text.isVariableName {
            bag.add(.invalidName(role, of: "role", example: "view"))
        }
        let options = packs.flatMap(\.options)
        // Built-in packs come first, so that the error is in the team's pack.
        let sorted = options.filter { PackLayer.isBuiltIn($0.name.range.file) } + options
        let first = Dictionary(sorted.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        for option in options where isNew(option.name) {
            if !option.name.text.isVariableName {
                bag.add(.invalidName(option.name, of: "option", example: "showsHeader"))
            } else if let other = first[option.name.text], other.value.kind != option.value.kind {
                let message =
                    "the option `\(option.name.text)` has the type `\(option.value.kind.rawValue)`, but another pack declares "
                    + "it as `\(other.value.kind.rawValue)`"
                let help = "both options get the same value from `scaffold.yml`: give them the same type, or rename one"
                let note = Diagnostic.Note("the other option is here", at: other.name.range)
                bag.add(.optionOfTwoTypes, message, at: option.name.range, help: help, notes: [note])
            }
        }
    }
}

extension String {
    /// True if templates can write `options.name`, and specs the name as a key.
    fileprivate var isVariableName: Bool {
        guard let first = utf8.first, SwiftIdentifier.isIdentifier(self) else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    }
}

extension Diagnostic {
    fileprivate static func invalidName(_ name: LocatedText, of kind: String, example: String) -> Diagnostic {
        let help = "begin with a lower-case letter, and use letters and digits: `\(example)`"
        return Diagnostic(.wrongRole, "invalid \(kind) name `\(name.text)`", at: name.range, help: help)
    }
}
