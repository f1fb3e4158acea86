/// Branches and loops.
extension TemplateChecker {
    /// Each branch begins with the slots as they are; what they hold afterwards is what one of the branches has left.
    mutating func runBranches(_ branches: Range<Int>, otherwise: Range<Int>) -> Bool {
        var ends = BranchEnds()
        var reach = CheckedValue.Certainty.open
        for (condition, body) in program.branches[branches] {
            let certainty = (reach == .open ? value(condition) : quietly { $0.value(condition) }).certainty
            runBranch(body, reach.then(certainty), &ends)
            reach = reach.then(certainty.negated)
        }
        runBranch(otherwise, reach, &ends)
        for (slot, value) in ends.joined(before: slots) { slots[slot] = value }
        return ends.goesOn
    }

    private mutating func runBranch(_ body: Range<Int>, _ reach: CheckedValue.Certainty, _ ends: inout BranchEnds) {
        let mark = slots.mark
        let goesOn = reach == .open ? run(body) : quietly { $0.run(body) }
        ends.add(slots.takeBack(to: mark), reach, goesOn: goesOn)
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
        for slot in loop.innerSlots { slots[slot] = nil }
        loops.append(loop.secondSlot == nil ? items.element : .any)
        _ = reach == .open ? run(loop.body) : quietly { $0.run(loop.body) }
        loops.removeLast()
    }
}

extension CheckedValue.Certainty {
    /// Whether a branch is ever taken that is reached if this and a condition are true.
    fileprivate func then(_ condition: CheckedValue.Certainty) -> CheckedValue.Certainty {
        switch (self, condition) {
        case (.known(false), _), (_, .known(false)): .known(false)
        case (.forgiven, _), (_, .forgiven): .forgiven
        default: .open
        }
    }
}

/// What the slots hold at the ends of some branches, of which one is taken.
private struct BranchEnds {
    private var changes: [[Int: SlotShape?]] = []
    /// What follows can be reached.
    private(set) var goesOn = false
    /// Which branch is taken depends on names that the context doesn't have.
    private var isForgiven = false
    private var slots: Set<Int> = []

    mutating func add(_ changes: [Int: SlotShape?], _ reach: CheckedValue.Certainty, goesOn: Bool) {
        if reach != .open { isForgiven = true }
        guard goesOn else { return }
        if reach != .known(false) { self.goesOn = true }
        self.changes.append(changes)
        slots.formUnion(changes.keys)
    }

    func joined(before: SlotShapes) -> [(slot: Int, value: SlotShape?)] {
        slots.sorted().map { slot in
            let ends = changes.map { $0[slot] ?? before[slot] }
            return (slot, ends.dropFirst().reduce(ends[0], joined))
        }
    }

    private func joined(_ left: SlotShape?, _ right: SlotShape?) -> SlotShape? {
        guard let left, let right else {
            return (left ?? right).map { SlotShape(value: marked($0.value), isCertain: false) }
        }
        return SlotShape(
            value: marked(left.value.joined(with: right.value)),
            isCertain: left.isCertain && right.isCertain
        )
    }

    private func marked(_ value: CheckedValue) -> CheckedValue {
        isForgiven ? CheckedValue(value.shape, .forgiven) : value
    }
}

extension TemplateShape {
    /// What a loop with one variable finds in it.
    var element: TemplateShape {
        switch unwrapped {
        case .list(let item): item
        case .pair(let first, let second): first.joined(with: second)
        case .string, .members, .mapping: .string
        case .never: .never
        case .any, .null, .boolean, .integer, .decimal, .optional: .any
        }
    }

    /// What a loop with two variables finds in it.
    var elementPair: (first: TemplateShape, second: TemplateShape) {
        switch unwrapped {
        case .members(let mapping): (.string, mapping.members.reduce(.never) { $0.joined(with: $1.shape) })
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
