import Diagnostics
import Specs
import Support
import YAML

extension SpecDocument {
    /// The file of the document.
    var file: SourceFile {
        switch self {
        case .module(let spec): spec.range.file
        case .services(let spec): spec.range.file
        case .flow(let spec): spec.range.file
        case .unread(let file): file
        }
    }

    /// The name of the module or flow that the document declares.
    var screenName: LocatedText? {
        switch self {
        case .module(let spec): spec.name
        case .flow(let spec): spec.name
        case .services, .unread: nil
        }
    }

    /// The services that the document declares.
    var declaredServices: [NamedValue<ServiceSpec?>] {
        if case .services(let spec) = self { spec.services ?? [] } else { [] }
    }

    /// The names of modules and flows that the document uses, without its own name.
    var screenReferences: [LocatedText] {
        switch self {
        case .module(let spec): spec.routes.map(\.module) + [spec.variants?.on, spec.deepLink?.over].compactMap(\.self)
        case .flow(let spec): [spec.start.module] + spec.modules + [spec.deepLink?.over].compactMap(\.self)
        case .services: declaredServices.compactMap { $0.value?.lifetime }.compactMap(Self.flow)
        case .unread: []
        }
    }

    /// The names of services that the document uses, without those that it declares.
    var serviceReferences: [LocatedText] {
        switch self {
        case .module(let spec): spec.dependencies
        case .flow(let spec): spec.dependencies
        case .services: declaredServices.flatMap { $0.value?.dependencies ?? [] }
        case .unread: []
        }
    }

    /// The Swift in the document.
    var swiftTexts: [LocatedText] {
        switch self {
        case .module(let spec):
            spec.parameters.compactMap(\.value) + [spec.result].compactMap(\.self)
                + spec.routes.flatMap { $0.with.map(\.value) }
                + spec.protocols.compactMap { if case .members(let text) = $0.value { text } else { nil } }
        case .flow(let spec):
            spec.parameters.compactMap(\.value) + [spec.result].compactMap(\.self) + spec.start.with.map(\.value)
        case .services: declaredServices.compactMap(\.value).flatMap { [$0.members, $0.make].compactMap(\.self) }
        case .unread: []
        }
    }

    /// `Checkout` of `flow(Checkout)`.
    private static func flow(_ lifetime: LocatedText) -> LocatedText? {
        let prefix = "flow("
        guard lifetime.text.hasPrefix(prefix), lifetime.text.hasSuffix(")") else { return nil }
        return LocatedText(lifetime.range(of: prefix.utf8.count..<lifetime.text.utf8.count - 1))
    }
}
