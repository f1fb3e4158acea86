import Diagnostics
import Packs
import TemplateEngine
import YAML

/// The values of an option with which templates are tried, as YAML on one line.
struct SampleValues {
    let option: NamedValue<PackOption>
    let templates: TemplateLibrary

    var all: [String] {
        candidates.filter { text in
            var bag = DiagnosticBag()
            let file = SourceFile(path: SampleProjects.folder + "option.yml", text: text + "\n")
            let value = YAMLReader.readDocument(file, into: &bag).flatMap {
                option.value.value($0, named: option.name.text, in: templates, into: &bag)
            }
            return value != nil && !bag.hasErrors
        }
    }

    private var candidates: [String] {
        let option = option.value
        let words = (option.choices ?? []).map(\.text).map(YAMLQuoting.quoted)
        switch option.kind {
        case .text: return words.isEmpty ? ["Sample"] : words
        case .number: return ["0", "1", "2", "10", "100"]
        case .boolean: return ["true", "false"]
        case .list where option.fields.isEmpty:
            return ["[]"] + (words.isEmpty ? ["[first, second]"] : words.map { "[\($0)]" })
        // If each item of the list has a file, the items need different names.
        case .list: return ["[]", "[\(mapping("Sample", withAll: true)), \(mapping("Other", withAll: false))]"]
        case .mapping: return [true, false].map { mapping("Sample", withAll: $0) }
        }
    }

    /// - Parameters:
    ///   - text: the value of fields without choices.
    ///   - withAll: whether to include optional fields.
    private func mapping(_ text: String, withAll: Bool) -> String {
        let fields = option.value.fields.filter { withAll || !$0.value.isOptional && $0.value.defaultValue == nil }
        let entries = fields.compactMap { field -> String? in
            let values = SampleValues(option: field, templates: templates).all
            let value = values == ["Sample"] ? text : withAll ? values.last : values.first
            return value.map { "\(YAMLQuoting.quoted(field.name.text)): \($0)" }
        }
        return "{\(entries.joined(separator: ", "))}"
    }
}
