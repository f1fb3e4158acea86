import Diagnostics
import Output
import Specs
import YAML

/// The specs that some modules need: their own specs, and all specs that these refer to, directly or through services.
struct NeededSpecs {
    let documents: [SpecDocument]
    private(set) var paths: Set<String> = []
    /// True if no readable spec declares a used name. Then the needed spec is unknown.
    private(set) var isNameMissing = false

    init(among documents: [SpecDocument]) {
        self.documents = documents
    }

    /// Adds the spec of a module, and the specs of everything that its files refer to.
    mutating func add(module name: String) {
        guard case .module(let module)? = screen(name) else {
            isNameMissing = true
            return
        }
        guard paths.insert(module.range.file.path).inserted else { return }
        for route in module.routes { add(destination: route.module.text) }
        add(services: module.dependencies)
        if let variants = module.variants { add(module: variants.on.text) }
        // The base modules of a variant, and its flow, determine if there is a method that shows the module.
        for other in documents {
            switch other {
            case .module(let base) where base.variants?.on.text.typeName == name.typeName: paths.insert(other.file.path)
            case .flow(let flow) where flow.modules.contains { $0.text.typeName == name.typeName }: add(flow)
            default: break
            }
        }
    }

    /// Adds the spec of a module or flow that a module shows. Only its parameters, result and presentation matter.
    private mutating func add(destination name: String) {
        switch screen(name) {
        case .module(let module): paths.insert(module.range.file.path)
        case .flow(let flow): add(flow)
        default: isNameMissing = true
        }
    }

    private mutating func add(_ flow: FlowSpec) {
        paths.insert(flow.range.file.path)
        add(services: flow.dependencies)
        for name in flow.modules + [flow.start.module] {
            if case .module(let module) = screen(name.text) {
                paths.insert(module.range.file.path)
            } else {
                isNameMissing = true
            }
        }
    }

    mutating func add(services names: [LocatedText]) {
        for name in names {
            if let document = documents.last(where: SpecName(kind: .service, text: name.text).isDeclared) {
                if paths.insert(document.file.path).inserted { add(services: document.serviceReferences) }
            } else {
                isNameMissing = true
            }
        }
    }

    private func screen(_ name: String) -> SpecDocument? {
        let named = documents.filter { $0.screenName?.text.typeName == name.typeName }
        // If several specs have this name, the last one has the error about that. A module has precedence over a flow.
        return named.last { if case .module = $0 { true } else { false } } ?? named.last
    }
}

extension Pipeline {
    /// Resolves the documents again, without documents that have errors and that the modules to generate don't need. Their errors become warnings.
    ///
    /// - Parameters:
    ///   - before: the diagnostics from before anything was resolved.
    ///   - bag: the diagnostics with the errors of the whole project; unchanged if the result is nil.
    func resolveNeeded(
        _ before: DiagnosticBag,
        _ bag: inout DiagnosticBag,
        _ resolve: ([SpecDocument], inout DiagnosticBag) -> ProjectGraph?
    ) -> ProjectGraph? {
        var needed = NeededSpecs(among: documents)
        // Every run needs the service that scaffold.yml names.
        if let flags = loader.settings.flags.value?.service { needed.add(services: [flags]) }
        for name in only { needed.add(module: name) }
        guard !only.isEmpty, !needed.isNameMissing else { return nil }
        var ignored = DiagnosticBag()
        let unneeded = Set(loader.specPaths(into: &ignored)).subtracting(needed.paths)
        var errors = bag.unsorted.filter { $0.severity == .error }
        let changed = Set(options.sources.map(\.path))
        var left: Set<String> = []
        while true {
            let wrong = Set(errors.flatMap { [$0.path ?? ""] + $0.causes.filter(changed.contains) })
            guard wrong.isSubset(of: unneeded), !wrong.isSubset(of: left) else { return nil }
            left.formUnion(wrong)
            var findings = DiagnosticBag()
            let graph = resolve(documents.map { left.contains($0.file.path) ? .invalid($0.file) : $0 }, &findings)
            let modules = graph?.modules.map(\.name) ?? []
            if let graph, only.map(\.typeName).allSatisfy(modules.contains) {
                let note = Diagnostic.Note(
                    "\(only.joined(separator: ", ")) can be generated without it; files of the whole project wait until it is fixed"
                )
                let warnings = bag.unsorted.filter { $0.severity == .error }.map { $0.adding(note, severity: .warning) }
                let others = before.unsorted.filter { $0.severity != .error }
                bag.remove { _ in true }
                for diagnostic in others + warnings + findings.unsorted { bag.add(diagnostic) }
                return graph
            }
            errors = findings.unsorted.filter { $0.severity == .error }
        }
    }
}

extension Diagnostic {
    /// The paths of the specs that cause the error. A cycle of imports has several causes, and only one of them is the place of the error.
    var causes: [String] {
        ([path] + notes.filter(\.isCause).map { $0.range?.file.path }).compactMap(\.self)
    }
}
