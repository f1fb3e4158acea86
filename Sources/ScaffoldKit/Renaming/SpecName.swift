import Diagnostics
import Specs
import Support
import YAML

/// The name of a module, flow or service.
struct SpecName {
    enum Kind {
        /// A module or flow.
        case screen
        case service
    }

    let kind: Kind
    let text: String

    /// Returns the kinds of names that a text can be, the likelier one first: the types of a module begin in upper case, a service in lower case.
    static func all(_ text: String) -> [SpecName] {
        let kinds: [Kind] = text == text.typeName ? [.screen, .service] : [.service, .screen]
        return kinds.map { SpecName(kind: $0, text: text) }
    }

    func isDeclared(in document: SpecDocument) -> Bool {
        !declarations(in: document).isEmpty
    }

    func declarations(in document: SpecDocument) -> [LocatedText] {
        switch kind {
        case .screen: [document.screenName].compactMap(\.self).filter(matches)
        case .service: document.declaredServices.map(\.name).filter(matches)
        }
    }

    func references(in document: SpecDocument) -> [LocatedText] {
        (kind == .screen ? document.screenReferences : document.serviceReferences).filter(matches)
    }

    /// The names of modules and flows begin with either case.
    private func matches(_ name: LocatedText) -> Bool {
        switch kind {
        case .screen: name.text.typeName == text.typeName
        case .service: name.text == text
        }
    }
}

extension String {
    /// The name of the types of a module or flow: specs and commands begin it with either case.
    var typeName: String {
        NameCase.upperFirst.applied(to: self)
    }

    /// Returns the help for a name that no spec has. `Specs/Login.yml` means `Login`: shells complete paths.
    func helpForUnknownName(among names: [String]) -> String? {
        let name = hasSuffix(".yml") ? String(dropLast(4).split(separator: "/").last ?? "") : self
        return names.contains(name) ? "did you mean `\(name)`?" : Spelling.help(for: name, in: names)
    }
}

extension Diagnostic {
    static func unknownName(_ name: String, in documents: [SpecDocument], _ code: DiagnosticCode) -> Diagnostic {
        let names = documents.compactMap(\.screenName?.text) + documents.flatMap(\.declaredServices).map(\.name.text)
        let help = name.helpForUnknownName(among: names)
        return Diagnostic(code, "unknown module, flow or service `\(name)`", at: .command, help: help)
    }
}
