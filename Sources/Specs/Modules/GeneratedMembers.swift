import Diagnostics
import Support
import SwiftSource

extension SupportProtocol {
    /// Navigation available to every module.
    package static let moduleNavigation: SupportProtocol = {
        let range = SourceFile(path: "ModuleNavigation.swift", text: "protocol ModuleNavigation").range
        let screen = SwiftType(named: "UIViewController", at: range)
        let alert = ParameterDeclaration("_", "alert", SwiftType(named: "Alert", at: range))
        return SupportProtocol(
            name: "ModuleNavigation",
            items: [
                .function("close", [ParameterDeclaration("_", "viewController", screen)], at: range),
                .function("showAlert", [alert, ParameterDeclaration("on", "viewController", screen)], at: range),
                .function("dismissAlert", [ParameterDeclaration("on", "viewController", screen)], at: range),
            ],
            range: range
        )
    }()
}

extension Route {
    /// Returns the method of the module's router: `func showSignUp(email: String)`.
    func routerMember(at range: SourceRange) -> MemberListItem {
        .function(
            destination.showMethod,
            open.map { ParameterDeclaration($0, at: range) } + completion(at: range),
            at: range
        )
    }

    /// Returns the method of the app's router.
    func navigationMember(at range: SourceRange) -> MemberListItem {
        let source = SwiftType(optional: SwiftType(named: "UIViewController", at: range))
        let presentation = SwiftType(named: "Presentation", at: range)
        let parameters =
            [ParameterDeclaration("from", "source", source)]
            + destination.parameters.map { ParameterDeclaration($0, at: range) }
            + [ParameterDeclaration("as", "presentation", presentation)]
        return .function(destination.showMethod, parameters + completion(at: range), at: range)
    }

    /// The closure that receives the result, if there is one.
    private func completion(at range: SourceRange) -> [ParameterDeclaration] {
        guard let result = destination.result else { return [] }
        let name = "RouteCompletion.Deliver"
        let type = SwiftType(
            text: "RouteCompletion<\(result.text)>.Deliver",
            shape: .named(name, arguments: []),
            names: [NameReference(name: name, range: range)] + result.moved(to: range).names,
            range: range
        )
        return [ParameterDeclaration("completion", "completion", type, isEscaping: true)]
    }
}

extension ParameterDeclaration {
    /// A parameter of a function that opens the module or flow of another.
    fileprivate init(_ parameter: Parameter, at range: SourceRange) {
        let type = parameter.type.moved(to: range)
        self.init(parameter.name, parameter.internalName, type, isEscaping: parameter.isEscaping)
    }
}

extension SwiftType {
    fileprivate func moved(to range: SourceRange) -> SwiftType {
        let names = names.map { NameReference(name: $0.name, range: range) }
        return SwiftType(text: text, shape: shape, names: names, range: range)
    }

    fileprivate convenience init(optional wrapped: SwiftType) {
        self.init(text: "\(wrapped.text)?", shape: .optional(wrapped), names: wrapped.names, range: wrapped.range)
    }
}
