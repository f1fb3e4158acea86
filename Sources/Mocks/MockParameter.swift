import Support
import SwiftSource

/// One parameter of a mocked call: its recorded value, and its form in the handler.
struct MockParameter {
    /// The recorded argument; nil if the value can't be stored.
    private(set) var record: MockCall.RecordedArgument?
    /// The handler's parameter: `_ items: inout [Item]`.
    let handler: String
    let argument: String
    private(set) var preparations: [String] = []
    /// Whether the argument can't be sent to another actor, on which the handler may run.
    private(set) var staysOnActor = false

    struct Context {
        let mock: MockClass
        /// The name of the call in messages.
        let label: String
        let callable: MemberDeclaration.Callable
        /// The generic parameters of the call, which are unknown outside of the call.
        let generics: Set<String>
        let failure: MockCall.Failure?
        /// The global actor on which the call runs, if one is known.
        let actor: String?
        /// Whether the call may run on an actor that the protocol doesn't name, while the handler runs on none.
        let sendsArguments: Bool
        /// Whether the call runs on an actor that is passed as an argument. Then Swift 6 only accepts arguments for the handler that
        /// could be sent to this actor.
        let isOnPassedActor: Bool
    }

    /// Creates the parameter; nil if the argument can be neither recorded nor passed to a handler.
    init?(_ parameter: ParameterDeclaration, label: String, in context: Context) {
        let (names, name) = (context.mock.renaming, parameter.name)
        let type = parameter.type
        let isErased = type.mentions(context.generics) || type.isOpaque
        var value = name.written
        let handlerName = "_ \(SwiftIdentifier.escaped(name.identifier, in: .parameter)): "
        var local = "mock" + NameCase.upperFirst.applied(to: name.identifier)
        if MemberDeclaration.reservedInBodies.contains(local) { local += "Argument" }

        let cantBePassed = type.mentions(context.callable.generics.uncopyable) || type.text.allowsUncopyable
        if cantBePassed || type.isPackFunction(of: context.generics) { return nil }
        if parameter.isAutoclosure, let function = type.function {
            let call = function.effects
            // If not, the handler gets the closure itself. For example, it must wait for a closure on another actor.
            let isHandled =
                (type.actor == nil || type.actor == context.actor)
                && (!call.canThrow || [.untyped, .rethrown].contains(context.failure))
                && (!call.isAsync || context.callable.effects.isAsync)
                && !function.result.isUncopyable(among: context.mock.subject.noncopyable)
            if isHandled {
                let resultType =
                    isErased ? "Any" : String(function.result.stored(names).trimmingPrefix("sending "))
                record = .init(name: label, type: resultType, value: local.erased(isErased))
                handler = handlerName + Self.handled(resultType, isVoid: function.result.isVoid && !isErased)
                argument = local.erased(isErased)
                preparations = [
                    "let \(local)\(function.result.isVoid ? ": \(context.mock.subject.swift("Void"))" : "") = \(call.callMarks)\(value)()"
                ]
                return
            }
            guard !isErased else { return nil }
            handler = handlerName + type.text(renaming: names)
            // Without its type, a closure throws `any Error`.
            let head = call.thrownType == nil ? "" : "() \(call.mapType { $0.renaming(names) }.text) in "
            argument = "{ \(head)\(call.callMarks)\(value)() }"
            return
        }
        if isErased, parameter.isInout {
            record = .init(name: label, type: "Any", value: value.erased(true))
            handler = handlerName + "inout Any"
            staysOnActor = true
            argument = "&\(local)"
            preparations = [
                "var \(local) = \(context.isOnPassedActor ? "mockSend(\(value) as Any)" : "\(value) as Any")",
                "defer { \(value) = mockCast(\(local), \(SwiftStringLiteral.quoting(context.label))) }",
            ]
            return
        }
        if parameter.isNonEscapingFunction {
            // A closure that wraps it to note its errors is on no actor.
            let isIsolated = type.function?.parameters.contains { $0.text.hasPrefix("isolated ") } ?? false
            guard let erased = type.erasingResult(context.generics), !isIsolated || !context.notesErrors(of: type)
            else { return nil }
            handler = handlerName + erased.renamingWords(names)
            staysOnActor = true
            argument = Self.closureArgument(value, type, in: context)
            return
        }
        if case .packExpansion(let pattern) = type.shape {
            // Nonescaping closures can't be part of a value.
            guard !pattern.isFunction else { return nil }
            record = .init(name: label, type: "Any", value: "(repeat each \(value))")
            staysOnActor = true
            handler = handlerName + "Any"
            argument = "(repeat each \(value))"
            return
        }
        let escaping = parameter.typeAttributes.filter { $0 == "@escaping" }
        let mayBeUncopyable = parameter.specifiers.contains(where: \.isOfUncopyable)
        if mayBeUncopyable, context.isCopyable(type) {
            preparations = ["let \(local) = copy \(value)"]
            value = local
            if !isErased { record = .init(name: label, type: type.stored(names), value: value) }
        }
        if mayBeUncopyable, !isErased || preparations.isEmpty {
            guard !isErased else { return nil }
            staysOnActor = true
            let specifiers = parameter.specifiers.filter(\.isOfUncopyable).map(\.rawValue).joined(separator: " ")
            handler = "\(handlerName)\(specifiers) " + type.text(renaming: names).adding(attributes: escaping)
            argument = value
            return
        }
        if type.isUncopyable(among: context.mock.subject.noncopyable) {
            staysOnActor = true
            handler =
                handlerName
                + (parameter.specifiers.map(\.rawValue) + [type.text(renaming: names)]).joined(separator: " ")
            argument = parameter.isInout ? "&\(value)" : value
            return
        }
        if isErased {
            let mark = type.isOptional && !parameter.isVariadic ? "?" : ""
            let erased = value.erased(true) + mark
            record = .init(name: label, type: "Any" + mark, value: erased)
            handler = handlerName + "Any" + mark
            argument = context.sent(erased)
            return
        }
        let kept = parameter.isVariadic ? "[\(type.text(renaming: names))]" : type.stored(names)
        record = .init(name: label, type: kept, value: value)
        let specifier = parameter.specifiers.first { $0 == .inout || $0 == .isolated }.map { $0.rawValue + " " } ?? ""
        handler =
            handlerName + specifier
            + Self.handled(kept, isVoid: type.isVoid && !parameter.isVariadic).adding(attributes: escaping)
        staysOnActor = parameter.isInout
        if parameter.isInout, context.isOnPassedActor, !type.isKnownSendable {
            preparations = ["var \(local) = mockSend(\(value))", "defer { \(value) = \(local) }"]
            argument = "&\(local)"
            return
        }
        argument =
            if parameter.isInout {
                "&\(value)"
            } else if type.isKnownSendable || parameter.specifiers.contains(.isolated) {
                value
            } else if type.isMetatype, !parameter.isVariadic {
                context.sent("\(value) as \(type.text(renaming: names))")
            } else {
                context.sent(value)
            }
    }

