import Diagnostics

extension Renderer {
    /// The value of an expression; a name or member that isn't there is an error.
    @inline(__always)
    mutating func value(_ number: Int32) throws(RenderStop) -> TemplateValue {
        switch program.expressions[Int(number)] {
        case .constant(let constant): return program.constants[Int(constant)]
        case .slot(let slot): return slots[frame + Int(slot)] ?? .null
        case .slotMember(_, let name, let slot):
            if let value = knownMember(of: slot, name, number) { return value }
        default: break
        }
        return try calculatedValue(number)
    }

    /// The most frequent nodes are here; all others are kept out, for a small frame on the stack.
    @inline(never)
    private mutating func calculatedValue(_ number: Int32) throws(RenderStop) -> TemplateValue {
        switch program.expressions[Int(number)] {
        case .context(let name):
            if let value = contextValues[Int(name)] { return value }
        case .member(let base, let name), .slotMember(let base, let name, _):
            return try member(of: try value(base), name, number, base: base)
        case .calculation(let operation, let left, let right):
            if let value = integer(number) { return .integer(value) }
            return try calculate(operation, left, right, number)
        case .filter(let filter, let input, let arguments): return try filtered(Int(filter), input, arguments, number)
        default: break
        }
        return try otherValue(number)
    }

    @inline(never)
    private mutating func otherValue(_ number: Int32) throws(RenderStop) -> TemplateValue {
        switch program.expressions[Int(number)] {
        case .constant, .slot, .member, .slotMember, .calculation, .filter: return .null
        case .context(let name): throw missingName(program.contextNames[name], number)
        case .firstSlot(let candidates, let context):
            if let value = firstValue(candidates, context) { return value }
            throw unsetName(number)
        case .missing(let name): throw hiddenName(program.names[name], number)
        case .optionalMember(let base, let name):
            guard let left = try valueIfPresent(base), !left.isNull else { return .null }
            return try member(of: left, name, number, base: base)
        case .index(let base, let index):
            let base = try value(base)
            try chargeText(base, number)
            return try element(try value(index), of: base, number)
        case .loopMember(let member, let level): return loopMember(member, level)
        case .list(let items): return try makeList(items, number)
        case .mapping(let pairs): return try makeMapping(pairs, number)
        case .and(let left, let right):
            let left = try value(left)
            return left.isTrue ? try value(right) : left
        case .or(let left, let right):
            let left = try value(left)
            return left.isTrue ? left : try value(right)
        case .conditional(let condition, let then, let otherwise):
            return try value(try isTrue(condition) ? then : otherwise)
        case .coalescing(let left, let right):
            let left = try value(left)
            return left.isNull ? try value(right) : left
        case .forgiving(let chain): return try valueIfPresent(chain) ?? .null
        case .comparison, .not, .isDefined: return .boolean(try isTrue(number))
        case .comparisonChain(let parts): return try compareChain(parts, number)
        case .negation(let operand): return try negate(operand, number)
        case .joining(let left, let right): return try joined(left, right, number)
        case .test(let test, let operand, let isNegated):
            return .boolean(try passes(test, operand, number) != isNegated)
        case .call(let call):
            let start = output.count
            try runMacro(call, at: program.place(expression: number))
            return .string(output.take(from: start))
        case .body(let body): return .string(try capture(body, at: program.place(expression: number)).text)
        }
    }

    /// The integer that an expression yields if that takes no more than one calculation; nil is none, or an error for others to find.
    private mutating func integer(_ number: Int32) -> Int64? {
        guard case .calculation(let operation, let left, let right) = program.expressions[Int(number)] else {
            return knownInteger(number)
        }
        guard let left = knownInteger(left), let right = knownInteger(right) else { return nil }
        return Arithmetic.integer(operation, left, right)
    }

    @inline(__always)
    private mutating func knownInteger(_ number: Int32) -> Int64? {
        switch program.expressions[Int(number)] {
        case .constant(let constant):
            if case .integer(let value) = program.constants[Int(constant)] { return value }
        case .slot(let slot):
            if case .integer(let value) = slots[frame + Int(slot)] { return value }
        case .slotMember(_, let name, let slot):
            if case .integer(let value) = knownMember(of: slot, name, number) { return value }
        default: break
        }
        return nil
    }

