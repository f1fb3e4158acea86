import Diagnostics
import SwiftSource

/// Converts values to text, for comparison with the expected text.
enum Dump {
    static func diagnostics(_ bag: DiagnosticBag) -> String {
        bag.sorted.map { diagnostic in
            guard case .range(let range) = diagnostic.place else { return "?" }
            let position = range.startPosition
            var lines = [
                "\(position.line):\(position.column): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
            ]
            lines.append("  at «\(range.text)»")
            for note in diagnostic.notes {
                let place = note.range.map { " \($0.startPosition.line):\($0.startPosition.column)" } ?? ""
                lines.append("  note\(place): \(note.message)")
            }
            if let help = diagnostic.help { lines.append("  help: \(help)") }
            return lines.joined(separator: "\n")
        }
        .joined(separator: "\n")
    }

    static func items(_ items: [MemberListItem]) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .member(let member):
                return blank(member.source.isAfterBlankLine) + self.member(member)
            case .conditional(let conditional):
                return blank(conditional.isAfterBlankLine)
                    + conditional.clauses.flatMap { [$0.directive] + self.items($0.items).map { "    " + $0 } } + [
                        "#endif"
                    ]
            case .comment(let lines, let isAfterBlankLine):
                return blank(isAfterBlankLine) + lines.map { "comment: " + $0 }
            }
        }
    }

    private static func blank(_ isAfterBlankLine: Bool) -> [String] {
        isAfterBlankLine ? ["(blank line)"] : []
    }

    static func member(_ member: MemberDeclaration) -> [String] {
        var lines = ["\(kind(member.kind)) \(member.fullName)"]
        func add(_ title: String, _ values: [String]) {
            if !values.isEmpty { lines.append("  \(title): " + values.joined(separator: " ⏎ ")) }
        }
        add("doc", member.docComment)
        add("attributes", member.attributes.map(\.text))
        add("modifiers", member.modifiers)
        if let callable = member.callable { lines += self.callable(callable).map { "  " + $0 } }
        switch member.kind {
        case .property(let type, let access):
            lines += ["  type: \(self.type(type))", "  access: \(self.access(access))"]
        case .subscript(_, let access): lines.append("  access: \(self.access(access))")
        case .initializer(_, let isFailable): if isFailable { lines.append("  failable") }
        case .associatedType(let type):
            add("inherits", type.inherited.map(\.text))
            add("default", [type.default?.text].compactMap { $0 })
            add("requires", type.requirements)
        case .typeAlias(let generics, let type):
            lines.append("  alias: \(generics.parameterClause)\(type.text)\(generics.whereClause)")
        case .function: break
        }
        add("written", member.source.declaration)
        if let signature = member.signature(renaming: ["Self": "X"]) { lines.append("  signature: \(signature)") }
        return lines
    }

    private static func kind(_ kind: MemberDeclaration.Kind) -> String {
        switch kind {
        case .function: "function"
        case .initializer: "initializer"
        case .property: "property"
        case .subscript: "subscript"
        case .associatedType: "associated type"
        case .typeAlias: "typealias"
        }
    }

    private static func callable(_ callable: MemberDeclaration.Callable) -> [String] {
        var lines: [String] = []
        if !callable.generics.isEmpty {
            lines.append("generics: \(callable.generics.parameterClause)\(callable.generics.whereClause)")
        }
        for parameter in callable.parameters {
            var facts = [parameter.label.map { "\($0.plain)" } ?? "_", parameter.name.written, type(parameter.type)]
            facts += parameter.specifiers.map(\.rawValue) + parameter.typeAttributes + parameter.attributes
            if parameter.isVariadic { facts.append("variadic") }
            if parameter.isAutoclosure { facts.append("autoclosure") }
            if parameter.isEscaping { facts.append("escaping") }
            if parameter.isNonEscapingFunction { facts.append("non-escaping") }
            lines.append("parameter: " + facts.joined(separator: " · "))
        }
        if !callable.effects.text.isEmpty { lines.append("effects: \(callable.effects.text)") }
        if let result = callable.result {
            lines.append("result: \(callable.isResultSending ? "sending " : "")\(type(result))")
        }
        return lines
    }

    private static func access(_ access: MemberDeclaration.Access) -> String {
        var words = access.isGetterMutating ? ["mutating get"] : ["get"]
        if !access.getter.text.isEmpty { words.append(access.getter.text) }
        if access.isSettable { words.append("set") }
        return words.joined(separator: " ")
    }

    static func type(_ type: SwiftType) -> String {
        var facts = ["`\(type.text)`", shape(type.shape)]
        if type.isVoid { facts.append("void") }
        if type.needsEscaping { facts.append("needs escaping") }
        return facts.joined(separator: " ")
    }

    private static func shape(_ shape: SwiftType.Shape) -> String {
        switch shape {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map { self.shape($0.shape) }.joined(separator: ", "))>"
        case .optional(let type): "optional(\(self.shape(type.shape)))"
        case .implicitlyUnwrapped(let type): "unwrapped(\(self.shape(type.shape)))"
        case .array(let type): "array(\(self.shape(type.shape)))"
        case .dictionary(let key, let value): "dictionary(\(self.shape(key.shape)), \(self.shape(value.shape)))"
        case .tuple(let elements):
            "tuple(\(elements.map { ($0.label.map { $0 + ": " } ?? "") + self.shape($0.type.shape) }.joined(separator: ", ")))"
        case .function(let function):
            "function(\((function.attributes + function.parameters.map { self.shape($0.shape) }).joined(separator: ", ")))"
                + (function.effects.text.isEmpty ? "" : " \(function.effects.text)")
                + " -> \(self.shape(function.result.shape))"
        case .existential(let type): "any(\(self.shape(type.shape)))"
        case .opaque(let type): "some(\(self.shape(type.shape)))"
        case .composition(let types): types.map { self.shape($0.shape) }.joined(separator: " & ")
        case .metatype(let type): "metatype(\(self.shape(type.shape)))"
        case .packExpansion(let type): "pack(\(self.shape(type.shape)))"
        case .other: "other"
        }
    }
}
