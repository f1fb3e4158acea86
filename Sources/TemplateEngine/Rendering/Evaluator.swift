import Diagnostics

extension Renderer {
    /// The value of an expression; a name or member that isn't there is an error.
    ///
    /// The most frequent nodes are here; all others are kept out, for a small frame on the stack.
    mutating func value(_ number: Int32) throws(RenderStop) -> TemplateValue {
        switch program.expressions[Int(number)] {
        case .constant(let constant): return program.constants[Int(constant)]
        case .slot(let slot):
            if let value = slots[frame + Int(slot)] { return value }
        case .context(let name):
            if let value = contextValues[Int(name)] { return value }
        case .member(let base, let name): return try member(of: try value(base), name, number, base: base)
        case .comparison(let operation, let left, let right): return try compare(operation, left, right, number)
        case .calculation(let operation, let left, let right): return try calculate(operation, left, right, number)
        case .filter(let filter, let input, let arguments): return try filtered(Int(filter), input, arguments, number)
        default: break
        }
        return try calculatedValue(number)
    }

    @inline(never)
    private mutating func calculatedValue(_ number: Int32) throws(RenderStop) -> TemplateValue {
        switch program.expressions[Int(number)] {
        case .constant, .slot, .member, .comparison, .calculation, .filter: return .null
        case .context(let name): throw missingName(program.contextNames[Int(name)], number)
        case .firstSlot(let candidates, let context):
            if let value = firstValue(candidates, context) { return value }
            throw missingName(nil, number)
        case .missing(let name): throw missingName(program.names[Int(name)], number)
        case .optionalMember(let base, let name):
            guard let left = try valueIfPresent(base), !left.isNull else { return .null }
            return try member(of: left, name, number, base: base)
        case .index(let base, let index):
            let base = try value(base)
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
        case .not(let operand): return .boolean(!(try value(operand).isTrue))
        case .conditional(let condition, let then, let otherwise): return try value(try value(condition).isTrue ? then : otherwise)
        case .coalescing(let left, let right, let isChain):
            let left = isChain ? try valueIfPresent(left) : try value(left)
            if let left, !left.isNull { return left }
            return try value(right)
        case .isDefined(let operand, let isNegated): return .boolean((try valueIfPresent(operand) != nil) != isNegated)
        case .comparisonChain(let parts): return try compareChain(parts, number)
        case .negation(let operand): return try negate(operand, number)
        case .joining(let left, let right): return try joined(left, right, number)
        case .test(let test, let operand, let isNegated): return .boolean(try passes(test, operand, number) != isNegated)
        case .call(let call):
            let start = output.count
            try runMacro(call, at: place(expression: number))
            return .string(output.take(from: start))
        case .body(let body): return .string(try capture(body, at: place(expression: number)).text)
        }
    }

    @inline(never)
    private mutating func passes(_ test: ValueTest, _ operand: Int32, _ number: Int32) throws(RenderStop) -> Bool {
        let operand = try value(operand)
        do {
            return try test.passes(operand)
        } catch {
            throw fail(error, at: place(expression: number))
        }
    }

    /// The value of a chain of names; nil if one of its links isn't there.
    private mutating func valueIfPresent(_ number: Int32) throws(RenderStop) -> TemplateValue? {
        switch program.expressions[Int(number)] {
        case .context(let name): return contextValues[Int(name)]
        case .firstSlot(let candidates, let context): return firstValue(candidates, context)
        case .missing: return nil
        case .member(let base, let name):
            guard let base = try valueIfPresent(base) else { return nil }
            return presentMember(of: base, name, number)
        case .optionalMember(let base, let name):
            guard let base = try valueIfPresent(base), !base.isNull else { return .null }
            return presentMember(of: base, name, number)
        case .index(let base, let index):
            guard let base = try valueIfPresent(base) else { return nil }
            let index = try value(index)
            do {
                return try element(index, of: base)
            } catch {
                return nil
            }
        default: return try value(number)
        }
    }

    private func firstValue(_ candidates: Span, _ context: Int32) -> TemplateValue? {
        for index in candidates.range {
            if let value = slots[frame + Int(program.lists[index])] { return value }
        }
        return context < 0 ? nil : contextValues[Int(context)]
    }