    /// Whether an expression's value is true, found without making that value where it would only say so.
    mutating func isTrue(_ number: Int32) throws(RenderStop) -> Bool {
        switch program.expressions[Int(number)] {
        case .comparison(let operation, let left, let right):
            if let right = integer(right), let left = integer(left), let result = operation.result(left, right) {
                return result
            }
            return try compare(operation, try value(left), try value(right), number)
        case .and(let left, let right): return try isTrue(left) ? try isTrue(right) : false
        case .or(let left, let right): return try isTrue(left) ? true : try isTrue(right)
        case .not(let operand): return try !isTrue(operand)
        case .isDefined(let operand, let isNegated): return (try valueIfPresent(operand) != nil) != isNegated
        default: return try value(number).isTrue
        }
    }

    @inline(never)
    private mutating func passes(_ test: ValueTest, _ operand: Int32, _ number: Int32) throws(RenderStop) -> Bool {
        let operand = try value(operand)
        do {
            return try test.passes(operand)
        } catch {
            throw fail(error, at: program.place(expression: number))
        }
    }

    /// The value of a chain of names; nil if one of its links isn't there.
    private mutating func valueIfPresent(_ number: Int32) throws(RenderStop) -> TemplateValue? {
        switch program.expressions[Int(number)] {
        case .context(let name): return contextValues[Int(name)]
        case .firstSlot(let candidates, let context): return firstValue(candidates, context)
        case .missing: return nil
        case .member(let base, let name), .slotMember(let base, let name, _):
            guard let base = try valueIfPresent(base) else { return nil }
            return presentMember(of: base, name, number)
        case .optionalMember(let base, let name):
            guard let base = try valueIfPresent(base), !base.isNull else { return .null }
            return presentMember(of: base, name, number)
        case .index(let base, let index):
            guard let base = try valueIfPresent(base) else { return nil }
            let index = try value(index)
            try chargeText(base, number)
            do {
                return try element(index, of: base)
            } catch {
                return nil
            }
        default: return try value(number)
        }
    }

    private mutating func firstValue(_ candidates: Span, _ context: Int32) -> TemplateValue? {
        for index in candidates.range {
            if let value = slots[frame + Int(program.lists[index])] { return value }
        }
        return context < 0 ? nil : contextValues[Int(context)]
    }

    /// In a file that is included with `only`.
    @inline(never)
    private mutating func hiddenName(_ name: String, _ number: Int32) -> RenderStop {
        let isHidden = context.position(of: name) != nil || program.declaredNames.names.contains(name)
        let help =
            isHidden
            ? "`only` hides it: give it with `with {\(name): \(name)}`"
            : Suggestion.nearest(to: name, in: program.declaredNames.names)
        return fail(
            .init(.templateNameMissing, "unknown name `\(name)`", help: help),
            at: program.place(expression: number)
        )
    }

    @inline(never)
    private mutating func missingName(_ name: String, _ number: Int32) -> RenderStop {
        fail(program.missingName(name, number, among: context.names), at: program.place(expression: number))
    }

    /// A variable whose `set` was not reached.
    @inline(never)
    private mutating func unsetName(_ number: Int32) -> RenderStop {
        let place = program.place(expression: number)
        let name = program.uses[Int(place.use)].text.string(place.range)
        let help = "set it in every branch of the template"
        return fail(.init(.templateNameMissing, "unknown name `\(name)`", help: help), at: place)
    }
}

/// Members and elements.
extension Renderer {
    /// A member that the mapping in a slot has where the last one had it; nil where that takes a search, or leaves a mark.
    @inline(__always)
    private mutating func knownMember(of slot: Int32, _ name: Int32, _ number: Int32) -> TemplateValue? {
        guard !keepsMarks, case .mapping(let mapping)? = slots[frame + Int(slot)] else { return nil }
        return mapping.value(of: program.names[name], at: memberPositions[Int(number)])
    }

    private mutating func member(of base: TemplateValue, _ name: Int32, _ number: Int32, base expression: Int32)
        throws(RenderStop) -> TemplateValue
    {
        if let value = presentMember(of: base, name, number) { return value }
        throw missingMember(of: base, program.names[name], number, expression)
    }

    private mutating func presentMember(of base: TemplateValue, _ name: Int32, _ number: Int32) -> TemplateValue? {
        let name = program.names[name]
        switch base {
        case .mapping(let mapping):
            if keepsMarks { origin = mapping.origin ?? origin }
            if let value = mapping.value(of: name, at: memberPositions[Int(number)]) { return value }
            guard let position = mapping.position(of: name) else { return nil }
            memberPositions[Int(number)] = position
            return mapping.value(at: position)
        case .list(let items):
            switch name {
            case "first": return items.first ?? .null
            case "last": return items.last ?? .null
            case "count": return .integer(Int64(items.count))
            default: return nil
            }
        default: return nil
        }
    }

