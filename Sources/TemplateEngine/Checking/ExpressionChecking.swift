/// Expressions: what their values can be.
extension TemplateChecker {
    mutating func value(_ number: Int32) -> CheckedValue {
        switch program.expressions[Int(number)] {
        case .constant(let constant): return CheckedValue(TemplateShape(program.constants[Int(constant)]))
        case .context, .slot, .firstSlot, .missing:
            if let value = name(number) { return value }
            report(program.missingName(nil, number, among: context.keys.names), at: number)
            return CheckedValue(.any)
        case .member(let base, let name), .slotMember(let base, let name, _):
            return member(of: value(base), base, name, number)
        case .optionalMember(let base, let name):
            guard let owner = valueIfPresent(base) else { return .missing }
            guard !owner.shape.isNull else { return owner }
            let member = member(of: owner, base, name, number)
            return CheckedValue(member.shape.orNull, member.certainty)
        case .index(let base, let index): return element(of: value(base), index, number)
        case .coalescing(let left, let right): return otherwise(value(left), right)
        case .forgiving(let chain): return valueIfPresent(chain) ?? .missing
        case .isDefined(let operand, let isNegated):
            if let operand = valueIfPresent(operand) {
                return CheckedValue(.boolean, operand.certainty == .open ? .open : .forgiven)
            }
            return CheckedValue(.boolean, .known(isNegated))
        case .loopMember(let member, let level): return loopMember(member, level)
        case .call(let call):
            noteCall(call)
            return CheckedValue(.string)
        case .body(let body):
            _ = run(body)
            return CheckedValue(.string)
        default: return calculated(number)
        }
    }

    /// Operators, literals and filters.
    private mutating func calculated(_ number: Int32) -> CheckedValue {
        switch program.expressions[Int(number)] {
        case .not(let operand): return CheckedValue(.boolean, value(operand).certainty.negated)
        case .and(let left, let right): return connected(left, right, endsWith: false)
        case .or(let left, let right): return connected(left, right, endsWith: true)
        case .conditional(let condition, let then, let otherwise): return conditional(condition, then, otherwise)
        case .list(let items): return list(items)
        case .mapping(let pairs): return mapping(pairs)
        case .negation(let operand): return CheckedValue(.any, certainty(of: [operand]))
        case .calculation(_, let left, let right): return CheckedValue(.any, certainty(of: [left, right]))
        case .joining(let left, let right): return CheckedValue(.string, certainty(of: [left, right]))
        case .comparison(_, let left, let right): return CheckedValue(.boolean, certainty(of: [left, right]))
        case .comparisonChain(let parts):
            return CheckedValue(
                .boolean,
                certainty(
                    of: stride(from: parts.range.lowerBound, to: parts.range.upperBound, by: 2).map {
                        program.lists[$0]
                    }
                )
            )
        case .test(_, let operand, _): return CheckedValue(.boolean, certainty(of: [operand]))
        case .filter(let filter, let input, let arguments):
            return filtered(program.filters.filters[Int(filter)].name, input, arguments, number)
        default: return CheckedValue(.any)
        }
    }

    /// The value of a chain of names; nil if one of its links can't be there.
    private mutating func valueIfPresent(_ number: Int32) -> CheckedValue? {
        switch program.expressions[Int(number)] {
        case .context, .slot, .firstSlot, .missing: return name(number)
        case .member(let base, let name), .slotMember(let base, let name, _):
            guard let base = valueIfPresent(base) else { return nil }
            return base.shape.member(program.names[name]).map { CheckedValue($0, base.certainty) }
        case .optionalMember(let base, let name):
            guard let base = valueIfPresent(base) else { return .missing }
            return base.shape.member(program.names[name]).map { CheckedValue($0.orNull, base.certainty) }
        case .index(let base, let index):
            guard let base = valueIfPresent(base) else { return nil }
            let certainty = base.certainty.combined(with: value(index).certainty)
            return base.shape.element(constant(index)).map { CheckedValue($0, certainty) }
        default: return value(number)
        }
    }

    /// What a name stands for; nil if it can't be there.
    private func name(_ number: Int32) -> CheckedValue? {
        switch program.expressions[Int(number)] {
        case .context(let name): return context[program.contextNames[name]].map { CheckedValue($0) }
        case .slot(let slot): return slots[slot]?.value ?? CheckedValue(.any)
        case .firstSlot(let candidates, let name):
            var found: CheckedValue?
            for index in candidates.range {
                guard let slot = slots[program.lists[index]] else { continue }
                found = found?.joined(with: slot.value) ?? slot.value
                if slot.isCertain { return found }
            }
            let outer = name < 0 ? nil : context[program.contextNames[name]].map { CheckedValue($0) }
            guard let outer else { return found }
            return found?.joined(with: outer) ?? outer
        default: return nil
        }
    }

