import Diagnostics

extension TemplateCompiler {
    mutating func compile(_ statements: [Statement]) -> Span {
        guard let first = statements.first, canNest(at: first.range) else { return Span() }
        depth += 1
        defer { depth -= 1 }
        var numbers: [Int32] = []
        for statement in statements {
            if let number = compile(statement) { numbers.append(number) }
        }
        return list(numbers)
    }

    private mutating func compile(_ statement: Statement) -> Int32? {
        let range = statement.range
        switch statement.kind {
        case .text(let dedent, let isRaw): return compileText(range, dedent, isRaw)
        case .output(let expression): return compileOutput(expression, range)
        case .branches(let branches, let otherwise): return compileBranches(branches, otherwise, range)
        case .loop(let loop): return compileLoop(loop, range)
        case .breakLoop: return add(.breakLoop, at: range)
        case .continueLoop: return add(.continueLoop, at: range)
        case .set(let name, let expression):
            let value = compile(expression)
            return add(.set(slot: declareSet(name), value), at: range)
        case .setBody(let name, let statements):
            let body = inScope(Scope(scope), at: range) { $0.compile(statements) }
            return add(.setBody(slot: declareSet(name), body), at: range)
        case .with(let values, let statements):
            let (inner, settings) = declare(values, in: Scope(scope), range)
            let body = inScope(inner, at: range) { $0.compile(statements) }
            return add(.scope(firstSlot: 0, count: 0, list(settings + Array(program.lists[body.range]))), at: range)
        case .include(let name, let values, let isOnly): return compileInclude(name, values, isOnly, range)
        case .importing(_, let name): return compileImport(name, range)
        case .block(let block): return compileBlock(block, range)
        case .filterBody(let filters, let statements): return compileFilterBody(filters, statements, range)
        case .indentBody(let width, let statements):
            return add(.indentBody(compile(width), compile(statements)), at: range)
        case .raise(let message): return add(.raise(compile(message)), at: range)
        case .outputLine(let place, let statements): return addOutputLine(place, compile(statements), range)
        }
    }

    /// Copies text into the program, each line without its first `dedent` blanks, and with line feeds only.
    private mutating func compileText(_ range: Range<Int>, _ dedent: Int, _ isRaw: Bool) -> Int32? {
        let bytes = program.uses[Int(use)].text.bytes
        let start = program.text.count
        if dedent == 0, bytes.firstIndex(of: UInt8(ascii: "\r"), in: range) == nil {
            program.text += bytes[range]
        } else {
            copyLines(bytes, range, dedent)
        }
        let (first, count) = (Int32(start), Int32(program.text.count - start))
        guard count > 0 else { return nil }
        return add(isRaw ? .rawText(start: first, count: count) : .text(start: first, count: count), at: range)
    }

    private mutating func copyLines(_ bytes: [UInt8], _ range: Range<Int>, _ dedent: Int) {
        var isLineStart = range.lowerBound == 0 || bytes[range.lowerBound - 1] == UInt8(ascii: "\n")
        var index = range.lowerBound
        while index < range.upperBound {
            if isLineStart {
                let end = min(index + dedent, range.upperBound)
                while index < end, bytes[index].isBlank { index += 1 }
            }
            let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n"), in: index..<range.upperBound) ?? range.upperBound
            isLineStart = lineEnd < range.upperBound
            let hasReturn = isLineStart && lineEnd > index && bytes[lineEnd - 1] == UInt8(ascii: "\r")
            program.text += bytes[index..<(hasReturn ? lineEnd - 1 : lineEnd)]
            if isLineStart { program.text.append(UInt8(ascii: "\n")) }
            index = lineEnd + 1
        }
    }

    private mutating func compileOutput(_ expression: Expression, _ range: Range<Int>) -> Int32? {
        let value = compile(expression)
        switch program.expressions[Int(value)] {
        case .call(let call): return add(.outputCall(call), at: range)
        case .body(let body): return add(.scope(firstSlot: 0, count: 0, body), at: range)
        default: return add(.output(value), at: expression.range)
        }
    }

    private mutating func compileBranches(
        _ branches: [(condition: Expression, body: [Statement])],
        _ otherwise: [Statement],
        _ range: Range<Int>
    ) -> Int32 {
        scope.branches += 1
        defer { scope.branches -= 1 }
        var parts: [Int32] = []
        for branch in branches {
            let (condition, body) = (compile(branch.condition), compile(branch.body))
            parts += [condition, body.start, body.count]
        }
        return add(.branches(list(parts), otherwise: compile(otherwise)), at: range)
    }

