package import Diagnostics
package import ProjectSpec
package import SwiftInterface
import SwiftReader
import YAML

/// What scaffold.yml says to use for a value of a type: mocks return it where nothing was stubbed, and generated tests pass it.
package struct MockDefaults: Sendable {
    /// By the type's text.
    private let values: [String: SwiftExpression]

    package init(_ values: [String: SwiftExpression] = [:]) {
        self.values = values
    }

    package subscript(type: SwiftType) -> SwiftExpression? {
        values[type.text]
    }

    package static func resolve(_ settings: Settings, into bag: inout DiagnosticBag) -> MockDefaults {
        var values: [String: SwiftExpression] = [:]
        for entry in settings.mocks?.defaults ?? [] {
            let type = SwiftReader.readType(entry.name, into: &bag)
            let value = SwiftReader.readExpression(entry.value, into: &bag)
            if let type, let value { values[type.text] = value }
        }
        return MockDefaults(values)
    }
}
