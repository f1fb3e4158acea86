import Diagnostics

extension TemplateCompiler {
    mutating func compile(_ expression: Expression) -> ExpressionNode {
        depth += 1
        defer { depth -= 1 }
        let range = if case .filter(_, let use) = expression.kind { use.range } else { expression.range }
        return node(resolved(expression), at: range)
    }

    private mutating func resolved(_ expression: Expression) -> ExpressionNode.Kind {
        let range = expression.range
        switch expression.kind {
        case .literal(let value): return .constant(program.constants.add(value))
        case .name(let name): return resolveName(name, range)
        case .member(let base, let name, isOptional: false): return resolveMember(of: base, name, range)
        case .member(let base, let name, _):
            return .member(of: compile(base), program.names.add(name), isOptional: true)
        case .index(let base, let index): return .index(of: compile(base), compile(index))
        case .call(let callee, let arguments): return resolveCall(callee, arguments, range)
        case .list(let items): return .list(operands(items))
        case .mapping(let pairs):
            let nodes = pairs.map { (key: compile($0.key), value: compile($0.value)) }
            return .mapping(program.pairs.add(nodes))
        case .negation(let operand): return .negation(compile(operand))
        case .not(let operand): return .not(compile(operand))
        case .calculation(let operation, let left, let right):
            return .calculation(operation, compile(left), compile(right))
        case .joining(let left, let right): return .joining(compile(left), compile(right))
        case .connection(let left, let right, let end): return .connection(compile(left), compile(right), endsWith: end)
        case .comparison(let first, let rest):
            let first = compile(first)
            let others = rest.map { (operation: $0.0, operand: compile($0.1)) }
            return .comparison(first, program.comparisons.add(others))
        case .conditional(let condition, let then, let otherwise):
            return .conditional(compile(condition), then: compile(then), otherwise: compile(otherwise))
        case .coalescing(let left, let right): return .coalescing(compile(left), compile(right), isFilter: false)
        case .filter(let input, let use): return applied(use, to: compile(input))
        case .test(let operand, .undefined, let isNegated):
            return .test(.defined, compile(operand), isNegated: !isNegated)
        case .test(let operand, let test, let isNegated): return .test(test, compile(operand), isNegated: isNegated)
        }
    }

    private mutating func operands(_ expressions: [Expression]) -> Range<Int> {
        let nodes = expressions.map { compile($0) }
        return program.operands.add(nodes)
    }

    mutating func applied(_ use: FilterUse, to input: ExpressionNode) -> ExpressionNode.Kind {
        if use.filter.name == "default" { return .coalescing(input, compile(use.arguments[0]), isFilter: true) }
        let arguments = operands(use.arguments)
        return .filter(program.usedFilters.add(use.filter), of: input, arguments: arguments)
    }

    private var null: ExpressionNode.Kind {
        mutating get { .constant(program.constants.add(.null)) }
    }
}

extension TemplateCompiler {
    private mutating func resolveName(_ name: String, _ range: Range<Int>) -> ExpressionNode.Kind {
        let found = scope.find(name)
        if found.slots.isEmpty {
            if isLoop(name) {
                let help = "they are: \(LoopMember.allCases.map(\.rawValue).joined(separator: ", "))"
                report(.templateValueKind, "`\(name)` is not a value: use one of its members", at: range, help: help)
            } else if unit.macro(name, from: file) != nil {
                reportMacro(name, range)
            }
        }
        if found.isAlwaysSet, found.slots.count == 1, found.slots[0].frame == scope.frame {
            return .slot(found.slots[0].number)
        }
        let seesContext = found.seesContext && !found.isAlwaysSet
        let context = seesContext ? contextNumber(of: name) : nil
        let names = found.seesContext ? nil : scope.names.sorted()
        let lookup = NameLookup(name: name, slots: found.slots, context: context, onlyNames: names)
        return .name(program.lookups.add(lookup))
    }

    /// Returns whether a name is `loop` or `forloop`, and refers to the enclosing loop. A variable with this name hides the loop.
    private func isLoop(_ name: String) -> Bool {
        (name == "loop" || name == "forloop") && loopLevel > 0 && scope.find(name).slots.isEmpty
    }

    private mutating func resolveMember(of base: Expression, _ name: String, _ range: Range<Int>) -> ExpressionNode.Kind
    {
        if let level = loopLevel(of: base) { return resolveLoopMember(name, level, range) }
        if name == "super", case .name("block") = base.kind, scope.find("block").slots.isEmpty,
            let (block, position) = superBlocks.last
        {
            guard position < unit.blocks[block]?.count ?? 0 else {
                report(.templateNameMissing, "no parent template has a block `\(block)`", at: range)
                return null
            }
            return .body(compileDefinition(of: block, position, at: range))
        }
        if case .name(let alias) = base.kind, let macro = unit.importedFile(alias, from: file)?.macros[name],
            !name.hasPrefix("_"), scope.importedUnit(alias)?.scope.variables[name] == nil
        {
            reportMacro("\(alias).\(macro.name.text)", range)
        }
        return .member(of: compile(base), program.names.add(name), isOptional: false)
    }

