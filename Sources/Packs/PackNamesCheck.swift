import Diagnostics
import Support
import YAML

enum PackNamesCheck {
    static func run(_ packs: [PackManifest], into bag: inout DiagnosticBag) {
        // Composed packs also have the roles and options of other packs. Each one is checked once.
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
        for pack in packs where !PackLayer.isBuiltIn(pack.range.file) {
            for option in pack.options where option.name.range.file.path == pack.range.file.path {
                guard let other = option.ofOtherChoices(in: packs.filter { pack.isUsed(with: $0) }) else { continue }
                let message = "another pack declares the option `\(option.name.text)` with other `choices`"
                let help =
                    "both options get the same value from `scaffold.yml`: give them the same choices, or rename one"
                let note = Diagnostic.Note("the other option is here", at: other.range)
                bag.add(.optionOfTwoTypes, message, at: option.name.range, help: help, notes: [note])
            }
        }
    }
}

extension PackManifest {
    /// Returns true if options of both packs can get the same value. A module has one style, and a pack replaces the options of packs that it extends
    /// or includes.
    fileprivate func isUsed(with other: PackManifest) -> Bool {
        let bases = included + [extended?.text].compactMap(\.self)
        let others = other.included + [other.extended?.text].compactMap(\.self)
        return !(isStyle && other.isStyle) && !bases.contains(other.name.text) && !others.contains(name.text)
    }
}

extension NamedValue<PackOption> {
    /// Returns the name of the same option in another pack with other choices. The other pack is built-in, or declares the option earlier.
    ///
    /// A pack of the team may leave out choices of a built-in option.
    fileprivate func ofOtherChoices(in packs: [PackManifest]) -> LocatedText? {
        let choices = value.choices.map { Set($0.map(\.text)) }
        return packs.flatMap(\.options).first { other in
            let isBuiltIn = PackLayer.isBuiltIn(other.name.range.file)
            let others = other.value.choices.map { Set($0.map(\.text)) }
            guard other.name.text == name.text, other.value.kind == value.kind, others != choices else { return false }
            let isWider = others.map { others in choices.map { !$0.isSubset(of: others) } ?? true } ?? false
            let isEarlier =
                (other.name.range.file.path, other.name.range.start) < (name.range.file.path, name.range.start)
            return isBuiltIn ? isWider : isEarlier
        }?.name
    }
}

extension String {
    /// True if the text can be `name` in the expression `options.name`, and a key in specs.
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
