import Diagnostics
import SwiftSource
import YAML

/// Reports types whose target imports the target that uses them. Targets can't import each other.
enum ImportCycleCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let targets = graph.targets
        let imports = Imports(graph.settings)
        let screens = Set(graph.modules.map(\.target.name))
        // The app imports all other targets, and a target with screens imports the support target.
        let isCycle = { (user: Target, declaring: Target) in
            user.name != declaring.name && user.name != targets.app.name
                && (declaring.name == targets.app.name
                    || user.name == targets.support.name && screens.contains(declaring.name))
        }
        var known: Set<[String]> = []
        for use in graph.typeUses {
            let module = imports.modules(written: [], names: [use.name]).first
            guard let module, !use.imports.contains(module),
                let declaring = targets.all.first(where: { $0.module == module }), isCycle(use.target, declaring),
                known.insert([use.name.range.file.path, use.name.name]).inserted
            else { continue }
            let (name, user) = (use.name.name, use.target.name)
            let own = name.hasPrefix("\(module).") ? String(name.dropFirst(module.count + 1)) : name
            let setting = graph.settings.types.items.first { use.name.paths.contains($0.name.text) }
            let message =
                "target `\(user)` can't use `\(name)`, which is declared in target `\(declaring.name)`, because `\(declaring.name)` imports `\(user)`"
            let help =
                "move `\(name)` to the sources of `\(user)`, whose Swift module is `\(use.target.module)`, and write "
                + "`types: {\(own): {import: \(use.target.module)}}` in scaffold.yml"
            let note = setting?.value.importedModule.map {
                Diagnostic.Note("this line says that `\(name)` is in the Swift module `\(module)`", at: $0.range)
            }
            bag.add(.invisibleDeclaration, message, at: use.name.range, help: help, notes: note.map { [$0] } ?? [])
        }
    }
}

extension ProjectGraph {
    /// The types in the generated code of each target, with the modules that the spec imports.
    fileprivate var typeUses: [(name: NameReference, target: Target, imports: [String])] {
        let ofServices = documents.flatMap { document in
            document.services.flatMap { service in
                service.writtenItems.typeNames.map { ($0, service.target, document.spec.imports.map(\.text)) }
            }
        }
        let ofModules = modules.flatMap { module in
            let signature = module.signature
            let names = signature.allParameters.flatMap(\.type.names) + (signature.result?.names ?? [])
            let members = module.protocols.filter { !$0.isWrittenByHand }.flatMap(\.ownItems.typeNames)
            return (names + members).map { ($0, module.target, signature.typeImports.written.map(\.text)) }
        }
        return ofServices + ofModules
    }
}
