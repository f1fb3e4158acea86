import Diagnostics
import Packs
import TemplateEngine
import YAML

/// A pack as `scaffold templates list` shows it.
public struct PackEntry: Sendable, Encodable {
    public let name: String
    public let summary: String
    /// What modules name with `style:`; the files of any other pack belong to every project.
    public let isStyle: Bool
    /// Its manifest first, then the templates that it names, in its order.
    public let files: [TemplateEntry]
    public let variables: [VariableEntry]
}

/// A file of a pack, and where it comes from.
public struct TemplateEntry: Sendable, Encodable {
    /// As `pack.yml` and `include` call it: `viper/Presenter.swift.stencil`.
    public let name: String
    /// The file of the project's that holds; nil for the built-in one.
    public let path: String?
    /// What it stands in the place of, the strongest first; nil for a built-in one.
    public let hidden: [String?]
}

/// What `options` may set.
public struct VariableEntry: Sendable, Encodable {
    public let name: String
    /// `text`, `number`, `boolean`, `list`, or the words to choose from: `one|many`.
    public let values: String
    /// As written in the manifest; nil where there is none.
    public let defaultValue: String?
    public let summary: String
}

/// What a project's layers of templates hold.
struct TemplateCatalog {
    let library: PackLibrary

    var packs: [PackEntry] {
        library.packs.map { pack in
            let manifest = library.manifestName(of: pack)
            var names = [manifest].compactMap(\.self)
            for file in pack.files where !names.contains(file.template.text) { names.append(file.template.text) }
            return PackEntry(
                name: pack.name.text,
                summary: pack.summary?.text ?? "",
                isStyle: pack.isStyle,
                files: names.compactMap(entry),
                variables: pack.variables.map { VariableEntry($0.name.text, $0.value) }
            )
        }
    }

    /// Nil where no layer has the file.
    func entry(_ name: String) -> TemplateEntry? {
        let paths = library.layers.compactMap { layer in
            layer.files.first { $0.name == name }.map { layer.folder == nil ? nil : $0.file.path }
        }
        return paths.first.map { TemplateEntry(name: name, path: $0, hidden: Array(paths.dropFirst())) }
    }
}

extension VariableEntry {
    fileprivate init(_ name: String, _ variable: PackVariable) {
        let words = variable.choices.map(\.text).joined(separator: "|")
        self.init(
            name: name,
            values: words.isEmpty ? variable.kind.rawValue : variable.kind == .list ? "list of \(words)" : words,
            defaultValue: variable.defaultValue?.range.text,
            summary: variable.summary?.text ?? ""
        )
    }
}
