package import Diagnostics

/// One requirement of a protocol; a class, as it is passed on far more often than made.
package final class MemberDeclaration: Sendable {
    package indirect enum Kind: Sendable {
        case function(Callable)
        case initializer(Callable, isFailable: Bool)
        case property(SwiftType, Access)
        case `subscript`(Callable, Access)
        case associatedType(AssociatedType)
        case typeAlias(Generics, SwiftType)
    }

    package let kind: Kind
    /// `init` and `subscript` for those.
    package let name: SwiftName
    /// `static`, `mutating`, `nonisolated`, `nonisolated(unsafe)`; in source order.
    package let modifiers: [String]
    package let attributes: [Attribute]
    package let source: Source
    /// All that Swift overloads by: two members of one protocol that have it in common are declared twice.
    package let identity: String

    init(kind: Kind, name: SwiftName, modifiers: [String], attributes: [Attribute], source: Source) {
        self.kind = kind
        self.name = name
        self.modifiers = modifiers
        self.attributes = attributes
        self.source = source
        identity = Self.identity(kind, name, modifiers)
    }

    /// Creates a property that can't be set.
    package convenience init(property name: String, _ type: SwiftType) {
        let access = Access(getter: Effects(), isGetterMutating: false, isSettable: false)
        self.init(.property(type, access), name, declaration: [], at: type.range)
    }

    /// Creates a member that nobody has written.
    package convenience init(_ kind: Kind, _ name: String, declaration: [String], at range: SourceRange) {
        let source = Source(
            documentation: [],
            declaration: declaration,
            isAfterBlankLine: false,
            range: range,
            nameRange: range
        )
        self.init(kind: kind, name: SwiftName(unescaped: name), modifiers: [], attributes: [], source: source)
    }

    /// Returns the same with some parts replaced.
    package func with(
        kind: Kind? = nil,
        modifiers: [String]? = nil,
        attributes: [Attribute]? = nil
    ) -> MemberDeclaration {
        MemberDeclaration(
            kind: kind ?? self.kind,
            name: name,
            modifiers: modifiers ?? self.modifiers,
            attributes: attributes ?? self.attributes,
            source: source
        )
    }

    /// How the member was written.
    package struct Source: Sendable {
        /// The doc comment as written, a line each, without indentation.
        package let documentation: [String]
        /// The rest as written, attributes first and a comment behind it last, a line each, less the indentation of the first.
        package let declaration: [String]
        package let isAfterBlankLine: Bool
        /// Of the declaration, attributes included.
        package let range: SourceRange
        package let nameRange: SourceRange
    }

    /// What functions, initializers and subscripts have in common.
    package struct Callable: Sendable {
        package var generics: Generics
        package var parameters: [ParameterDeclaration]
        /// Of a call; a subscript's are those of its getter.
        package var effects: Effects
        /// nil where none is written; `Void` stays `Void`.
        package var result: SwiftType?
        /// `sending` before the result type.
        package let isResultSending: Bool

        package init(
            generics: Generics = Generics(),
            parameters: [ParameterDeclaration],
            effects: Effects,
            result: SwiftType?,
            isResultSending: Bool = false
        ) {
            self.generics = generics
            self.parameters = parameters
            self.effects = effects
            self.result = result
            self.isResultSending = isResultSending
        }
    }

    /// The accessors between the braces of a property or subscript.
    package struct Access: Sendable {
        package var getter: Effects
        package var isGetterMutating: Bool
        package let isSettable: Bool
    }

    package struct AssociatedType: Sendable {
        /// What follows the colon, separated by commas.
        package var inherited: [SwiftType]
        package var `default`: SwiftType?
        package var requirements: [String]

        package init(inherited: [SwiftType], default: SwiftType? = nil, requirements: [String] = []) {
            self.inherited = inherited
            self.default = `default`
            self.requirements = requirements
        }
    }
}

/// `@available(iOS 16, *)`
package struct Attribute: Sendable, Equatable {
    /// `available`; `#if` for attributes under a condition.
    package let name: String
    /// As written, the `@` included.
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// `@available(Networking 1.0, *)`, where a compiler option says which platforms that means.
    package var isAvailabilityMacro: Bool {
        guard name == "available", let open = text.firstIndex(of: "(") else { return false }
        let platform = text[text.index(after: open)...].prefix { $0.isLetter || $0 == "_" }
        return !platform.isEmpty && !Self.platforms.contains(platform.replacing("ApplicationExtension", with: ""))
    }

    private static let platforms: Set<Substring> = [
        "iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS", "xrOS", "OSX", "DriverKit", "anyAppleOS",
        "Android", "Windows", "FreeBSD", "OpenBSD", "swift", "Swift", "_PackageDescription",
    ]
}