    private mutating func compileLoop(_ loop: Loop, _ range: Range<Int>) -> Int32 {
        let items = compile(loop.items)
        let separator = loop.separator.map { compile($0) }
        let inner = Scope(scope)
        let slots = loop.names.prefix(2).map { name in
            let slot = newSlot(name)
            inner.declare(name.text, slot: slot, isAlwaysSet: true)
            return slot
        }
        let outer = scope
        scope = inner
        let size = partCount
        let condition = loop.condition.map { compile($0) }
        let firstInner = slotCount
        loopLevel += 1
        let body = compile(loop.body)
        loopLevel -= 1
        scope = outer
        let weight = weight(since: size)
        let innerSlots = inner.variables.contains { !$0.isAlwaysSet } ? firstInner..<slotCount : 0..<0
        let otherwise = inScope(Scope(scope), at: range) { $0.compile(loop.otherwise) }
        program.loops.append(
            LoopCode(
                firstSlot: slots[0],
                secondSlot: slots.count > 1 ? slots[1] : nil,
                items: items,
                condition: condition,
                separator: separator,
                body: body,
                innerSlots: innerSlots,
                otherwise: otherwise,
                weight: weight
            )
        )
        return add(.loop(Int32(program.loops.count - 1)), at: range)
    }

    /// The slot of a variable that is set in the scope around.
    private mutating func declareSet(_ name: Name) -> Int32 {
        if let known = scope.slot(of: name.text) { return known }
        let slot = newSlot(name)
        let reads = scope.readsBeforeSet(name.text)
        if !reads.isEmpty, !isInMacro { lateSets.append((scope, name.text, slot, reads)) }
        scope.declare(name.text, slot: slot, isAlwaysSet: false)
        return slot
    }

    /// Values that are calculated in the scope around and seen in an inner one only.
    private mutating func declare(
        _ values: [(name: Name, value: Expression)],
        in inner: Scope,
        _ range: Range<Int>
    ) -> (scope: Scope, settings: [Int32]) {
        var settings: [Int32] = []
        for (name, expression) in values {
            let value = compile(expression)
            let slot = newSlot(name)
            inner.declare(name.text, slot: slot, isAlwaysSet: true)
            settings.append(add(.set(slot: slot, value), at: range))
        }
        return (inner, settings)
    }

    /// The body goes through a variable that no name leads to, so that `break` and `continue` leave it and its text behind. The filters' arguments see what it sets.
    private mutating func compileFilterBody(_ filters: [FilterUse], _ statements: [Statement], _ range: Range<Int>)
        -> Int32
    {
        let whole = inScope(Scope(scope), at: range) { compiler in
            let slot = compiler.slotCount
            compiler.slotCount += 1
            let body = compiler.compile(statements)
            let capture = compiler.add(.setBody(slot: slot, body), at: range)
            var value = compiler.add(.slot(slot), at: range)
            for filter in filters {
                let arguments = filter.arguments.map { compiler.compile($0) }
                value = compiler.add(
                    .filter(Int32(filter.filter), of: value, arguments: compiler.list(arguments)),
                    at: filter.range
                )
            }
            return compiler.list([capture, compiler.add(.output(value), at: range)])
        }
        return add(.scope(firstSlot: 0, count: 0, whole), at: range)
    }

    mutating func addOutputLine(_ place: OutputPlace, _ body: Span, _ range: Range<Int>) -> Int32 {
        let start = program.text.count
        program.text += place.indentation.utf8
        program.places.append(
            OutputPlaceCode(indentation: start..<program.text.count, endsLine: place.endsLine, isInline: place.isInline)
        )
        return add(.outputLine(Int32(program.places.count - 1), body), at: range)
    }
}

