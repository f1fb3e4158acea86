package import Diagnostics

/// A requirement of a protocol, or a member of a class. This is a reference type, because members are passed on far more often than created.
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
    /// The name; `init` or `subscript` for initializers and subscripts.
    package let name: SwiftName
    /// `static`, `mutating`, `nonisolated`, `nonisolated(unsafe)`; in source order.
    package let modifiers: [String]
    package let attributes: [Attribute]
    package let source: Source
    /// All that Swift overloads by. Two members of one protocol with the same identity are duplicates.
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

    /// Creates a member that is not declared in any source.
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

    /// Returns a copy with some parts replaced.
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

    /// The source text of a member.
    package struct Source: Sendable {
        /// The lines of the doc comment as written, without indentation.
        package let documentation: [String]
        /// The lines of the declaration as written, from its attributes to a trailing comment, less the indentation of the first line. Empty if the
        /// member is from a Swift file.
        package let declaration: [String]
        package let isAfterBlankLine: Bool
        /// The range of the declaration with its attributes.
        package let range: SourceRange
        package let nameRange: SourceRange
    }

    /// The common parts of functions, initializers and subscripts.
    package struct Callable: Sendable {
        package var generics: Generics
        package var parameters: [ParameterDeclaration]
        /// The effects of a call; for a subscript, those of its getter.
        package var effects: Effects
        /// The result type; nil if none is written. `Void` stays `Void`.
        package var result: SwiftType?
        /// Whether `sending` precedes the result type.
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
        /// The types after the colon.
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
    /// The name without `@`: `available`; `#if` for attributes inside `#if`.
    package let name: String
    /// The text on one line, with the `@`; for `#if`, the text as written.
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Whether it uses an availability macro, whose platforms a compiler option defines: `@available(Networking 1.0, *)`.
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
    /// Whether only its file sees it, as the member of a class.
    package var isOfFile: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    package var isInitializer: Bool { if case .initializer = kind { true } else { false } }

    package var isSubscript: Bool { if case .subscript = kind { true } else { false } }

    package var isStatic: Bool { modifiers.contains("static") }

    /// The callable part of a function, initializer or subscript; nil for other members.
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

    /// The lines of the doc comment without `///`, `/**` and the asterisks of its lines.
    package var docComment: [String] { CommentReader.text(ofDocumentation: source.documentation) }

    /// The accessors of a property or subscript; nil for other members.
    package var access: Access? {
        switch kind {
        case .property(_, let access), .subscript(_, let access): access
        case .function, .initializer, .associatedType, .typeAlias: nil
        }
    }

    /// Whether it is a property or subscript with a setter.
    package var isSettable: Bool { access?.isSettable ?? false }

    /// The type of an observed property's value: `Int` for `Observed<Int>`; nil if the property has the attribute `@available`.
    package var observed: SwiftType? {
        guard !attributes.contains(where: { $0.name == "available" }),
            case .named("Observed", let arguments) = propertyType?.shape
        else { return nil }
        return arguments.first
    }

    package var propertyType: SwiftType? { if case .property(let type, _) = kind { type } else { nil } }

    /// The name of the property that stores the `Evented` of an observed property.
    package var eventedName: String { name.plain + "Evented" }

    /// The effects of a call, or of the getter of a property.
    package var effects: Effects { callable?.effects ?? access?.getter ?? Effects() }

    /// The name as in Swift's documentation: `logIn(email:password:)`, `isLoggedIn`, `subscript(_:)`.
    package var fullName: String { kind.fullName(name) }

    /// The name that a property and a function without parameters can't share; nil for other members.
    package var plainName: String? {
        switch kind {
        case .property: "\(isStatic) \(name.plain)"
        case .function(let callable): callable.parameters.isEmpty ? "\(isStatic) \(name.plain)" : nil
        case .initializer, .subscript, .associatedType, .typeAlias: nil
        }
    }

    private static func identity(_ kind: Kind, _ name: SwiftName, _ modifiers: [String]) -> String {
        // In backticks, a function may have the name `init` or `subscript`.
        let isFunction = if case .function = kind { true } else { false }
        var parts = [kind.fullName(name) + (isFunction ? "func" : "")]
        parts += modifiers.filter(["static", "prefix", "postfix"].contains)
        if let callable = kind.callable {
            var generics = callable.generics.parameters.map(\.text) + callable.generics.requirements
            var names = Dictionary(
                callable.generics.parameters.enumerated().map { ($1.name, "$\($0)") },
                uniquingKeysWith: { first, _ in first }
            )
            var signature = callable.parameters.map { parameter in
                guard case .opaque(let constraint) = parameter.type.shape else { return parameter.identity }
                let name = "$\(names.count)"
                names[name] = name
                generics.append("\(name): \(constraint.text)")
                return parameter.identity.replacing(parameter.type.text, with: name)
            }
            let isAsync = if case .subscript = kind { false } else { callable.effects.isAsync }
            signature.append(" -> " + (callable.result?.canonical(isExact: true) ?? "()") + (isAsync ? " async" : ""))
            parts += signature.map { $0.renamingWords(names) }
            parts += generics.flatMap { $0.renamingWords(names).singleRequirements }.sorted()
        }
        return parts.joined(separator: "\n")
    }
}

extension String {
    /// The requirements in a generic parameter or a requirement, each in one spelling: `T:A` and `T:B` for `T: B & A`, none for `T`.
    fileprivate var singleRequirements: [String] {
        let text = filter { $0 != " " }
        let sides = text.split(separator: "==")
        if sides.count > 1 { return [sides.sorted().joined(separator: "==")] }
        guard let colon = text.firstIndex(of: ":") else { return [] }
        return text[text.index(after: colon)...].split(separator: "&").map { String(text[...colon] + $0) }
    }
}

extension ParameterDeclaration {
    /// The parts of the type that Swift overloads by. `@escaping` and ownership specifiers are not among them.
    fileprivate var identity: String {
        let words = specifiers.filter { ![.borrowing, .consuming, .owned, .shared].contains($0) }.map(\.rawValue)
        return (words + typeAttributes.filter { $0 != "@escaping" } + [type.canonical(isExact: true)]).joined(
            separator: " "
        )
            + (isVariadic ? "..." : "")
    }
}

extension MemberDeclaration.Callable {
    /// Returns a copy with other types.
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

    /// Returns the kind with another signature; a kind without a signature stays the same.
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
