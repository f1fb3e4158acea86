extension TemplateChecker {
    mutating func value(_ node: ExpressionNode) -> CheckedValue {
        switch program.kind(node) {
        case .constant(let constant): return CheckedValue(TemplateShape(program.constants[constant]))
        case .slot(let slot): return slots[slot]?.value ?? CheckedValue(.any)
        case .name, .member, .index: return link(node, canBeMissing: false) ?? CheckedValue(.any)
        case .loopMember(let member, let level): return loopMember(member, level)
        case .call(let macro, let arguments, _):
            noteCall(of: macro, arguments, at: program.place(node))
            return CheckedValue(.string)
        case .body(let body):
            _ = run(body)
            return CheckedValue(.string)
        case .not(let operand): return CheckedValue(.boolean, value(operand).certainty.negated)
        case .connection(let left, let right, let end): return connected(left, right, endsWith: end)
        case .coalescing(let left, let right, _): return otherwise(link(left, canBeMissing: true) ?? .missing, right)
        case .conditional(let condition, let then, let otherwise): return conditional(condition, then, otherwise)
        case .list(let items):
            let values = program.operands[items].map { value($0) }
            let shapes = values.map(\.shape)
            let shape = shapes.count == 2 ? TemplateShape.pair(shapes[0], shapes[1]) : .list(of: .joined(shapes))
            return CheckedValue(shape, values.certainty)
        case .mapping(let pairs): return mapping(pairs)
        case .negation(let operand): return CheckedValue(.any, certainty(of: [operand]))
        case .calculation(_, let left, let right): return CheckedValue(.any, certainty(of: [left, right]))
        case .joining(let left, let right): return CheckedValue(.string, certainty(of: [left, right]))
        case .comparison(let first, let rest):
            return CheckedValue(.boolean, compared([first] + program.comparisons[rest].map(\.operand)))
        case .test(.defined, let operand, let isNegated):
            guard let operand = link(operand, canBeMissing: true) else {
                return CheckedValue(.boolean, .known(isNegated))
            }
            return CheckedValue(.boolean, [operand].certainty)
        case .test(_, let operand, _): return CheckedValue(.boolean, certainty(of: [operand]))
        case .filter(let filter, let input, let arguments):
            return filtered(program.usedFilters[filter], input, Array(program.operands[arguments]), node)
        }
    }

    /// Returns the value of a name, member or index. If it can't exist, returns nil if `canBeMissing`. Otherwise reports it, and returns a value of
    /// any shape.
    private mutating func link(_ node: ExpressionNode, canBeMissing: Bool) -> CheckedValue? {
        let failure: TemplateFailure?
        switch program.kind(node) {
        case .name(let lookup):
            if let value = value(of: program.lookups[lookup]) { return value }
            if canBeMissing { return nil }
            failure = missingName(program.lookups[lookup])
        case .member(let base, let name, let isOptional):
            guard let owner = link(base, canBeMissing: canBeMissing || isOptional)
            else { return isOptional ? .missing : nil }
            if let shape = owner.shape.member(program.names[name]) {
                return CheckedValue(isOptional ? shape.orNull : shape, owner.certainty)
            }
            if canBeMissing { return nil }
            if isOptional, owner.shape == .null { return owner }
            failure = owner.shape.missingMember(program.names[name], of: program.written(base))
        case .index(let base, let index):
            guard let owner = link(base, canBeMissing: canBeMissing) else { return nil }
            let (certainty, key) = ([owner, value(index)].certainty, program.constant(index))
            if let shape = owner.shape.element(key) { return CheckedValue(shape, certainty) }
            if canBeMissing { return nil }
            failure = owner.shape.missingKey(key)
        default: return value(node)
        }
        if let failure { report(failure, at: program.place(node)) }
        return CheckedValue(.any)
    }

    /// - Parameter text: the shape of the string that the name is compared with, if any.
    private func missingName(_ lookup: NameLookup, comparedWith text: TemplateShape? = nil) -> TemplateFailure {
        let name = lookup.name
        let owners = context.members.filter { member in
            if case .members(let mapping) = member.shape.unwrapped {
                mapping.keys.position(of: name) != nil
            } else {
                false
            }
        }
        let members = owners.map { "\($0.name).\(name)" }
        return .missingName(lookup, among: context.keys.names, in: program, members: members, comparedWith: text)
    }

    /// Checks the known operands first: an unknown name that is compared with a string may be a string without quotes.
    private mutating func compared(_ operands: [ExpressionNode]) -> CheckedValue.Certainty {
        var (known, unknown): ([CheckedValue], [(lookup: Int, place: Place)]) = ([], [])
        var text: TemplateShape?
        for operand in operands {
            if case .name(let lookup) = program.kind(operand), value(of: program.lookups[lookup]) == nil {
                unknown.append((lookup, program.place(operand)))
                continue
            }
            let value = value(operand)
            if program.constant(operand) == nil, value.shape.withoutNull == .string { text = value.shape }
            known.append(value)
        }
        for (lookup, place) in unknown { report(missingName(program.lookups[lookup], comparedWith: text), at: place) }
        return known.certainty
    }

    private func value(of lookup: NameLookup) -> CheckedValue? {
        var found: CheckedValue?
        for case let slot? in lookup.slots.map({ shape(of: $0) }) {
            found = found?.joined(with: slot.value) ?? slot.value
            if slot.isCertain { return found }
        }
        guard lookup.context != nil, let outer = context[lookup.name].map({ CheckedValue($0) }) else { return found }
        return found?.joined(with: outer) ?? outer
    }

    private func shape(of slot: Slot) -> SlotShape? {
        if slot.frame == frame { return slots[slot.number] }
        return slot.frame == 0
            ? outermost[slot.number].map { SlotShape(value: $0, isCertain: false) }
            : SlotShape(value: CheckedValue(.any), isCertain: false)
    }

    private mutating func certainty(of operands: [ExpressionNode]) -> CheckedValue.Certainty {
        operands.map { value($0) }.certainty
    }

    /// Returns the value of `and` or `or`. Problems of the right operand are reported only if the left operand doesn't decide the result.
    private mutating func connected(_ left: ExpressionNode, _ right: ExpressionNode, endsWith end: Bool) -> CheckedValue
    {
        let first = value(left)
        let isReached = first.certainty == .open || first.certainty == .known(!end)
        let second = isReached ? value(right) : quietly { $0.value(right) }
        if first.certainty == .known(end) { return first }
        if first.certainty == .known(!end) { return second }
        if second.certainty == .known(end), first.certainty == .open { return CheckedValue(.any, .known(end)) }
        return CheckedValue(first.shape.joined(with: second.shape), [first, second].certainty)
    }

    private mutating func conditional(
        _ condition: ExpressionNode,
        _ then: ExpressionNode,
        _ otherwise: ExpressionNode
    ) -> CheckedValue {
        switch value(condition).certainty {
        case .open: return value(then).joined(with: value(otherwise))
        case .known(let isTrue):
            _ = quietly { $0.value(isTrue ? otherwise : then) }
            return value(isTrue ? then : otherwise)
        case .forgiven:
            let (then, otherwise) = quietly { ($0.value(then), $0.value(otherwise)) }
            return CheckedValue(then.shape.joined(with: otherwise.shape), .forgiven)
        }
    }

    /// Returns the value of `left ?? right` or `left | default(right)`.
    private mutating func otherwise(_ left: CheckedValue, _ right: ExpressionNode) -> CheckedValue {
        let other = value(right)
        if left.certainty == .known(false), left.shape == .null {
            guard other.certainty == .open else { return other }
            return CheckedValue(other.shape, program.constant(right).map { .known($0.isTrue) } ?? .forgiven)
        }
        return CheckedValue(left.shape.withoutNull.joined(with: other.shape), [left, other].certainty)
    }

    private mutating func mapping(_ range: Range<Int>) -> CheckedValue {
        let pairs = program.pairs[range]
        let values = pairs.map { (value($0.key), value($0.value)) }
        let certainty = values.flatMap { [$0, $1] }.certainty
        let shapes = values.map(\.1.shape)
        let names = pairs.compactMap { program.constant($0.key)?.printed }
        guard Set(names).count == pairs.count else { return CheckedValue(.mapping(of: .joined(shapes)), certainty) }
        let members = zip(names, shapes).map { name, shape in MappingShape.Member(name, shape: shape) }
        return CheckedValue(.members(MappingShape(members)), certainty)
    }

    private func loopMember(_ member: LoopMember, _ level: Int) -> CheckedValue {
        switch member {
        case .first, .last: return CheckedValue(.boolean)
        case .counter, .counter0, .index, .index0, .length: return CheckedValue(.integer)
        case .previous, .next, .parent:
            let position = loops.count - 1 - level
            return CheckedValue(loops.indices.contains(position) ? loops[position].orNull : .any)
        }
    }
}

extension CheckedValue {
    static let missing = CheckedValue(.null, .known(false))
}
