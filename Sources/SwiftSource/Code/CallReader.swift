import SwiftSyntax

/// The calls and names in the code of a Swift file, also in interpolations, but not in strings and comments.
///
/// A file may have syntax errors, because the user may still be writing it.
package struct CallReader {
    private let bytes: [UInt8]
    private let tree: Syntax

    /// Creates a reader by parsing the file; nil if it nests too deeply, is too long, or is not UTF-8.
    ///
    /// - Complexity: linear in the length of the file.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count <= ParsedText.longestText, NestingScan.offsetOfExcess(in: bytes) == nil,
            let source = String(validating: bytes, as: UTF8.self)
        else { return nil }
        self.bytes = bytes
        tree = ParsedText.tree(source, .file)
    }

    /// The byte ranges of all identifiers in source order, without their backticks.
    package var identifierRanges: [Range<Int>] {
        tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier(let name) = token.tokenKind else { return nil }
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return name.utf8.first == UInt8(ascii: "`")
                ? start + 1..<start + name.utf8.count - 1 : start..<start + name.utf8.count
        }
    }

    /// The names that the file declares for other code: types, members, cases and argument labels, but no variables and functions inside functions.
    /// With each name, the types that declare it; an empty text for the top level.
    package var declaredNames: [String: Set<String>] {
        var names: [String: Set<String>] = [:]
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier = token.tokenKind, let parent = token.parent else { continue }
            let isDeclared =
                parent.asProtocol((any NamedDeclSyntax).self)?.name == token
                || parent.as(EnumCaseElementSyntax.self)?.name == token
                || parent.as(EnumCaseParameterSyntax.self)?.firstName == token
                || parent.as(FunctionParameterSyntax.self)?.firstName == token
                || parent.is(IdentifierPatternSyntax.self)
            guard isDeclared, let type = parent.enclosingType else { continue }
            names[token.plainText, default: []].insert(type)
        }
        return names
    }

    /// Returns the byte ranges where a name is an expression by itself: neither a member of something nor the label of an argument.
    package func uses(of name: String) -> [Range<Int>] {
        identifierRanges.filter { range in
            guard bytes[range].elementsEqual(name.utf8),
                let reference = token(at: range.lowerBound)?.parent?.as(DeclReferenceExprSyntax.self)
            else { return false }
            return reference.parent?.as(MemberAccessExprSyntax.self)?.declName != reference
                && reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true
        }
    }

    /// Returns the names of the enums in the file that declare a case.
    package func enums(withCase name: String) -> [String] {
        WordSearch.offsets(of: name, in: bytes).compactMap { offset in
            guard let element = token(at: offset)?.parent?.as(EnumCaseElementSyntax.self) else { return nil }
            return element.ancestorOrSelf { $0.as(EnumDeclSyntax.self) }?.name.plainText
        }
    }

    /// The expression before the dot of a member.
    package enum MemberBase {
        /// `DeepLink.login`.
        case type(String)
        /// `.login`: the type follows from the context.
        case contextualType
        /// `Self.login`.
        case selfType
        /// `links.login`, with the name before the dot if it has one.
        case value(String?)
        /// `\.login`.
        case keyPath
    }

    /// Returns the base of the member at an offset; nil if no dot precedes the identifier.
    package func base(ofMemberAt offset: Int) -> MemberBase? {
        guard let name = token(at: offset), name.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
        else { return nil }
        if let component = name.parent?.parent?.as(KeyPathPropertyComponentSyntax.self) {
            let root = component.ancestorOrSelf { $0.as(KeyPathExprSyntax.self) }?.root
            return root.map { .type($0.trimmedDescription) } ?? .keyPath
        }
        guard let access = name.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == name
        else { return .value(nil) }
        guard let base = access.base else { return .contextualType }
        let unwrapped =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        guard let text = unwrapped.lastName, text.first?.isUppercase == true else { return .value(unwrapped.lastName) }
        return text == "Self" ? .selfType : .type(text)
    }

    /// Returns the name of the function or type whose call has the identifier as an argument label: `CartDependencies` in
    /// `CartDependencies(cart: cart)`. Nil if the identifier is not an argument label. Empty if the call has no name before its bracket.
    package func callee(ofLabelAt offset: Int) -> String? {
        guard let label = token(at: offset), let argument = label.parent?.as(LabeledExprSyntax.self),
            argument.label == label, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return call.calledExpression.lastName ?? ""
    }

    /// Returns whether an identifier is the name of a case, or of its associated value, in the declaration of an enum.
    package func isDeclaredCase(at offset: Int) -> Bool {
        let parent = token(at: offset)?.parent
        return parent?.is(EnumCaseElementSyntax.self) == true || parent?.is(EnumCaseParameterSyntax.self) == true
    }

    /// A parameter, identified by its function and its label, such as the first one of `open(_:from:)`.
    package struct Parameter: Hashable, Sendable {
        let function: String
        /// `_` for none.
        let label: String
    }

    /// The parameters of the functions in the file, each with the name of its type.
    package var parameters: [(parameter: Parameter, type: String)] {
        let functions = tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .keyword(.func) }
            .compactMap { $0.parent?.as(FunctionDeclSyntax.self) }
        return functions.flatMap { function in
            function.signature.parameterClause.parameters.compactMap { parameter in
                let type = parameter.type.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
                guard let type = type.as(IdentifierTypeSyntax.self)?.name.plainText else { return nil }
                let (name, label) = (function.name.plainText, parameter.firstName.plainText)
                return (Parameter(function: name, label: label), type)
            }
        }
    }

    /// Returns the parameter to which a call passes an implicit member, if the function is called on something: `router.open(.login(id: 1))`.
    package func parameter(ofMemberAt offset: Int) -> Parameter? {
        guard let access = token(at: offset)?.parent?.parent?.as(MemberAccessExprSyntax.self), access.base == nil,
            let argument = (access.parent?.as(FunctionCallExprSyntax.self)?.parent ?? access.parent)?
                .as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let function = call.calledExpression.as(MemberAccessExprSyntax.self), function.base != nil
        else { return nil }
        return Parameter(function: function.declName.baseName.plainText, label: argument.label?.plainText ?? "_")
    }

    /// Returns whether the bytes of a file may contain a call of a function. This is much faster than parsing the file.
    package static func mayCall(_ function: MemberDeclaration, in bytes: [UInt8]) -> Bool {
        !candidates(function, in: bytes).isEmpty
    }

    /// Returns whether the code has the identifier `word`, or with `asBeginning`, an identifier that begins with `word`.
    package func names(_ word: String, asBeginning: Bool = false) -> Bool {
        WordSearch.offsets(of: word, in: bytes, asBeginning: asBeginning).contains { token(at: $0) != nil }
    }

    /// Returns whether the code calls a function on something, as in `router.close()`, with exactly its argument labels.
    package func calls(_ function: MemberDeclaration) -> Bool {
        guard let callable = function.callable else { return false }
        return Self.candidates(function, in: bytes).contains { offset in
            call(at: offset).map { callable.parameters.take($0.labels) } ?? false
        }
    }

    private static func candidates(_ function: MemberDeclaration, in bytes: [UInt8]) -> [Int] {
        WordSearch.offsets(of: function.name.plain, in: bytes).filter { offset in
            let start = offset > 0 && bytes[offset - 1] == UInt8(ascii: "`") ? offset - 1 : offset
            return start > 0 && bytes[start - 1] == UInt8(ascii: ".")
                && isCalled(bytes, behind: offset + function.name.plain.utf8.count)
        }
    }

    private static func isCalled(_ bytes: [UInt8], behind end: Int) -> Bool {
        var index = end
        if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        // A comment may come before the bracket.
        return index < bytes.count && "({</".utf8.contains(bytes[index])
    }

    /// Returns the identifier that begins at an offset. A backtick may precede the offset.
    private func token(at offset: Int) -> TokenSyntax? {
        // Not recursive, because the tree of a chain such as `a.b.c.d` is as deep as the chain is long.
        var node = tree
        while !node.is(TokenSyntax.self) {
            let child = node.children(viewMode: .sourceAccurate).first {
                $0.position.utf8Offset <= offset && offset < $0.endPosition.utf8Offset
            }
            guard let child else { return nil }
            node = child
        }
        guard let token = node.as(TokenSyntax.self), case .identifier = token.tokenKind else { return nil }
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return start == offset || start == offset - 1 && bytes[start] == UInt8(ascii: "`") ? token : nil
    }

    private func call(at offset: Int) -> FunctionCallExprSyntax? {
        // A member without a base is an enum case, as in a pattern.
        guard let name = token(at: offset)?.parent?.as(DeclReferenceExprSyntax.self),
            let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName == name, access.base != nil
        else { return nil }
        var called = Syntax(access)
        if let generic = called.parent?.as(GenericSpecializationExprSyntax.self) { called = Syntax(generic) }
        let call = called.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.id == called.id ? call : nil
    }
}

