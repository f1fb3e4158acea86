struct CheckedValue: Equatable {
    /// How a value depends on missing names: names that the context can't have, and that are used with `is defined`, `default`, `??` or `?.`.
    enum Certainty: Equatable {
        /// The value doesn't depend on missing names. It can be true or false.
        case open
        /// The value is always true, or always false, because the names are missing.
        case known(Bool)
        /// The value depends on missing names, but the checker doesn't know whether it is true.
        case forgiven
    }

    var shape: TemplateShape
    var certainty = Certainty.open

    init(_ shape: TemplateShape, _ certainty: Certainty = .open) {
        self.shape = shape
        self.certainty = certainty
    }

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
    /// The certainty of a value that is calculated from all of these values.
    var certainty: CheckedValue.Certainty {
        allSatisfy { $0.certainty == .open } ? .open : .forgiven
    }
}

/// The content of a slot. A slot that was never set has a nil shape.
struct SlotShape {
    let value: CheckedValue
    /// Whether the slot is always set when it is read. Otherwise it may be empty.
    let isCertain: Bool
}

/// The slots of one frame, with a log of their changes, so that all branches can start with the same slots.
struct SlotShapes {
    private var slots: [SlotShape?]
    private var changes: [(slot: Int, old: SlotShape?)] = []
    /// All values that each slot has had so far, joined.
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

    /// Undoes the changes since a mark.
    ///
    /// - Returns: the values that the changed slots had before the undo.
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
