package import Diagnostics
package import SwiftSource
package import YAML

/// Swift expressions for values of types, from scaffold.yml.
package struct TypeValues: Sendable {
    /// By the type's text.
    private var values: [String: SwiftExpression] = [:]

    package init() {}

    package init(_ written: [NamedValue<LocatedText>], into bag: inout DiagnosticBag) {
        for entry in written {
            let type = SwiftReader.readType(entry.name, into: &bag)
            let value = SwiftReader.readExpression(entry.value, into: &bag)
            if let type, let value { values[type.text] = value }
        }
    }

    package subscript(type: SwiftType) -> SwiftExpression? {
        values[type.text]
    }
}
