import Diagnostics

/// Rendering has ended in an error; `Renderer.diagnostic` says which.
struct RenderStop: Error {}

/// Runs a program for one context.
struct Renderer: ~Copyable {
    let program: Program
    let context: TemplateMapping
    let keepsMarks: Bool
    var output: OutputBuffer
    private(set) var diagnostic: Diagnostic?

    /// The values of `Program.contextNames`.
    let contextValues: [TemplateValue?]
    var slots: SlotStack
    /// The first slot of the running frame.
    var frame = 0
    var loops: [LoopState] = []
    /// Where the node with this number found its member last time.
    var memberPositions: [Int]
    /// The running macros, and where they were called.
    private var callers: [(macro: Int32, place: Place)] = []
    private var depth = 0
    private var work = 0
    /// Of the last mapping that a value was taken from.
    var origin: Int?

    init(program: Program, context: TemplateMapping, keepsMarks: Bool) {
        self.program = program
        self.context = context
        self.keepsMarks = keepsMarks
        let positions = program.firstPositions ?? FirstPositions(program)
        contextValues = zip(program.contextNames.names, positions.names).map {
            context.value(of: $0, at: $1) ?? context[$0]
        }
        output = OutputBuffer(capacity: program.text.count + 4096)
        slots = SlotStack(count: program.slotCount)
        memberPositions = positions.members
    }

    /// How a body ended.
    enum Outcome {
        case completed, broken, continued
    }

    /// The most frequent statements are here; all others are kept out, for a small frame on the stack.
    @discardableResult
    mutating func run(_ body: Span) throws(RenderStop) -> Outcome {
        for index in body.range {
            let number = program.lists[index]
            let outcome: Outcome
            switch program.statements[Int(number)] {
            case .text(let start, let count):
                if keepsMarks { mark(number) }
                output.append(program.text, Int(start)..<Int(start) + Int(count))
                continue
            case .output(let expression):
                try write(expression, number)
                continue
            case .branches(let branches, let otherwise): outcome = try run(try chosen(branches, otherwise))
            case .loop(let loop): outcome = try runLoop(Int(loop), number)
            case .outputLine(let line, let body): outcome = try runLine(Int(line), body, number)
            default: outcome = try runOther(number)
            }
            if outcome != .completed { return outcome }
        }
        return .completed
    }

    private mutating func chosen(_ branches: Span, _ otherwise: Span) throws(RenderStop) -> Span {
        for index in stride(from: branches.range.lowerBound, to: branches.range.upperBound, by: 3)
        where try isTrue(program.lists[index]) {
            return Span(start: program.lists[index + 1], count: program.lists[index + 2])
        }
        return otherwise
    }

    @inline(never)
    private mutating func runOther(_ number: Int32) throws(RenderStop) -> Outcome {
        switch program.statements[Int(number)] {
        case .text, .output, .branches, .loop, .outputLine: break
        case .rawText(let start, let count):
            if keepsMarks { mark(number) }
            let first = output.count
            output.append(program.text, Int(start)..<Int(start) + Int(count))
            output.markVerbatim(from: first)
        case .outputCall(let call): try runMacro(call, at: program.place(statement: number))
        case .breakLoop: return .broken
        case .continueLoop: return .continued
        case .set(let slot, let expression): slots[frame + Int(slot)] = try value(expression)
        case .setBody(let slot, let body):
            let (text, outcome) = try capture(body, at: program.place(statement: number))
            if outcome != .completed { return outcome }
            slots[frame + Int(slot)] = .string(text)
        case .scope(let firstSlot, let count, let body):
            for slot in firstSlot..<firstSlot + count { slots[frame + Int(slot)] = nil }
            return try run(body)
        case .indentBody(let width, let body):
            let indentation = try indentation(width)
            let start = output.count
            let outcome = try run(body)
            try indent(from: start, by: indentation, at: program.place(statement: number))
            return outcome
        case .raise(let message): try raise(message, at: program.place(statement: number))
        case .importing(let slot, let body, let exports):
            _ = try capture(body, at: program.place(statement: number))
            slots[frame + Int(slot)] = .mapping(exported(exports))
        }
        return .completed
    }

    private mutating func write(_ expression: Int32, _ statement: Int32) throws(RenderStop) {
        if keepsMarks { origin = nil }
        let value = try value(expression)
        if keepsMarks { mark(statement) }
        switch value {
        case .string(let text):
            output.append(text)
            try checkSize(output.count, at: program.place(expression: expression))
        case .integer(let number): output.append(number)
        case .null: break
        case .boolean, .decimal: output.append(value.printed ?? "")
        case .list, .mapping:
            throw fail(
                .kind("\(value.kindName) can't be printed", help: "use `join`, or a loop"),
                at: program.place(expression: expression)
            )
        }
    }

    private mutating func mark(_ statement: Int32) {
        output.mark(program.place(statement: statement), origin: origin ?? loops.last?.origin)
        origin = nil
    }

    /// What a body writes, as a string instead of output.
    mutating func capture(_ body: Span, at place: Place) throws(RenderStop) -> (text: String, outcome: Outcome) {
        let start = output.count
        let outcome = try run(body)
        try charge(bytes: output.count - start, at: place)
        return (output.take(from: start), outcome)
    }

