import Diagnostics
import SwiftSource

/// Checks variants. A variant replaces a module, so it needs the same parameters and the same result. It can't have modes or a variant.
enum VariantCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let modules = graph.modules
        let byName = Dictionary(first: modules.map { ($0.name, $0) })
        for module in modules {
            guard let variant = module.variant else { continue }
            if variant.on.name == module.name {
                let message = "a module can't be its own variant: `on` names the module of this spec"
                let help = "name the module to show instead while the flag `\(variant.flag.text)` is on"
                bag.add(.invalidVariant, message, at: variant.range, help: help)
            } else if variant.on.kind == .flow {
                let message = "the flow `\(variant.on.name)` can't be a variant; a variant is a module"
                let help = "name a module, which can open the flow with a route"
                bag.add(.invalidVariant, message, at: variant.range, help: help)
            } else if let screen = [module.signature, variant.on].first(where: { !$0.modes.isEmpty }) {
                let message =
                    "`\(screen.name)` has modes, so it can't have a variant, and can't be the variant of another module"
                let help = "remove `variants`, and check the flag in the screen itself"
                let notes = screen.modes.prefix(1).map(\.note)
                bag.add(.invalidVariant, message, at: variant.range, help: help, notes: notes)
            } else {
                compare(module.signature, variant, into: &bag)
                guard let next = byName[variant.on.name]?.variant else { continue }
                // If two modules are variants of each other, one error is enough.
                if next.on.name == module.name, variant.on.name < module.name { continue }
                let message =
                    "`\(variant.on.name)` can't be the variant of `\(module.name)`, because `\(variant.on.name)` also has a variant"
                let help = "remove `variants` from the spec of `\(module.name)` or of `\(variant.on.name)`"
                let note = Diagnostic.Note("the variant of `\(variant.on.name)` is named here", at: next.range)
                bag.add(.invalidVariant, message, at: variant.range, help: help, notes: [note])
            }
        }
    }

    private static func compare(_ module: ModuleSignature, _ variant: Variant, into bag: inout DiagnosticBag) {
        let other = variant.on
        guard ![module, other].contains(where: { $0.isInvalid || $0.invalidFile != nil }) else { return }
        let (mine, theirs) = (parameters(module), parameters(other))
        let message: String
        if mine != theirs {
            message =
                "`\(module.name)` takes \(mine.isEmpty ? "no parameters" : "`(\(mine))`"), "
                + "but its variant `\(other.name)` takes \(theirs.isEmpty ? "none" : "`(\(theirs))`")"
        } else if module.result != other.result {
            let (mine, theirs) = (module.result?.text, other.result?.text)
            message =
                "`\(module.name)` returns \(mine.map { "`\($0)`" } ?? "nothing"), "
                + "but its variant `\(other.name)` returns \(theirs.map { "`\($0)`" } ?? "nothing")"
        } else {
            return
        }
        let help = "write the same parameters and the same result in both specs"
        let note = Diagnostic.Note("the variant is declared here", at: other.nameRange)
        bag.add(.variantMismatch, message, at: variant.range, help: help, notes: [note])
    }

    private static func parameters(_ signature: ModuleSignature) -> String {
        signature.parameters.map { "\($0.name): \($0.type.text)" }.joined(separator: ", ")
    }
}
