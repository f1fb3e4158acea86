extension SwiftType {
    /// Returns the same text for all spellings of a type that declare the same member: `[T]` and `Array<T>`, `T?` and `T!`, `Void` and `()`, `any P`
    /// and `P`, `some P` and a generic parameter, closures with and without labels.
    ///
    /// Only the last part of a dotted name counts (`Todo.ID` is `ID`), because code may leave out the outer type or the module. Attributes are left
    /// out.
    ///
    /// - Parameter names: replacements for names; `_` for generic parameters, whatever their constraints.
    package func canonical(_ names: [String: String] = [:]) -> String {
        if isVoid { return "()" }
        return switch shape {
        case .named(let name, let arguments) where arguments.isEmpty: names[name] ?? name.afterLastDot
        case .named(let name, let arguments):
            name.afterLastDot + "<" + arguments.map { $0.canonical(names) }.joined(separator: ",") + ">"
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): "?" + wrapped.canonical(names)
        case .array(let element): "[" + element.canonical(names) + "]"
        case .dictionary(let key, let value): "[" + key.canonical(names) + ":" + value.canonical(names) + "]"
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { $0 + ":" } ?? "") + $0.type.canonical(names) }.joined(separator: ",")
                + ")"
        case .function(let function):
            "(" + function.parameters.map { $0.canonical(names) }.joined(separator: ",") + ")"
                + function.effects.canonical(names) + "->"
                + function.result.canonical(names)
        case .existential(let type): type.canonical(names)
        case .opaque: "_"
        case .composition(let types): types.map { $0.canonical(names) }.sorted().joined(separator: "&")
        case .metatype(let type): type.canonical(names) + ".Type"
        case .packExpansion(let type): "repeat " + type.canonical(names)
        case .other: text(renaming: names)
        }
    }
}

extension SwiftType {
    /// The same text for all spellings of one type: `[T]` for `Array<T>`, `Void` for `()`, closures without labels. Unlike `canonical`, it keeps
    /// everything that Swift overloads by.
    var plainText: String {
        if isVoid { return "Void" }
        return switch shape {
        case .named(let name, let arguments) where arguments.isEmpty: name
        case .named(let name, let arguments): name + "<" + Self.plainList(arguments) + ">"
        case .optional(let wrapped): wrapped.isSimple ? wrapped.plainText + "?" : "(" + wrapped.plainText + ")?"
        case .array(let element): "[" + element.plainText + "]"
        case .dictionary(let key, let value): "[" + key.plainText + ": " + value.plainText + "]"
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.plainText }.joined(separator: ", ") + ")"
        case .function(let function):
            (function.attributes + ["(" + Self.plainList(function.parameters) + ")", function.effects.text, "->"])
                .filter { !$0.isEmpty }.joined(separator: " ") + " " + function.result.plainText
        case .existential(let type): "any " + type.plainText
        case .composition(let types): types.map(\.plainText).sorted().joined(separator: " & ")
        case .implicitlyUnwrapped, .opaque, .metatype, .packExpansion, .other: text
        }
    }

    private static func plainList(_ types: [SwiftType]) -> String { types.map(\.plainText).joined(separator: ", ") }

    private var isSimple: Bool {
        switch shape {
        case .function, .existential, .composition, .opaque, .packExpansion: false
        default: true
        }
    }
}

extension MemberDeclaration {
    /// Returns the same text for all spellings of one member: `static load(id:)Int->()`. The text of a property has no type, because a class may
    /// leave it out.
    ///
    /// - Parameter names: replacements for the generic parameters of the class.
    package func canonical(_ names: [String: String] = [:]) -> String {
        let head = (isStatic || modifiers.contains("class") ? "static " : "") + fullName
        guard let callable else { return head }
        let generics = Dictionary(callable.generics.parameters.map { ($0.name, "_") }) { first, _ in first }
        let names = names.merging(generics) { $1 }
        let types = callable.parameters.map {
            ($0.isInout ? "inout " : "") + $0.type.canonical(names) + ($0.isVariadic ? "..." : "")
        }
        if isInitializer { return head + types.joined(separator: ",") }
        return head + types.joined(separator: ",") + "->" + (callable.result?.canonical(names) ?? "()")
    }
}

extension Effects {
    fileprivate func canonical(_ names: [String: String]) -> String {
        let type = thrownType?.canonical(names)
        let thrown = canThrow ? "throws" + (type.map { $0 == "Error" ? "" : "(\($0))" } ?? "") : ""
        return (isAsync ? "async" : "") + thrown
    }
}

extension String {
    /// `Inner` of `Outer.Inner`.
    package var afterLastDot: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}
