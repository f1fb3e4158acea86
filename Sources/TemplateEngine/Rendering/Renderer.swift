import Diagnostics

struct RenderStop: Error {
    let diagnostic: Diagnostic
}

struct Renderer: ~Copyable {
    private let template: CompiledTemplate
    let context: TemplateMapping
    let keepsMarks: Bool
    var output: OutputBuffer
    let contextValues: [TemplateValue?]
    /// The values of variables: the frames of the template and of all running macros, one after the other. Nil if a variable is not set.
    var slots: [TemplateValue?]
    var frame = 0
    /// The first slot of each frame, by `Slot.frame`. For a macro, this is the frame of its latest running call.
    private(set) var frames: [Int]
    var loops: [LoopState] = []
    /// The running macros, and the places of their calls.
    private var callers: [(macro: Int, place: Place)] = []
    private var depth = 0
    private var work = 0

    init(_ template: CompiledTemplate, context: TemplateMapping, keepsMarks: Bool) {
        (self.template, self.context, self.keepsMarks) = (template, context, keepsMarks)
        let program = template.program
        contextValues = program.contextNames.map { context[$0] }
        output = OutputBuffer(capacity: program.text.count + 4096)
        slots = Array(repeating: nil, count: program.slotCount)
        frames = Array(repeating: 0, count: program.macros.count + 1)
    }

    var program: Program { template.program }

    /// Runs the work of a renderer. If there is an error, reports it and returns nil.
    mutating func run<Result>(
        _ notes: [Diagnostic.Note],
        into diagnostics: inout DiagnosticBag,
        _ work: (inout Renderer) throws -> Result
    ) -> Result? {
        do {
            return try work(&self)
        } catch {
            if let stop = error as? RenderStop { diagnostics.add(notes.reduce(stop.diagnostic) { $0.adding($1) }) }
            return nil
        }
    }

    enum Outcome {
        case completed, broken, continued
    }

    @discardableResult
    mutating func run(_ body: Range<Int>) throws -> Outcome {
        for statement in body {
            do {
                let outcome = try run(statement)
                if outcome != .completed { return outcome }
            } catch let failure as TemplateFailure {
                throw fail(failure, at: program.statements[statement].place)
            }
        }
        return .completed
    }

    private mutating func run(_ statement: Int) throws -> Outcome {
        switch program.statements[statement].kind {
        case .text(let text, let isRaw):
            mark(statement)
            let start = output.count
            output.append(program.text, text)
            if isRaw { output.markVerbatim(from: start) }
            try checkSize(output.count)
        case .output(let expression): try write(expression, statement)
        case .branches(let branches, let otherwise):
            for index in branches where try isTrue(program.branches[index].condition) {
                return try run(program.branches[index].body)
            }
            return try run(otherwise)
        case .loop(let loop): return try runLoop(program.loops[loop])
        case .leaveLoop(let forGood): return forGood ? .broken : .continued
        case .set(let slot, let expression): slots[frame + slot] = try value(expression)
        case .setBody(let slot, let body):
            let (text, outcome) = try capture(body)
            if outcome != .completed { return outcome }
            slots[frame + slot] = .string(text)
        case .scope(let emptied, let body):
            for slot in emptied { slots[frame + slot] = nil }
            return try run(body)
        case .raise(let message):
            let text = try text(of: message) { .kind("expected a message, found \($0.kindName)") }
            guard !text.isEmpty else { throw .kind("the message of `error` is empty") }
            throw TemplateFailure(code: .templateRaisedError, message: text)
        case .outputLine(let line, let body):
            mark(statement)
            return try runLine(line, body)
        case .importing(let slot, let body, let exports):
            _ = try capture(body)
            let values = program.exports[exports].compactMap { export in
                slots[frame + export.slot].map { (export.name, $0) }
            }
            slots[frame + slot] = .mapping(TemplateMapping(values))
        }
        return .completed
    }

    private mutating func mark(_ statement: Int) {
        if keepsMarks { output.mark(program.statements[statement].place, call: callers.first?.place) }
    }

    private mutating func write(_ expression: ExpressionNode, _ statement: Int) throws {
        if case .call = program.kind(expression) {
            return try runMacro(expression, at: program.statements[statement].place)
        }
        let text = try text(of: expression) { .unprintable($0, help: "use `join`, or a loop") }
        mark(statement)
        output.append(text.utf8)
        try checkSize(output.count)
    }

