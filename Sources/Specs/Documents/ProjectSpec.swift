package import Diagnostics
import YAML

/// `scaffold.yml` and all specs of a project, as written.
package struct ProjectSpec: Sendable {
    package let settings: Settings
    /// The specs, sorted by path.
    package let documents: [SpecDocument]
    /// The folder of the pack's test case that contains the files; nil for the files of a project.
    package let testCase: String?

    package init(settings: Settings, documents: [SpecDocument], testCase: String? = nil) {
        (self.settings, self.documents, self.testCase) = (settings, documents, testCase)
    }
}

extension Settings {
    /// Reads `scaffold.yml`. If the file has only comments, all settings have their defaults.
    package static func read(_ file: SourceFile, into bag: inout DiagnosticBag) -> Settings? {
        guard let documents = YAMLReader.readDocuments(file, into: &bag) else { return nil }
        guard let document = documents.first else { return Settings() }
        let settings = Settings.schema.decode(document, &bag)
        if let specs = settings?.specs { ProjectPath.check(specs, into: &bag) }
        return settings
    }
}

extension ProjectSpec {
    var moduleSpecs: [ModuleSpec] {
        documents.compactMap { if case .module(let spec) = $0 { spec } else { nil } }
    }

    var flowSpecs: [FlowSpec] {
        documents.compactMap { if case .flow(let spec) = $0 { spec } else { nil } }
    }

    var servicesSpecs: [ServicesSpec] {
        documents.compactMap { if case .services(let spec) = $0 { spec } else { nil } }
    }

    /// The Swift files that specs name with `source:`.
    package var sourcePaths: [LocatedText] {
        let ofModules = moduleSpecs.flatMap(\.protocols).compactMap { entry in
            if case .source(let path) = entry.value { path } else { nil }
        }
        return ofModules + servicesSpecs.flatMap(\.services.items).compactMap { $0.value.value?.source }
    }
}
