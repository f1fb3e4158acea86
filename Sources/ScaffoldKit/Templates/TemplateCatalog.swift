import Diagnostics
import Packs
import TemplateEngine
import YAML

/// A pack as `scaffold templates list` shows it.
public struct PackEntry: Sendable, Encodable {
    public let name: String
    public let summary: String
    /// True if modules can use the pack with `style:`. Other packs apply to the whole project.
    public let isStyle: Bool
    /// The manifest first, then its templates in the order of the manifest.
    public let files: [TemplateEntry]
    public let options: [OptionEntry]
}

/// A file of a pack, and its origin.
public struct TemplateEntry: Sendable, Encodable {
    /// The name in `pack.yml` and `include`: `viper/Router.swift.stencil`.
    public let name: String
    /// The path of the project's file that is used; nil for the built-in file.
    public let path: String?
    /// The paths of the files that it replaces, in order of precedence; nil for a built-in file.
    public let hidden: [String?]
}

/// An option of a pack.
public struct OptionEntry: Sendable, Encodable {
    public let name: String
    /// `text`, `number`, `boolean`, `list`, the words to choose from: `one|many`, or the fields: `{name: text}`.
    public let values: String
    /// The default in `pack.yml`; nil if there is none.
    public let defaultValue: String?
    public let summary: String
}

extension PackLibrary {
    var entries: [PackEntry] {
        packs.map { pack in
            var names = [manifestName(of: pack)].compactMap(\.self)
            for file in pack.files where !names.contains(file.template.text) { names.append(file.template.text) }
            return PackEntry(
                name: pack.name.text,
                summary: pack.summary?.text ?? "",
                isStyle: pack.isStyle,
                files: names.compactMap(entry),
                options: pack.options.map { option in
                    OptionEntry(
                        name: option.name.text,
                        values: option.value.values,
                        defaultValue: option.value.defaultValue?.range.text,
                        summary: option.value.summary?.text ?? ""
                    )
                }
            )
        }
    }

    func entry(_ name: String) -> TemplateEntry? {
        let paths = layers.compactMap { layer in
            layer.files.first { $0.name == name }.map { layer.folder == nil ? nil : $0.file.path }
        }
        return paths.first.map { TemplateEntry(name: name, path: $0, hidden: Array(paths.dropFirst())) }
    }
}

extension PackOption {
    /// The accepted values: `text`, `one|many`, `list of {name: text, count: number}`.
    fileprivate var values: String {
        let words = (choices ?? []).map(\.text).joined(separator: "|")
        let mapping = fields.map { "\($0.name.text)\($0.value.isOptional ? "?" : ""): \($0.value.values)" }
            .joined(separator: ", ")
        let value = fields.isEmpty ? words : "{\(mapping)}"
        if value.isEmpty { return kind.rawValue }
        return kind == .list ? "list of \(value)" : value
    }
}