    mutating func capture(_ body: Range<Int>) throws -> (text: String, outcome: Outcome) {
        let start = output.count
        let outcome = try run(body)
        try charge(bytes: output.count - start)
        return (output.take(from: start), outcome)
    }

    /// Returns the printed value of an expression.
    mutating func text(of node: ExpressionNode, refusal: (TemplateValue) -> TemplateFailure) throws -> String {
        let value = try value(node)
        guard let text = value.printed else { throw fail(refusal(value), at: program.place(node)) }
        return text
    }

    /// Runs a body whose output has its own lines, and indents the output (rules 2 and 3).
    private mutating func runLine(_ line: LinePlace, _ body: Range<Int>) throws -> Outcome {
        let start = output.count
        if !line.isInline { output.append(program.text, line.indentation) }
        let content = output.count
        let outcome = try run(body)
        if line.isInline {
            try indentLines(after: start, line)
            return outcome
        }
        if line.endsLine, output.endsInNewline, output.count > content { output.truncate(to: output.count - 1) }
        guard output.count > content else {
            output.truncate(to: start)
            return outcome
        }
        try indentLines(after: content, line)
        if output.isBlankLine(at: content) { output.remove(start..<content) }
        if line.endsLine { output.append("\n".utf8) }
        return outcome
    }

    private mutating func indentLines(after offset: Int, _ line: LinePlace) throws {
        guard !line.indentation.isEmpty, let start = output.nextLine(from: offset) else { return }
        output.indent(from: start, by: Array(program.text[line.indentation]))
        try charge(bytes: output.count - start)
    }
}

extension Renderer {
    mutating func runMacro(_ call: ExpressionNode, at place: Place) throws {
        guard case .call(let macro, let arguments, let levels) = program.kind(call) else { return }
        let (outer, inner, latest) = (frame, slots.count, frames[macro + 1])
        guard depth + levels < program.limits.depth else {
            throw .limit("macro calls, tags and operators are nested more than \(program.limits.depth) levels deep")
        }
        slots += repeatElement(nil, count: program.macros[macro].slotCount)
        for (parameter, index) in arguments.enumerated() {
            if let argument = program.arguments[index] { slots[inner + parameter] = try value(argument) }
        }
        callers.append((macro, place))
        depth += levels
        frame = inner
        frames[macro + 1] = inner
        for (parameter, index) in arguments.enumerated() where program.arguments[index] == nil {
            guard let defaultValue = program.macros[macro].defaultValues[parameter] else { continue }
            slots[inner + parameter] = try value(defaultValue)
        }
        try charge(program.macros[macro].weight)
        try run(program.macros[macro].body)
        frame = outer
        frames[macro + 1] = latest
        depth -= levels
        callers.removeLast()
        slots.removeLast(slots.count - inner)
    }
}

extension Renderer {
    mutating func charge(_ units: Int) throws {
        work += units
        guard work <= program.limits.work else {
            throw .limit("the template takes more than \(program.limits.work) steps")
        }
        try checkSize(output.count)
    }

    mutating func charge(_ value: TemplateValue) throws {
        let steps = ValueSize.steps(for: value, limits: program.limits)
        if steps > 0 { try charge(steps) }
    }

    mutating func charge(bytes: Int) throws {
        try charge(1 + bytes / 16)
    }

    func checkSize(_ bytes: Int) throws {
        guard bytes <= program.limits.outputBytes else {
            throw .limit("the output has more than \(program.limits.outputBytes) bytes")
        }
    }

    func fail(_ failure: TemplateFailure, at place: Place) -> RenderStop {
        // A recursive macro is called at the same places again and again.
        var seen: Set<Place> = []
        let calls = callers.reversed().filter { seen.insert($0.place).inserted }.prefix(6).map { macro, place in
            Diagnostic.Note("the macro `\(program.macros[macro].name)` is called here", at: program.range(place))
        }
        // A message can contain long strings of the template.
        let message = failure.message.utf8.count > 1000 ? failure.message.prefix(1000) + "…" : failure.message
        let notes = program.notes(place) + calls + (callers.first.map { program.notes($0.place) } ?? [])
        let range = program.range(place)
        return RenderStop(diagnostic: Diagnostic(failure.code, message, at: range, help: failure.help, notes: notes))
    }
}
