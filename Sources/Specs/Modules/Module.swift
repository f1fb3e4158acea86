package import Diagnostics
import Support
package import SwiftSource
import YAML

/// A screen of the app, with all names of its spec resolved.
package struct Module: Sendable {
    package let spec: ModuleSpec
    package let signature: ModuleSignature
    package let style: Style
    let namedDependencies: [Service.Dependency]
    package let protocols: [ModuleProtocol]
    package let routes: [Route]
    package let variant: Variant?
    package let deepLink: DeepLink?
    /// The flow whose coordinator shows the module; nil if the app's router shows it.
    package let flow: ModuleSignature?
    /// The range of the module's name under `modules` in the flow's spec.
    let flowEntry: SourceRange?
    /// The Swift modules of the types in the spec, without those of dependencies, parameters and result.
    package let imports: [String]

    package var name: String { signature.name }
    package var target: Target { signature.target }
    package var dependencies: [Service.Reference] { namedDependencies.map(\.service) }
    package var specPath: String { spec.range.file.path }
    /// True if the team writes the code that builds the module.
    package var isBuiltByHand: Bool { spec.build?.text == "custom" }
    /// The folder of its files in `Modules` of the target's sources, and of its tests in the target's tests: `Account/Login`.
    package var folder: String { [spec.group?.text, name].compactMap(\.self).joined(separator: "/") }

    /// Returns the name of the class for a role. If the protocol has that name, the class gets the suffix `Impl`.
    package func typeName(of role: Style.Role) -> String {
        let name = self.name + role.type
        return contracts(ofClassOf: role).contains { $0.name == name } ? name + "Impl" : name
    }

    package func contracts(ofClassOf role: Style.Role) -> [ModuleProtocol] {
        protocols.filter { $0.role?.classOwner == role.classOwner }
    }

    /// Returns true if scaffold generates the class of the role.
    package func makes(_ role: Style.Role) -> Bool {
        role.hasClass && role.isPresent && !style.isLegacyScreen(spec) && existingType(of: role) == nil
    }

    package var testsFolder: String { "\(target.tests)/\(folder)" }

    /// Returns the team's own type for a role, from `types` in the spec.
    package func existingType(of role: Style.Role) -> LocatedText? {
        spec.types.first { $0.name.text == role.part }?.value
    }
}

/// The interface of a module or flow for the code that opens it.
package struct ModuleSignature: Sendable {
    package enum Kind: String, Sendable {
        case module, flow
    }

    /// The prefix of its types: `Login`.
    package let name: String
    /// False if the name in the spec is invalid, which has been reported.
    let isNamed: Bool
    package let kind: Kind
    package let target: Target
    package let parameters: [Parameter]
    package let result: SwiftType?
    package let presentation: Presentation
    /// The Swift modules of the types in the interface. They include the `imports` of the spec only if one of the types is unknown.
    package let imports: [String]
    /// The lookup of the Swift modules of types, and the imports that the spec lists.
    let typeImports: (known: Imports, written: [LocatedText])
    package let nameRange: SourceRange
    /// The names of the parameters with errors; invalid if these names are unknown. The errors have been reported.
    let invalidParameters: Read<Set<String>>
    /// True if the result or a parameter has an error, which has been reported.
    let isInvalid: Bool
    /// The spec, if it has errors that were found when it was read.
    let invalidFile: SourceFile?

    package var showMethod: String { "show\(name)" }
    /// The start of a help text about its only parameter.
    var onlyParameter: String { "`\(name)` has only the parameter" }

    /// Returns the Swift modules of some of the types in the spec, and the `imports` of the spec; empty if there are no types.
    package func imports(of names: [NameReference]) -> [String] {
        names.isEmpty ? [] : typeImports.known.modules(written: typeImports.written, names: names)
    }

    /// Returns whether the Swift module of a type is known.
    package func knows(_ name: NameReference) -> Bool {
        typeImports.known.knows(name)
    }

    /// Returns the Swift module of a type; nil if it is unknown.
    ///
    /// - Parameter own: whether an unknown type is in the spec's own target. If the spec lists `imports`, this has no effect.
    package func module(of name: NameReference, own: Bool) -> String? {
        let known = typeImports.known.modules(written: [], names: [name]).first
        return known ?? (own && typeImports.written.isEmpty ? target.module : nil)
    }

    /// Returns true if the spec may declare a parameter with this name in a part that has errors.
    func mayHaveParameter(_ name: LocatedText) -> Bool {
        invalidParameters.value?.contains(name.text) ?? true
            || [invalidFile].compactMap(\.self).mayDeclare(name.text, besides: name.range)
    }

    package var modes: [Mode] { parameters.flatMap(\.modes) }
    package var allParameters: [Parameter] { parameters + modes.flatMap(\.parameters) }

    var typeNames: [NameReference] { allParameters.flatMap(\.type.names) + (result?.names ?? []) }

    package var resultImports: [String] { imports(of: result?.names ?? []) }
}

