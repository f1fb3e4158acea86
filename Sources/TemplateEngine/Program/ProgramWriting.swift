import Diagnostics

/// Putting nodes, names and errors where they belong.
extension TemplateCompiler {
    /// - Parameter file: the one that the range is in, while it is loaded; nil for what is being compiled.
    mutating func report(
        _ code: DiagnosticCode,
        _ message: String,
        at range: Range<Int>,
        in file: LoadedFile? = nil,
        severity: Diagnostic.Severity = .error,
        help: String? = nil
    ) {
        let text = file?.syntax?.text ?? program.uses[Int(use)].text
        add(
            Diagnostic(
                code,
                message,
                at: text.range(range),
                severity: severity,
                help: help,
                notes: file?.notes ?? program.notes(of: Int(use))
            )
        )
    }

    /// A file that is used twice has its errors twice: they are reported once.
    mutating func add(_ diagnostic: Diagnostic) {
        guard case .range(let range) = diagnostic.place else { return diagnostics.append(diagnostic) }
        let key = "\(range.file.path) \(range.start) \(range.end) \(diagnostic.code) \(diagnostic.message)"
        if reported.insert(key).inserted { diagnostics.append(diagnostic) }
    }

    func place(_ range: Range<Int>) -> Place {
        Place(use: use, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    }

    mutating func add(_ node: ExpressionNode, at range: Range<Int>) -> Int32 {
        checkSize(range)
        program.expressions.append(node)
        program.expressionPlaces.append(place(range))
        return Int32(program.expressions.count - 1)
    }

    mutating func add(_ node: StatementNode, at range: Range<Int>) -> Int32 {
        checkSize(range)
        program.statements.append(node)
        program.statementPlaces.append(place(range))
        return Int32(program.statements.count - 1)
    }

    var partCount: Int {
        program.expressions.count + program.statements.count
    }

    /// The steps that what was compiled since then counts as, each time that it runs: a body without end is as bad as a loop without end.
    func weight(since count: Int) -> Int {
        1 + (partCount - count) / 64
    }

    private mutating func checkSize(_ range: Range<Int>) {
        guard !isTooLarge, partCount >= program.limits.programSize else { return }
        isTooLarge = true
        report(
            .templateLimit,
            "the template with all that it includes has more than \(program.limits.programSize) parts",
            at: range
        )
    }

    /// Whether to go on: false once something has grown too large, which is reported.
    mutating func canNest(at range: Range<Int>) -> Bool {
        guard !isTooLarge else { return false }
        guard depth < program.limits.depth else {
            report(.templateLimit, "tags and files are nested more than \(program.limits.depth) levels deep", at: range)
            return false
        }
        return true
    }

    mutating func list(_ numbers: [Int32]) -> Span {
        let span = Span(start: Int32(program.lists.count), count: Int32(numbers.count))
        program.lists += numbers
        return span
    }

    mutating func newSlot(_ name: Name) -> Int32 {
        _ = program.declaredNames.number(of: name.text)
        slotCount += 1
        return slotCount - 1
    }

    mutating func constant(_ value: TemplateValue) -> Int32 {
        program.constants.append(value)
        return Int32(program.constants.count - 1)
    }
}

extension Program {
    func notes(of use: Int) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var current: Int? = use
        while let index = current {
            if let note = uses[index].note { notes.append(Diagnostic.Note(note)) }
            current = uses[index].parent
        }
        return notes
    }

    func place(statement: Int32) -> Place {
        statementPlaces[Int(statement)]
    }

    func place(expression: Int32) -> Place {
        expressionPlaces[Int(expression)]
    }

    func range(_ place: Place) -> SourceRange {
        uses[Int(place.use)].text.range(place.range)
    }
}