    func constant(_ number: Int32) -> TemplateValue? {
        if case .constant(let constant) = program.expressions[Int(number)] {
            program.constants[Int(constant)]
        } else {
            nil
        }
    }

    private mutating func certainty(of operands: [Int32]) -> CheckedValue.Certainty {
        operands.reduce(.open) { $0.combined(with: value($1).certainty) }
    }

    /// `and` and `or`: the right side is looked at unless the left side says it all.
    private mutating func connected(_ left: Int32, _ right: Int32, endsWith end: Bool) -> CheckedValue {
        let first = value(left)
        let isReached = first.certainty == .open || first.certainty == .known(!end)
        let second = isReached ? value(right) : quietly { $0.value(right) }
        if first.certainty == .known(end) { return first }
        if first.certainty == .known(!end) { return second }
        if second.certainty == .known(end), first.certainty == .open { return CheckedValue(.any, .known(end)) }
        return CheckedValue(
            first.shape.joined(with: second.shape),
            first.certainty == .forgiven ? .forgiven : second.certainty.weakened
        )
    }

    private mutating func conditional(_ condition: Int32, _ then: Int32, _ otherwise: Int32) -> CheckedValue {
        switch value(condition).certainty {
        case .open: return value(then).joined(with: value(otherwise))
        case .known(true):
            _ = quietly { $0.value(otherwise) }
            return value(then)
        case .known(false):
            _ = quietly { $0.value(then) }
            return value(otherwise)
        case .forgiven:
            let (then, otherwise) = quietly { ($0.value(then), $0.value(otherwise)) }
            return CheckedValue(then.shape.joined(with: otherwise.shape), .forgiven)
        }
    }

    /// What `??` and `default` make of what is on their left.
    mutating func otherwise(_ left: CheckedValue, _ right: Int32) -> CheckedValue {
        let other = value(right)
        if left.certainty == .known(false), left.shape.isNull {
            guard other.certainty == .open else { return other }
            return CheckedValue(other.shape, constant(right).map { .known($0.isTrue) } ?? .forgiven)
        }
        return CheckedValue(
            left.shape.withoutNull.joined(with: other.shape),
            left.certainty.combined(with: other.certainty)
        )
    }

    private mutating func list(_ items: Span) -> CheckedValue {
        let values = items.range.map { value(program.lists[$0]) }
        let certainty = values.reduce(CheckedValue.Certainty.open) { $0.combined(with: $1.certainty) }
        if values.count == 2 { return CheckedValue(.pair(values[0].shape, values[1].shape), certainty) }
        return CheckedValue(.list(of: values.reduce(.never) { $0.joined(with: $1.shape) }), certainty)
    }

    private mutating func mapping(_ pairs: Span) -> CheckedValue {
        var members: [(name: String?, shape: TemplateShape)] = []
        var certainty = CheckedValue.Certainty.open
        for index in stride(from: pairs.range.lowerBound, to: pairs.range.upperBound, by: 2) {
            let (key, item) = (value(program.lists[index]), value(program.lists[index + 1]))
            certainty = certainty.combined(with: key.certainty).combined(with: item.certainty)
            members.append((constant(program.lists[index])?.printed, item.shape))
        }
        let names = members.compactMap(\.name)
        guard names.count == members.count, Set(names).count == names.count else {
            return CheckedValue(.mapping(of: members.reduce(.never) { $0.joined(with: $1.shape) }), certainty)
        }
        return CheckedValue(
            .members(MappingShape(members.map { member in .init(member.name ?? "", shape: member.shape) })),
            certainty
        )
    }

    private func loopMember(_ member: LoopMember, _ level: Int32) -> CheckedValue {
        switch member {
        case .first, .last: return CheckedValue(.boolean)
        case .counter, .counter0, .length: return CheckedValue(.integer)
        case .previous, .next:
            let position = loops.count - 1 - Int(level)
            return CheckedValue(loops.indices.contains(position) ? loops[position].orNull : .any)
        }
    }
}

extension CheckedValue {
    /// What stands for a chain that ends nowhere.
    static let missing = CheckedValue(.null, .known(false))
}

extension CheckedValue.Certainty {
    var weakened: CheckedValue.Certainty {
        self == .open ? .open : .forgiven
    }
}
