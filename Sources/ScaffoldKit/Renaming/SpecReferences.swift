import Diagnostics
import Specs
import YAML

extension SpecDocument {
    /// The name of the module or flow that the document declares.
    var screenName: LocatedText? {
        switch self {
        case .module(let spec): spec.name
        case .flow(let spec): spec.name
        case .services, .invalid: nil
        }
    }

    var declaredServices: [NamedValue<Read<ServiceSpec>>] {
        if case .services(let spec) = self { spec.services.items } else { [] }
    }

    /// The names of modules and flows that the document uses, without its own name.
    var screenReferences: [LocatedText] {
        switch self {
        case .module(let spec):
            spec.routes.map(\.module) + [spec.variants?.on, spec.deepLink?.over.value].compactMap(\.self)
        case .flow(let spec): [spec.start.module] + spec.modules + [spec.deepLink?.over.value].compactMap(\.self)
        case .services: declaredServices.compactMap { $0.value.value?.lifetime.value }.compactMap(Self.flow)
        case .invalid: []
        }
    }

    /// The names of services that the document uses, without those that it declares.
    var serviceReferences: [LocatedText] {
        switch self {
        case .module(let spec): spec.dependencies
        case .flow(let spec): spec.dependencies
        case .services: declaredServices.flatMap { $0.value.value?.dependencies.items ?? [] }
        case .invalid: []
        }
    }

    var swiftTexts: [LocatedText] {
        switch self {
        case .module(let spec):
            (spec.parameters.items + spec.modes.items.flatMap(\.value.items)).compactMap(\.value.value)
                + [spec.result.value].compactMap(\.self)
                + spec.routes.flatMap { $0.with.map(\.value) }
                + spec.protocols.compactMap { if case .members(let text) = $0.value { text } else { nil } }
        case .flow(let spec):
            spec.parameters.items.compactMap(\.value.value) + [spec.result.value].compactMap(\.self)
                + spec.start.with.map(\.value)
        case .services:
            declaredServices.compactMap(\.value.value).flatMap {
                [$0.members.value, $0.commands?.members, $0.make.value].compactMap(\.self)
            }
        case .invalid: []
        }
    }

    /// Returns `Checkout` for `flow(Checkout)`; nil for other lifetimes.
    private static func flow(_ lifetime: LocatedText) -> LocatedText? {
        let prefix = "flow("
        guard lifetime.text.hasPrefix(prefix), lifetime.text.hasSuffix(")") else { return nil }
        return LocatedText(lifetime.range(of: prefix.utf8.count..<lifetime.text.utf8.count - 1))
    }
}
