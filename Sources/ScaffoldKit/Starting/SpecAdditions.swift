import Diagnostics
import Specs
import Support
import YAML

/// The additions to the spec of a module. Existing contents of the spec stay as they are.
public struct SpecAdditions: Sendable, Equatable {
    /// The parameters, each as `name: Type` or `name: Type = default`.
    let parameters: [String]
    let dependencies: [String]
    /// The names of modules and flows.
    let routes: [String]
    let result: String?

    public init(parameters: [String] = [], dependencies: [String] = [], routes: [String] = [], result: String? = nil) {
        (self.parameters, self.dependencies, self.routes, self.result) = (parameters, dependencies, routes, result)
    }
}

extension SpecAdditions {
    func check(into bag: inout DiagnosticBag) {
        for parameter in parameters where Self.entry(parameter) == nil {
            let help = "write the name, a colon and the type: `--parameter 'email: String'`"
            bag.add(.invalidAddition("--parameter", parameter, "`name: Type`", help: help))
        }
        for (option, names, kind) in [
            ("--dependency", dependencies, "a service's name"), ("--route", routes, "the name of a module or flow"),
        ] {
            for name in names where !SwiftIdentifier.isIdentifier(name) {
                let parts = name.split(separator: ",").map(\.trimmingSpaces)
                let help =
                    parts.count > 1 && parts.allSatisfy(SwiftIdentifier.isIdentifier)
                    ? "write `\(parts.map { "\(option) \($0)" }.joined(separator: " "))`"
                    : "begin it with a letter, and use letters and digits"
                bag.add(.invalidAddition(option, name, kind, help: help))
            }
        }
        for (option, names) in [
            ("--parameter", parameters.compactMap { Self.entry($0)?.key }), ("--dependency", dependencies),
            ("--route", routes.map(\.typeName)),
        ] {
            for (name, uses) in Dictionary(grouping: names, by: \.self) where uses.count > 1 {
                let message = "`\(option)` is given twice for `\(name)`"
                bag.add(Diagnostic(.cannotAdd, message, at: .command, help: "leave out one of the two"))
            }
        }
        if let result, result.trimmingSpaces.isEmpty {
            bag.add(.invalidAddition("--result", result, "a Swift type", help: "write a type such as `Session`"))
        }
    }

    /// Returns the name and the type of a parameter; nil for a text of another form.
    private static func entry(_ parameter: String) -> (key: String, value: String)? {
        let parts = parameter.split(separator: ":", maxSplits: 1).map(\.trimmingSpaces)
        guard parts.count == 2, SwiftIdentifier.isIdentifier(parts[0]), !parts[1].isEmpty else { return nil }
        return (parts[0], parts[1])
    }

    /// Returns the document with missing additions, if it is the spec of one of the modules. Reports contradictions, and specs that can't change.
    func added(to document: SpecDocument, of modules: [String], isNew: Bool, into bag: inout DiagnosticBag)
        -> SpecDocument
    {
        guard case .module(var spec) = document,
            modules.contains(spec.name.text.typeName),
            let missing = missing(in: spec, into: &bag)
        else { return document }
        for (key, addition) in missing {
            guard let changed = adding(addition, to: key, of: spec, isNew: isNew) else {
                let help = "add it yourself: `\(key): \(addition.inLine)`"
                bag.add(.cannotAdd, "scaffold can't add to `\(key)` in this spec", at: spec.name.range, help: help)
                return document
            }
            spec = changed
        }
        return .module(spec)
    }

    /// Returns the spec with an addition; nil if its text can't be changed so that it is read back with the addition.
    private func adding(_ addition: SpecEditor.Addition, to key: String, of spec: ModuleSpec, isNew: Bool)
        -> ModuleSpec?
    {
        let file = spec.range.file
        var findings = DiagnosticBag()
        guard case .mapping(let root)? = YAMLReader.readDocument(file, into: &findings),
            let bytes = SpecEditor(file: file, root: root, order: ModuleSpec.keys, replacesExamples: isNew)
                .adding(addition, to: key),
            case .module(let changed) = SpecDocument.read(SourceFile(path: file.path, bytes: bytes), into: &findings),
            let missing = missing(in: changed, into: &findings), !missing.contains(where: { $0.key == key })
        else { return nil }
        return changed
    }

    private func missing(in spec: ModuleSpec, into bag: inout DiagnosticBag)
        -> [(key: String, addition: SpecEditor.Addition)]?
    {
        var missing: [(key: String, addition: SpecEditor.Addition)] = []
        let written = spec.parameters.items
        let new = parameters.compactMap(Self.entry).filter { new in
            guard let old = written.first(where: { $0.name.text == new.key }) else { return true }
            if let type = old.value.value, type.text != new.value {
                let fact = "the parameter `\(new.key)` of `\(spec.name.text)` is"
                bag.add(.contradicts(fact, type, "--parameter", new.value))
            }
            return false
        }
        if !new.isEmpty { missing.append(("parameters", .entries(new))) }
        if let result = result?.trimmingSpaces {
            if let old = spec.result.value {
                if old.text != result {
                    bag.add(.contradicts("the result of `\(spec.name.text)` is", old, "--result", result))
                }
            } else {
                missing.append(("result", .text(result)))
            }
        }
        let services = dependencies.filter { name in !spec.dependencies.contains { $0.text == name } }
        if !services.isEmpty { missing.append(("dependencies", .items(services))) }
        let modules = routes.filter { name in
            !spec.routes.contains { $0.module.text.typeName == name.typeName }
        }
        if !modules.isEmpty { missing.append(("routes", .items(modules))) }
        return bag.hasErrors ? nil : missing
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String {
        String(trimming { $0 == " " })
    }
}

extension Diagnostic {
    fileprivate static func invalidAddition(_ option: String, _ value: String, _ expected: String, help: String)
        -> Diagnostic
    {
        Diagnostic(.cannotAdd, "invalid `\(option) '\(value)'`: expected \(expected)", at: .command, help: help)
    }

    /// - Parameter fact: what the spec says, up to the old value.
    static func contradicts(_ fact: String, _ old: LocatedText, _ option: String, _ new: String)
        -> Diagnostic
    {
        let help = "change it here, or leave out `\(option)`"
        return Diagnostic(.otherStyle, "\(fact) `\(old.text)`, but `\(option)` is `\(new)`", at: old.range, help: help)
    }
}
