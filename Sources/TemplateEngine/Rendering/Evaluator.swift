import Diagnostics

extension Renderer {
    /// Returns the value of an expression. Throws an error if a name or member is missing.
    mutating func value(_ node: ExpressionNode) throws -> TemplateValue {
        // Values are read in place, because copying them changes reference counts.
        switch program.kind(node) {
        case .constant(let constant): return program.constants[constant]
        case .slot(let slot): return slots[frame + slot] ?? .null
        case .name(let lookup): if let value = value(of: lookup) { return value }
        case .member(let base, let name, isOptional: false):
            if case .slot(let slot) = program.kind(base), case .mapping(let mapping)? = slots[frame + slot],
                let value = mapping[program.names[name]]
            {
                return value
            }
            let owner = try value(base)
            if let value = owner.member(program.names[name]) { return value }
            throw fail(missingMember(name, of: base, owner), at: program.place(node))
        default: break
        }
        do {
            return try calculated(node)
        } catch let failure as TemplateFailure {
            throw fail(failure, at: program.place(node))
        }
    }

    private mutating func calculated(_ node: ExpressionNode) throws -> TemplateValue {
        switch program.kind(node) {
        case .constant(let constant): return program.constants[constant]
        case .slot(let slot): return slots[frame + slot] ?? .null
        case .name, .member, .index: return try link(node, canBeMissing: false) ?? .null
        case .loopMember(let member, let level): return loops[loops.count - 1 - level].member(member)
        case .list(let items):
            let values = try values(items)
            try checkNesting(values)
            return .list(values)
        case .mapping(let pairs): return try mapping(pairs)
        case .connection(let left, let right, let end):
            let left = try value(left)
            return left.isTrue == end ? left : try value(right)
        case .conditional(let condition, let then, let otherwise):
            return try value(try isTrue(condition) ? then : otherwise)
        case .coalescing(let left, let right, let isFilter):
            let left = try link(left, canBeMissing: true) ?? .null
            guard left.isNull || isFilter else { return left }
            let right = try value(right)
            return left.isNull ? right : left
        case .calculation(let operation, let left, let right):
            return try calculate(operation, try value(left), try value(right))
        case .negation(let operand): return try negated(try value(operand))
        case .joining(let left, let right): return try joined(left, right)
        case .filter(let filter, let input, let arguments):
            return try apply(program.usedFilters[filter], try value(input), try values(arguments))
        case .call:
            let start = output.count
            try runMacro(node, at: program.place(node))
            return .string(output.take(from: start))
        case .body(let body): return .string(try capture(body).text)
        case .not(let operand): return .boolean(try !isTrue(operand))
        case .test(.defined, let operand, let isNegated):
            return .boolean((try link(operand, canBeMissing: true) != nil) != isNegated)
        case .comparison(let first, let rest): return .boolean(try compare(first, rest))
        case .test(let test, let operand, let isNegated):
            return .boolean(try test.passes(try value(operand)) != isNegated)
        }
    }

    mutating func isTrue(_ node: ExpressionNode) throws -> Bool {
        try value(node).isTrue
    }

    /// Returns the value of a name, member or index. If it is missing, returns nil if `canBeMissing`, and otherwise throws an error.
    private mutating func link(_ node: ExpressionNode, canBeMissing: Bool) throws -> TemplateValue? {
        switch program.kind(node) {
        case .name(let lookup):
            if let value = value(of: lookup) { return value }
            if canBeMissing { return nil }
            throw missingName(program.lookups[lookup])
        case .member(let base, let name, let isOptional):
            let owner = canBeMissing || isOptional ? try link(base, canBeMissing: true) : try value(base)
            guard let owner, !isOptional || !owner.isNull else { return isOptional ? .null : nil }
            if let value = owner.member(program.names[name]) { return value }
            if canBeMissing { return nil }
            throw missingMember(name, of: base, owner)
        case .index(let base, let index):
            guard let owner = canBeMissing ? try link(base, canBeMissing: true) : try value(base) else { return nil }
            let index = try value(index)
            if case .string = owner { try charge(owner) }
            do {
                return try owner.element(index)
            } catch {
                if canBeMissing { return nil }
                throw error
            }
        default: return try value(node)
        }
    }

