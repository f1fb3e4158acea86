import Diagnostics

extension TemplateCompiler {
    mutating func compile(_ statements: [Statement]) -> Range<Int> {
        program.statements.add(nodes(statements))
    }

    private mutating func nodes(_ statements: [Statement]) -> [StatementNode] {
        guard let first = statements.first, canNest(at: first.range) else { return [] }
        depth += 1
        defer { depth -= 1 }
        return statements.compactMap { compile($0) }
    }

    private mutating func compile(_ statement: Statement) -> StatementNode? {
        let range = statement.range
        switch statement.kind {
        case .text(let dedent, let isRaw):
            let text = program.text.add(text(range, dedent))
            return text.isEmpty ? nil : node(.text(text, isRaw: isRaw), at: range)
        case .output(let expression):
            let value = compile(expression)
            return switch program.kind(value) {
            case .call: node(.output(value), at: range)
            case .body(let body): node(.scope(0..<0, body), at: range)
            default: node(.output(value), at: expression.range)
            }
        case .branches(let branches, let otherwise):
            let bodies = branches.map { (condition: compile($0.condition), body: compile($0.body)) }
            return node(.branches(program.branches.add(bodies), otherwise: compile(otherwise)), at: range)
        case .loop(let loop): return compileLoop(loop, range)
        case .leaveLoop(let forGood): return node(.leaveLoop(forGood: forGood), at: range)
        case .set(let name, let expression):
            let value = compile(expression)
            return node(.set(slot: declareSet(name), value), at: range)
        case .setBody(let name, let statements):
            let body = inScope(Scope(scope), at: range) { $0.compile(statements) }
            return node(.setBody(slot: declareSet(name), body), at: range)
        case .with(let values, let statements):
            let inner = Scope(scope)
            let settings = declare(values, in: inner, range)
            let body = inScope(inner, at: range) { $0.compile(statements) }
            return node(.scope(0..<0, program.statements.add(settings + program.statements[body])), at: range)
        case .include(let name, let values, let isOnly): return compileInclude(name, values, isOnly, range)
        case .importing(_, let name): return compileImport(name, range)
        case .block(let block):
            let body = compileDefinition(of: block.name.text, 0, at: range)
            return block.place.map { line($0, body, range) } ?? node(.scope(0..<0, body), at: range)
        case .filterBody(let filters, let statements): return compileFilterBody(filters, statements, range)
        case .raise(let message): return node(.raise(compile(message)), at: range)
        case .outputLine(let place, let statements): return line(place, compile(statements), range)
        }
    }

    private mutating func line(_ place: LinePlace, _ body: Range<Int>, _ range: Range<Int>) -> StatementNode {
        let indentation = program.text.add(text.bytes[place.indentation])
        let line = LinePlace(indentation: indentation, endsLine: place.endsLine, isInline: place.isInline)
        return node(.outputLine(line, body), at: range)
    }

    /// Returns a part of the file. Removes up to `dedent` spaces and tabs from each line, and the CR of CRLF.
    private func text(_ range: Range<Int>, _ dedent: Int) -> [UInt8] {
        let bytes = self.text.bytes
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var isLineStart = range.lowerBound == 0 || bytes[range.lowerBound - 1] == UInt8(ascii: "\n")
        var rest = bytes[range]
        while !rest.isEmpty {
            if isLineStart { rest = rest.dropFirst(rest.prefix(dedent).prefix(while: \.isBlank).count) }
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            isLineStart = line.endIndex < rest.endIndex
            text += isLineStart && line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if isLineStart { text.append(UInt8(ascii: "\n")) }
            rest = rest[line.endIndex...].dropFirst()
        }
        return text
    }

    private mutating func compileLoop(_ loop: Loop, _ range: Range<Int>) -> StatementNode {
        let items = compile(loop.items)
        let separator = loop.separator.map { compile($0) }
        let (outer, inner) = (scope, Scope(scope))
        let slots = loop.names.prefix(2).map { name in
            let slot = newSlot(name)
            inner.declare(name.text, slot: slot, isAlwaysSet: true)
            return slot
        }
        scope = inner
        let size = partCount
        let condition = loop.condition.map { compile($0) }
        scope = outer
        loopLevel += 1
        var weight = 0
        let body = inScope(inner, at: range) { compiler in
            defer { weight = compiler.weight(since: size) }
            return compiler.compile(loop.body)
        }
        loopLevel -= 1
        let otherwise = inScope(Scope(scope), at: range) { $0.compile(loop.otherwise) }
        let node = LoopNode(
            firstSlot: slots[0],
            secondSlot: slots.count > 1 ? slots[1] : nil,
            items: items,
            condition: condition,
            separator: separator,
            body: body,
            otherwise: otherwise,
            weight: weight
        )
        return self.node(.loop(program.loops.add(node)), at: range)
    }

    private mutating func declareSet(_ name: Name) -> Int {
        if let known = scope.variables[name.text] { return known.slot.number }
        let slot = newSlot(name)
        scope.declare(name.text, slot: slot, isAlwaysSet: false)
        return slot
    }

    /// Declares variables that are visible only in an inner scope. Their values are evaluated in the current scope.
    private mutating func declare(
        _ values: [(name: Name, value: Expression)],
        in inner: Scope,
        _ range: Range<Int>
    ) -> [StatementNode] {
        values.map { name, expression in
            let value = compile(expression)
            let slot = newSlot(name)
            inner.declare(name.text, slot: slot, isAlwaysSet: true)
            return node(.set(slot: slot, value), at: range)
        }
    }