/// A value that is passed to a module or flow when it is opened.
package struct Parameter: Sendable {
    package let name: String
    /// The name inside a generated function. It does not shadow a name in the function's body.
    package let internalName: String
    package let type: SwiftType
    /// True if a function's parameter of this type needs `@escaping`.
    package var isEscaping = false
    package var defaultValue: SwiftExpression?
    package let nameRange: SourceRange
    /// The modes of the module if this is its parameter `mode`; else empty.
    package var modes: [Mode] = []
}

/// A way to open a module, with parameters of its own: a case of the enum `EditTodoMode`.
package struct Mode: Sendable {
    package let name: String
    package let parameters: [Parameter]
    package let nameRange: SourceRange
}

extension Mode {
    /// A note at the modes of a module. This mode is the first one.
    var note: Diagnostic.Note { .init("the modes are declared here", at: nameRange) }
}

/// A module or flow that a module can open.
package struct Route: Sendable {
    package let destination: ModuleSignature
    package let presentation: Presentation
    package let bound: [(parameter: Parameter, value: SwiftExpression)]
    package let range: SourceRange

    /// The parameters without a value in `with`, in order. The call passes them.
    package var open: [Parameter] { method.open }

    /// The method for all modes.
    package var method: RouteMethod { RouteMethod(route: self, mode: nil) }

    /// The methods that open the destination: one for each mode, unless `with` sets the mode.
    package var methods: [RouteMethod] {
        let modes = open.flatMap(\.modes)
        return modes.isEmpty ? [method] : modes.map { RouteMethod(route: self, mode: $0) }
    }
}

/// A method that opens the destination of a route.
package struct RouteMethod: Sendable {
    package let route: Route
    /// The mode in which it opens the destination; nil if the caller or the spec passes the mode.
    package let mode: Mode?

    /// The end of the method's name: `EditTodoNew`.
    package var name: String {
        route.destination.name + (mode.map { NameCase.upperFirst.applied(to: $0.name) } ?? "")
    }

    private var parameters: [Parameter] {
        let own = route.destination.parameters
        return mode.map { $0.parameters + own.filter(\.modes.isEmpty) } ?? own
    }

    /// The arguments under `with` that it sets.
    package var bound: [(parameter: Parameter, value: SwiftExpression)] {
        let own = parameters
        return route.bound.filter { argument in
            own.contains { $0.nameRange == argument.parameter.nameRange && $0.name == argument.parameter.name }
        }
    }

    /// The parameters that the call passes, in order.
    package var open: [Parameter] {
        parameters.filter { parameter in !bound.contains { $0.parameter.name == parameter.name } }
    }
}

/// The module that the router shows instead while a feature flag is on.
package struct Variant: Sendable {
    package let flag: LocatedText
    package let service: Service.Reference
    package let on: ModuleSignature
    let range: SourceRange
}

/// A protocol of the support files that gives the same members to every module.
package struct SupportProtocol: Sendable {
    package let name: String
    package let items: [MemberListItem]
    package let range: SourceRange
    package var summary: String?
    /// The Swift module that declares it; nil for the support target.
    package var module: String?

    package init(name: String, items: [MemberListItem], range: SourceRange) {
        (self.name, self.items, self.range) = (name, items, range)
    }
}

/// A protocol of a module: the protocol of a role, or another protocol that the spec names.
package struct ModuleProtocol: Sendable {
    package let name: String
    /// The role of the protocol; nil if the spec names the protocol.
    package let role: Style.Role?
    package let items: [MemberListItem]
    /// The range of `items` that the spec lists.
    package let ownRange: Range<Int>
    /// True if the protocol exists in Swift, so that scaffold doesn't generate it.
    package var isWrittenByHand = false
    package var declaration: ProtocolDeclaration?
    /// The range of the protocol's name in the spec, or else of the module's name.
    package let range: SourceRange

    package var ownItems: [MemberListItem] { Array(items[ownRange]) }
    /// The protocol of the support files that it inherits from. `items` does not contain the inherited members.
    package var parent: SupportProtocol? {
        guard isWrittenByHand, let parent = role?.parent else { return role?.parent }
        return declaration?.inherited.contains { $0.text == parent.name } == true ? parent : nil
    }

    /// The name of the mock's class: `LoginViewMock` for `LoginViewProtocol`.
    package var mockName: String {
        guard let role else { return name + "Mock" }
        return name.dropLast(role.suffix.count) + (role.mock ?? role.suffix) + "Mock"
    }
}
