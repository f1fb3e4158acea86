import Diagnostics
import YAML

/// A module or flow as its spec declares it, before the names in it are resolved.
struct Declaration<Spec: ScreenSpec>: Sendable {
    let spec: Spec
    let signature: ModuleSignature
}

typealias ModuleDeclaration = Declaration<ModuleSpec>
typealias FlowDeclaration = Declaration<FlowSpec>

/// The common part of the specs of modules and flows: their interface for the code that opens them.
protocol ScreenSpec: Sendable {
    static var kind: ModuleSignature.Kind { get }

    var name: LocatedText { get }
    var imports: [LocatedText] { get }
    var parameters: ParametersSpec { get }
    var modes: Read<[NamedValue<ParametersSpec>]> { get }
    var result: Read<LocatedText> { get }
    var presentation: Read<PresentationSpec> { get }
    var deepLink: DeepLinkSpec? { get }
}

extension ModuleSpec: ScreenSpec {
    static var kind: ModuleSignature.Kind { .module }
}

extension FlowSpec: ScreenSpec {
    static var kind: ModuleSignature.Kind { .flow }

    var modes: Read<[NamedValue<ParametersSpec>]> { .absent }
}
