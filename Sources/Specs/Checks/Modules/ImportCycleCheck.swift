import Diagnostics
import SwiftSource
import YAML

/// Reports types whose target imports the target that uses them. Targets can't import each other.
enum ImportCycleCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let targets = graph.targets
        let imports = Imports(graph.settings, targets: targets)
        var importGraph = ImportGraph(graph)
        var known: Set<[String]> = []
        for use in graph.typeUses {
            let module = imports.modules(written: [], names: [use.name]).first
            guard let module, !use.imports.contains(module),
                let declaring = targets.all.first(where: { $0.module == module }),
                !importGraph.add(from: use.target.name, to: declaring.name),
                known.insert([use.range.file.path, use.name.name]).inserted
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
            bag.add(.invisibleDeclaration, message, at: use.range, help: help, notes: note.map { [$0] } ?? [])
        }
    }
}

/// The targets that each target imports.
private struct ImportGraph {
    private var imported: [String: Set<String>] = [:]

    /// Creates the imports that all projects have: the app imports all other targets, and a target with screens imports the support target.
    init(_ graph: ProjectGraph) {
        let (app, support) = (graph.targets.app.name, graph.targets.support.name)
        imported[app] = Set(graph.targets.all.map(\.name)).subtracting([app])
        for target in Set(graph.modules.map(\.target.name)).subtracting([app, support]) { imported[target] = [support] }
    }

    /// Adds an import, unless the imports would be a cycle. Returns whether it is possible.
    mutating func add(from user: String, to declaring: String) -> Bool {
        guard user != declaring, imported[user]?.contains(declaring) != true else { return true }
        var (reached, next) = (Set([declaring]), [declaring])
        while let target = next.popLast() {
            if target == user { return false }
            next += (imported[target] ?? []).filter { reached.insert($0).inserted }
        }
        imported[user, default: []].insert(declaring)
        return true
    }
}

extension ProjectGraph {
    /// The types in the generated code of each target, with the modules that the spec imports.
    fileprivate var typeUses: [(name: NameReference, range: SourceRange, target: Target, imports: [String])] {
        let ofServices = documents.flatMap { document in
            document.services.flatMap { service in
                service.writtenItems.typeNames.map {
                    ($0, $0.range, service.target, document.spec.imports.map(\.text))
                }
            }
        }
        let ofModules = modules.flatMap { module in
            let written = module.signature.typeImports.written.map(\.text)
            let members = module.protocols.filter { !$0.isWrittenByHand }.flatMap(\.ownItems.typeNames)
            let own = (module.signature.typeNames + members).map { ($0, $0.range, module.target, written) }
            // The router's protocol has the types of the screens that it shows.
            let ofRoutes = module.routes.flatMap { route in
                route.destination.typeNames.map { ($0, route.range, module.target, written) }
            }
            return own + ofRoutes
        }
        return ofServices + ofModules
    }
}