    private mutating func reportMacro(_ name: String, _ range: Range<Int>) {
        report(.templateMacroUnknown, "`\(name)` is a macro", at: range, help: "call it: `\(name)(…)`")
    }

    private mutating func resolveLoopMember(_ name: String, _ level: Int, _ range: Range<Int>) -> ExpressionNode.Kind {
        let member = LoopMember(rawValue: name)
        if member == .parent {
            report(.templateNameMissing, "`parent` is not a value: use one of its members", at: range)
        } else if level >= loopLevel {
            report(.templateNameMissing, "there is no loop around this one", at: range)
        } else if let member {
            return .loopMember(member, level: level)
        } else {
            let help = Suggestion.help(for: name, among: LoopMember.allCases.map(\.rawValue), of: "loop")
            report(.templateNameMissing, "unknown member `\(name)` of `loop`", at: range, help: help)
        }
        return null
    }

    /// Returns 0 for `loop`, 1 for `loop.parent`, and so on; nil for other expressions.
    private func loopLevel(of expression: Expression) -> Int? {
        switch expression.kind {
        case .name(let name): isLoop(name) ? 0 : nil
        case .member(let base, "parent", isOptional: false): loopLevel(of: base).map { $0 + 1 }
        default: nil
        }
    }

    private mutating func resolveCall(_ callee: Expression, _ arguments: Arguments, _ range: Range<Int>)
        -> ExpressionNode.Kind
    {
        guard let found = findMacro(callee) else { return null }
        let (macro, number) = (found.macro, macroNumber(found))
        let written = macro.parameters.map { $0.defaultValue == nil ? $0.name.text : "\($0.name.text): …" }
        let signature = "\(macro.name.text)(\(written.joined(separator: ", ")))"
        var problems = ParseProblems(text: text, notes: program.uses[use].notes)
        let parameters = macro.parameters.map { ($0.name.text, $0.defaultValue != nil) }
        let matched = problems.match(arguments, to: parameters, of: "macro `\(macro.name.text)`", signature, at: range)
        for diagnostic in problems.diagnostics { diagnostics.add(diagnostic) }
        let nodes = (matched ?? []).map { argument in argument.map { compile($0) } }
        return .call(macro: number, arguments: program.arguments.add(nodes), depth: depth)
    }

    private mutating func findMacro(_ callee: Expression) -> FoundMacro? {
        switch callee.kind {
        case .name(let name):
            if let macro = unit.macro(name, from: file) { return macro }
            if scope.find(name).slots.isEmpty {
                let names = unit.chain.flatMap { $0.syntax.macros.map(\.name.text) }
                let help = name == "super" ? "write `block.super`" : Suggestion.help(for: name, among: names)
                report(.templateMacroUnknown, "unknown macro `\(name)`", at: callee.range, help: help)
            } else {
                report(.templateMacroUnknown, "`\(name)` is a variable: only macros can be called", at: callee.range)
            }
        case .member(let base, let name, isOptional: false):
            guard case .name(let alias) = base.kind, isImport(alias) else { fallthrough }
            guard let imported = unit.importedFile(alias, from: file) else { return nil }
            let macro = imported.macros[name]
            if let macro, !name.hasPrefix("_") {
                let own = imported.isLibrary ? nil : scope.importedUnit(alias)
                return FoundMacro(unit: own ?? libraryUnit(imported), file: imported, macro: macro)
            }
            let known = imported.syntax.macros.map(\.name.text).filter { !$0.hasPrefix("_") }
            let message = macro == nil ? "unknown macro `\(name)` in" : "the macro `\(name)` is private to"
            let help = Suggestion.help(for: name, among: known)
            report(.templateMacroUnknown, "\(message) `\(imported.name)`", at: callee.range, help: help)
        default:
            var help: String?
            if case .member(_, "items", _) = callee.kind {
                help = "remove `.items()`: a loop with two variables gets keys and values"
            } else if case .member(let base, _, _) = callee.kind, case .name(let alias) = base.kind {
                help = Suggestion.nearest(to: alias, in: file.syntax.imports.map(\.name.text))
                guard help == nil || misspelledImports.insert(alias).inserted else { return nil }
            }
            help =
                help
                ?? "to call a macro of another file, import it with `{% import … as name %}`; to apply a filter, write `|`"
            report(.templateMacroUnknown, "only macros can be called", at: callee.range, help: help)
        }
        return nil
    }

    /// Returns whether a name is the name of an import. The imported file may be missing.
    private func isImport(_ name: String) -> Bool {
        unit.importedFile(name, from: file) != nil || file.syntax.imports.contains { $0.name.text == name }
    }
}