    /// Compiles a body with filters. A variable without a name captures the output of the body, so that `break` and `continue` discard this output.
    /// The arguments of the filters can use variables that the body sets.
    private mutating func compileFilterBody(_ filters: [FilterUse], _ statements: [Statement], _ range: Range<Int>)
        -> StatementNode
    {
        let whole = inScope(Scope(scope), at: range) { compiler in
            let slot = compiler.slotCount
            compiler.slotCount += 1
            let body = compiler.compile(statements)
            let capture = compiler.node(.setBody(slot: slot, body), at: range)
            let value = filters.reduce(compiler.node(.slot(slot), at: range)) { input, use in
                compiler.node(compiler.applied(use, to: input), at: use.range)
            }
            return compiler.program.statements.add([capture, compiler.node(.output(value), at: range)])
        }
        return node(.scope(0..<0, whole), at: range)
    }
}

extension TemplateCompiler {
    private mutating func compileInclude(
        _ name: Name,
        _ values: [(name: Name, value: Expression)],
        _ isOnly: Bool,
        _ range: Range<Int>
    ) -> StatementNode? {
        let given = Scope(scope, outside: isOnly ? .nothing : .all)
        let settings = declare(values, in: given, range)
        guard let file = file.related[name.text], canNest(at: range) else { return nil }
        let unit = CompilationUnit(file, scope: Scope(given), outer: self.unit)
        let body = compile(unit, of: file, "included from \(text.line(of: name.range))")
        return node(.scope(0..<0, program.statements.add(settings + program.statements[body])), at: range)
    }

    /// Compiles an `import`. At run time, the imported name is a mapping of the file's variables. Macros are found during compilation.
    private mutating func compileImport(_ name: Name, _ range: Range<Int>) -> StatementNode? {
        guard let imported = file.imported(name.text) else { return nil }
        let own = Scope(nil, outside: .contextOnly, frame: scope.frame)
        let unit = CompilationUnit(imported, scope: own, outer: nil)
        let body = compile(unit, of: imported, "imported from \(text.line(of: range))", keepsText: false)
        let exports = own.variables.map { (name: $0.key, slot: $0.value.slot.number) }
            .filter { !$0.name.hasPrefix("_") }
            .sorted { $0.slot < $1.slot }
        scope.imports[name.text] = unit
        return node(.importing(slot: declareSet(name), body: body, exports: program.exports.add(exports)), at: range)
    }

    private mutating func compile(
        _ unit: CompilationUnit,
        of file: LoadedFile,
        _ note: String,
        keepsText: Bool = true
    ) -> Range<Int> {
        let outer = (self.file, self.unit, use)
        use = newUse(file.syntax.text, note, of: use)
        (self.file, self.unit) = (file, unit)
        defer { (self.file, self.unit, use) = outer }
        return inScope(unit.scope, at: 0..<0) { $0.compileUnit(keepsText: keepsText) }
    }

    /// Compiles the current unit: first the variables that the derived files set, then the body of the file without a parent.
    ///
    /// - Parameter keepsText: false if the output of the file is not used.
    mutating func compileUnit(keepsText: Bool = true) -> Range<Int> {
        enterChain()
        let outer = (file, use)
        defer { (file, use) = outer }
        var nodes: [StatementNode] = []
        for (member, use) in zip(unit.chain, unit.uses) {
            (file, self.use) = (member, use)
            nodes += self.nodes(member.syntax.body)
        }
        reportUnplacedBlocks()
        if !keepsText { nodes.removeAll { if case .text = $0.kind { true } else { false } } }
        return program.statements.add(nodes)
    }

    private mutating func enterChain() {
        unit.uses = [use]
        for (derived, parent) in zip(unit.chain, unit.chain.dropFirst()) {
            guard let name = derived.syntax.parent else { return }
            let note = "extended by \(derived.syntax.text.line(of: name.range))"
            unit.uses.append(newUse(parent.syntax.text, note, of: unit.uses.last))
        }
    }

    private mutating func reportUnplacedBlocks() {
        for (index, member) in unit.chain.dropLast().enumerated() {
            use = unit.uses[index]
            let known = unit.chain[(index + 1)...].flatMap { $0.syntax.blocks.map(\.name.text) }
            for name in member.syntax.blocks.map(\.name) where !unit.placedBlocks.contains(name.text) {
                let message = "unknown block `\(name.text)`: no parent template has it"
                report(.templateUnused, message, at: name.range, help: Suggestion.help(for: name.text, among: known))
                _ = compileDefinition(of: name.text, 0, at: name.range)
            }
        }
    }

    /// Compiles a definition of a block in the scope of its unit.
    ///
    /// - Parameter position: the number of the definition. 0 is the most derived one.
    mutating func compileDefinition(of name: String, _ position: Int, at range: Range<Int>) -> Range<Int> {
        guard canNest(at: range), let definitions = unit.blocks[name], position < definitions.count
        else { return 0..<0 }
        unit.placedBlocks.insert(name)
        let (block, file) = definitions[position]
        let outer = (self.file, use, loopLevel)
        (self.file, loopLevel) = (file, 0)
        if let index = unit.chain.firstIndex(where: { $0 === file }) { use = unit.uses[index] }
        superBlocks.append((name, position + 1))
        defer {
            (self.file, use, loopLevel) = outer
            superBlocks.removeLast()
        }
        return inScope(Scope(unit.scope), at: block.name.range) { $0.compile(block.body) }
    }
}