    @inline(never)
    private mutating func missingMember(of base: TemplateValue, _ name: String, _ number: Int32, _ expression: Int32)
        -> RenderStop
    {
        let owner: MemberOwner =
            switch base {
            case .mapping(let mapping): .mapping(mapping.names)
            case .list: .list
            case .null: .null
            default: .scalar(base.kindName)
            }
        return fail(program.missingMember(name, of: owner, expression), at: program.place(expression: number))
    }

    @inline(never)
    private mutating func element(_ index: TemplateValue, of base: TemplateValue, _ number: Int32) throws(RenderStop)
        -> TemplateValue
    {
        do {
            return try element(index, of: base)
        } catch {
            throw fail(error, at: program.place(expression: number))
        }
    }

    /// `base[index]`; negative indices count from the end.
    @inline(never)
    private func element(_ index: TemplateValue, of base: TemplateValue) throws(TemplateFailure) -> TemplateValue {
        switch (base, index) {
        case (.mapping(let mapping), .string(let name)):
            if let value = mapping[name] { return value }
            throw .init(
                .templateNameMissing,
                "unknown key `\(name)`",
                help: Suggestion.help(for: name, among: mapping.names)
            )
        case (.list(let items), .integer(let index)):
            let position = index < 0 ? index + Int64(items.count) : index
            if position >= 0, position < items.count { return items[Int(position)] }
            throw .init(.templateNameMissing, "index \(index) is out of range for a list of \(items.count)")
        case (.string(let text), .integer(let index)):
            let scalars = text.unicodeScalars
            let count = index < 0 ? -(index + 1) : index
            if count < scalars.count {
                let start = index < 0 ? scalars.endIndex : scalars.startIndex
                return .string(String(scalars[scalars.index(start, offsetBy: Int(index))]))
            }
            throw .init(.templateNameMissing, "index \(index) is out of range for a string of \(scalars.count)")
        case (.mapping, _): throw .kind("expected a string as key, found \(index.kindName)")
        case (.list, _), (.string, _): throw .kind("expected an integer as index, found \(index.kindName)")
        default: throw .kind("\(base.kindName) has no elements")
        }
    }

    private mutating func makeList(_ items: Span, _ number: Int32) throws(RenderStop) -> TemplateValue {
        var values: [TemplateValue] = []
        values.reserveCapacity(items.range.count)
        for index in items.range { values.append(try value(program.lists[index])) }
        try checkNesting(values, number)
        return .list(values)
    }

    private mutating func makeMapping(_ pairs: Span, _ number: Int32) throws(RenderStop) -> TemplateValue {
        var values: [(String, TemplateValue)] = []
        for index in stride(from: pairs.range.lowerBound, to: pairs.range.upperBound, by: 2) {
            let key = try keyValue(program.lists[index])
            guard case .string(let name) = key else {
                throw fail(
                    .kind("expected a string as key, found \(key.kindName)"),
                    at: program.place(expression: program.lists[index])
                )
            }
            values.append((name, try value(program.lists[index + 1])))
        }
        try checkNesting(values.map(\.1), number)
        return .mapping(TemplateMapping(values))
    }

    private mutating func keyValue(_ number: Int32) throws(RenderStop) -> TemplateValue {
        if case .context(let name) = program.expressions[Int(number)], contextValues[Int(name)] == nil {
            let name = program.contextNames[name]
            throw fail(
                .init(.templateNameMissing, "unknown name `\(name)`", help: "write the key in quotes: `\"\(name)\"`"),
                at: program.place(expression: number)
            )
        }
        return try value(number)
    }

    /// Values inside values without end could be neither compared nor freed.
    mutating func checkNesting(_ values: [TemplateValue], _ number: Int32) throws(RenderStop) {
        guard values.contains(where: { $0.isContainer || $0.isLargeText }) else { return }
        let limits = program.limits
        var size = ValueSize(limits: limits)
        for value in values { size.add(value) }
        try charge(size.count / 16, at: program.place(expression: number))
        if size.isTooDeep {
            throw fail(
                .init(.templateLimit, "lists are nested more than \(limits.valueDepth) levels deep"),
                at: program.place(expression: number)
            )
        }
        if size.isTooLarge {
            throw fail(.tooManyItems(limits.items), at: program.place(expression: number))
        }
    }
}
