import Diagnostics
import SwiftSyntax

/// A reader of the members of a protocol, also inside `#if`. It skips the comments of whole files, because these are not written out again.
struct MemberReader {
    let source: ParsedText
    /// The errors in the members. A member with an error is left out.
    var diagnostics = DiagnosticBag()
    private(set) var documentation: [String] = []
    private(set) var isAfterBlankLine = false

    mutating func read(_ block: MemberBlockSyntax) -> [MemberListItem] {
        var items: [MemberListItem] = []
        read(block.members, into: &items)
        add(comments(before: block.rightBrace).blocks, to: &items)
        checkDuplicates(among: items)
        return items
    }

    private mutating func read(_ list: MemberBlockItemListSyntax, into items: inout [MemberListItem]) {
        for item in list {
            let comments = comments(before: item.firstToken(viewMode: .sourceAccurate))
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                add(comments.blocks, to: &items)
                items.append(.conditional(read(conditional, isAfterBlankLine: comments.endsWithBlankLine)))
                continue
            }
            let found = comments.documentation
            add(found == nil ? comments.blocks : comments.blocks.dropLast(), to: &items)
            if let found, !found.other.lines.isEmpty { add([found.other], to: &items) }
            documentation = found?.lines ?? []
            isAfterBlankLine = found?.isAfterBlankLine ?? comments.endsWithBlankLine
            items += read(item.decl).map { .member($0) }
        }
    }

    private mutating func read(_ conditional: IfConfigDeclSyntax, isAfterBlankLine: Bool) -> ConditionalMembers {
        let clauses = conditional.clauses.map { clause in
            var items: [MemberListItem] = []
            if case .decls(let members) = clause.elements { read(members, into: &items) }
            add(comments(before: clause.nextToken(viewMode: .sourceAccurate)).blocks, to: &items)
            let condition = clause.condition.map { " " + $0.oneLine } ?? ""
            return ConditionalMembers.Clause(directive: clause.poundKeyword.text + condition, items: items)
        }
        let range = source.range(of: conditional)
        return ConditionalMembers(clauses: clauses, isAfterBlankLine: isAfterBlankLine, range: range)
    }

    private func comments(before token: TokenSyntax?) -> CommentReader {
        guard let token, source.place != .file else { return CommentReader([]) }
        let before = token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []
        return CommentReader(before + token.leadingTrivia)
    }

    private func add(_ blocks: [CommentReader.Block], to items: inout [MemberListItem]) {
        for block in blocks {
            // It belongs to the member: `trailingComment(of:)` reads it.
            if block.isTrailing, case .member = items.last { continue }
            items.append(.comment(lines: block.lines, isAfterBlankLine: block.isAfterBlankLine))
        }
    }

    mutating func report(_ code: DiagnosticCode, _ message: String, at node: some SyntaxProtocol, help: String) {
        diagnostics.add(code, message, at: source.range(of: node), help: help)
    }
}

// MARK: - Duplicates
extension MemberReader {
    /// Reports duplicate members. Each branch of `#if` is checked alone, because two branches may declare the same member.
    private mutating func checkDuplicates(among items: [MemberListItem]) {
        var first: [String: MemberDeclaration] = [:]
        var plain: [String: MemberDeclaration] = [:]
        for item in items {
            switch item {
            case .member(let member):
                let namesake = member.plainName.flatMap { plain[$0] }
                let isOfOtherKind = namesake.map { ($0.callable == nil) != (member.callable == nil) } ?? false
                guard let earlier = first[member.identity] ?? (isOfOtherKind ? namesake : nil) else {
                    first[member.identity] = member
                    if let name = member.plainName, namesake == nil { plain[name] = member }
                    continue
                }
                let message = "duplicate member `\(member.fullName)`"
                let help = "remove one, or give them different labels or types"
                let notes = [Diagnostic.Note("first declared here", at: earlier.source.nameRange)]
                diagnostics.add(.duplicateMember, message, at: member.source.nameRange, help: help, notes: notes)
            case .conditional(let conditional):
                for clause in conditional.clauses { checkDuplicates(among: clause.items) }
            case .comment: break
            }
        }
    }
}

