import Support

extension MemberDeclaration {
    /// Returns the declaration with which a class implements the member, up to its braces and without attributes:
    /// `func logIn(email: String) async throws -> Session`, `var isLoggedIn: Bool`, `required init(id: Int)`.
    ///
    /// Modifiers for value types and protocols, such as `mutating` and `optional`, are left out. Returns nil for associated types and typealiases.
    ///
    /// - Parameters:
    ///   - renaming: other names for types, such as the class's name for `Self`.
    ///   - modifier: a modifier to write before the member's own.
    ///   - isRequired: whether an initializer is written `required`.
    package func signature(renaming: [String: String] = [:], adding modifier: String? = nil, isRequired: Bool = true)
        -> String?
    {
        let words = [modifier].compactMap(\.self) + modifiers.filter { !Self.modifiersOfProtocols.contains($0) }
        let head: String
        switch kind {
        case .function(let callable):
            head = "func \(name.written)" + (isOperator ? " " : "") + callable.signature(renaming, isSubscript: false)
        case .initializer(let callable, let isFailable):
            head =
                (isRequired ? "required init" : "init") + (isFailable ? "?" : "")
                + callable.signature(renaming, isSubscript: false)
        case .subscript(let callable, _): head = "subscript" + callable.signature(renaming, isSubscript: true)
        case .property(let propertyType, _): head = "var \(name.written): \(propertyType.text(renaming: renaming))"
        case .associatedType, .typeAlias: return nil
        }
        return (words + [head]).joined(separator: " ")
    }

    /// Attributes that an implementation needs as well, such as `@available(iOS 17, *)` and `@MainActor`.
    package var implementationAttributes: [Attribute] {
        attributes.filter {
            !Self.attributesOfProtocols.contains($0.name)
                // An associated type may be `Void`. Then the compiler warns about the attribute.
                && !($0.name == "discardableResult" && callable?.result?.isVoid ?? false)
        }
    }

    /// Whether it is an operator: `static func == (left: Self, right: Self) -> Bool`.
    package var isOperator: Bool {
        guard case .function = kind, let first = name.written.unicodeScalars.first else { return false }
        if "a"..."z" ~= first || "A"..."Z" ~= first { return false }
        return first != "_" && first != "`" && !first.properties.isXIDStart && !first.properties.isEmojiPresentation
    }

    private static let modifiersOfProtocols: Set<String> = [
        "mutating", "nonmutating", "consuming", "borrowing", "__consuming", "dynamic", "override", "optional",
    ]

    private static let attributesOfProtocols: Set<String> = [
        "objc", "nonobjc", "inlinable", "usableFromInline", "warn_unqualified_access", "_spi",
    ]
}

extension MemberDeclaration.Callable {
    fileprivate func signature(_ renaming: [String: String], isSubscript: Bool) -> String {
        let texts = parameters.map { $0.declaration(renaming: renaming, isSubscript: isSubscript) }
        let list = texts.joined(separator: ", ")
        let generics = self.generics.renaming(renaming)
        let effects = isSubscript ? "" : self.effects.mapType { $0.renaming(renaming) }.text
        let result =
            self.result.map { " -> " + (isResultSending ? "sending " : "") + $0.text(renaming: renaming) } ?? ""
        return generics.parameterClause + "(\(list))" + (effects.isEmpty ? "" : " " + effects) + result
            + generics.whereClause
    }
}

extension ParameterDeclaration {
    /// Returns the parameter as declared: `email: String`, `_ items: inout [Item]`, `in place: String...`.
    package func declaration(renaming: [String: String] = [:], isSubscript: Bool = false) -> String {
        let names =
            switch label {
            case nil: isSubscript ? name.written : "_ " + name.written
            case let label? where label.plain == name.plain && !isSubscript: label.written
            case let label?: label.written + " " + name.written
            }
        let head = attributes.isEmpty ? names : (attributes + [names]).joined(separator: " ")
        return head + ": " + typeDeclaration(renaming: renaming)
    }

    /// Returns the type with the attributes and specifiers of the parameter: `@escaping () -> Void`, `inout [Item]`, `String...`.
    package func typeDeclaration(renaming: [String: String] = [:]) -> String {
        if specifiers.isEmpty, typeAttributes.isEmpty, !isVariadic { return type.text(renaming: renaming) }
        let words = specifiers.map(\.rawValue) + [type.text(renaming: renaming).adding(attributes: typeAttributes)]
        return words.joined(separator: " ") + (isVariadic ? "..." : "")
    }

    /// The argument that passes the parameter on to one with the same label: `email: email`.
    package var argument: String { (callLabel.map { $0 + ": " } ?? "") + value }

    /// The label in a call. Most names that need backticks in a declaration need none there.
    package var callLabel: String? {
        label.map {
            SwiftIdentifier.isIdentifier($0.plain) ? SwiftIdentifier.escaped($0.plain, in: .label) : $0.written
        }
    }

    private var value: String {
        if isInout { return "&" + name.written }
        if isAutoclosure { return name.written + "()" }
        if case .packExpansion = type.shape { return "repeat each " + name.written }
        return name.written
    }
}

extension Generics {
    package func renaming(_ names: [String: String]) -> Generics {
        guard !isEmpty, !names.isEmpty else { return self }
        var copy = self
        for index in parameters.indices { copy.parameters[index].text = parameters[index].text.renamingWords(names) }
        copy.requirements = requirements.map { $0.renamingWords(names) }
        return copy
    }
}

extension SwiftType {
    /// Returns the type's text with some names replaced: `[Self]` becomes `[ItemMock]`.
    package func text(renaming names: [String: String]) -> String {
        text.renamingWords(names)
    }

    /// Returns the type with some names replaced in its text. Its `shape` and `names` stay the same.
    package func renaming(_ names: [String: String]) -> SwiftType {
        SwiftType(text: text(renaming: names), shape: shape, names: self.names, range: range)
    }
}

extension String {
    /// Returns a type's text with the attributes of a parameter. They come after `nonisolated(nonsending)`.
    package func adding(attributes: [String]) -> String {
        let specifier = hasPrefix("nonisolated(nonsending) ") ? "nonisolated(nonsending) " : ""
        return specifier + (attributes + [String(dropFirst(specifier.count))]).joined(separator: " ")
    }

    /// Returns whether the text contains a name, as a word or as part of one.
    package func mayName(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: name.utf8) { return true }
            rest = rest[rest.index(after: start)...]
        }
        return false
    }

    /// Returns the text with whole identifiers replaced, except those after a dot. A dotted key such as `Self.Item` replaces both identifiers.
    package func renamingWords(_ names: [String: String]) -> String {
        guard !names.isEmpty, names.contains(where: { $0 != $1 && mayName($0) }) else { return self }
        var result = ""
        var word = ""
        var isMember = false
        var owner = (name: "", start: result.startIndex)
        func flush() {
            if isMember, let name = names["\(owner.name).\(word)"] {
                result.replaceSubrange(owner.start..., with: name)
                owner.name = ""
            } else {
                owner = (isMember ? "" : word, result.endIndex)
                result += isMember ? word : names[word] ?? word
            }
        }
        for character in self {
            if character.isLetter || character.isNumber || character == "_" || character == "`" {
                word.append(character)
            } else {
                if !word.isEmpty {
                    flush()
                    word = ""
                }
                result.append(character)
                isMember = character == "."
            }
        }
        flush()
        return result
    }
}