extension MemberDeclaration {
    /// No other file sees it, as the member of a class.
    package var isOfFile: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    package var isInitializer: Bool { if case .initializer = kind { true } else { false } }

    package var isSubscript: Bool { if case .subscript = kind { true } else { false } }

    /// Of the type rather than of an instance.
    package var isStatic: Bool { modifiers.contains("static") }

    /// What can be called with arguments; nil for properties and types.
    package var callable: Callable? { kind.callable }

    /// The types of its parameters and its result, or of its value.
    package var types: [SwiftType] {
        switch kind {
        case .function(let callable), .initializer(let callable, _), .subscript(let callable, _):
            callable.parameters.map(\.type) + [callable.result].compactMap(\.self)
        case .property(let type, _), .typeAlias(_, let type): [type]
        case .associatedType: []
        }
    }

    /// The text of the doc comment, without `///`, `/**` and their like.
    package var docComment: [String] { CommentReader.text(ofDocumentation: source.documentation) }

    /// The accessors of a property or subscript; nil for the rest.
    package var access: Access? {
        switch kind {
        case .property(_, let access), .subscript(_, let access): access
        case .function, .initializer, .associatedType, .typeAlias: nil
        }
    }

    /// Whether it is a property or subscript with a setter.
    package var isSettable: Bool { access?.isSettable ?? false }

    /// Of a call, or of the getter of a property.
    package var effects: Effects { callable?.effects ?? access?.getter ?? Effects() }

    /// As Swift's documentation names it: `logIn(email:password:)`, `isLoggedIn`, `subscript(_:)`.
    package var fullName: String { kind.fullName(name) }

    /// What a property and a function without parameters can't have in common; nil for other members.
    package var plainName: String? {
        switch kind {
        case .property: "\(isStatic) \(name.plain)"
        case .function(let callable): callable.parameters.isEmpty ? "\(isStatic) \(name.plain)" : nil
        case .initializer, .subscript, .associatedType, .typeAlias: nil
        }
    }

    private static func identity(_ kind: Kind, _ name: SwiftName, _ modifiers: [String]) -> String {
        // A function may be named like a property, in backticks.
        let isFunction = if case .function = kind { true } else { false }
        var parts = [kind.fullName(name) + (isFunction ? "func" : "")]
        parts += modifiers.filter(["static", "prefix", "postfix"].contains)
        if let callable = kind.callable {
            parts += callable.parameters.map(\.identity)
            parts += [callable.generics.parameterClause, callable.generics.whereClause]
            let isAsync = if case .subscript = kind { false } else { callable.effects.isAsync }
            parts.append(" -> " + (callable.result?.plainText ?? "Void") + (isAsync ? " async" : ""))
        }
        return parts.joined(separator: "\n")
    }
}

extension ParameterDeclaration {
    /// All of its type that Swift overloads by: not `@escaping`, nor who owns the value.
    fileprivate var identity: String {
        let words = specifiers.filter { ![.borrowing, .consuming, .owned, .shared].contains($0) }.map(\.rawValue)
        return (words + typeAttributes.filter { $0 != "@escaping" } + [type.plainText]).joined(separator: " ")
            + (isVariadic ? "..." : "")
    }
}

extension MemberDeclaration.Callable {
    /// The same with other types.
    package func mapTypes(_ transform: (SwiftType) -> SwiftType) -> Self {
        var copy = self
        for index in parameters.indices { copy.parameters[index].type = transform(parameters[index].type) }
        copy.effects = effects.mapType(transform)
        copy.result = result.map(transform)
        return copy
    }
}

extension MemberDeclaration.Kind {
    fileprivate var callable: MemberDeclaration.Callable? {
        switch self {
        case .function(let callable), .initializer(let callable, _), .subscript(let callable, _): callable
        case .property, .associatedType, .typeAlias: nil
        }
    }

    /// The same with another signature, where it has one.
    package func with(_ callable: MemberDeclaration.Callable) -> Self {
        switch self {
        case .function: .function(callable)
        case .initializer(_, let isFailable): .initializer(callable, isFailable: isFailable)
        case .subscript(_, let access): .subscript(callable, access)
        case .property, .associatedType, .typeAlias: self
        }
    }

    fileprivate func fullName(_ name: SwiftName) -> String {
        guard let callable else { return name.plain }
        return name.plain + "(" + callable.parameters.map { ($0.label?.plain ?? "_") + ":" }.joined() + ")"
    }
}
