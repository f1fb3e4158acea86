import Diagnostics
import SwiftSource

/// A variant replaces its module: it takes the same parameters, returns the same result and is shown in the same way.
enum VariantCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for module in modules {
            guard let variant = module.variant else { continue }
            if variant.on.name == module.name {
                bag.add(.ownVariant(module, variant))
                continue
            }
            if let modes = [module.signature, variant.on].first(where: { !$0.modes.isEmpty }) {
                bag.add(.variantWithModes(modes, variant))
                continue
            }
            compare(module.signature, variant, into: &bag)
            if let next = byName[variant.on.name]?.variant { bag.add(.variantOfVariant(module, variant, next)) }
        }
    }

    private static func compare(_ module: ModuleSignature, _ variant: Variant, into bag: inout DiagnosticBag) {
        let other = variant.on
        guard !module.isInvalid, !other.isInvalid else { return }
        let (mine, theirs) = (parameters(module), parameters(other))
        if mine != theirs {
            let message =
                "`\(module.name)` takes \(mine.isEmpty ? "no parameters" : "`(\(mine))`"), "
                + "but its variant `\(other.name)` takes \(theirs.isEmpty ? "none" : "`(\(theirs))`")"
            bag.add(.mismatch(message, variant))
        } else if module.result != other.result {
            let (mine, theirs) = (module.result?.text, other.result?.text)
            let message =
                "`\(module.name)` returns \(mine.map { "`\($0)`" } ?? "nothing"), "
                + "but its variant `\(other.name)` returns \(theirs.map { "`\($0)`" } ?? "nothing")"
            bag.add(.mismatch(message, variant))
        }
    }

    private static func parameters(_ signature: ModuleSignature) -> String {
        signature.parameters.map { "\($0.name): \($0.type.text)" }.joined(separator: ", ")
    }
}

extension Diagnostic {
    fileprivate static func mismatch(_ message: String, _ variant: Variant) -> Diagnostic {
        Diagnostic(
            .variantMismatch,
            message,
            at: variant.range,
            help: "write the same parameters and the same result in both specs",
            notes: [.init("the variant is declared here", at: variant.on.nameRange)]
        )
    }

    fileprivate static func variantWithModes(_ module: ModuleSignature, _ variant: Variant) -> Diagnostic {
        Diagnostic(
            .invalidVariant,
            "`\(module.name)` has modes, so it can't have a variant or be one",
            at: variant.range,
            help: "remove `variants`, and let the screen show both forms",
            notes: module.modes.prefix(1).map(\.note)
        )
    }

    fileprivate static func ownVariant(_ module: Module, _ variant: Variant) -> Diagnostic {
        Diagnostic(
            .invalidVariant,
            "`\(module.name)` can't be its own variant",
            at: variant.range,
            help: "name the module to show instead while the flag `\(variant.flag.text)` is on"
        )
    }

    fileprivate static func variantOfVariant(_ module: Module, _ variant: Variant, _ next: Variant) -> Diagnostic {
        Diagnostic(
            .invalidVariant,
            "`\(variant.on.name)` can't have a variant, because it is the variant of `\(module.name)`",
            at: variant.range,
            help: "remove one of the two variants"
                + (next.on.name == module.name ? "" : ", or name `\(next.on.name)` here"),
            notes: [.init("its variant is named here", at: next.range)]
        )
    }
}
