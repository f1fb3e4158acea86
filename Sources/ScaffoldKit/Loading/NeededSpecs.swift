import Diagnostics
import Specs
import YAML

/// The specs without which some modules can't be generated: their own, and all that these name, directly or through services.
struct NeededSpecs {
    /// The paths of the specs.
    private(set) var paths: Set<String> = []
    /// A name that no readable spec declares: which spec is needed for it is not known.
    private var isNameMissing = false
    private var modules: [String: ModuleSpec] = [:]
    private var flows: [String: FlowSpec] = [:]
    private var services: [String: ServicesSpec] = [:]

    /// - Parameter flags: the service that scaffold.yml names, which every run needs.
    /// - Returns: nil where one of the modules, or something that it needs, is in no spec that can be read.
    init?(of names: [String], among documents: [SpecDocument], flags: LocatedText?) {
        for document in documents {
            switch document {
            case .module(let spec): modules[spec.name.text.typeName] = spec
            case .flow(let spec): flows[spec.name.text.typeName] = spec
            case .services(let spec): for service in spec.services.items { services[service.name.text] = spec }
            case .invalid: break
            }
        }
        if let flags { add(services: [flags]) }
        for name in names { add(module: name.typeName) }
        if isNameMissing { return nil }
    }

    /// Adds a module with all that its files name.
    private mutating func add(module name: String) {
        guard let module = modules[name] else {
            isNameMissing = true
            return
        }
        guard paths.insert(module.range.file.path).inserted else { return }
        for route in module.routes { add(destination: route.module.text.typeName) }
        add(services: module.dependencies)
        if let variants = module.variants { add(module: variants.on.text.typeName) }
        // The modules that it is a variant of, and its flow, decide if there is a method that shows the module.
        for other in modules.values where other.variants?.on.text.typeName == name {
            paths.insert(other.range.file.path)
        }
        for flow in flows.values where flow.modules.contains(where: { $0.text.typeName == name }) { add(flow) }
    }

    /// Adds the spec of a module or flow of which only the parameters, the result and the presentation matter.
    private mutating func add(destination name: String) {
        if let module = modules[name] {
            paths.insert(module.range.file.path)
        } else if let flow = flows[name] {
            add(flow)
        } else {
            isNameMissing = true
        }
    }

    private mutating func add(_ flow: FlowSpec) {
        paths.insert(flow.range.file.path)
        add(services: flow.dependencies)
        for module in flow.modules + [flow.start.module] {
            guard let member = modules[module.text.typeName] else {
                isNameMissing = true
                return
            }
            paths.insert(member.range.file.path)
        }
    }

    private mutating func add(services names: [LocatedText]) {
        for name in names {
            guard let document = services[name.text] else {
                isNameMissing = true
                return
            }
            guard paths.insert(document.range.file.path).inserted else { continue }
            for service in document.services.items { add(services: service.value.value?.dependencies.items ?? []) }
        }
    }
}

extension Pipeline {
    /// Resolves the documents again without those that have mistakes and that the modules to generate don't need. The mistakes become warnings.
    ///
    /// - Parameters:
    ///   - before: what was found before anything was resolved.
    ///   - bag: with the errors of the whole project; unchanged where nil is returned.
    func resolveNeeded(
        _ before: DiagnosticBag,
        _ bag: inout DiagnosticBag,
        _ resolve: ([SpecDocument], inout DiagnosticBag) -> ProjectGraph?
    ) -> ProjectGraph? {
        guard !only.isEmpty,
            let needed = NeededSpecs(of: only, among: documents, flags: loader.settings.flags.value?.service)
        else { return nil }
        var ignored = DiagnosticBag()
        let unneeded = Set(loader.reader.specs(below: loader.specsFolder, into: &ignored)).subtracting(needed.paths)
        var errors = bag.unsorted.filter { $0.severity == .error }
        var left: Set<String> = []
        while true {
            let wrong = Set(errors.map { $0.path ?? "" })
            guard wrong.isSubset(of: unneeded), !wrong.isSubset(of: left) else { return nil }
            left.formUnion(wrong)
            var findings = DiagnosticBag()
            let graph = resolve(documents.map { left.contains($0.file.path) ? .invalid($0.file) : $0 }, &findings)
            let modules = graph?.modules.map(\.name) ?? []
            if let graph, only.map(\.typeName).allSatisfy(modules.contains) {
                let note = Diagnostic.Note(
                    "\(only.joined(separator: ", ")) can be generated without it; files of the whole project wait until it is fixed"
                )
                let warnings = bag.unsorted.filter { $0.severity == .error }.map { $0.asWarning(note) }
                let others = before.unsorted.filter { $0.severity != .error }
                bag.removeAll()
                for diagnostic in others + warnings + findings.unsorted { bag.add(diagnostic) }
                return graph
            }
            errors = findings.unsorted.filter { $0.severity == .error }
        }
    }
}
