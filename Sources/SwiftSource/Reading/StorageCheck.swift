import Diagnostics
import SwiftSyntax

/// Says what may be written before a parameter's type, but not where a value is stored and passed on.
struct StorageCheck {
    private let source: ParsedText
    private(set) var diagnostics = DiagnosticBag()

    init(_ parameter: FunctionParameterSyntax, in source: ParsedText, allowsEscaping: Bool) {
        self.source = source
        if let ellipsis = parameter.ellipsis {
            report("a variadic parameter can't be stored", at: ellipsis, "write `[\(parameter.type.oneLine)]`")
        }
        if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
            let help = "write `\(attributed.baseType.oneLine)`"
            let specifiers = Array(attributed.specifiers) + Array(attributed.lateSpecifiers)
            for specifier in specifiers where ParameterDeclaration.Specifier(rawValue: specifier.oneLine) != nil {
                report("`\(specifier.oneLine)` is only allowed in the parameters of functions", at: specifier, help)
            }
            for attribute in attributed.attributes {
                switch attribute.oneLine {
                case "@escaping" where !allowsEscaping:
                    report("`@escaping` is only allowed in the parameters of functions", at: attribute, help)
                case "@autoclosure": report("an autoclosure can't be stored", at: attribute, help)
                default: break
                }
            }
        }
        checkOpaqueTypes(in: parameter.type)
        diagnostics.add(contentsOf: source.emptyArguments(in: parameter.type))
    }

    private mutating func checkOpaqueTypes(in type: TypeSyntax) {
        for node in type.nodes(except: { $0.opaqueType != nil || $0.is(PackExpansionTypeSyntax.self) }) {
            if let opaque = node.opaqueType {
                let message = "`\(opaque.oneLine)` is a different type for each caller, so it can't be stored"
                report(message, at: opaque, "write `any \(opaque.constraint.oneLine)`")
            } else if let expansion = node.as(PackExpansionTypeSyntax.self) {
                report("a parameter pack can't be stored", at: expansion, "write a tuple or an array")
            }
        }
    }

    private mutating func report(_ message: String, at node: some SyntaxProtocol, _ help: String) {
        diagnostics.add(.typeNotStorable, message, at: source.range(of: node), help: help)
    }
}
