/// The values of variables: the frames of the macros that are running, one behind the other; nil is a variable that has not been set.
///
/// The memory is its own, because an array asks at each change whether it is shared.
struct SlotStack: ~Copyable {
    private var slots: UnsafeMutablePointer<TemplateValue?>
    private var capacity: Int
    private(set) var count: Int

    init(count: Int) {
        capacity = max(count * 2, 64)
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: nil, count: count)
        self.count = count
    }

    deinit {
        slots.deinitialize(count: count)
        slots.deallocate()
    }

    subscript(index: Int) -> TemplateValue? {
        @inline(__always) _read {
            precondition(index >= 0 && index < count)
            yield slots[index]
        }
        @inline(__always) _modify {
            precondition(index >= 0 && index < count)
            yield &slots[index]
        }
    }

    mutating func push(_ more: Int) {
        if more > capacity - count { grow(by: more) }
        (slots + count).initialize(repeating: nil, count: more)
        count += more
    }

    mutating func pop(to count: Int) {
        (slots + count).deinitialize(count: self.count - count)
        self.count = count
    }

    private mutating func grow(by more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<TemplateValue?>.allocate(capacity: capacity)
        larger.moveInitialize(from: slots, count: count)
        slots.deallocate()
        slots = larger
    }
}
