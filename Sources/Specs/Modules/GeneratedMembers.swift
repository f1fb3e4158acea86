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

extension MemberListItem {
    /// Returns a function that scaffold declares.
    ///
    /// - Parameter range: where errors in it are reported.
    fileprivate static func function(_ name: String, _ parameters: [ParameterDeclaration], at range: SourceRange)
        -> MemberListItem
    {
        let declaration = "func \(name)(\(parameters.map(\.declaration).joined(separator: ", ")))"
        return .member(
            MemberDeclaration(
                kind: .function(.init(generics: Generics(), parameters: parameters, effects: Effects(), result: nil)),
                name: SwiftName(unescaped: name),
                modifiers: [],
                attributes: [],
                docComment: [],
                source: .init(
                    documentation: [],
                    declaration: [declaration],
                    layout: .adjoining,
                    range: range,
                    nameRange: range
                )
            )
        )
    }
}

extension ParameterDeclaration {
    /// - Parameters:
    ///   - label: `_` for none.
    ///   - name: the name inside the function.
    fileprivate convenience init(_ label: String, _ name: String, _ type: SwiftType, isEscaping: Bool = false) {
        let written = SwiftIdentifier.escaped(name, in: .parameter)
        let isEscaped = written.hasPrefix("`")
        self.init(
            label: label == "_"
                ? nil : SwiftName(plain: label, written: SwiftIdentifier.escaped(label, in: .parameter)),
            name: SwiftName(plain: name, written: isEscaped ? written : SwiftIdentifier.escaped(name, in: .expression)),
            type: type,
            specifiers: [],
            typeAttributes: isEscaping ? ["@escaping"] : [],
            attributes: [],
            isVariadic: false,
            range: type.range
        )
    }

    /// A parameter of a function that opens the module or flow of another.
    fileprivate convenience init(_ parameter: Parameter, at range: SourceRange) {
        let type = parameter.type.moved(to: range)
        self.init(parameter.name, parameter.internalName, type, isEscaping: parameter.isEscaping)
    }

    fileprivate var declaration: String {
        let inner = SwiftIdentifier.escaped(name.plain, in: .parameter)
        let names = label?.plain == name.plain ? inner : "\(label?.written ?? "_") \(inner)"
        return "\(names): \((typeAttributes + [type.text]).joined(separator: " "))"
    }
}

extension SwiftType {
    fileprivate convenience init(named name: String, at range: SourceRange) {
        let names = [NameReference(name: name, range: range)]
        self.init(text: name, shape: .named(name, arguments: []), names: names, range: range)
    }

    fileprivate func moved(to range: SourceRange) -> SwiftType {
        let names = names.map { NameReference(name: $0.name, range: range) }
        return SwiftType(text: text, shape: shape, names: names, range: range)
    }

    fileprivate convenience init(optional wrapped: SwiftType) {
        self.init(text: "\(wrapped.text)?", shape: .optional(wrapped), names: wrapped.names, range: wrapped.range)
    }
}
