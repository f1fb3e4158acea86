import Diagnostics
import SwiftSource
import YAML

/// Reports types and `imports` of a target that imports the target that uses them. Targets can't import each other.
enum ImportCycleCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let targets = graph.targets
        let imports = Imports(graph.settings, targets: targets)
        var importGraph = ImportGraph(graph)
        var known: Set<[String]> = []
        for written in graph.writtenImports {
            let (name, user) = (written.name.text, written.target.name)
            guard let imported = targets.all.first(where: { $0.module == name }),
                let cycle = importGraph.add(from: user, to: imported.name, "here", at: written.name.range)
            else { continue }
            let message =
                "target `\(user)` can't import `\(name)`, because target `\(imported.name)` imports `\(user)`"
            let help = "remove it, and move what this spec uses to the sources of `\(user)`"
            bag.add(.invisibleDeclaration, message, at: written.name.range, help: help, notes: cycle)
        }
        for use in graph.typeUses {
            let module = imports.modules(written: [], names: [use.name]).first
            guard let module, !use.imports.contains(where: { $0.text == module }),
                let declaring = targets.all.first(where: { $0.module == module })
            else { continue }
            let (name, user) = (use.name.name, use.target.name)
            let reason = "because of `\(name)`"
            guard let cycle = importGraph.add(from: user, to: declaring.name, reason, at: use.range),
                known.insert([use.range.file.path, name]).inserted
            else { continue }
            let own = name.hasPrefix("\(module).") ? String(name.dropFirst(module.count + 1)) : name
            let setting = graph.settings.types.items.first { use.name.paths.contains($0.name.text) }
            let message =
                "target `\(user)` can't use `\(name)`, which is declared in target `\(declaring.name)`, because `\(declaring.name)` imports `\(user)`"
            let help =
                "move `\(name)` to the sources of `\(user)`, whose Swift module is `\(use.target.module)`, and write "
                + "`types: {\(own): {import: \(use.target.module)}}` in scaffold.yml"
            let note = setting?.value.value?.importedModule.map {
                Diagnostic.Note("this line says that `\(name)` is in the Swift module `\(module)`", at: $0.range)
            }
            bag.add(.invisibleDeclaration, message, at: use.range, help: help, notes: cycle + [note].compactMap(\.self))
        }
    }
}

private struct ImportGraph {
    /// The imported targets by the target that imports them. The note names the reason; nil for imports that all projects have.
    private var imported: [String: [(target: String, note: Diagnostic.Note?)]] = [:]

    /// Creates the imports that all projects have: the app imports all other targets. A target with screens, or with mocks in its sources,
    /// imports the support target.
    init(_ graph: ProjectGraph) {
        let (app, support) = (graph.targets.app.name, graph.targets.support.name)
        imported[app] = graph.targets.names.filter { $0 != app }.map { ($0, nil) }
        let mocked = graph.targets.mocksAreInSources ? graph.services.map(\.target.name) : []
        for target in graph.modules.map(\.target.name) + mocked where ![app, support].contains(target) {
            imported[target] = [(support, nil)]
        }
    }

    /// Adds an import, unless the imports would be a cycle. Returns the notes of the other imports of the cycle; nil if there is none.
    ///
    /// - Parameter reason: the end of the note of this import, such as "because of `Receipt`".
    mutating func add(from user: String, to declaring: String, _ reason: String, at range: SourceRange)
        -> [Diagnostic.Note]?
    {
        guard user != declaring, imported[user]?.contains(where: { $0.target == declaring }) != true else { return nil }
        var (reached, open) = (Set([declaring]), [(target: declaring, notes: [Diagnostic.Note]())])
        while let next = open.popLast() {
            if next.target == user { return next.notes }
            open += (imported[next.target] ?? []).filter { reached.insert($0.target).inserted }.map {
                ($0.target, next.notes + [$0.note].compactMap(\.self))
            }
        }
        let note = Diagnostic.Note("`\(user)` imports `\(declaring)` \(reason)", at: range, isCause: true)
        imported[user, default: []].append((declaring, note))
        return nil
    }
}

extension ProjectGraph {
    /// The `imports` of specs, each with a target of generated code. The app can import all targets, so flows are left out.
    fileprivate var writtenImports: [(name: LocatedText, target: Target)] {
        let ofServices = documents.flatMap { document in
            // For a protocol in a Swift file, scaffold generates only the mock.
            let generated = document.services.filter { $0.reference.source == nil || targets.mocksAreInSources }
            let users = targets.all.filter { target in generated.contains { $0.target.name == target.name } }
            return users.flatMap { target in document.spec.imports.map { ($0, target) } }
        }
        return ofServices + modules.flatMap { module in module.spec.imports.map { ($0, module.target) } }
    }

    /// The types in the generated code of each target, with the modules that the spec imports.
    fileprivate var typeUses: [(name: NameReference, range: SourceRange, target: Target, imports: [LocatedText])] {
        let ofServices = documents.flatMap { document in
            document.services.flatMap { service in
                service.writtenItems.typeNames.map { ($0, $0.range, service.target, document.spec.imports) }
            }
        }
        let ofModules = modules.flatMap { module in
            let written = module.spec.imports
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
