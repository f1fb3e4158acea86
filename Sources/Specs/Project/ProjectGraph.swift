package import Diagnostics
package import Mocks
import Support
package import SwiftSource
import YAML

/// The specs of a project, with all names resolved and all defaults applied.
package struct ProjectGraph: Sendable {
    package private(set) var targets: Targets
    package private(set) var modules: [Module]
    package let flows: [Flow]
    package let documents: [ServicesDocument]
    /// The values that mocks return if a test sets none.
    package let mockDefaults: TypeValues
    /// The values that generated tests pass.
    package let samples: TypeValues
    /// The declarations of all Swift files that are read.
    package let declarations: DeclarationIndex
    /// The protocols of Swift sources that are mocked.
    package let mocked: [MockSelection.Choice]
    /// The imports of Swift files, by path.
    package let sourceImports: [String: [ImportDeclaration]]
    package let settings: Settings
    package let packs: PackDeclarations

    package var services: [Service] { documents.flatMap(\.services) }

    package var deepLinks: [DeepLink] {
        modules.compactMap(\.deepLink) + flows.compactMap(\.deepLink)
    }

    /// Returns true if a flow starts with a module. If the flow doesn't list the module under `modules`, this has been reported.
    func starts(_ flow: ModuleSignature, with module: String) -> Bool {
        flows.contains { $0.name == flow.name && $0.start.module.name == module }
    }

    /// Resolves and checks the specs of a project.
    ///
    /// - Parameters:
    ///   - sources: the Swift files under `source:` in specs, by the path in the spec.
    ///   - mockSources: the declarations of the files whose protocols are mocked, sorted by path.
    ///   - packs: the declarations of the template packs.
    /// - Returns: nil if there are errors, which have been reported.
    package static func resolve(
        _ spec: ProjectSpec,
        styles: [Style],
        sources: [String: SourceFile],
        mockSources: [DeclaredFile] = [],
        packs: PackDeclarations = PackDeclarations(),
        into bag: inout DiagnosticBag
    ) -> ProjectGraph? {
        let settings = spec.settings
        let targets = Targets.resolve(settings, into: &bag)
        let imports = Imports(settings, targets: targets, supportTypes: packs.types)
        let protocols = SourceProtocols(sources, into: &bag)
        let wrong = Set(bag.unsorted.filter { $0.severity == .error }.compactMap(\.path))
        let invalid = spec.invalidFiles(among: bag.unsorted)

        let suffixes = Set(styles.flatMap(\.roles).flatMap { [$0.type, $0.suffix] })
        let styles = StyleIndex(styles, packs, settings: settings, modules: spec.moduleSpecs, into: &bag)
        let signatures = SignatureReader(imports: imports, localNames: packs.localNames, wrong: wrong)
        let moduleResolver = ModuleResolver(
            targets: targets,
            styles: styles,
            signatures: signatures,
            sources: protocols
        )
        let modules = Concurrently.map(spec.moduleSpecs, into: &bag) { moduleResolver.declaration($0, into: &$1) }
        let flowResolver = FlowResolver(targets: targets, signatures: signatures)
        let flows = spec.flowSpecs.map { flowResolver.declaration($0, modules: modules, into: &bag) }
        let serviceNames = Set(spec.servicesSpecs.flatMap(\.services.items).map(\.name.text))
        let index = ModuleIndex(
            modules,
            flows: flows,
            services: serviceNames,
            suffixes: suffixes,
            invalid: invalid,
            testCase: spec.testCase,
            into: &bag
        )

        let serviceResolver = ServiceResolver(targets: targets, imports: imports, sources: protocols, modules: index)
        let declarations = spec.servicesSpecs.map { serviceResolver.declarations($0, into: &bag) }
        let all = declarations.flatMap(\.self)
        let unread = invalid + spec.servicesSpecs.map(\.range.file).filter { wrong.contains($0.path) }
        let services = ServiceIndex(all, modules: index, targets: targets, invalid: unread, into: &bag)
        let documents = zip(spec.servicesSpecs, declarations).map { document, declarations in
            serviceResolver.document(document, declarations: declarations, index: services, into: &bag)
        }

        let flags = FlagService(settings, services: services, targets: targets, into: &bag)
        flags.check(spec.moduleSpecs, documents.flatMap(\.services), into: &bag)
        let texts = LinkValueTypes(settings)
        let names = DeclaredNames(modules: index, services: services, flags: flags, linkTexts: texts)
        let resolved = Concurrently.map(modules, into: &bag) { moduleResolver.module($0, names: names, into: &$1) }
            .compactMap(\.self)

        let known = Set(mockSources.map(\.path))
        let ofSpecs = protocols.files.filter { !known.contains($0.path) }.map { read in
            var file = read
            if !targets.features.isEmpty { file.module = targets.target(of: read.path).module }
            return file
        }
        let files = mockSources + ofSpecs
        let declarationIndex = DeclarationIndex(files)
        let written =
            resolved.flatMap(\.protocols).compactMap(\.declaration)
            + documents.flatMap(\.services).compactMap(\.declaration)
        for problem in written.flatMap(declarationIndex.problems) { bag.add(problem) }
        let haveMocks = Dictionary(grouping: written) { targets.target(of: $0.range.file.path).name }
            .mapValues { Set($0.map(\.name.plain)) }
        let generated = Set(mockSources.filter(\.isGenerated).map(\.path))
        let selection = MockSelection(
            mockSources.map { $0.without(haveMocks[targets.target(of: $0.path).name] ?? []) },
            index: declarationIndex,
            takes: { settings.mocks?.annotated == false && !generated.contains($0.range.file.path) },
            folder: { targets.target(of: $0).name },
            into: &bag
        )

        var graph = ProjectGraph(
            targets: targets,
            modules: resolved.filter { index.isFirst($0.signature) },
            flows: flows.compactMap { flowResolver.flow($0, names: names, into: &bag) }
                .filter { index.isFirst($0.signature) },
            documents: documents,
            mockDefaults: TypeValues(settings.mocks?.defaults ?? [], imports: imports, into: &bag),
            samples: TypeValues(settings.samples, imports: imports, into: &bag),
            declarations: declarationIndex,
            mocked: selection.choices,
            sourceImports: Dictionary(first: files.map { ($0.path, $0.imports) }),
            settings: settings,
            packs: packs
        )
        graph.targets.mocksAreInSources = graph.modules.contains { module in
            module.style.roles.contains { $0.usesMocks && module.makes($0) }
        }
        let navigation = Navigation(graph, index: index)
        let shared = FlowChecks.membership(flows, into: &bag)
        navigation.checkTabs(into: &bag)
        SpecChecks.unknownOptions(spec, packs, into: &bag)
        _ = Concurrently.map(Self.checks, into: &bag) { [graph] check, bag in check(graph, &bag) }
        // The flow of a module in two flows is unknown.
        var certain = graph
        certain.modules.removeAll { shared.contains($0.name) }
        FlowBoundaryCheck.run(certain, into: &bag)
        FlowChecks.accessToServices(certain, into: &bag)
        guard !bag.hasErrors else { return nil }
        // The following checks report something that is missing. It may be in a spec with errors.
        guard invalid.isEmpty else { return graph }
        ServiceChecks.unusedServices(graph, flags: flags, into: &bag)
        navigation.checkReachability(into: &bag)
        navigation.checkNavigationControllers(into: &bag)
        navigation.checkResults(into: &bag)
        navigation.checkFirstScreens(into: &bag)
        SpecChecks.protocolsOfMissingParts(graph, into: &bag)
        return bag.hasErrors ? nil : graph
    }

    private static let checks: [@Sendable (ProjectGraph, inout DiagnosticBag) -> Void] = [
        SpecChecks.settings, SpecChecks.folders, SpecChecks.typesOfOtherLanguages, SpecChecks.sizesOfProtocols,
        DependencyCycleCheck.run,
        ServiceChecks.captiveLifetimes,
        ServiceChecks.dependenciesOnModels, ServiceChecks.typesOfUIKit, ServiceChecks.accessToCommands,
        ServiceChecks.sharedEvents, RoleNamesCheck.run, VariantCheck.run, DeepLinkCheck.run, FlowChecks.results,
        InheritedMemberCheck.run, GeneratedNameCheck.run, ImportCycleCheck.run, ContractMembers.checkSources,
        ContractMembers.checkClasses,
    ]
}

extension DeclaredFile {
    /// Returns the file without the given protocols. Specs declare these protocols, so they already have mocks.
    fileprivate func without(_ names: Set<String>) -> DeclaredFile {
        var file = self
        file.protocols.removeAll { $0.enclosingTypes.isEmpty && names.contains($0.name.plain) }
        return file
    }
}

extension ProjectSpec {
    /// Returns the specs that can't be read, and the specs with several documents, because only the first document was read.
    fileprivate func invalidFiles(among findings: [Diagnostic]) -> [SourceFile] {
        let several = Set(findings.filter { $0.code == .yamlSeveralDocuments }.compactMap(\.path))
        return documents.compactMap { document in
            if several.contains(document.file.path) { return document.file }
            return switch document {
            case .invalid(let file): file
            case .services(let spec): spec.services.value == nil ? spec.range.file : nil
            case .module, .flow: nil
            }
        }
    }
}
