import Diagnostics
import Specs
import Support
import SwiftSource

/// A parameter of a module or flow, for templates.
extension Parameter: TemplateContext {
    static let table = ContextTable<Parameter>("parameter", "What whoever opens a module passes.") {
        ContextEntry("name", "Its name, without backticks.", example: "email") { $0.name }
        ContextEntry("type", "Its type.", example: "String") { $0.type.text }
        ContextEntry("typeLine", "The line of the spec that says its type.", example: "4") {
            $0.type.range.startPosition.line
        }
        ContextEntry("declaration", "As a parameter of a function.", example: "'email: String'") { $0.declaration }
        ContextEntry("default", "The value that it has unless another is given.", example: "'\"\"'") {
            $0.defaultValue?.text
        }
        ContextEntry(
            "defaultLine",
            "The line of the spec that says so; nil for a literal that fits the type by its form.",
            example: "4"
        ) {
            $0.doubtfulDefault?.range.startPosition.line
        }
        ContextEntry("property", "As the name of a property that is declared.", example: "email") {
            SwiftIdentifier.escaped($0.name, in: .declaration)
        }
        ContextEntry("member", "As a name behind a dot.", example: "email") {
            SwiftIdentifier.escaped($0.name, in: .member)
        }
        ContextEntry("caseElement", "As what a case of an enum carries.", example: "'email: String'") {
            "\(SwiftIdentifier.escaped($0.name, in: .parameter)): \($0.type.text)"
        }
        ContextEntry("argument", "As an argument that passes it on.", example: "'email: email'") { $0.argument }
        ContextEntry("value", "As a value in the body of the function.", example: "email") {
            SwiftIdentifier.escaped($0.internalName, in: .expression)
        }
    }

    /// The default, where the compiler could find fault with it.
    private var doubtfulDefault: SwiftExpression? {
        defaultValue.flatMap { $0.isLiteral(of: type) ? nil : $0 }
    }

    /// Returns the argument that a test passes.
    func argument(_ sample: Sample) -> String {
        "\(SwiftIdentifier.escaped(name, in: .label)): \(sample.text)"
    }

    /// The sample of its type, or its default if the type has none.
    func sample(_ samples: Samples) -> Sample {
        let sample = samples.value(of: type, named: name)
        guard sample.canThrow, let defaultValue else { return sample }
        return Sample(text: defaultValue.text)
    }
}
