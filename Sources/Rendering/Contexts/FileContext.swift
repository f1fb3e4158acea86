import Diagnostics
import Packs
import TemplateEngine
import YAML

extension PackLibrary {
    /// Returns the shape of the context of a pack's file.
    func context(of file: PackFile, in pack: PackManifest) -> MappingShape {
        let subject =
            file.subject == .module
            ? file.subject.shape(withRolesOf: pack.isStyle ? [pack] : styles) : file.subject.shape
        return subject.with(
            .init(
                "options",
                "The options of the pack and of the pack `common`.",
                shape: .members(variables(of: pack).shape)
            )
        )
    }
}

extension PackFile.Subject {
    /// Returns the shape with the roles of all styles. Each module has those of its style.
    fileprivate func shape(withRolesOf styles: [PackManifest]) -> MappingShape {
        let names = styles.flatMap(\.roles).map(\.name.text)
        let roles = MappingShape(
            names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map { .init($1, shape: RoleContext.shape) }
        )
        let module = ModuleContext.table.shape.with(.init("roles", shape: .members(roles)))
        return shape.with(.init("module", shape: .members(module)))
    }
}