    @inline(never)
    private mutating func missingName(_ name: String?, _ number: Int32) -> RenderStop {
        fail(program.missingName(name, number, among: context.names), at: place(expression: number))
    }
}

/// Members and elements.
extension Renderer {
    private mutating func member(of base: TemplateValue, _ name: Int32, _ number: Int32, base expression: Int32) throws(RenderStop) -> TemplateValue {
        if case .mapping(let mapping) = base {
            let position = memberPositions[Int(number)]
            if mapping.has(program.names[Int(name)], at: position) {
                if keepsMarks { origin = mapping.origin ?? origin }
                return mapping.value(at: position)
            }
        }
        if let value = presentMember(of: base, name, number) { return value }
        throw missingMember(of: base, program.names[Int(name)], number, expression)
    }

    private mutating func presentMember(of base: TemplateValue, _ name: Int32, _ number: Int32) -> TemplateValue? {
        let name = program.names[Int(name)]
        switch base {
        case .mapping(let mapping):
            guard let position = mapping.position(of: name) else { return nil }
            memberPositions[Int(number)] = position
            if keepsMarks { origin = mapping.origin ?? origin }
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
    private mutating func missingMember(of base: TemplateValue, _ name: String, _ number: Int32, _ expression: Int32) -> RenderStop {
        let owner: MemberOwner =
            switch base {
            case .mapping(let mapping): .mapping(mapping.names)
            case .list: .list
            case .null: .null
            default: .scalar(base.kindName)
            }
        return fail(program.missingMember(name, of: owner, expression), at: place(expression: number))
    }

    @inline(never)
    private mutating func element(_ index: TemplateValue, of base: TemplateValue, _ number: Int32) throws(RenderStop) -> TemplateValue {
        do {
            return try element(index, of: base)
        } catch {
            throw fail(error, at: place(expression: number))
        }
    }

    /// `base[index]`; negative indices count from the end.
    @inline(never)
    private func element(_ index: TemplateValue, of base: TemplateValue) throws(TemplateFailure) -> TemplateValue {
        switch (base, index) {
        case (.mapping(let mapping), .string(let name)):
            if let value = mapping[name] { return value }
            throw .init(.templateNameMissing, "there is no key `\(name)`", help: Suggestion.help(for: name, among: mapping.names))
        case (.list(let items), .integer(let index)):
            let position = index < 0 ? index + Int64(items.count) : index
            if position >= 0, position < items.count { return items[Int(position)] }
            throw .init(.templateNameMissing, "there is no item \(index) in a list of \(items.count)")
        case (.string(let text), .integer(let index)):
            let scalars = text.unicodeScalars
            let count = index < 0 ? -(index + 1) : index
            if count < scalars.count {
                let start = index < 0 ? scalars.endIndex : scalars.startIndex
                return .string(String(scalars[scalars.index(start, offsetBy: Int(index))]))
            }
            throw .init(.templateNameMissing, "there is no character \(index) in a string of \(scalars.count)")
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
            let key = try value(program.lists[index])
            guard case .string(let name) = key else {
                throw fail(.kind("expected a string as key, found \(key.kindName)"), at: place(expression: program.lists[index]))
            }
            values.append((name, try value(program.lists[index + 1])))
        }
        try checkNesting(values.map(\.1), number)
        return .mapping(TemplateMapping(values))
    }

    /// Values inside values without end could be neither compared nor freed.
    mutating func checkNesting(_ values: [TemplateValue], _ number: Int32) throws(RenderStop) {
        guard values.contains(where: \.isContainer) else { return }
        let limits = program.limits
        var size = ValueSize(limits: limits)
        for value in values { size.add(value) }
        try charge(size.count / 16, at: place(expression: number))
        if size.isTooDeep {
            throw fail(.init(.templateLimit, "lists are inside each other more than \(limits.valueDepth) levels deep"), at: place(expression: number))
        }
        if size.isTooLarge {
            throw fail(.tooManyItems(limits.items), at: place(expression: number))
        }
    }
}
