extension TemplateChecker {
    /// Checks the branches of an `if`. Each branch starts with the current slots. Afterwards, each slot has the joined values of all branches.
    ///
    /// - Returns: whether the code after the branches can be reached.
    mutating func runBranches(_ branches: Range<Int>, otherwise: Range<Int>) -> Bool {
        var ends: [BranchEnd] = []
        var reach = CheckedValue.Certainty.open
        for (condition, body) in program.branches[branches] {
            let certainty = check(reach) { $0.value(condition) }.certainty
            ends.append(runBranch(body, reach.then(certainty)))
            reach = reach.then(certainty.negated)
        }
        ends.append(runBranch(otherwise, reach))
        // Which branch is taken depends on names that the context doesn't have.
        let isForgiven = ends.contains { $0.reach != .open }
        ends.removeAll { !$0.goesOn }
        for slot in slots.indices where ends.contains(where: { $0.slots[slot]?.number != slots[slot]?.number }) {
            set(slot, SlotShape.joined(ends.map { $0.slots[slot] }, isForgiven: isForgiven))
        }
        return ends.contains { $0.reach != .known(false) }
    }

    private mutating func runBranch(_ body: Range<Int>, _ reach: CheckedValue.Certainty) -> BranchEnd {
        keepingSlots { checker in
            let goesOn = checker.check(reach) { $0.run(body) }
            return (checker.slots, reach, goesOn)
        }
    }

    mutating func runLoop(_ loop: LoopNode) {
        let items = value(loop.items)
        if let separator = loop.separator { _ = value(separator) }
        keepingSlots { checker in checker.check(items.certainty) { $0.runBody(of: loop, items.shape) } }
        _ = keepingSlots { $0.run(loop.otherwise) }
    }

    /// Runs a part of the template, and restores the slots afterwards.
    private mutating func keepingSlots<Result>(_ run: (inout TemplateChecker) -> Result) -> Result {
        let before = slots
        defer { slots = before }
        return run(&self)
    }

    private mutating func runBody(of loop: LoopNode, _ items: TemplateShape) {
        if let second = loop.secondSlot {
            let pair = items.elementPair
            set(loop.firstSlot, CheckedValue(pair.first))
            set(second, CheckedValue(pair.second))
        } else {
            set(loop.firstSlot, CheckedValue(items.element))
        }
        let reach = CheckedValue.Certainty.open.then(loop.condition.map { value($0).certainty } ?? .open)
        loops.append(loop.secondSlot == nil ? items.element : .any)
        _ = check(reach) { $0.run(loop.body) }
        loops.removeLast()
    }
}

extension CheckedValue.Certainty {
    /// Returns the certainty of this and another condition together: `.known(false)` if they are never both true.
    fileprivate func then(_ condition: CheckedValue.Certainty) -> CheckedValue.Certainty {
        switch (self, condition) {
        case (.known(false), _), (_, .known(false)): .known(false)
        case (.forgiven, _), (_, .forgiven): .forgiven
        default: .open
        }
    }
}

/// The slots at the end of a branch, whether the branch is reached, and whether the code after it can be reached.
private typealias BranchEnd = (slots: [SlotShape?], reach: CheckedValue.Certainty, goesOn: Bool)

extension SlotShape {
    /// Joins the values that a slot has at the ends of alternative branches.
    fileprivate static func joined(_ ends: [SlotShape?], isForgiven: Bool) -> SlotShape? {
        let held = ends.compactMap(\.self)
        guard ends.count > 1, let first = held.first else { return held.first }
        var value = held.dropFirst().reduce(first.value) { $0.joined(with: $1.value) }
        if isForgiven { value.certainty = .forgiven }
        return SlotShape(value: value, isCertain: held.count == ends.count && held.allSatisfy(\.isCertain))
    }
}

extension TemplateShape {
    /// The shape of the variable in `for item in value`.
    var element: TemplateShape {
        switch unwrapped {
        case .list(let item): item
        case .pair(let first, let second): first.joined(with: second)
        case .string, .members, .mapping: .string
        case .never: .never
        case .any, .null, .boolean, .integer, .decimal, .optional: .any
        }
    }

    /// The shapes of the variables in `for first, second in value`.
    var elementPair: (first: TemplateShape, second: TemplateShape) {
        switch unwrapped {
        case .members(let mapping): (.string, .joined(mapping.members.map(\.shape)))
        case .mapping(let value): (.string, value)
        case .never: (.never, .never)
        default:
            switch element {
            case .pair(let first, let second): (first, second)
            case .list(let item): (item, item)
            case .never: (.never, .never)
            default: (.any, .any)
            }
        }
    }
}
