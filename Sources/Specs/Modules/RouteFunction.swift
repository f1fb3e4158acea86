package import Diagnostics
import Mocks
import Support
import SwiftSource

/// The function that a protocol has for each route: `func show(_: Parameters, completion: @escaping (Result) -> Void)`.
///
/// These types are placeholders:
/// - `Parameters`: the parameters that the caller passes.
/// - `ModeParameters`: the same parameters, in one function for each mode.
/// - `AllParameters`: all parameters of the destination, also those that the spec sets under `with`.
/// - `Result`, also as a part of a type: the result of the destination. Without a result, the function doesn't have this parameter.
package struct RouteFunction: Sendable {
    private static let placeholders = ["Parameters", "AllParameters", "ModeParameters"]

    private let name: String
    private let parameters: [ParameterDeclaration]

    /// Returns nil if the text is not a function, which has been reported.
    package init?(_ text: LocatedText, into bag: inout DiagnosticBag) {
        // The reader would parse a function without `func` as a property without `var`.
        let isFunction = text.text.split(whereSeparator: \.isWhitespace).contains("func")
        guard let items = isFunction ? SwiftReader.readMembers(text, into: &bag) : [] else { return nil }
        guard items.count == 1, let member = items.members.first, case .function(let callable) = member.kind else {
            let message = "`routes` must be a single Swift function"
            bag.add(.wrongRole, message, at: text.range, help: "write a function, as in `func show(_: Parameters)`")
            return nil
        }
        guard callable.parameters.contains(where: { Self.placeholders.contains($0.type.text) }) else {
            let help =
                "write a parameter of the type \(Spelling.alternatives(Self.placeholders)): `func show(_: Parameters)`"
            bag.add(.wrongRole, "`routes` has no placeholder for the parameters of a route", at: text.range, help: help)
            return nil
        }
        name = member.name.plain
        parameters = callable.parameters
    }

    /// Returns the functions for a route.
    func members(for route: Route, at range: SourceRange) -> [MemberListItem] {
        let hasModes = parameters.contains { $0.type.text == "ModeParameters" }
        let methods = hasModes ? route.methods : [route.method]
        return methods.map { member(for: $0, at: range) }
    }

    private func member(for method: RouteMethod, at range: SourceRange) -> MemberListItem {
        let destination = method.route.destination
        let all = parameters.flatMap { parameter -> [ParameterDeclaration] in
            switch parameter.type.text {
            case "Parameters", "ModeParameters": return method.open.map { ParameterDeclaration($0, at: range) }
            case "AllParameters": return destination.parameters.map { ParameterDeclaration($0, at: range) }
            default:
                var parameter = parameter
                if parameter.type.mentions(["Result"]) {
                    guard let result = destination.result else { return [] }
                    parameter.type = parameter.type.substituting(["Result": result], texts: ["Result": result.text])
                }
                parameter.type = parameter.type.moved(to: range)
                return [parameter]
            }
        }
        let name = name + method.name
        let text = "func \(name)(\(all.map { $0.declaration() }.joined(separator: ", ")))"
        let callable = MemberDeclaration.Callable(parameters: all, effects: Effects(), result: nil)
        return .member(MemberDeclaration(.function(callable), name, declaration: [text], at: range))
    }
}

extension ParameterDeclaration {
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
}
