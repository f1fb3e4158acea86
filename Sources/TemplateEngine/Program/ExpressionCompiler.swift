import Diagnostics

extension TemplateCompiler {
    mutating func compile(_ expression: Expression) -> Int32 {
        depth += 1
        defer { depth -= 1 }
        let range = expression.range
        switch expression.kind {
        case .literal(let value): return add(.constant(constant(value)), at: range)
        case .name(let name): return compileName(name, range)
        case .member(let base, let name): return compileMember(of: base, name, range)
        case .optionalMember(let base, let name):
            let base = compile(base)
            return add(.optionalMember(of: base, name: program.names.number(of: name)), at: range)
        case .index(let base, let index):
            let (base, index) = (compile(base), compile(index))
            return add(.index(of: base, index), at: range)
        case .call(let callee, let arguments): return compileCall(callee, arguments, range)
        case .list(let items): return addList(items, range)
        case .mapping(let pairs):
            let numbers = pairs.flatMap { [compile($0.key), compile($0.value)] }
            return add(.mapping(list(numbers)), at: range)
        case .negation(let operand): return add(.negation(compile(operand)), at: range)
        case .not(let operand): return add(.not(compile(operand)), at: range)
        case .calculation(let operation, let left, let right):
            let (left, right) = (compile(left), compile(right))
            return add(.calculation(operation, left, right), at: range)
        case .joining(let left, let right):
            let (left, right) = (compile(left), compile(right))
            return add(.joining(left, right), at: range)
        case .and(let left, let right):
            let (left, right) = (compile(left), compile(right))
            return add(.and(left, right), at: range)
        case .or(let left, let right):
            let (left, right) = (compile(left), compile(right))
            return add(.or(left, right), at: range)
        case .comparison(let first, let rest): return compileComparison(first, rest, range)
        case .conditional(let condition, let then, let otherwise):
            let (condition, then) = (compile(condition), compile(then))
            let other = otherwise.map { compile($0) } ?? add(.constant(constant(.null)), at: range)
            return add(.conditional(condition, then: then, otherwise: other), at: range)
        case .coalescing(let left, let right):
            let (left, right) = (compileForgiving(left), compile(right))
            return add(.coalescing(left, right), at: range)
        case .filter(let input, let use): return compileFilter(input, use, range)
        case .test(let operand, let test, let isNegated):
            let value = compile(operand)
            if operand.isChain, test == .defined || test == .undefined {
                return add(.isDefined(value, isNegated: (test == .undefined) != isNegated), at: range)
            }
            return add(.test(test, value, isNegated: isNegated), at: range)
        }
    }

    private mutating func addList(_ items: [Expression], _ range: Range<Int>) -> Int32 {
        let numbers = items.map { compile($0) }
        return add(.list(list(numbers)), at: range)
    }

    private mutating func compileComparison(
        _ first: Expression,
        _ rest: [(ComparisonOperator, Expression)],
        _ range: Range<Int>
    ) -> Int32 {
        let firstNumber = compile(first)
        let others = rest.map { (operation: $0.0, operand: compile($0.1)) }
        if others.count == 1 { return add(.comparison(others[0].operation, firstNumber, others[0].operand), at: range) }
        return add(
            .comparisonChain(list([firstNumber] + others.flatMap { [Int32($0.operation.rawValue), $0.operand] })),
            at: range
        )
    }

    /// What `??` and `default` have on their left: a chain of names may end nowhere.
    private mutating func compileForgiving(_ expression: Expression) -> Int32 {
        let value = compile(expression)
        return expression.isChain ? add(.forgiving(value), at: expression.range) : value
    }

    private mutating func compileFilter(_ input: Expression, _ use: FilterUse, _ range: Range<Int>) -> Int32 {
        let value = program.filters.filters[use.filter].name == "default" ? compileForgiving(input) : compile(input)
        let arguments = use.arguments.map { compile($0) }
        return add(.filter(Int32(use.filter), of: value, arguments: list(arguments)), at: use.range)
    }
}

/// Names, and what they lead to.
extension TemplateCompiler {
    private mutating func compileName(_ name: String, _ range: Range<Int>) -> Int32 {
        let found = scope.find(name)
        if found.slots.isEmpty {
            if isLoop(name) {
                let help = "they are: \(LoopMember.names.joined(separator: ", "))"
                report(.templateValueKind, "`\(name)` is not a value: use one of its members", at: range, help: help)
            } else if unit.macro(name, from: file) != nil {
                report(.templateMacroUnknown, "`\(name)` is a macro", at: range, help: "call it: `\(name)(…)`")
            }
        }
        if found.isAlwaysSet, found.slots.count == 1 { return add(.slot(found.slots[0]), at: range) }
        guard !found.slots.isEmpty else {
            guard found.seesContext else { return add(.missing(program.names.number(of: name)), at: range) }
            let node = add(.context(program.contextNames.number(of: name)), at: range)
            scope.noteRead(name, by: node)
            return node
        }
        let context = found.seesContext && !found.isAlwaysSet ? program.contextNames.number(of: name) : -1
        let slots = list(found.slots)
        return add(.firstSlot(slots, context: context), at: range)
    }

    /// Whether a name means the state of the loop around: no variable has it.
    private func isLoop(_ name: String) -> Bool {
        (name == "loop" || name == "forloop") && loopLevel > 0 && scope.find(name).slots.isEmpty
    }

