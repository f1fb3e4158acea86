import Diagnostics
import SwiftSyntax

extension ParsedText {
    /// Returns errors for specifiers, attributes and types that the parameter of a function can have, but a stored value can't.
    func storageFaults(of parameter: FunctionParameterSyntax, allowsEscaping: Bool) -> DiagnosticBag {
        var faults = DiagnosticBag()
        func report(_ message: String, at node: some SyntaxProtocol, _ help: String) {
            faults.add(.typeNotStorable, message, at: range(of: node), help: help)
        }
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
        for node in parameter.type.nodes(except: { $0.opaqueType != nil || $0.is(PackExpansionTypeSyntax.self) }) {
            if let opaque = node.opaqueType {
                let message = "`\(opaque.oneLine)` is a different type for each caller, so it can't be stored"
                report(message, at: opaque, "write `any \(opaque.constraint.oneLine)`")
            } else if let expansion = node.as(PackExpansionTypeSyntax.self) {
                report("a parameter pack can't be stored", at: expansion, "write a tuple or an array")
            }
        }
        faults.add(contentsOf: emptyArguments(in: parameter.type))
        return faults
    }
}
