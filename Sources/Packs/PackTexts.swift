import Diagnostics
import TemplateEngine
import YAML

/// The texts of packs that can use options and roles: templates, paths and conditions.
package struct PackTexts {
    private let texts: [String]

    /// - Parameter pack: the pack with the texts. For the shared pack, these are the texts of all packs, because all packs have its options.
    package init(of pack: PackManifest, in library: PackLibrary) {
        let packs = pack.name.text == PackLibrary.sharedPack ? library.packs : [pack]
        let files = packs.flatMap(\.files)
        var ignored = DiagnosticBag()
        let compiled = files.map { ($0.template.text, library.templates.compile($0.template.text, into: &ignored)) }
        let names = Set(compiled.flatMap { $1?.fileNames ?? [$0] })
        let templates = library.templates.sources.filter { names.contains($0.name) }.map {
            String(decoding: $0.file.bytes, as: UTF8.self)
        }
        let patterns = files.flatMap { [$0.path, $0.each].compactMap(\.self) + $0.conditions }
        let roles = packs.flatMap(\.roles).flatMap(\.value.texts)
        texts = templates + (patterns + roles).map(\.text)
    }

    /// Returns true if a text uses a name, for example `options.header`.
    package func use(_ name: String, of owner: String) -> Bool {
        let uses = ["\(owner).\(name)", "\(owner)?.\(name)", "\(owner)[\"\(name)\"]", "\(owner)['\(name)']"]
        return texts.contains { text in uses.contains { text.hasWord($0) } }
    }
}

extension PackRole {
    /// The templates and conditions, which can use options.
    fileprivate var texts: [LocatedText] {
        [suffix, type, superclass, parent, when, usesMocks].compactMap(\.self) + imports + names
    }
}

extension String {
    /// Returns true if a text contains a word, and no letter, digit or `_` follows the word.
    fileprivate func hasWord(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            !(self[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
        }
    }
}
