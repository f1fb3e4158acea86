import SwiftReader
import SwiftSyntax

/// Reads the units of a Swift file.
struct UnitParser {
    let bytes: [UInt8]
    let file: ParsedFile
    private var units: [MergeUnit] = []
    private var conditions: [String] = []

    init(bytes: [UInt8], file: ParsedFile) {
        (self.bytes, self.file) = (bytes, file)
    }

    mutating func parse() -> [MergeUnit] {
        let whole = 0..<bytes.count
        let key = UnitKey(scope: "", signature: "file", conditions: [])
        units = [
            MergeUnit(kind: .file, key: key, parent: 0, range: whole, code: whole, interior: whole, name: "the file")
        ]
        let items = file.tree.statements.map { Item(node: Syntax($0.item), whole: Syntax($0)) }
        read(items, before: file.tree.endOfFileToken, in: 0, scope: "")
        return units
    }

    /// A declaration or statement, and the same with its semicolon.
    private struct Item {
        let node: Syntax
        let whole: Syntax
    }

    private mutating func read(_ items: [Item], before end: TokenSyntax, in parent: Int, scope: String) {
        var gaps = items.map { CommentGap(before: $0.whole.firstToken(viewMode: .sourceAccurate) ?? end) }
        gaps.append(CommentGap(before: end))
        for (index, item) in items.enumerated() {
            let comments = read(gaps[index], in: parent, scope: scope)
            let declaration = item.node.as(DeclSyntax.self)
            let code =
                item.whole.positionAfterSkippingLeadingTrivia
                .utf8Offset..<item.whole.endPositionBeforeTrailingTrivia.utf8Offset
            let trailing = gaps[index + 1].inline ?? code.upperBound..<code.upperBound
            let frame = Frame(parent: parent, comments: comments, code: code, trailing: trailing, scope: scope)
            if let declaration { read(declaration, frame) } else { addCode(item.node, frame) }
        }
        if let comments = read(gaps[items.count], in: parent, scope: scope) {
            addComment(comments, .comment, in: parent, scope)
        }
    }

    /// Where a unit is.
    private struct Frame {
        let parent: Int
        let comments: Range<Int>?
        let code: Range<Int>
        let trailing: Range<Int>
        let scope: String
    }

    /// Adds comments that are units of their own.
    ///
    /// - Returns: the comments that belong to what follows.
    private mutating func read(_ gap: CommentGap, in parent: Int, scope: String) -> Range<Int>? {
        var groups = gap.groups[...]
        if gap.isFirst, let first = groups.first, !first.isMark,
            !(groups.count == 1 && gap.isAttached && first.isDocumentation)
        {
            addComment(groups.removeFirst().range, .header, in: parent, scope)
        }
        let attached = gap.isAttached && groups.last?.isMark == false ? groups.popLast() : nil
        for group in groups { addComment(group.range, .comment, in: parent, scope) }
        return attached?.range
    }

    private mutating func addComment(_ range: Range<Int>, _ kind: MergeUnit.Kind, in parent: Int, _ scope: String) {
        let text = UnitText.commentWords(bytes[range]).joined(separator: "\n")
        let key = UnitKey(scope: scope, signature: kind == .header ? "header" : text, conditions: conditions)
        let part = UnitPart(kind: .comments, range: range)
        units.append(
            MergeUnit(
                kind: kind,
                key: key,
                parent: parent,
                range: range,
                code: range,
                parts: [part],
                name: "the comment `\(text)`"
            )
        )
    }

