/// A loop that is running.
struct LoopState {
    enum Items {
        case values([TemplateValue])
        case mapping(TemplateMapping)
    }

    let items: Items
    /// The positions that `where` has left; nil for all.
    let selection: [Int]?
    let count: Int
    /// Of the iteration that is running, from 0.
    var index = 0
    /// Of the item, if that is a mapping which has one.
    var origin: Int?

    /// The item of an iteration; of a mapping without `pairs`, its key.
    func item(_ index: Int, asPair: Bool) -> TemplateValue {
        let position = selection.map { $0[index] } ?? index
        switch items {
        case .values(let values): return values[position]
        case .mapping(let mapping):
            let name = TemplateValue.string(mapping.name(at: position))
            return asPair ? .list([name, mapping.value(at: position)]) : name
        }
    }
}

extension Renderer {
    mutating func runLoop(_ number: Int, _ statement: Int32) throws(RenderStop) -> Outcome {
        let loop = program.loops[number]
        let items = try loopItems(loop)
        let separator = try loopSeparator(loop)
        let selection = try loopSelection(loop, items, statement)
        let count = selection?.count ?? items.count
        loops.append(LoopState(items: items, selection: selection, count: count))
        let level = loops.count - 1
        var isFirst = true
        var hasCompleted = false
        for index in 0..<count {
            try bind(loop, items, selection.map { $0[index] } ?? index)
            loops[level].index = index
            if keepsMarks {
                loops[level].origin =
                    slots[frame + Int(loop.secondSlot ?? loop.firstSlot)]?.origin ?? outerOrigin(level)
            }
            for slot in loop.innerSlots { slots[frame + Int(slot)] = nil }
            try charge(loop.weight, at: program.place(statement: statement))
            let outcome: Outcome
            if let separator {
                outcome = try runSeparated(loop.body, separator, &isFirst)
            } else {
                outcome = try run(loop.body)
            }
            if outcome == .broken { break }
            hasCompleted = hasCompleted || outcome == .completed
        }
        loops.removeLast()
        return hasCompleted ? .completed : try run(loop.otherwise)
    }

    private mutating func outerOrigin(_ level: Int) -> Int? {
        level > 0 ? loops[level - 1].origin : nil
    }

    /// Rule 5: the separator goes before the newline that ends the iteration before; an iteration of nothing but white space takes both back.
    private mutating func runSeparated(_ body: Span, _ separator: String, _ isFirst: inout Bool) throws(RenderStop)
        -> Outcome
    {
        let end = output.count
        let hasNewline = !isFirst && output.endsInNewline
        if !isFirst {
            if hasNewline { output.truncate(to: end - 1) }
            output.append(separator)
            if hasNewline { output.append(UInt8(ascii: "\n")) }
        }
        let start = output.count
        let outcome = try run(body)
        if output.hasText(from: start) {
            isFirst = false
        } else if isFirst {
            output.truncate(to: end)
        } else {
            output.truncate(to: hasNewline ? end - 1 : end)
            if hasNewline { output.append(UInt8(ascii: "\n")) }
        }
        return outcome
    }

    private mutating func bind(_ loop: LoopCode, _ items: LoopState.Items, _ position: Int) throws(RenderStop) {
        let first = frame + Int(loop.firstSlot)
        guard let secondSlot = loop.secondSlot else {
            switch items {
            case .values(let values): slots[first] = values[position]
            case .mapping(let mapping): slots[first] = .string(mapping.name(at: position))
            }
            return
        }
        let second = frame + Int(secondSlot)
        switch items {
        case .mapping(let mapping):
            slots[first] = .string(mapping.name(at: position))
            slots[second] = mapping.value(at: position)
        case .values(let values):
            guard case .list(let pair) = values[position], pair.count == 2 else {
                let found =
                    if case .list(let items) = values[position] { "a list of \(items.count)" } else {
                        values[position].kindName
                    }
                throw fail(
                    .kind("a loop with two variables needs a mapping or pairs, found \(found)"),
                    at: program.place(expression: loop.items)
                )
            }
            slots[first] = pair[0]
            slots[second] = pair[1]
        }
    }

    private mutating func loopItems(_ loop: LoopCode) throws(RenderStop) -> LoopState.Items {
        let value = try value(loop.items)
        switch value {
        case .list(let values): return .values(values)
        case .mapping(let mapping): return .mapping(mapping)
        case .string(let text):
            guard text.utf8.count <= program.limits.items else {
                throw fail(.tooManyItems(program.limits.items), at: program.place(expression: loop.items))
            }
            return .values(text.unicodeScalars.map { .string(String($0)) })
        default:
            let help = value.isNull ? "give a value for nil with `?? []`" : nil
            throw fail(
                .kind("expected a list to loop over, found \(value.kindName)", help: help),
                at: program.place(expression: loop.items)
            )
        }
    }

    private mutating func loopSeparator(_ loop: LoopCode) throws(RenderStop) -> String? {
        guard let expression = loop.separator else { return nil }
        let value = try value(expression)
        guard let text = value.printed else {
            throw fail(
                .kind("expected a separator, found \(value.kindName)"),
                at: program.place(expression: expression)
            )
        }
        return text
    }

    private mutating func loopSelection(_ loop: LoopCode, _ items: LoopState.Items, _ statement: Int32)
        throws(RenderStop) -> [Int]?
    {
        guard let condition = loop.condition else { return nil }
        var selection: [Int] = []
        for position in 0..<items.count {
            try bind(loop, items, position)
            try charge(loop.weight, at: program.place(statement: statement))
            if try isTrue(condition) { selection.append(position) }
        }
        return selection
    }

    mutating func loopMember(_ member: LoopMember, _ level: Int32) -> TemplateValue {
        let loop = loops[loops.count - 1 - Int(level)]
        switch member {
        case .first: return .boolean(loop.index == 0)
        case .last: return .boolean(loop.index == loop.count - 1)
        case .counter: return .integer(Int64(loop.index + 1))
        case .counter0: return .integer(Int64(loop.index))
        case .length: return .integer(Int64(loop.count))
        case .previous: return loop.index == 0 ? .null : loop.item(loop.index - 1, asPair: false)
        case .next: return loop.index + 1 == loop.count ? .null : loop.item(loop.index + 1, asPair: false)
        }
    }
}

extension LoopState.Items {
    fileprivate var count: Int {
        switch self {
        case .values(let values): values.count
        case .mapping(let mapping): mapping.count
        }
    }
}

extension TemplateValue {
    fileprivate var origin: Int? {
        if case .mapping(let mapping) = self { mapping.origin } else { nil }
    }
}
