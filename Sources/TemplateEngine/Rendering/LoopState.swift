struct LoopState {
    let items: [TemplateValue]
    /// The values of a mapping. Nil if the loop is not over a mapping.
    let values: [TemplateValue]?
    var index = 0

    func member(_ member: LoopMember) -> TemplateValue {
        switch member {
        case .first: .boolean(index == 0)
        case .last: .boolean(index == items.count - 1)
        case .counter, .index: .integer(Int64(index + 1))
        case .counter0, .index0: .integer(Int64(index))
        case .length: .integer(Int64(items.count))
        case .previous: index == 0 ? .null : items[index - 1]
        case .next: index + 1 == items.count ? .null : items[index + 1]
        case .parent: .null
        }
    }
}

extension Renderer {
    mutating func runLoop(_ loop: LoopNode) throws -> Outcome {
        var state = try loopState(loop.items)
        let separator = try loop.separator.map { separator in
            try text(of: separator) { .kind("expected a separator, found \($0.kindName)") }
        }
        if let condition = loop.condition { state = try selected(state, condition, loop) }
        loops.append(state)
        let level = loops.count - 1
        var isFirst = true
        var hasCompleted = false
        for index in state.items.indices {
            try bind(loop, state, index)
            loops[level].index = index
            try charge(loop.weight)
            let outcome =
                if let separator { try runSeparated(loop.body, separator, &isFirst) } else { try run(loop.body) }
            if outcome == .broken { break }
            hasCompleted = hasCompleted || outcome == .completed
        }
        loops.removeLast()
        return hasCompleted ? .completed : try run(loop.otherwise)
    }

    /// Runs an iteration with a separator before it (rule 5). If the previous iteration ends in a newline, the separator is before this newline. If
    /// the iteration writes only white space, this white space and the separator are removed.
    private mutating func runSeparated(_ body: Range<Int>, _ separator: String, _ isFirst: inout Bool) throws
        -> Outcome
    {
        let end = output.count
        let hasNewline = !isFirst && output.endsInNewline
        if !isFirst {
            if hasNewline { output.truncate(to: end - 1) }
            output.append(separator.utf8)
            if hasNewline { output.append("\n".utf8) }
        }
        let start = output.count
        let outcome = try run(body)
        if output.hasText(from: start) {
            isFirst = false
        } else {
            output.truncate(to: hasNewline ? end - 1 : end)
            if hasNewline { output.append("\n".utf8) }
        }
        return outcome
    }

    private mutating func bind(_ loop: LoopNode, _ state: LoopState, _ index: Int) throws {
        guard let second = loop.secondSlot else {
            slots[frame + loop.firstSlot] = state.items[index]
            return
        }
        if let values = state.values {
            slots[frame + loop.firstSlot] = state.items[index]
            slots[frame + second] = values[index]
        } else if case .list(let pair) = state.items[index], pair.count == 2 {
            slots[frame + loop.firstSlot] = pair[0]
            slots[frame + second] = pair[1]
        } else {
            let item = state.items[index]
            let found = if case .list(let items) = item { "a list of \(items.count)" } else { item.kindName }
            let message =
                "a loop with two variables needs a mapping or a list of pairs, but an item of this list is \(found)"
            throw fail(.kind(message), at: program.place(loop.items))
        }
    }

    private mutating func loopState(_ items: ExpressionNode) throws -> LoopState {
        let value = try value(items)
        switch value {
        case .list(let items): return LoopState(items: items, values: nil)
        case .mapping(let mapping): return LoopState(items: mapping.names.map { .string($0) }, values: mapping.values)
        case .string(let text):
            guard text.utf8.count <= program.limits.items else {
                throw fail(.tooManyItems(program.limits.items), at: program.place(items))
            }
            return LoopState(items: text.unicodeScalars.map { .string(String($0)) }, values: nil)
        default:
            let help = value.isNull ? "give a value for nil with `?? []`" : nil
            let failure = TemplateFailure.kind("expected a list to loop over, found \(value.kindName)", help: help)
            throw fail(failure, at: program.place(items))
        }
    }

    private mutating func selected(_ state: LoopState, _ condition: ExpressionNode, _ loop: LoopNode) throws
        -> LoopState
    {
        var selection: [Int] = []
        for index in state.items.indices {
            try bind(loop, state, index)
            try charge(loop.weight)
            if try isTrue(condition) { selection.append(index) }
        }
        let values = state.values.map { values in selection.map { values[$0] } }
        return LoopState(items: selection.map { state.items[$0] }, values: values)
    }
}