    private mutating func addCode(_ node: Syntax, _ frame: Frame) {
        if let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self) {
            add(macro: macro, Syntax(node), frame)
        } else {
            let words = node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
            add(frame, .code, "code \(words)", name: words, node, [(.name, frame.code.upperBound)])
        }
    }

    private mutating func read(_ declaration: DeclSyntax, _ frame: Frame) {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) { return read(conditional, frame) }
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) { return read(group, declaration, frame) }
        let node = Syntax(declaration)
        let end = frame.code.upperBound
        if let imported = declaration.as(ImportDeclSyntax.self) {
            let path = imported.path.trimmedDescription
            add(frame, .directImport, "import \(path)", name: "import \(path)", node, [(.name, end)])
        } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
            add(macro: macro, node, frame)
        } else if let (kind, name, cuts) = declaration.memberParts {
            let signatures = file.signatures(of: declaration, in: frame.scope)
            add(frame, kind, signatures.isEmpty ? name : signatures.joined(separator: " "), name: name, node, cuts)
            let last = units.count - 1
            units[last].signatures = signatures
            units[last].parameters = declaration.unitParameters
            units[last].isStored = declaration.as(VariableDeclSyntax.self)?.isStored ?? false
        } else {
            let signature = file.signatures(of: declaration, in: frame.scope).first
            let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? declaration.trimmedDescription
            add(frame, .other, signature ?? "\(declaration.kind) \(name)", name: name, node, [(.name, end)])
        }
    }

    private mutating func read(_ group: any DeclGroupSyntax, _ declaration: DeclSyntax, _ frame: Frame) {
        let name = declaration.declaredType
        let isExtension = declaration.is(ExtensionDeclSyntax.self)
        let conformances = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let requirements = group.genericWhereClause?.trimmedDescription ?? ""
        let details = [conformances.sorted().joined(separator: ","), requirements].filter { !$0.isEmpty }
        let signature = isExtension ? (["extension \(name)"] + details).joined(separator: " ") : "type \(name)"
        add(
            frame,
            isExtension ? .typeExtension : .type,
            signature,
            name: isExtension
                ? "extension \(name)" + (conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", "))
                : name,
            Syntax(declaration),
            group.headCuts
        )
        let index = units.count - 1
        let block = group.memberBlock
        units[index].conformances = conformances
        units[index].interior =
            block.leftBrace.endPositionBeforeTrailingTrivia
            .utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        units[index].baseName = name
        let items = block.members.map { Item(node: Syntax($0.decl), whole: Syntax($0)) }
        read(items, before: block.rightBrace, in: index, scope: frame.scope.isEmpty ? name : "\(frame.scope).\(name)")
    }

    private mutating func read(_ conditional: IfConfigDeclSyntax, _ frame: Frame) {
        let clauses = Array(conditional.clauses)
        let words = clauses.map { "\($0.poundKeyword.text) \($0.condition?.trimmedDescription ?? "")" }
        add(frame, .conditional, words[0], name: words[0], nil, [])
        let block = units.count - 1
        units[block].interior = frame.code
        for (index, clause) in clauses.enumerated() {
            let end = index + 1 < clauses.count ? clauses[index + 1].poundKeyword : conditional.poundEndif
            let start = clause.positionAfterSkippingLeadingTrivia.utf8Offset
            let head = (clause.condition.map { Syntax($0) } ?? Syntax(clause.poundKeyword))
                .endPositionBeforeTrailingTrivia.utf8Offset
            let limit = end.positionAfterSkippingLeadingTrivia.utf8Offset
            let key = UnitKey(
                scope: frame.scope,
                signature: "clause \(words[index])",
                conditions: conditions + [words[0]]
            )
            units.append(
                MergeUnit(
                    kind: .clause,
                    key: key,
                    parent: block,
                    range: start..<limit,
                    code: start..<limit,
                    interior: head..<limit,
                    name: words[index]
                )
            )
            conditions.append(words[0] + (index > 0 ? " \(words[index])" : ""))
            defer { conditions.removeLast() }
            let items: [Item] =
                switch clause.elements {
                case .decls(let items): items.map { Item(node: Syntax($0.decl), whole: Syntax($0)) }
                case .statements(let items): items.map { Item(node: Syntax($0.item), whole: Syntax($0)) }
                default: []
                }
            read(items, before: end, in: units.count - 1, scope: frame.scope)
        }
    }

    private mutating func add(macro: any FreestandingMacroExpansionSyntax, _ node: Syntax, _ frame: Frame) {
        let closure = macro.trailingClosure?.position.utf8Offset
        let name = "#" + macro.macroName.text
        let arguments = macro.arguments.map { "\($0.trimmedDescription)," }.joined()
        add(
            frame,
            .macro,
            "\(name)(\(arguments))",
            name: name,
            node,
            [(.name, closure ?? frame.code.upperBound), (.body, frame.code.upperBound)]
        )
        units[units.count - 1].baseName = name
    }

    /// - Parameter cuts: where the parts after the modifiers end.
    private mutating func add(
        _ frame: Frame,
        _ kind: MergeUnit.Kind,
        _ signature: String,
        name: String,
        _ node: Syntax?,
        _ cuts: [(UnitPart.Kind, Int)]
    ) {
        let code = frame.code
        let range = (frame.comments?.lowerBound ?? code.lowerBound)..<max(code.upperBound, frame.trailing.upperBound)
        let key = UnitKey(scope: frame.scope, signature: signature, conditions: conditions)
        let fullName = frame.scope.isEmpty || kind == .conditional ? name : "\(frame.scope).\(name)"
        var unit = MergeUnit(
            kind: kind,
            key: key,
            parent: frame.parent,
            range: range,
            code: code,
            name: fullName,
            node: node
        )
        unit.baseName = String(name.prefix { $0 != "(" })
        unit.parts.append(UnitPart(kind: .comments, range: frame.comments ?? code.lowerBound..<code.lowerBound))
        var start = code.lowerBound
        for (kind, end) in (node?.attributeCuts ?? []) + cuts {
            unit.parts.append(UnitPart(kind: kind, range: start..<max(start, end)))
            start = max(start, end)
        }
        unit.parts.append(UnitPart(kind: .trailing, range: frame.trailing))
        units.append(unit)
    }
}
