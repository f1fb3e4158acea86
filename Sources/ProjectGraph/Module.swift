package import Diagnostics
package import SwiftInterface
package import YAML

/// A screen of the app, with everything that its spec names resolved.
package struct Module: Sendable {
    package let signature: ModuleSignature
    package let style: Style
    package let summary: String?
    package let group: String?
    let namedDependencies: [Service.Dependency]
    package let protocols: [ModuleProtocol]
    package let routes: [Route]
    package let variant: Variant?
    package let deepLink: DeepLink?
    /// Where the spec writes the path of the link.
    let deepLinkRange: SourceRange?
    /// The flow whose coordinator shows it; nil where the app's router does.
    package let flow: ModuleSignature?
    /// The entry under `modules` in the flow's spec.
    let flowEntry: SourceRange?
    /// Parts that exist in Swift already, by role: `viewController`.
    package let existingTypes: [(part: String, type: LocatedText)]
    /// The team writes the assembly itself.
    package let isBuiltByHand: Bool
    /// It is a screen that exists, of whatever architecture: the style makes no part of it.
    package let isLegacy: Bool
    /// Swift modules of the types that the spec names, but for those of its bundles: dependencies, parameters and result.
    package let imports: [String]
    package let options: [NamedValue<YAMLNode>]
    /// The spec, as a path in the project, and where it says the module.
    package let range: SourceRange

    package var name: String { signature.name }
    package var target: Target { signature.target }
    package var dependencies: [Service.Reference] { namedDependencies.map(\.service) }
    package var specPath: String { range.file.path }

    /// The name of the class behind a role: that of its protocol is taken, where the two would have the same.
    package func typeName(of role: Style.Role) -> String {
        let name = self.name + role.type
        let contract = protocols.first { $0.purpose == .role(role) }
        return contract?.name == name ? name + "Impl" : name
    }

    /// The protocol through which it opens other screens; that of all modules where it has no routes.
    package var navigation: String {
        protocols.first { $0.purpose == .navigation }?.name ?? "ModuleNavigation"
    }

    /// The class of this role is the style's to make.
    package func makes(_ role: Style.Role) -> Bool {
        role.isPresent && !isLegacy && !existingTypes.contains { $0.part == role.part }
    }

    /// The folder of its own tests.
    package var testsFolder: String {
        "\(target.tests)/\(group.map { "\($0)/" } ?? "")\(name)"
    }
}

/// What whoever opens a module or a flow needs to know of it.
package struct ModuleSignature: Sendable {
    package enum Kind: String, Sendable {
        case module, flow
    }

    /// Begins the names of its types: `Login`.
    package let name: String
    package let kind: Kind
    package let target: Target
    package let parameters: [Parameter]
    package let result: SwiftType?
    package let presentation: Presentation
    package let imports: [String]
    /// How the modules of types are found, and those that the spec names itself.
    let typeImports: (known: Imports, written: [LocatedText])
    package let nameRange: SourceRange
    /// The names of parameters that are wrong in a way that has been reported; nil where that is not known.
    let unreadParameters: Set<String>?
    /// The result, or a parameter, is such.
    let isIncomplete: Bool

    /// The method of the router that shows it.
    package var showMethod: String { "show\(name)" }

    /// Swift modules of some of the types that the spec names.
    package func imports(of names: [NameReference]) -> [String] {
        names.isEmpty ? [] : typeImports.known.modules(written: typeImports.written, names: names)
    }

    package var resultImports: [String] { imports(of: result?.names ?? []) }

    /// Whether a parameter that it does not have may be one that is wrong.
    func mayHaveParameter(_ name: String) -> Bool {
        unreadParameters?.contains(name) ?? true
    }
}

/// What whoever opens a module passes.
package struct Parameter: Sendable {
    package let name: String
    package let type: SwiftType
    /// As the parameter of a function it is written `@escaping`.
    package let isEscaping: Bool
    package let defaultValue: SwiftExpression?
    package let nameRange: SourceRange
}

/// A module or flow that may be shown from a module.
package struct Route: Sendable {
    package let destination: ModuleSignature
    package let presentation: Presentation
    package let bound: [(parameter: Parameter, value: SwiftExpression)]
    package let range: SourceRange

    /// The parameters that the call passes, in order.
    package var open: [Parameter] {
        destination.parameters.filter { parameter in !bound.contains { $0.parameter.name == parameter.name } }
    }
}

/// Which module the router shows instead, and while which flag is on.
package struct Variant: Sendable {
    package let flag: LocatedText
    package let service: Service.Reference
    package let on: ModuleSignature
    /// Where the spec names `on`.
    let range: SourceRange
}

/// A protocol of the support files that gives the same members to every module.
package struct SupportProtocol: Sendable {
    package let name: String
    package let items: [InterfaceItem]
    /// Where it is declared to be one.
    package let range: SourceRange
}

/// A contract of a module: of one of its parts, or of the module with the rest of the app.
package struct ModuleProtocol: Sendable {
    package enum Purpose: Sendable, Equatable {
        /// Of the part with this role.
        case role(Style.Role)
        /// Written in the spec under a name of its own.
        case named
        /// The part of the router that the module sees.
        case navigation

        package static func == (left: Purpose, right: Purpose) -> Bool {
            switch (left, right) {
            case (.role(let left), .role(let right)): left.name == right.name
            case (.named, .named), (.navigation, .navigation): true
            default: false
            }
        }
    }

    package let name: String
    package let purpose: Purpose
    /// The protocol of the support files that it refines; its members come besides `items`.
    package var parent: SupportProtocol?
    package let items: [InterfaceItem]
    /// Of the items, those that the spec wrote.
    package let ownRange: Range<Int>
    /// It exists in Swift, and is not written.
    package let isWrittenByHand: Bool
    /// As it exists there.
    package var interface: ProtocolInterface?
    /// Where the spec names it, or else the module.
    package let range: SourceRange

    package var ownItems: [InterfaceItem] { Array(items[ownRange]) }

    /// The class of its mock: `LoginViewMock` for `LoginViewProtocol`.
    package var mockName: String {
        guard case .role(let role) = purpose else { return name + "Mock" }
        return name.dropLast(role.suffix.count) + role.mockSuffix
    }
}
