import Diagnostics
import Output
import Packs
import ProjectSpec
import SwiftInterface
import TemplateEngine
import YAML

/// What the mocks of a run depend on, in short: equal digests, equal mocks.
struct MockDigest: Sendable {
    private let settings: ContentHash

    init(options: MockOptions, settings: Settings, layers: [PackLayer]) {
        var parts = ["\(InterfaceArchive.version)", Scaffold.version, options.output ?? "", options.protocols?.rawValue ?? ""]
        parts += options.testable.map { "testable \($0)" } + options.imports.map { "import \($0)" }
        parts += (settings.mocks?.defaults ?? []).map { "\($0.name.text) = \($0.value.text)" }
        parts.append("\(settings.mocks?.annotated ?? true)")
        parts += settings.warnings.map { "\($0.name.text) off \($0.value.files?.map(\.text) ?? [])" }
        var bytes = Array(parts.joined(separator: "\n").utf8)
        for source in layers.flatMap(\.files) { bytes += Array(source.name.utf8) + source.file.bytes }
        for source in PackLayer.builtIn.files where source.name.hasPrefix("mocks/") || source.name.hasPrefix("common/") {
            bytes += source.file.bytes
        }
        self.settings = ContentHash(of: bytes)
    }

    func of(_ parts: [String]) -> ContentHash {
        ContentHash(of: settings.bytes + parts.joined(separator: "\n").utf8)
    }

    func of(_ files: [SwiftSources.File]) -> ContentHash {
        of(files.flatMap { [$0.source.path, $0.key.hex] })
    }
}
