import Diagnostics
import SwiftInterface

/// A variant stands in for its module, so it takes the same parameters and hands back the same result.
enum VariantCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for module in modules {
            guard let other = module.variant?.on else { continue }
            let declared = { (signature: ModuleSignature) in
                signature.parameters.map { "\($0.name): \($0.type.text)" }
            }
            if declared(module.signature) != declared(other) {
                report("the parameters of", module, other, into: &bag)
            } else if module.signature.result != other.result {
                report("the result of", module, other, into: &bag)
            }
        }
    }

    private static func report(_ what: String, _ module: Module, _ other: ModuleSignature, into bag: inout DiagnosticBag) {
        bag.add(
            Diagnostic(
                .variantMismatch,
                "\(what) `\(module.name)` and its variant `\(other.name)` differ",
                at: module.signature.nameRange,
                help: "write the same parameters and the same result in both specs",
                notes: [.init("the variant is declared here", at: other.nameRange)]
            )
        )
    }
}