/// Files inside files.
extension TemplateCompiler {
    private mutating func compileInclude(
        _ name: FileName,
        _ values: [(name: Name, value: Expression)],
        _ isOnly: Bool,
        _ range: Range<Int>
    ) -> Int32? {
        let text = program.uses[Int(use)].text
        let (given, settings) = declare(values, in: Scope(scope, outside: isOnly ? .nothing : .visible), range)
        guard let file = includedFile(name), canNest(at: range) else { return nil }
        let own = Scope(given, isOutermost: true)
        let unit = CompilationUnit(file, scope: own, outer: self.unit)
        let body = using(file, unit: unit, scope: own, note: "included from \(text.line(of: name.range))") { compiler in
            compiler.inScope(own, at: 0..<0) { $0.compileUnit() }
        }
        return add(.scope(firstSlot: 0, count: 0, list(settings + Array(program.lists[body.range]))), at: range)
    }

    /// A file's variables become the members of its name; its macros are found without it.
    private mutating func compileImport(_ name: Name, _ range: Range<Int>) -> Int32? {
        guard let imported = file.imports[name.text], imported.syntax != nil else { return nil }
        guard !isCycle(FileName(text: imported.name, range: name.range)) else { return nil }
        let own = Scope(nil, outside: .contextOnly)
        let unit = CompilationUnit(imported, scope: own, outer: nil)
        let note = "imported from \(program.uses[Int(use)].text.line(of: range))"
        let body = using(imported, unit: unit, scope: own, note: note) { compiler in
            compiler.inScope(own, at: 0..<0) { $0.compileUnit() }
        }
        let exports = own.variables.filter { !$0.name.hasPrefix("_") }.flatMap {
            [$0.slot, program.names.number(of: $0.name)]
        }
        return add(.importing(slot: declareSet(name), body: body, exports: list(exports)), at: range)
    }

    /// The unit of the current file: what its derived files set comes first, then the body of the file that extends none.
    mutating func compileUnit() -> Span {
        enterChain()
        let outer = (file, use)
        defer { (file, use) = outer }
        var numbers: [Int32] = []
        for (index, member) in unit.chain.enumerated() {
            guard let syntax = member.syntax else { break }
            (file, use) = (member, unit.uses[index])
            let isRoot = syntax.parent == nil
            let body = isRoot ? syntax.body : syntax.body.flatMap(\.settings)
            numbers += program.lists[compile(body).range]
        }
        reportUnplacedBlocks()
        return list(numbers)
    }

    /// One use for each file of the unit's chain.
    private mutating func enterChain() {
        unit.uses = [use]
        for (derived, parent) in zip(unit.chain, unit.chain.dropFirst()) {
            guard let syntax = derived.syntax, let name = syntax.parent, let parentSyntax = parent.syntax else {
                return
            }
            let note = "extended by \(syntax.text.line(of: name.range))"
            program.uses.append(FileUse(text: parentSyntax.text, note: note, parent: Int(unit.uses.last ?? use)))
            unit.uses.append(Int32(program.uses.count - 1))
        }
    }

    private mutating func reportUnplacedBlocks() {
        for (index, member) in unit.chain.dropLast().enumerated() {
            use = unit.uses[index]
            let known = unit.chain[(index + 1)...].flatMap { $0.syntax?.blocks.map(\.text) ?? [] }
            for name in member.syntax?.blocks ?? [] where !unit.placedBlocks.contains(name.text) {
                report(
                    .templateUnused,
                    "unknown block `\(name.text)`: no parent template has it",
                    at: name.range,
                    severity: .warning,
                    help: Suggestion.help(for: name.text, among: known)
                )
                _ = compileDefinition(of: name.text, 0, at: name.range)
            }
        }
    }

    private mutating func compileBlock(_ block: Block, _ range: Range<Int>) -> Int32? {
        let body = compileDefinition(of: block.name.text, 0, at: range)
        return block.place.map { addOutputLine($0, body, range) }
            ?? add(.scope(firstSlot: 0, count: 0, body), at: range)
    }

    /// A definition of a block, 0 being the most derived; it sees what its unit sees.
    mutating func compileDefinition(of name: String, _ position: Int, at range: Range<Int>) -> Span {
        guard canNest(at: range), let definitions = unit.blocks[name], position < definitions.count else {
            return Span()
        }
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
        return inScope(Scope(unit.scope, isOutermost: true), at: range) { $0.compile(block.body) }
    }
}

extension Statement {
    /// What is done behind `extends` although it is outside of blocks.
    fileprivate var settings: [Statement] {
        switch kind {
        case .set, .setBody, .importing: [self]
        case .outputLine(_, let body): body.flatMap(\.settings)
        default: []
        }
    }
}
