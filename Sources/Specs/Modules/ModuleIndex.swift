import Diagnostics
import Support

/// All modules and flows by the prefix of their types, and the flow of each module.
struct ModuleIndex {
    let flows: [ModuleSignature]
    let flowsByModule: [String: FlowDeclaration]
    private let signatures: [String: ModuleSignature]
    private let names: [String]
    /// The specs that can't be read, and those with invalid names.
    private let invalid: [SourceFile]
    /// The specs with the same name as another spec. One of them may be the copy of a spec, and not yet have its own name.
    private let repeated: [SourceFile]
    private let services: Set<String>
    /// The suffixes of the names of classes and protocols: `View` for `LoginView`.
    private let suffixes: Set<String>
    /// The folder of the pack's test case that contains the specs; nil for the specs of the project.
    private let testCase: String?

    init(
        _ declarations: [ModuleDeclaration],
        flows: [FlowDeclaration],
        services: Set<String>,
        suffixes: Set<String>,
        invalid: [SourceFile],
        testCase: String?,
        into bag: inout DiagnosticBag
    ) {
        let declared = declarations.map(\.signature) + flows.map(\.signature)
        let named = declared.filter(\.isNamed)
        // Most Macs ignore case in file names.
        let fileName = { (signature: ModuleSignature) in signature.name.lowercased() }
        var repeated: [SourceFile] = []
        _ = named.withoutRepeated(by: fileName) { signature, first in
            let written = signature.nameRange.text
            let difference =
                written == first.name ? "" : ": `\(first.name)` and `\(written)` differ only in upper and lower case"
            let message =
                signature.kind == first.kind
                ? "duplicate \(signature.kind.rawValue) `\(signature.name)`"
                : "the \(signature.kind.rawValue) `\(signature.name)` has the same name as a \(first.kind.rawValue)"
            let note = Diagnostic.Note("first declared here", at: first.nameRange)
            let (range, help) = (signature.nameRange, "rename one of them")
            repeated += [range.file, first.nameRange.file]
            bag.add(.duplicateModule, message + difference, at: range, help: help, notes: [note])
        }
        signatures = Dictionary(first: named.map { ($0.name, $0) })
        self.invalid = invalid + declared.filter { !$0.isNamed }.map(\.nameRange.file)
        names = signatures.keys.sorted()
        (self.services, self.suffixes, self.testCase, self.repeated) = (services, suffixes, testCase, repeated)
        self.flows = flows.map(\.signature)
        let members = flows.flatMap { flow in flow.spec.modules.map { (name: $0.text, flow: flow) } }
        flowsByModule = Dictionary(first: members.map { (NameCase.upperFirst.applied(to: $0.name), $0.flow) })
    }

    /// Returns whether a spec with errors may declare the module or flow.
    func mayBeDeclared(_ name: LocatedText) -> Bool {
        let use = name.range
        return [name.text, NameCase.upperFirst.applied(to: name.text)].contains { name in
            invalid.mayDeclare(name, besides: use) || repeated.contains { Self.isSpec($0, of: name) }
        }
    }

    private static func isSpec(_ file: SourceFile, of name: String) -> Bool {
        ["yml", "yaml"].contains { file.path.hasSuffix("/\(name).\($0)") }
    }

    func named(_ name: String) -> ModuleSignature? {
        signatures[NameCase.upperFirst.applied(to: name)]
    }

    func isFirst(_ signature: ModuleSignature) -> Bool {
        signatures[signature.name]?.nameRange == signature.nameRange
    }

    /// Returns the module or flow with this name, or else the one with the most similar name.
    func meant(_ name: LocatedText) -> ModuleSignature? {
        named(name.text) ?? Spelling.nearest(to: name.text, in: names).flatMap { signatures[$0] }
    }

    /// - Parameter allowsFlow: whether the name may be that of a new flow.
    func resolve(
        _ name: LocatedText,
        allowsFlow: Bool = false,
        into bag: inout DiagnosticBag
    ) -> ModuleSignature? {
        let typeName = NameCase.upperFirst.applied(to: name.text)
        if let signature = signatures[typeName] { return signature }
        guard !mayBeDeclared(name) else { return nil }
        let isOfModules = name.text.split(separator: " ").allSatisfy { named(String($0)) != nil }
        let similar =
            names.first { typeName.hasPrefix($0) && suffixes.contains(String(typeName.dropFirst($0.count))) }
            ?? Spelling.nearest(to: name.text, in: names)
            ?? (isOfModules ? nil : names.first { typeName.hasPrefix("\($0) ") })
        let isService = services.contains(name.text) && similar?.lowercased() != name.text.lowercased()
        let help =
            renamed(typeName)
            ?? (isService ? "`\(name.text)` is a service: to use it, list it under `dependencies`" : nil)
            ?? similar.map { "did you mean `\($0)`?" }
            ?? helpToDeclare(allowsFlow ? ["module", "flow"] : ["module"], typeName)
        bag.add(Diagnostic(.unknownModule, "unknown module `\(name.text)`", at: name.range, help: help))
        return nil
    }

    func helpToDeclare(_ kinds: [String], _ name: String) -> String {
        guard SwiftIdentifier.isIdentifier(name) else {
            let parts = name.split { " ;,".contains($0) }.map(String.init)
            let areNames = parts.count > 1 && parts.allSatisfy(SwiftIdentifier.isIdentifier)
            return areNames
                ? "write the name of a \(kinds[0]); write several names as a list: `[a, b]`"
                : "write only the name of a \(kinds[0])"
        }
        let commands = kinds.map { "`scaffold \($0) \(name)`" }
        return testCase.map { "declare it in a spec in `\($0)`: a test case doesn't use the specs of the project" }
            ?? "run \(commands.joined(separator: " or ")) to create it"
    }

    /// Returns the help for a module that was renamed by hand: `Login.yml` exists, but declares a module with another name.
    private func renamed(_ name: String) -> String? {
        let declared = signatures.values.filter { Self.isSpec($0.nameRange.file, of: name) }
        return declared.min { $0.name < $1.name }.map {
            "`\(name).yml` now says `\($0.kind.rawValue): \($0.name)`. To rename the \($0.kind.rawValue) everywhere, write `\($0.kind.rawValue): \(name)` in this file again, then run `scaffold rename \(name) \($0.name)`"
        }
    }
}
