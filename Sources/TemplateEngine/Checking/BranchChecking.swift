extension TemplateChecker {
    /// Checks the branches of an `if`. Each branch starts with the current slots. Afterwards, each slot has the joined values of all branches.
    ///
    /// - Returns: whether the code after the branches can be reached.
    mutating func runBranches(_ branches: Range<Int>, otherwise: Range<Int>) -> Bool {
        var ends: [BranchEnd] = []
        var reach = CheckedValue.Certainty.open
        for (condition, body) in program.branches[branches] {
            let certainty = (reach == .open ? value(condition) : quietly { $0.value(condition) }).certainty
            ends.append(runBranch(body, reach.then(certainty)))
            reach = reach.then(certainty.negated)
        }
        ends.append(runBranch(otherwise, reach))
        // Which branch is taken depends on names that the context doesn't have.
        let isForgiven = ends.contains { $0.reach != .open }
        ends.removeAll { !$0.goesOn }
        for slot in Set(ends.flatMap(\.changes.keys)) {
            let held = ends.map { $0.changes[slot] ?? slots[slot] }
            slots[slot] = SlotShape.joined(held, isForgiven: isForgiven)
        }
        return ends.contains { $0.reach != .known(false) }
    }

    private mutating func runBranch(_ body: Range<Int>, _ reach: CheckedValue.Certainty) -> BranchEnd {
        let mark = slots.mark
        let goesOn = reach == .open ? run(body) : quietly { $0.run(body) }
        return (slots.takeBack(to: mark), reach, goesOn)
    }

    mutating func runLoop(_ loop: LoopNode) {
        let items = value(loop.items)
        if let separator = loop.separator { _ = value(separator) }
        let mark = slots.mark
        if items.certainty == .open {
            runBody(of: loop, items.shape)
        } else {
            quietly { $0.runBody(of: loop, items.shape) }
        }
        _ = slots.takeBack(to: mark)
        _ = run(loop.otherwise)
        _ = slots.takeBack(to: mark)
    }

    private mutating func runBody(of loop: LoopNode, _ items: TemplateShape) {
        if let second = loop.secondSlot {
            let pair = items.elementPair
            slots[loop.firstSlot] = SlotShape(value: CheckedValue(pair.first), isCertain: true)
            slots[second] = SlotShape(value: CheckedValue(pair.second), isCertain: true)
        } else {
            slots[loop.firstSlot] = SlotShape(value: CheckedValue(items.element), isCertain: true)
        }
        let reach = CheckedValue.Certainty.open.then(loop.condition.map { value($0).certainty } ?? .open)
        loops.append(loop.secondSlot == nil ? items.element : .any)
        _ = reach == .open ? run(loop.body) : quietly { $0.run(loop.body) }
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

/// The new values of the slots that a branch changes, whether the branch is reached, and whether the code after it can be reached.
private typealias BranchEnd = (changes: [Int: SlotShape?], reach: CheckedValue.Certainty, goesOn: Bool)

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
