import Diagnostics

/// A checker that finds names and members that the context of a template can't have. It runs all branches of the program, with shapes instead of
/// values.
struct TemplateChecker {
    let program: Program
    let context: MappingShape
    var slots: SlotShapes
    /// The current frame, as in `Slot.frame`.
    private(set) var frame = 0
    /// All values that the template's own variables can have, joined. Macros can read these variables.
    private(set) var outermost: [Int: CheckedValue] = [:]
    /// The shapes of the items of the enclosing loops, innermost last.
    var loops: [TemplateShape] = []
    /// More than zero in code that is never reached, or is reached only with names that the context doesn't have. Its problems are not reported.
    private var muted = 0
    private var found: [Diagnostic] = []
    private var macros: MacroArguments

    init(_ program: Program, _ context: MappingShape) {
        (self.program, self.context) = (program, context)
        slots = SlotShapes(count: program.slotCount)
        macros = MacroArguments(count: program.macros.count)
    }

    /// - Returns: false if the code after the body is never reached.
    mutating func run(_ body: Range<Int>) -> Bool {
        var isReached = true
        for statement in program.statements[body] {
            if isReached { isReached = run(statement) } else { _ = quietly { $0.run(statement) } }
        }
        return isReached
    }

    private mutating func run(_ statement: StatementNode) -> Bool {
        switch statement.kind {
        case .text: return true
        case .output(let expression): _ = value(expression)
        case .branches(let branches, let otherwise): return runBranches(branches, otherwise: otherwise)
        case .loop(let loop): runLoop(program.loops[loop])
        case .leaveLoop: return false
        case .set(let slot, let expression): slots[slot] = SlotShape(value: value(expression), isCertain: true)
        case .setBody(let slot, let body):
            let isReached = run(body)
            slots[slot] = SlotShape(value: CheckedValue(.string), isCertain: true)
            return isReached
        case .scope(let emptied, let body):
            for slot in emptied { slots[slot] = nil }
            return run(body)
        case .raise(let message):
            _ = value(message)
            return false
        case .outputLine(_, let body): return run(body)
        case .importing(let slot, let body, let exports):
            _ = run(body)
            let members = program.exports[exports].compactMap { export in
                slots[export.slot].map { slot in
                    MappingShape.Member(export.name, shape: slot.isCertain ? slot.value.shape : .any)
                }
            }
            slots[slot] = SlotShape(value: CheckedValue(.members(MappingShape(members))), isCertain: true)
        }
        return true
    }

    mutating func quietly<Result>(_ check: (inout TemplateChecker) -> Result) -> Result {
        muted += 1
        defer { muted -= 1 }
        return check(&self)
    }

    mutating func report(_ failure: TemplateFailure, at place: Place) {
        guard muted == 0 else { return }
        let (range, notes) = (program.range(place), program.notes(place))
        found.append(Diagnostic(failure.code, failure.message, at: range, help: failure.help, notes: notes))
    }
}

/// Checks of macros. Each macro is checked on its own, with the joined arguments of its calls.
extension TemplateChecker {
    mutating func noteCall(of macro: Int, _ arguments: Range<Int>, at place: Place) {
        let arguments = program.arguments[arguments].map { argument in argument.map { value($0) } }
        if muted == 0 {
            macros.note(arguments, of: macro, at: place, frame: frame)
        } else {
            macros.noteUnreachedCall(of: macro)
        }
    }

    mutating func finish(into bag: inout DiagnosticBag) {
        for diagnostic in found { bag.add(diagnostic) }
        outermost = slots.ever
        var findings: [[Diagnostic]] = Array(repeating: [], count: program.macros.count)
        while let (macro, arguments) = macros.next() { findings[macro] = check(macro, arguments) }
        let calls = macros
        for (macro, findings) in findings.enumerated() where !findings.isEmpty {
            // The calls don't cause a problem that also occurs with arguments of any shape.
            let own = check(macro, [])
            let notes = calls.calls(of: macro).map { call in
                let name = program.macros[call.macro].name
                return Diagnostic.Note("the macro `\(name)` is called here", at: program.range(call.place))
            }
            for finding in findings {
                let isOwn = own.contains { $0.range == finding.range && $0.message == finding.message }
                bag.add(isOwn ? finding : notes.reduce(finding) { $0.adding($1) })
            }
        }
    }

    private mutating func check(_ number: Int, _ arguments: [CheckedValue?]) -> [Diagnostic] {
        let macro = program.macros[number]
        found = []
        frame = number + 1
        slots = SlotShapes(count: macro.slotCount)
        loops = []
        for (position, defaultValue) in macro.defaultValues.enumerated() {
            let otherwise = defaultValue.map { value($0) }
            let given = position < arguments.count ? arguments[position] : nil
            let argument =
                given.map { given in otherwise.map(given.joined) ?? given } ?? otherwise ?? CheckedValue(.any)
            slots[position] = SlotShape(value: argument, isCertain: true)
        }
        _ = run(macro.body)
        return found
    }
}