    private mutating func compileMember(of base: Expression, _ name: String, _ range: Range<Int>) -> Int32 {
        if let level = loopLevel(of: base) {
            if name == "parent" {
                report(.templateNameMissing, "`parent` is not a value: use one of its members", at: range)
                return add(.constant(constant(.null)), at: range)
            }
            guard level < loopLevel else {
                report(.templateNameMissing, "there is no loop around this one", at: range)
                return add(.constant(constant(.null)), at: range)
            }
            if let member = LoopMember(name: name) { return add(.loopMember(member, level: Int32(level)), at: range) }
            report(
                .templateNameMissing,
                "unknown member `\(name)` of `loop`",
                at: range,
                help: Suggestion.help(for: name, among: LoopMember.names, of: "loop")
            )
            return add(.constant(constant(.null)), at: range)
        }
        if name == "super", case .name("block") = base.kind, scope.find("block").slots.isEmpty,
            let (block, position) = superBlocks.last
        {
            guard position < unit.blocks[block]?.count ?? 0 else {
                report(.templateNameMissing, "no parent template has a block `\(block)`", at: range)
                return add(.constant(constant(.null)), at: range)
            }
            let body = compileDefinition(of: block, position, at: range)
            return add(.body(body), at: range)
        }
        let base = compile(base)
        let name = program.names.number(of: name)
        if case .slot(let slot) = program.expressions[Int(base)] {
            return add(.slotMember(of: base, name: name, slot: slot), at: range)
        }
        return add(.member(of: base, name: name), at: range)
    }

    /// For `loop`, `loop.parent` and so on: how many loops outside the innermost.
    private func loopLevel(of expression: Expression) -> Int? {
        switch expression.kind {
        case .name(let name): isLoop(name) ? 0 : nil
        case .member(let base, "parent"): loopLevel(of: base).map { $0 + 1 }
        default: nil
        }
    }

    private mutating func compileCall(_ callee: Expression, _ arguments: Arguments, _ range: Range<Int>) -> Int32 {
        guard let (file, index) = findMacro(callee), let syntax = file.syntax, let number = macroNumber(file, index)
        else {
            return add(.constant(constant(.null)), at: range)
        }
        let macro = syntax.macros[index]
        noteCall(file, macro)
        let parameters = macro.parameters.map { ($0.name.text, $0.defaultValue != nil) }
        let written = macro.parameters.map { $0.defaultValue == nil ? $0.name.text : "\($0.name.text): …" }
        let signature = "\(macro.name.text)(\(written.joined(separator: ", ")))"
        let matching = ArgumentMatching(of: "macro `\(macro.name.text)`", signature: signature, range: range)
        var problems = ParseProblems(program.uses[Int(use)].text, notes: program.notes(of: Int(use)))
        let matched = matching.match(arguments, to: parameters, &problems)
        for diagnostic in problems.diagnostics { add(diagnostic) }
        let numbers = (matched ?? []).map { argument in argument.map { compile($0) } ?? -1 }
        program.calls.append(CallCode(macro: number, arguments: list(numbers), depth: Int32(depth)))
        return add(.call(Int32(program.calls.count - 1)), at: range)
    }

    private mutating func findMacro(_ callee: Expression) -> (file: LoadedFile, index: Int)? {
        switch callee.kind {
        case .name(let name):
            if let macro = unit.macro(name, from: file) {
                checkOrder(macro, callee.range)
                return macro
            }
            if !scope.find(name).slots.isEmpty {
                report(.templateMacroUnknown, "`\(name)` is a variable: only macros can be called", at: callee.range)
            } else {
                let names = unit.chain.flatMap { $0.syntax?.macros.map(\.name.text) ?? [] }
                report(
                    .templateMacroUnknown,
                    "unknown macro `\(name)`",
                    at: callee.range,
                    help: Suggestion.help(for: name, among: names)
                )
            }
        case .member(let base, let name):
            guard case .name(let alias) = base.kind, isImport(alias) else {
                report(.templateMacroUnknown, "only macros can be called", at: callee.range)
                return nil
            }
            guard let imported = unit.importedFile(alias, from: file) else { return nil }
            if let index = imported.macros[name], !name.hasPrefix("_") { return (imported, index) }
            let known = (imported.syntax?.macros ?? []).map(\.name.text).filter { !$0.hasPrefix("_") }
            let isPrivate = imported.macros[name] != nil
            let message = isPrivate ? "the macro `\(name)` is private to" : "unknown macro `\(name)` in"
            report(
                .templateMacroUnknown,
                "\(message) `\(imported.name)`",
                at: callee.range,
                help: Suggestion.help(for: name, among: known)
            )
        default:
            report(.templateMacroUnknown, "only macros can be called", at: callee.range)
        }
        return nil
    }

    /// A file's own macros can be called behind their definition; in blocks and other macros, wherever that is.
    private mutating func checkOrder(_ macro: (file: LoadedFile, index: Int), _ range: Range<Int>) {
        guard macro.file === file, !isInMacro, superBlocks.isEmpty, let name = file.syntax?.macros[macro.index].name
        else { return }
        guard name.range.lowerBound > range.lowerBound else { return }
        report(
            .templateMacroUnknown,
            "the macro `\(name.text)` is defined after this call",
            at: range,
            help: "move its definition up"
        )
    }

    /// Whether a name was given to a file, which may be missing.
    private func isImport(_ name: String) -> Bool {
        unit.importedFile(name, from: file) != nil || file.syntax?.imports.contains { $0.name.text == name } ?? false
    }
}
