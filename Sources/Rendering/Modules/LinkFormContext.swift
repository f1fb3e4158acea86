import Diagnostics
import Specs
import Support

/// The text form of a type in links, from `types` in scaffold.yml, for templates.
struct LinkFormContext: TemplateContext {
    let declaration: LinkFormDeclaration
    private let form: LinkValueType.Form

    /// Nil for a literal, and for a type with a built-in text form.
    init?(_ value: DeepLink.Value) {
        guard case .parameter(let parameter) = value, let declaration = parameter.text.declaration else { return nil }
        self.declaration = declaration
        form = parameter.text.form
    }

    static let table = ContextTable<LinkFormContext>(
        "link form",
        "A type whose text form in links is set under `types` in scaffold.yml."
    ) {
        ContextEntry("type", "The type.", example: "Todo.ID") { $0.declaration.type }
        ContextEntry(
            "name",
            "The generated static member of `LinkForm` for this type. `LinkForm` converts values of deep links to and from text.",
            example: "todoIDForm"
        ) {
            $0.declaration.formName
        }
        ContextEntry("form", "The member of `LinkForm` that scaffold.yml names.", example: "losslessString") {
            $0.form.rawValue
        }
        ContextEntry("spec", "The path of scaffold.yml.", example: "scaffold.yml") {
            $0.declaration.range.file.path
        }
        ContextEntry("line", "The line of the entry in scaffold.yml.", example: "9") {
            $0.declaration.range.startPosition.line
        }
    }
}

extension LinkFormDeclaration {
    /// The member of `LinkForm` for the type.
    var formName: String {
        NameCase.camelCase.applied(to: type.filter { $0.isLetter || $0.isNumber || $0 == "_" }) + "Form"
    }
}
