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

    /// Returns the names that a text can be, the likelier one first: a module begins in upper case, a service in lower case.
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

    /// Returns true if a text is this name. The name of a module or flow can begin in upper or lower case.
    private func matches(_ name: LocatedText) -> Bool {
        switch kind {
        case .screen: name.text.typeName == text.typeName
        case .service: name.text == text
        }
    }
}

extension String {
    /// The name of a module or flow as in its types, with the first letter in upper case. In specs and commands, it can be in lower case.
    var typeName: String {
        NameCase.upperFirst.applied(to: self)
    }

    /// The `Login` of `Specs/Login.yml`, a path that shells complete.
    var withoutSpecPath: String {
        let name = split(separator: "/").last ?? ""
        return String(name.dropLast([".yml", ".yaml"].first(where: name.hasSuffix)?.count ?? 0))
    }

    func helpForUnknownName(among names: [String]) -> String? {
        let name = withoutSpecPath
        return names.contains(name) ? "did you mean `\(name)`?" : Spelling.help(for: name, in: names)
    }
}

extension Diagnostic {
    static func unknownName(_ name: String, in documents: [SpecDocument], _ code: DiagnosticCode) -> Diagnostic {
        let names =
            documents.compactMap(\.screenName?.text.typeName) + documents.flatMap(\.declaredServices).map(\.name.text)
        let help = name.helpForUnknownName(among: names)
        return Diagnostic(code, "unknown module, flow or service `\(name)`", at: .command, help: help)
    }
}
