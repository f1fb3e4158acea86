package import Diagnostics
package import SwiftSource
package import YAML

/// Swift expressions for values of types, from scaffold.yml.
package struct TypeValues: Sendable {
    /// By the type's text.
    private let values: [String: SwiftExpression]

    package init(_ values: [String: SwiftExpression] = [:]) {
        self.values = values
    }

    package subscript(type: SwiftType) -> SwiftExpression? {
        values[type.text]
    }

    package static func resolve(_ written: [NamedValue<LocatedText>], into bag: inout DiagnosticBag) -> TypeValues {
        var values: [String: SwiftExpression] = [:]
        for entry in written {
            let type = SwiftReader.readType(entry.name, into: &bag)
            let value = SwiftReader.readExpression(entry.value, into: &bag)
            if let type, let value { values[type.text] = value }
        }
        return TypeValues(values)
    }
}
