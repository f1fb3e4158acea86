import Diagnostics
import Mocks
import Support
import SwiftSource
import YAML

enum SpecChecks {
    static func settings(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let settings = graph.settings
        for entry in settings.types.items {
            Identifier.checkType(entry.name, as: "the name of a type", into: &bag)
            if let module = entry.value.value?.importedModule {
                Identifier.checkModule(module, into: &bag)
            }
        }
        _ = RepeatedItems.removed(from: settings.packs ?? [], of: "packs", into: &bag)
        _ = RepeatedItems.removed(from: settings.templates.items.compactMap(\.folder), of: "templates", into: &bag)
    }

    /// Reports folders of modules that differ only in upper and lower case, such as those of `group: Shop` and `group: shop`.
    static func folders(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let folders = graph.modules.flatMap { module in
            let parts = module.folder.split(separator: "/").map(String.init)
            let (name, group) = (module.signature.nameRange, module.spec.group?.range)
            return parts.indices.map { index in
                let key = [module.target.name] + parts[...index].map { $0.lowercased() }
                let isOwn = index == parts.count - 1
                let range = isOwn ? name : group ?? name
                return (key: key, parent: parts[..<index], name: parts[index], isOwn: isOwn, range: range)
            }
        }
        folders.withoutRepeated(by: \.key) { folder, first in
            // `ModuleIndex` compares the names of modules.
            guard folder.name != first.name, folder.parent == first.parent, !folder.isOwn || !first.isOwn
            else { return }
            let message = "the folders `\(first.name)` and `\(folder.name)` differ only in upper and lower case"
            let note = Diagnostic.Note("the other is named here", at: first.range)
            let help = "write both in the same way, or choose another name"
            bag.add(.outputPathDiffersInCase, message, at: folder.range, help: help, notes: [note])
        }
    }

    static func unknownOptions(_ spec: ProjectSpec, _ packs: PackDeclarations, into bag: inout DiagnosticBag) {
        guard let known = packs.options else { return }
        let options = spec.settings.options + spec.moduleSpecs.flatMap(\.options) + spec.flowSpecs.flatMap(\.options)
        for option in options where !known.contains(option.name.text) && !packs.mayDeclareMore(option.name.text) {
            let help =
                Spelling.nearest(to: option.name.text, in: known).map { "did you mean `\($0)`?" }
                ?? "correct the name, or declare the option under `options` in the `pack.yml` of your pack"
            bag.add(.unknownOption, "unknown option `\(option.name.text)`", at: option.name.range, help: help)
        }
    }

    /// The types of other languages, each with the type of Swift.
    static let foreignTypes = [
        "string": "String", "int": "Int", "integer": "Int", "long": "Int64", "bool": "Bool", "boolean": "Bool",
        "double": "Double", "float": "Float", "void": "Void", "date": "Date", "url": "URL", "uuid": "UUID",
        "any": "Any",
    ]

    static func typesOfOtherLanguages(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let signatures = graph.modules.map(\.signature) + graph.flows.map(\.signature)
        let items =
            graph.modules.flatMap(\.protocols).filter { !$0.isWrittenByHand }.map(\.ownItems)
            + graph.services.map(\.writtenItems) + graph.services.compactMap { $0.commands?.items }
        let names = signatures.flatMap(\.typeNames) + items.flatMap(\.typeNames)
        let declared = Set(graph.settings.types.items.map(\.name.text))
        for name in names where !declared.contains(name.name) {
            guard let meant = foreignTypes[name.name] else { continue }
            let message = "expected a Swift type, found `\(name.name)`"
            bag.add(.typeMissing, message, at: name.range, help: "write `\(meant)`")
        }
    }

    /// Reports protocols with too many functions, because their classes become large.
    static func sizesOfProtocols(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let protocols =
            graph.modules.flatMap(\.protocols).map { ($0.name, $0.items) }
            + graph.services.map { ($0.protocolName, $0.items ?? []) }
            + graph.services.compactMap(\.commands).map { ($0.protocolName, $0.items) }
        let limit = graph.settings.sizeLimits.functions
        for (name, items) in protocols {
            let functions = items.members.filter { $0.callable != nil }
            guard functions.count > limit else { continue }
            let message = "`\(name)` has \(functions.count) functions; the limit (`budget`) is \(limit)"
            let help = "split the screen or service, or raise `budget: {functions: …}` in scaffold.yml"
            bag.add(.largeProtocol, message, at: functions[limit].source.nameRange, help: help)
        }
    }

    /// Reports parameters with the protocol of a part that no module has, such as `any LoginViewProtocol`. Only if the module
    /// itself lacks this part, because other modules can have a protocol of the user with such a name.
    static func protocolsOfMissingParts(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let declared = Set(
            graph.modules.flatMap(\.protocols).map(\.name) + graph.services.flatMap(\.protocolNames)
                + graph.settings.types.items.map(\.name.text)
        )
        let modules = Dictionary(first: graph.modules.map { ($0.name, $0) })
        for module in graph.modules {
            for parameter in module.signature.allParameters {
                guard case .existential(let type) = parameter.type.shape, SwiftIdentifier.isIdentifier(type.text),
                    !declared.contains(type.text), !graph.declarations.declares(type.text),
                    let (name, role) = moduleAndRole(ofProtocol: type.text, module.style),
                    let owner = modules[name], !owner.isBuiltByHand
                else { continue }
                let (style, other, meant) = (module.style.name, owner.style.name, name + role.suffix)
                let own = "if the protocol is in your own code, list it under `types` in scaffold.yml"
                let help =
                    if style != other {
                        "`\(name)` has the style `\(other)`: use the protocol of a module with the style `\(style)`; or, \(own)"
                    } else if declared.contains(meant) {
                        "did you mean `any \(meant)`? Otherwise, \(own)"
                    } else {
                        "add members under `\(role.name)` of the module `\(name)`; or, \(own)"
                    }
                bag.add(.unknownRole, "no module generates `\(type.text)`", at: parameter.type.range, help: help)
            }
        }
    }

    /// Returns the module and the missing part whose protocol a name means. The name may have another suffix, or a misspelled one.
    private static func moduleAndRole(ofProtocol name: String, _ style: Style) -> (module: String, role: Style.Role)? {
        for role in style.roles where role.hasClass && role.hasProtocol && !role.isPresent {
            if name.hasSuffix(role.suffix) { return (String(name.dropLast(role.suffix.count)), role) }
            guard role.suffix.hasPrefix(role.type), let type = name.ranges(of: role.type).last else { continue }
            let (suffix, usual) = (String(name[type.upperBound...]), String(role.suffix.dropFirst(role.type.count)))
            let isMeant =
                ["", "Interface", "Protocol"].contains(suffix) || Spelling.nearest(to: suffix, in: [usual]) != nil
            if isMeant { return (String(name[..<type.lowerBound]), role) }
        }
        return nil
    }
}