extension Syntax {
    /// The name of the type or extension around a declaration; empty at the top level. Nil in the body of a function, accessor or closure.
    fileprivate var enclosingType: String? {
        var node = parent
        while let current = node {
            switch current.kind {
            case .codeBlock, .closureExpr, .accessorBlock: return nil
            case .extensionDecl: return current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            default:
                if let group = current.asProtocol((any DeclGroupSyntax).self) {
                    return group.asProtocol((any NamedDeclSyntax).self)?.name.plainText
                }
                node = current.parent
            }
        }
        return ""
    }
}

extension ExprSyntax {
    fileprivate var lastName: String? {
        (self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName)?.baseName.plainText
    }
}

extension FunctionCallExprSyntax {
    /// The label of each argument: `_` for none, and an empty text for the first trailing closure, which never has a label in a call.
    fileprivate var labels: [String] {
        let written = arguments.map { $0.label?.plainText ?? "_" }
        guard trailingClosure != nil else { return written }
        return written + [""] + additionalTrailingClosures.map(\.label.plainText)
    }
}

extension [ParameterDeclaration] {
    /// Returns whether a call with these labels passes an argument for each parameter. A variadic parameter takes any number of arguments.
    fileprivate func take(_ labels: [String]) -> Bool {
        var rest = labels[...]
        for parameter in self {
            if let first = rest.first, ["", parameter.label?.plain ?? "_"].contains(first) {
                rest = rest.dropFirst()
                if parameter.takesMany { rest = rest.drop { $0 == "_" } }
            } else if !parameter.takesMany {
                return false
            }
        }
        return rest.isEmpty
    }
}

extension ParameterDeclaration {
    fileprivate var takesMany: Bool { isVariadic || type.text.hasPrefix("repeat ") }
}
