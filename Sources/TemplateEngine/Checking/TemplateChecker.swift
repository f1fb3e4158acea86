import Diagnostics

/// Finds the names and members in a template that its context can't have: runs the program through every branch, with shapes in place of values.
struct TemplateChecker {
    let program: Program
    let context: MappingShape
    var slots: SlotShapes
    /// The items of the loops around, the innermost last.
    var loops: [TemplateShape] = []
    /// More than zero where what is checked is never reached, or only with names that the context doesn't have.
    private var muted = 0
    private var found: [Diagnostic] = []
    private var macros: MacroArguments
    var positions: FirstPositions

    /// Checks a whole template.
    static func check(_ program: Program, _ context: MappingShape, into bag: inout DiagnosticBag) -> FirstPositions {
        var checker = TemplateChecker(program, context)
        _ = checker.run(program.main)
        checker.finish(into: &bag)
        return checker.positions
    }

    /// Checks an expression that stands for itself.
    static func check(expression: Int32, _ program: Program, _ context: MappingShape, into bag: inout DiagnosticBag)
        -> TemplateShape
    {
        var checker = TemplateChecker(program, context)
        let shape = checker.value(expression).shape
        checker.finish(into: &bag)
        return shape
    }

    private init(_ program: Program, _ context: MappingShape) {
        self.program = program
        self.context = context
        slots = SlotShapes(count: program.slotCount)
        macros = MacroArguments(count: program.macros.count)
        positions = FirstPositions(program)
        positions.names = program.contextNames.names.map { context.keys.position(of: $0) ?? 0 }
    }

    /// - Returns: false where what follows is never reached.
    mutating func run(_ body: Span) -> Bool {
        var isReached = true
        for index in body.range {
            if isReached {
                isReached = run(statement: program.lists[index])
            } else {
                _ = quietly { $0.run(statement: $0.program.lists[index]) }
            }
        }
        return isReached
    }

    private mutating func run(statement number: Int32) -> Bool {
        switch program.statements[Int(number)] {
        case .text, .rawText: return true
        case .output(let expression): _ = value(expression)
        case .outputCall(let call): noteCall(call)
        case .branches(let branches, let otherwise): return runBranches(branches, otherwise: otherwise)
        case .loop(let loop): runLoop(program.loops[Int(loop)])
        case .breakLoop, .continueLoop: return false
        case .set(let slot, let expression): slots[slot] = SlotShape(value: value(expression), isCertain: true)
        case .setBody(let slot, let body):
            let isReached = run(body)
            slots[slot] = SlotShape(value: CheckedValue(.string), isCertain: true)
            return isReached
        case .scope(let firstSlot, let count, let body):
            for slot in firstSlot..<firstSlot + count { slots[slot] = nil }
            return run(body)
        case .indentBody(let width, let body):
            _ = value(width)
            return run(body)
        case .raise(let message):
            _ = value(message)
            return false
        case .outputLine(_, let body): return run(body)
        case .importing(let slot, let body, let exports):
            _ = run(body)
            slots[slot] = SlotShape(value: CheckedValue(.members(exported(exports))), isCertain: true)
        }
        return true
    }

    /// Does something whose findings don't count.
    mutating func quietly<Result>(_ check: (inout TemplateChecker) -> Result) -> Result {
        muted += 1
        defer { muted -= 1 }
        return check(&self)
    }

    mutating func report(_ failure: TemplateFailure, at number: Int32) {
        guard muted == 0 else { return }
        let place = program.expressionPlaces[Int(number)]
        let notes = program.notes(of: Int(place.use))
        found.append(
            Diagnostic(failure.code, failure.message, at: program.range(place), help: failure.help, notes: notes)
        )
    }

    private func exported(_ exports: Span) -> MappingShape {
        var members: [MappingShape.Member] = []
        for index in stride(from: exports.range.lowerBound, to: exports.range.upperBound, by: 2) {
            guard let slot = slots[program.lists[index]] else { continue }
            let shape = slot.isCertain ? slot.value.shape : .any
            members.append(.init(program.names[program.lists[index + 1]], shape: shape))
        }
        return MappingShape(members)
    }
}

/// Macros, each checked on its own with what its calls pass.
extension TemplateChecker {
    mutating func noteCall(_ call: Int32) {
        let code = program.calls[Int(call)]
        let arguments = code.arguments.range.map { index in
            let argument = program.lists[index]
            return argument < 0 ? nil : value(argument)
        }
        if muted == 0 {
            macros.note(arguments, of: Int(code.macro))
        } else {
            macros.noteUnreachedCall(of: Int(code.macro))
        }
    }

    private mutating func finish(into bag: inout DiagnosticBag) {
        var findings: [[Diagnostic]] = Array(repeating: [], count: program.macros.count)
        let main = found
        while let (macro, arguments) = macros.next() {
            found = []
            check(program.macros[macro], arguments)
            findings[macro] = found
        }
        for diagnostic in main + findings.joined() { bag.add(diagnostic) }
    }

    private mutating func check(_ macro: MacroCode, _ arguments: [CheckedValue?]) {
        slots = SlotShapes(count: macro.slotCount)
        loops = []
        for (position, defaultValue) in macro.defaultValues.enumerated() {
            let otherwise = defaultValue.map { value($0) }
            let given = position < arguments.count ? arguments[position] : nil
            let argument =
                given.map { given in otherwise.map(given.joined) ?? given } ?? otherwise ?? CheckedValue(.any)
            slots[Int32(position)] = SlotShape(value: argument, isCertain: true)
        }
        _ = run(macro.body)
    }
}