/// Checks for code that the parser accepts but a protocol doesn't allow. Each check returns false if it reports an error.
extension MemberReader {
    private static let modifiers: [SyntaxKind: Set<Keyword>] = [
        .functionDecl: [
            .static, .nonisolated, .mutating, .nonmutating, .consuming, .borrowing, .__consuming, .prefix, .postfix,
            .infix, .distributed,
        ],
        .initializerDecl: [.nonisolated],
        .subscriptDecl: [.static, .nonisolated],
        .variableDecl: [.static, .nonisolated, .distributed],
    ]

    /// Modifiers that are only allowed in an `@objc` protocol or for an inherited member. Specs have neither.
    private static let modifiersInFiles: Set<Keyword> = [.dynamic, .optional, .override]

    mutating func check(modifiersOf declaration: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax)
        -> Bool
    {
        let errorCount = diagnostics.errorCount
        for modifier in declaration.modifiers {
            let kind = modifier.name.tokenKind
            if case .keyword(let keyword) = kind,
                Self.modifiers[declaration.kind]?.contains(keyword) ?? false
                    || source.place == .file && Self.modifiersInFiles.contains(keyword)
            {
                continue
            }
            let text = modifier.name.text
            let (message, help) =
                switch kind {
                case .keyword(.class):
                    (
                        "expected `static`, found `class`",
                        "remove `class`; in a service or an additional protocol, you can write `static` instead"
                    )
                case .keyword(.async):
                    declaration.is(VariableDeclSyntax.self)
                        ? ("`async` must follow `get`", "write `{ get async }`")
                        : ("`async` must follow the parameters", "write it after `)`, as in `func load() async`")
                default: ("`\(text)` is not allowed on a protocol member", "remove `\(text)`")
                }
            report(.modifierInProtocol, message, at: modifier.name, help: help)
        }
        if source.place != .file { checkForSpec(declaration) }
        return diagnostics.errorCount == errorCount
    }

    mutating func check(noBody declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax) -> Bool {
        guard let body = declaration.body else { return true }
        let bare = declaration.detached.with(\.body, nil)
        report(.memberHasBody, "a protocol member can't have a body", at: body, help: "write `\(bare.oneLine)`")
        return false
    }

    mutating func check(parameters clause: FunctionParameterClauseSyntax) -> Bool {
        let errorCount = diagnostics.errorCount
        var names: Set<String> = []
        for parameter in clause.parameters {
            let name = parameter.secondName ?? parameter.firstName
            if source.place != .file, name.tokenKind != .wildcard, !names.insert(name.plainText).inserted {
                let help = "give one of the two parameters another name, because generated functions use these names"
                report(.duplicateMember, "two parameters have the name `\(name.plainText)`", at: name, help: help)
            }
            if source.place != .file { check(beginningOf: parameter) }
            guard let value = parameter.defaultValue else { continue }
            let bare = parameter.detached.with(\.defaultValue, nil).with(\.trailingComma, nil)
            let help =
                "write `\(bare.oneLine)`; to keep the default, write a function without this parameter in an extension of the protocol"
            report(.defaultInProtocol, "a parameter in a protocol can't have a default value", at: value, help: help)
        }
        return diagnostics.errorCount == errorCount
    }

    private static let typeAttributes = [
        "autoclosure", "convention", "escaping", "isolated", "MainActor", "Sendable", "unchecked",
    ]

    /// Reports attributes that belong before the type and not before the name, and keywords that can't be labels.
    private mutating func check(beginningOf parameter: FunctionParameterSyntax) {
        let label = parameter.firstName
        let names = [label, parameter.secondName].compactMap { $0?.text }.joined(separator: " ")
        let type = parameter.type.oneLine + (parameter.ellipsis == nil ? "" : "...")
        for case .attribute(let attribute) in parameter.attributes {
            guard Self.typeAttributes.contains(attribute.attributeName.oneLine) else { continue }
            let help = "write `\(names): \(attribute.oneLine) \(type)`"
            let message = "`\(attribute.oneLine)` must follow the name of the parameter"
            report(.modifierInProtocol, message, at: attribute, help: help)
        }
        // The compiler only warns about `let` and `var`, and the parser reports `inout`.
        guard ["let", "var"].contains(label.text) else { return }
        let message = "`\(label.text)` is not allowed as a label"
        let help = parameter.secondName.map { "write `\($0.text): \(type)`" } ?? "choose another label"
        report(.modifierInProtocol, message, at: label, help: help)
    }
}

