import Diagnostics
import SwiftSyntax

/// Says what may be written before a parameter's type, but not where a value is stored and passed on.
struct StorageCheck {
    let source: ParsedText
    let allowsEscaping: Bool

    func check(_ parameter: FunctionParameterSyntax, into diagnostics: inout DiagnosticBag) {
        if let ellipsis = parameter.ellipsis {
            report(
                "a variadic parameter can't be stored",
                ellipsis,
                "write `[\(parameter.type.oneLine)]`",
                &diagnostics
            )
        }
        if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
            let base = attributed.baseType.oneLine
            for specifier in Array(attributed.specifiers) + Array(attributed.lateSpecifiers) {
                guard ParameterDeclaration.Specifier(rawValue: specifier.oneLine) != nil else { continue }
                report(
                    "`\(specifier.oneLine)` is only allowed in the parameters of functions",
                    specifier,
                    "write `\(base)`",
                    &diagnostics
                )
            }
            for attribute in attributed.attributes {
                switch attribute.oneLine {
                case "@escaping" where !allowsEscaping:
                    report(
                        "`@escaping` is only allowed in the parameters of functions",
                        attribute,
                        "write `\(base)`",
                        &diagnostics
                    )
                case "@autoclosure":
                    report("an autoclosure can't be stored", attribute, "write `\(base)`", &diagnostics)
                default: break
                }
            }
        }
        checkOpaqueTypes(in: parameter.type, &diagnostics)
    }

    private func checkOpaqueTypes(in type: TypeSyntax, _ diagnostics: inout DiagnosticBag) {
        var open = [Syntax(type)]
        while let node = open.popLast() {
            if let opaque = node.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.tokenKind == .keyword(.some) {
                report(
                    "`\(opaque.oneLine)` is a different type for each caller, so it can't be stored",
                    opaque,
                    "write `any \(opaque.constraint.oneLine)`",
                    &diagnostics
                )
            } else if let expansion = node.as(PackExpansionTypeSyntax.self) {
                report("a parameter pack can't be stored", expansion, "write a tuple or an array", &diagnostics)
            } else {
                open.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
            }
        }
    }

    private func report(
        _ message: String,
        _ node: some SyntaxProtocol,
        _ help: String,
        _ diagnostics: inout DiagnosticBag
    ) {
        diagnostics.add(.typeNotStorable, message, at: source.range(of: node), help: help)
    }
}
