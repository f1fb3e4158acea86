extension SwiftType {
    /// Returns the same text for all spellings of a type that declare the same member: `[T]` and `Array<T>`, `T?` and `T!`, `Void` and `()`, `any P`
    /// and `P`, `some P` and a generic parameter, closures with and without labels.
    ///
    /// Only the last part of a dotted name counts (`Todo.ID` is `ID`), because code may leave out the outer type or the module. Attributes are left
    /// out.
    ///
    /// - Parameters:
    ///   - names: replacements for names; `_` for generic parameters, whatever their constraints.
    ///   - isExact: whether to keep everything that Swift overloads by: attributes, whole names and `some`.
    package func canonical(_ names: [String: String] = [:], isExact: Bool = false) -> String {
        if isVoid { return "()" }
        let inner = { (type: SwiftType) in type.canonical(names, isExact: isExact) }
        let list = { (types: [SwiftType]) in types.map(inner).joined(separator: ",") }
        switch shape {
        case .named(let name, let arguments):
            let plain = isExact ? name : name.afterLastDot
            return arguments.isEmpty ? names[name] ?? plain : plain + "<" + list(arguments) + ">"
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return "?" + inner(wrapped)
        case .array(let element): return "[" + inner(element) + "]"
        case .dictionary(let key, let value): return "[" + inner(key) + ":" + inner(value) + "]"
        case .tuple(let elements):
            let texts = elements.map { ($0.label.map { $0 + ":" } ?? "") + inner($0.type) }
            return "(" + texts.joined(separator: ",") + ")"
        case .function(let function):
            let head = (isExact ? function.attributes.joined() : "") + "(" + list(function.parameters) + ")"
            return head + function.effects.canonical(inner) + "->" + inner(function.result)
        case .existential(let type): return inner(type)
        case .opaque: return isExact ? text : "_"
        case .composition(let types): return types.map(inner).sorted().joined(separator: "&")
        // `P.Type` and `P.Protocol` have the same shape.
        case .metatype(let type): return isExact ? text : inner(type) + ".Type"
        case .packExpansion(let type): return "repeat " + inner(type)
        case .other: return text(renaming: names)
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
    fileprivate func canonical(_ text: (SwiftType) -> String) -> String {
        let type = thrownType.flatMap { $0.isAnyError ? nil : "(" + text($0) + ")" }
        return (isAsync ? "async" : "") + (canThrow ? "throws" + (type ?? "") : "")
    }
}

extension String {
    /// `Inner` of `Outer.Inner`.
    package var afterLastDot: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}