    /// Returns the type of a handler's parameter. For Swift, a bare `Void` is an empty parameter list, even if it is a type of the sources.
    private static func handled(_ type: String, isVoid: Bool) -> String {
        isVoid ? "()" : type == "Void" ? "(Void)" : type
    }

    /// Returns the argument for a closure. In a call that rethrows, a wrapper notes the closure's error: only this error may leave the call.
    private static func closureArgument(_ value: String, _ type: SwiftType, in context: Context) -> String {
        let notesErrors = context.notesErrors(of: type)
        guard notesErrors || context.isOnPassedActor, let function = type.function else { return value }
        // A closure can't pass on variadic and autoclosure parameters.
        let cannotPass = function.parameters.contains { $0.text.hasSuffix("...") || $0.text.contains("@autoclosure") }
        guard notesErrors || !cannotPass else { return value }
        // A closure throws `any Error` unless it declares its error type. Then its parameters need names.
        let effects = function.effects.mapType { $0.renaming(context.mock.renaming) }
        let thrown = effects.thrownType.map { "throws(\($0.text))" }
        // In a closure, Swift passes on a nonescaping closure only through `withoutActuallyEscaping`.
        let passed = function.parameters.indices.filter { function.parameters[$0].isNonescaping }
        let hasNames = thrown != nil || !passed.isEmpty
        let names = function.parameters.indices.map { hasNames ? "mock\($0)" : "$\($0)" }
        let arguments = zip(function.parameters, names).map { ($0.text.hasPrefix("inout ") ? "&" : "") + $1 }
        func head(_ names: [String]) -> String {
            let list = names.joined(separator: ", ")
            return thrown == nil ? "\(list) in " : "(\(list)) \(effects.text) in "
        }
        let call = passed.reduce("\(effects.callMarks)\(value)(\(arguments.joined(separator: ", ")))") { call, index in
            "\(effects.callMarks)withoutActuallyEscaping(\(names[index])) { \(head([names[index]]))\(call) }"
        }
        let start = hasNames ? head(names) : ""
        guard notesErrors else { return "{ \(start)\(call) }" }
        return "{ \(start)do \(thrown.map { "\($0) " } ?? ""){ return \(call) } catch { throw mockError.note(error) } }"
    }
}

