/// What is known of a value before there is one.
struct CheckedValue: Equatable {
    /// What the value says of names that the context can't have, and that a template asks for with `is defined`, `default`, `??` or `?.`.
    enum Certainty: Equatable {
        /// Nothing: it is as true or false as any.
        case open
        /// As they are missing, it is true, or false.
        case known(Bool)
        /// It depends on them in a way that isn't looked into.
        case forgiven
    }

    var shape: TemplateShape
    var certainty = Certainty.open

    init(_ shape: TemplateShape, _ certainty: Certainty = .open) {
        self.shape = shape
        self.certainty = certainty
    }

    /// One of two, and it isn't known which.
    func joined(with other: CheckedValue) -> CheckedValue {
        CheckedValue(shape.joined(with: other.shape), certainty == other.certainty ? certainty : .forgiven)
    }
}

extension CheckedValue.Certainty {
    var negated: CheckedValue.Certainty {
        if case .known(let value) = self { .known(!value) } else { self }
    }
}

extension [CheckedValue] {
    /// Of what is made of them.
    var certainty: CheckedValue.Certainty {
        allSatisfy { $0.certainty == .open } ? .open : .forgiven
    }
}

/// What a slot holds; nil stands for a slot that nothing has been put into.
struct SlotShape {
    let value: CheckedValue
    /// Something has been put into it wherever it is read; otherwise it may be empty.
    let isCertain: Bool
}

/// The slots of one frame, with their changes, so that branches begin alike.
struct SlotShapes {
    private var slots: [SlotShape?]
    private var changes: [(slot: Int, old: SlotShape?)] = []
    /// What each slot has held at any time.
    private(set) var ever: [Int: CheckedValue] = [:]

    init(count: Int) {
        slots = Array(repeating: nil, count: count)
    }

    subscript(slot: Int) -> SlotShape? {
        get { slots[slot] }
        set {
            changes.append((slot, slots[slot]))
            slots[slot] = newValue
            if let value = newValue?.value { ever[slot] = ever[slot]?.joined(with: value) ?? value }
        }
    }

    var mark: Int { changes.count }

    /// Takes back what has changed since a mark; returns what the slots held that have changed.
    mutating func takeBack(to mark: Int) -> [Int: SlotShape?] {
        var held: [Int: SlotShape?] = [:]
        while changes.count > mark {
            let (slot, old) = changes.removeLast()
            if held[slot] == nil { held.updateValue(slots[slot], forKey: slot) }
            slots[slot] = old
        }
        return held
    }
}
