import Diagnostics
import Packs
import TemplateEngine
import YAML

struct OutputFileContext: TemplateContext {
    let path: String

    static let table = ContextTable<OutputFileContext>("file") {
        ContextEntry("path") { $0.path }
        ContextEntry("name") { $0.path.lastPart }
    }
}

extension String {
    /// The last component of a path: the name of the file.
    var lastPart: String { utf8.split(separator: UInt8(ascii: "/")).last.flatMap(String.init) ?? "" }
}

extension PackLibrary {
    func context(of file: PackFile, in pack: PackManifest) -> MappingShape {
        file.subject.shape(withRolesOf: file.subject == .module && pack.isStyle ? [pack] : styles)
            .with(.init("options", shape: .members(options(of: pack).shape)))
    }
}

extension PackFile.Subject {
    fileprivate func shape(withRolesOf styles: [PackManifest]) -> MappingShape {
        let names = styles.flatMap(\.roles).map(\.name.text)
        let roles = MappingShape(
            names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map { .init($1, shape: RoleContext.shape) }
        )
        let module = TemplateShape.members(ModuleContext.table.shape.with(.init("roles", shape: .members(roles))))
        return switch self {
        case .module: self.shape.with(.init("module", shape: module))
        case .project: self.shape.with(.init("modules", shape: .list(of: module)))
        default: self.shape
        }
    }
}