extension SwiftType {
    /// Whether it is a nonescaping closure if it is the type of a parameter.
    fileprivate var isNonescaping: Bool { needsEscaping && !text.prefix { $0 != "(" }.contains("@escaping") }
}

extension MockParameter.Context {
    /// Returns whether all types in a type are known to be copyable.
    fileprivate func isCopyable(_ type: SwiftType) -> Bool {
        if case .opaque = type.shape { return true }
        return type.names.allSatisfy { generics.contains($0.name) || mock.subject.copyable.contains(String($0.root)) }
    }

    /// Returns whether the error of a closure may leave the call.
    fileprivate func notesErrors(of closure: SwiftType) -> Bool {
        failure == .rethrown && closure.function?.effects.canThrow ?? false
    }

    fileprivate func sent(_ value: String) -> String {
        sendsArguments || isOnPassedActor ? "mockSend(\(value))" : value
    }
}

extension ParameterDeclaration.Specifier {
    /// Whether it declares ownership, as parameters of noncopyable types must. Swift doesn't copy such a parameter implicitly.
    var isOfUncopyable: Bool { [.borrowing, .consuming, .owned, .shared].contains(self) }
}

extension String {
    var allowsUncopyable: Bool { utf8.contains(UInt8(ascii: "~")) && (contains("~Copyable") || contains("~Escapable")) }

    fileprivate func erased(_ isErased: Bool) -> String {
        isErased ? "\(self) as Any" : self
    }
}

extension SwiftType {
    /// Whether it contains `some P`, at any depth.
    package var isOpaque: Bool { text.mayName("some") && text.rootNames.contains("some") }

    /// Returns whether it contains a function such as `(repeat each T) -> Void`, at any depth. It can't be erased.
    func isPackFunction(of generics: Set<String>) -> Bool {
        mentions(generics) && text.mayName("repeat") && text.mayName("->")
    }

    /// The global actor of a closure: `MainActor` for `@MainActor () -> Void`.
    fileprivate var actor: String? {
        text.split(separator: " ").prefix { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
            .first { !ProtocolDeclaration.isOfSwift(attribute: $0) }
    }

    /// Returns whether it is or contains one of these types. A closure can be copied, whatever its parameters are.
    func isUncopyable(among names: Set<String>) -> Bool {
        mentions(names) && !isFunction
    }

    /// Whether it is a metatype, such as `any P.Type`. If it is passed to a generic function, Swift opens this existential.
    fileprivate var isMetatype: Bool {
        switch shape {
        case .metatype: true
        case .existential(let type): type.isMetatype
        default: false
        }
    }

    /// Whether it only consists of types of Swift and Foundation that are known to be Sendable.
    fileprivate var isKnownSendable: Bool {
        switch shape {
        case .named(let name, let arguments): Self.knownSendable.contains(name) && arguments.isEmpty
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped): wrapped.isKnownSendable
        case .dictionary(let key, let value): key.isKnownSendable && value.isKnownSendable
        default: false
        }
    }

    private static let knownSendable: Set<String> = [
        "Bool", "Character", "Data", "Date", "Double", "Duration", "Float", "Int", "Int32", "Int64", "String", "UInt",
        "URL", "URLRequest", "UUID",
    ]

    /// Returns the type for a stored value: `Int?` for `Int!`.
    func stored(_ names: [String: String]) -> String {
        if case .implicitlyUnwrapped(let wrapped) = shape { return wrapped.optionalText(names) }
        return text(renaming: names)
    }

    /// Returns the optional type, such as `Session?`, with parentheses around types that need them.
    func optionalText(_ names: [String: String]) -> String {
        let text = stored(names)
        switch shape {
        case .function, .existential, .opaque, .composition, .packExpansion, .other:
            // Already in parentheses: `(() -> Void)`.
            let isWhole = text.hasPrefix("(") && text.closingParenthesis == text.indices.last
            return isWhole ? "\(text)?" : "(\(text))?"
        case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .metatype: return "\(text)?"
        }
    }

    /// Returns the type of a closure, with `Any` for a result that depends on `generics`. Nil if other parts depend on them.
    fileprivate func erasingResult(_ generics: Set<String>) -> String? {
        guard let function, !isOpaque else { return nil }
        guard mentions(generics) else { return text }
        let rest = function.parameters.contains { $0.mentions(generics) }
        guard !rest, case .named(let name, _) = function.result.shape, generics.contains(name) else { return nil }
        if function.effects.thrownType?.mentions(generics) ?? false { return nil }
        let resultless = text.hasSuffix(function.result.text) ? text.dropLast(function.result.text.count) : nil
        return resultless.map { $0 + "Any" }
    }
}