    private mutating func values(_ operands: Range<Int>) throws -> [TemplateValue] {
        var values: [TemplateValue] = []
        for index in operands { values.append(try value(program.operands[index])) }
        return values
    }

    private func value(of lookup: Int) -> TemplateValue? {
        for slot in program.lookups[lookup].slots {
            if let value = slots[frames[slot.frame] + slot.number] { return value }
        }
        guard let context = program.lookups[lookup].context else { return nil }
        return contextValues[context]
    }

    private func missingName(_ lookup: NameLookup) -> TemplateFailure {
        if !lookup.slots.isEmpty {
            return .missing("unknown name `\(lookup.name)`", help: "set it in every branch of the template")
        }
        return .missingName(lookup, among: context.names, in: program)
    }

    private func missingMember(_ name: Int, of base: ExpressionNode, _ owner: TemplateValue) -> TemplateFailure {
        .missingMember(program.names[name], of: program.written(base), owner.memberNames, owner.kindName)
    }

    private mutating func mapping(_ pairs: Range<Int>) throws -> TemplateValue {
        var members: [(String, TemplateValue)] = []
        for (key, value) in program.pairs[pairs] {
            if case .name = program.kind(key), try link(key, canBeMissing: true) == nil {
                let name = program.written(key)
                let help = "write the key in quotes: `\"\(name)\"`"
                throw fail(.missing("unknown name `\(name)`", help: help), at: program.place(key))
            }
            let name = try self.value(key)
            guard case .string(let name) = name else {
                throw fail(.kind("expected a string as key, found \(name.kindName)"), at: program.place(key))
            }
            members.append((name, try self.value(value)))
        }
        try checkNesting(members.map(\.1))
        return .mapping(TemplateMapping(members))
    }

    mutating func checkNesting(_ values: [TemplateValue]) throws {
        try charge(try ValueSize.checkNesting(values, limits: program.limits))
    }
}

extension TemplateValue {
    fileprivate func member(_ name: String) -> TemplateValue? {
        switch self {
        case .mapping(let mapping): mapping[name]
        case .list(let items):
            switch name {
            case "first": items.first ?? .null
            case "last": items.last ?? .null
            case "count": .integer(Int64(items.count))
            default: nil
            }
        default: nil
        }
    }

    fileprivate var memberNames: [String]? {
        switch self {
        case .mapping(let mapping): mapping.names
        case .list: Self.listMembers
        default: nil
        }
    }

    static let listMembers = ["first", "last", "count"]

    /// Returns `self[index]`. Negative indices count from the end.
    fileprivate func element(_ index: TemplateValue) throws -> TemplateValue {
        switch (self, index) {
        case (.mapping(let mapping), .string(let name)):
            if let value = mapping[name] { return value }
            throw .missingKey(name, among: mapping.names)
        case (.list(let items), .integer(let index)):
            let position = index < 0 ? index + Int64(items.count) : index
            if position >= 0, position < items.count { return items[Int(position)] }
            throw .missing("index \(index) is out of range for a list of \(items.count)")
        case (.string(let text), .integer(let index)):
            let scalars = text.unicodeScalars
            let count = index < 0 ? -(index + 1) : index
            if count < scalars.count {
                let start = index < 0 ? scalars.endIndex : scalars.startIndex
                return .string(String(scalars[scalars.index(start, offsetBy: Int(index))]))
            }
            throw .missing("index \(index) is out of range for a string of \(scalars.count)")
        case (.mapping, _): throw .kind("expected a string as key, found \(index.kindName)")
        case (.list, _), (.string, _): throw .kind("expected an integer as index, found \(index.kindName)")
        default: throw .kind("\(kindName) has no elements")
        }
    }
}