    private mutating func indentation(_ width: Int32) throws(RenderStop) -> [UInt8] {
        let value = try value(width)
        do {
            return try Indentation.text(value)
        } catch {
            throw fail(error, at: program.place(expression: width))
        }
    }

    private mutating func raise(_ message: Int32, at place: Place) throws(RenderStop) {
        let value = try value(message)
        guard let text = value.printed else {
            throw fail(.kind("expected a message, found \(value.kindName)"), at: program.place(expression: message))
        }
        throw fail(TemplateFailure(.templateRaisedError, text), at: place)
    }

    private mutating func exported(_ exports: Span) -> TemplateMapping {
        var pairs: [(String, TemplateValue)] = []
        for index in stride(from: exports.range.lowerBound, to: exports.range.upperBound, by: 2) {
            guard let value = slots[frame + Int(program.lists[index])] else { continue }
            pairs.append((program.names[program.lists[index + 1]], value))
        }
        return TemplateMapping(pairs)
    }

    /// Rule 2: what the body writes has its lines for itself.
    private mutating func runLine(_ line: Int, _ body: Span, _ statement: Int32) throws(RenderStop) -> Outcome {
        if keepsMarks { mark(statement) }
        let (indentation, endsLine) = (program.places[line].indentation, program.places[line].endsLine)
        let start = output.count
        if program.places[line].isInline {
            let outcome = try run(body)
            if let nextLine = output.nextLine(from: start) {
                try indent(
                    from: nextLine,
                    by: Array(program.text[indentation]),
                    at: program.place(statement: statement)
                )
            }
            return outcome
        }
        output.append(program.text, indentation)
        let content = output.count
        let outcome = try run(body)
        if endsLine, output.endsInNewline, output.count > content { output.truncate(to: output.count - 1) }
        guard output.count > content else {
            output.truncate(to: start)
            return outcome
        }
        if !indentation.isEmpty {
            if let nextLine = output.nextLine(from: content) {
                try indent(
                    from: nextLine,
                    by: Array(program.text[indentation]),
                    at: program.place(statement: statement)
                )
            }
            if output.isBlankLine(at: content) { output.remove(start..<content) }
        }
        if endsLine { output.append(UInt8(ascii: "\n")) }
        return outcome
    }

    private mutating func indent(from start: Int, by indentation: [UInt8], at place: Place) throws(RenderStop) {
        output.indent(from: start, by: indentation)
        try charge(bytes: output.count - start, at: place)
    }
}

/// Macros.
extension Renderer {
    /// Writes what a macro makes of its arguments.
    mutating func runMacro(_ call: Int32, at place: Place) throws(RenderStop) {
        let code = program.calls[Int(call)]
        let (outer, inner) = (frame, slots.count)
        guard depth + Int(code.depth) < program.limits.depth else {
            throw fail(
                .init(.templateLimit, "macro calls are nested more than \(program.limits.depth) levels deep"),
                at: place
            )
        }
        let slotCount = program.macros[Int(code.macro)].slotCount
        slots.push(slotCount)
        for (parameter, index) in code.arguments.range.enumerated() where program.lists[index] >= 0 {
            slots[inner + parameter] = try value(program.lists[index])
        }
        callers.append((code.macro, place))
        depth += Int(code.depth)
        frame = inner
        for parameter in 0..<Int(code.arguments.count) where slots[inner + parameter] == nil {
            guard let defaultValue = program.macros[Int(code.macro)].defaultValues[parameter] else { continue }
            slots[inner + parameter] = try value(defaultValue)
        }
        try charge(program.macros[Int(code.macro)].weight, at: place)
        try run(program.macros[Int(code.macro)].body)
        frame = outer
        depth -= Int(code.depth)
        callers.removeLast()
        slots.pop(to: inner)
    }
}

/// Limits and errors.
extension Renderer {
    mutating func charge(_ units: Int, at place: Place) throws(RenderStop) {
        work += units
        if work > program.limits.work {
            throw fail(.init(.templateLimit, "the template takes more than \(program.limits.work) steps"), at: place)
        }
        try checkSize(output.count, at: place)
    }

    mutating func charge(bytes: Int, at place: Place) throws(RenderStop) {
        try charge(1 + bytes / 16, at: place)
    }

    mutating func checkSize(_ bytes: Int, at place: Place) throws(RenderStop) {
        if bytes > program.limits.outputBytes {
            throw fail(.init(.templateLimit, "the output has more than \(program.limits.outputBytes) bytes"), at: place)
        }
    }

    /// Records what went wrong; what this returns is to be thrown.
    @inline(never)
    mutating func fail(_ failure: TemplateFailure, at place: Place) -> RenderStop {
        if diagnostic == nil {
            var notes = program.notes(of: Int(place.use))
            for caller in callers.reversed().prefix(6) {
                let text = program.uses[Int(caller.place.use)].text
                notes.append(
                    .init(
                        "in the macro `\(program.macros[Int(caller.macro)].name)`, called at \(text.line(of: caller.place.range))"
                    )
                )
            }
            if let first = callers.first { notes += program.notes(of: Int(first.place.use)) }
            diagnostic = Diagnostic(
                failure.code,
                failure.message.clipped,
                at: program.range(place),
                help: failure.help,
                notes: notes
            )
        }
        return RenderStop()
    }
}

extension String {
    /// Without what nobody reads.
    fileprivate var clipped: String {
        utf8.count > 1000 ? prefix(1000) + "…" : self
    }
}
