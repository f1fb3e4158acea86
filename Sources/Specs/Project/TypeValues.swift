package import Diagnostics
package import SwiftSource
package import YAML

/// Swift expressions for values of types, from scaffold.yml.
package struct TypeValues: Sendable {
    private struct Value {
        let type: SwiftType
        let expression: SwiftExpression
        let modules: [String]
    }

    private var values: [String: Value] = [:]

    package init() {}

    package init(_ written: [NamedValue<LocatedText>], imports: Imports? = nil, into bag: inout DiagnosticBag) {
        for entry in written {
            let type = SwiftReader.readType(entry.name, into: &bag)
            let expression = SwiftReader.readExpression(entry.value, into: &bag)
            guard let type, let expression else { continue }
            let named = imports?.modules(written: [], names: expression.names) ?? []
            let modules = named + (expression.needsFoundation ? ["Foundation"] : [])
            values[type.text] = Value(type: type, expression: expression, modules: modules)
        }
    }

    package subscript(type: SwiftType) -> SwiftExpression? { values[type.text]?.expression }

    /// Returns the Swift modules that code with the values of some types imports.
    ///
    /// - Parameter names: the names in these types.
    package func imports(of names: [NameReference]) -> [String] {
        guard values.values.contains(where: { !$0.modules.isEmpty }) else { return [] }
        let roots = Set(names.map { String($0.root) })
        let used = values.values.filter { value in
            !roots.isEmpty && value.type.names.allSatisfy { roots.contains(String($0.root)) }
        }
        return used.flatMap(\.modules).sorted()
    }
}

extension SwiftExpression {
    /// Whether it passes a number or a member without its type. With `MemberImportVisibility`, the literal in `Price(amount: 9.99)`
    /// needs an import of Foundation if the parameter is a `Decimal`, and so does `.now` in `Visit(date: .now)`.
    fileprivate var needsFoundation: Bool { text.replacing(/"[^"]*"/, with: "").contains(/[(,:\[?]\s*-?[0-9.]/) }
}