/// Accessors such as `{ get set }`, and the help if they are missing or wrong.
extension MemberReader {
    /// Returns one property of a `var`, or reports an error and returns nil.
    mutating func read(
        _ binding: PatternBindingSyntax,
        of variable: VariableDeclSyntax
    ) -> (name: TokenSyntax, type: TypeSyntax, access: MemberDeclaration.Access)? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            let message = "expected one name for a protocol property"
            let help = "write each as `var name: Type { get }`"
            report(.propertyWithoutAccessors, message, at: binding.pattern, help: help)
            return nil
        }
        var proposal: String {
            let type = binding.typeAnnotation?.type.oneLine ?? binding.initializer?.value.guessedType
            return variable.declared(name, as: type ?? "Type")
        }
        let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
        let fault: String? =
            switch (binding.typeAnnotation, binding.accessorBlock) {
            case _ where isLet: "`let` is not allowed in a protocol"
            case _ where binding.initializer != nil: "a protocol property can't have a value"
            case (nil, _): "the property has no type"
            case (_, nil): "the property has no `{ get }` or `{ get set }`"
            default: nil
            }
        if let fault {
            let help = "write `\(proposal) { get }`" + (isLet ? "" : ", or `{ get set }`")
            let place = isLet ? Syntax(variable.bindingSpecifier) : Syntax(binding)
            report(.propertyWithoutAccessors, fault, at: place, help: help)
        }
        guard fault == nil, let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
            let access = read(block, proposal: proposal)
        else { return nil }
        return (name, type, access)
    }

    /// Returns a subscript's accessors, or reports an error and returns nil.
    mutating func accessors(of declaration: SubscriptDeclSyntax) -> MemberDeclaration.Access? {
        var proposal: String { declaration.detached.with(\.accessorBlock, nil).oneLine }
        guard let block = declaration.accessorBlock else {
            let message = "the subscript has no `{ get }` or `{ get set }`"
            report(.propertyWithoutAccessors, message, at: declaration, help: Self.help(proposal))
            return nil
        }
        return read(block, proposal: proposal)
    }

    private static func help(_ proposal: String) -> String {
        "write `\(proposal) { get }`, or `{ get set }`"
    }

    private mutating func read(_ block: AccessorBlockSyntax, proposal: @autoclosure () -> String)
        -> MemberDeclaration.Access?
    {
        guard case .accessors(let accessors) = block.accessors else {
            report(.memberHasBody, "a property in a protocol can't have a body", at: block, help: Self.help(proposal()))
            return nil
        }
        var getter: AccessorDeclSyntax?
        var setter: AccessorDeclSyntax?
        for accessor in accessors {
            let specifier = accessor.accessorSpecifier
            let fault: (DiagnosticCode, String)? =
                switch specifier.tokenKind {
                case _ where accessor.body != nil:
                    (.memberHasBody, "`\(specifier.text)` can't have a body in a protocol")
                case .keyword(.get) where getter == nil, .keyword(.set) where setter == nil: nil
                case .keyword(.get), .keyword(.set): (.accessorsInProtocol, "`\(specifier.text)` is written twice")
                default: (.accessorsInProtocol, "expected `get` or `get set`, found `\(specifier.text)`")
                }
            if let (code, message) = fault {
                let place = accessor.body.map { Syntax($0) } ?? Syntax(specifier)
                report(code, message, at: place, help: Self.help(proposal()))
                return nil
            }
            if specifier.tokenKind == .keyword(.get) { getter = accessor } else { setter = accessor }
        }
        guard let getter else {
            let message =
                setter == nil ? "expected `get` or `get set`, found no accessor" : "`set` is not allowed without `get`"
            report(.accessorsInProtocol, message, at: block, help: Self.help(proposal()))
            return nil
        }
        let effects = source.effects(getter.effectSpecifiers)
        let isMutating = getter.modifier?.name.tokenKind == .keyword(.mutating)
        return MemberDeclaration.Access(getter: effects, isGetterMutating: isMutating, isSettable: setter != nil)
    }
}

extension VariableDeclSyntax {
    /// Returns the corrected declaration up to the type: `static var name: Type`.
    fileprivate func declared(_ name: TokenSyntax, as type: String) -> String {
        let words = modifiers.map(\.oneLine).filter { $0 == "static" || $0.hasPrefix("nonisolated") }
        return (words + ["var", "\(name.text): \(type)"]).joined(separator: " ")
    }
}

extension ExprSyntax {
    /// The default type of a literal; nil for other expressions.
    fileprivate var guessedType: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .stringLiteralExpr: "String"
        default: nil
        }
    }
}
