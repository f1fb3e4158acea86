/// What the calls of each macro pass to it, and which macros are to be checked because of that.
struct MacroArguments {
    private struct Macro {
        /// Nil for a parameter that every call so far leaves to its default.
        var arguments: [CheckedValue?] = []
        var isCalled = false
        var isCalledUnreached = false
        var isPending = false
        var checks = 0
    }

    /// Checked more often than this, a macro is taken to be called with anything.
    private static let mostChecks = 4

    private var macros: [Macro]
    private var pending: [Int] = []

    init(count: Int) {
        macros = Array(repeating: Macro(), count: count)
    }

    mutating func note(_ arguments: [CheckedValue?], of number: Int) {
        guard macros[number].isCalled else {
            macros[number].arguments = arguments
            macros[number].isCalled = true
            return add(number)
        }
        guard macros[number].checks <= Self.mostChecks else { return }
        var hasChanged = false
        for (position, argument) in arguments.enumerated() {
            guard let argument else { continue }
            let known = macros[number].arguments[position]
            let joined = known?.joined(with: argument) ?? argument
            if let known, known.isSame(as: joined) { continue }
            macros[number].arguments[position] = joined
            hasChanged = true
        }
        if hasChanged { add(number) }
    }

    /// A call that is never reached says nothing of the arguments.
    mutating func noteUnreachedCall(of number: Int) {
        macros[number].isCalledUnreached = true
    }

    /// A macro that is to be checked, and with what; one that nobody calls, with anything.
    mutating func next() -> (number: Int, arguments: [CheckedValue?])? {
        if pending.isEmpty, let uncalled = macros.firstIndex(where: { !$0.isCalled && !$0.isCalledUnreached }) {
            macros[uncalled].isCalled = true
            macros[uncalled].checks = Self.mostChecks
            add(uncalled)
        }
        guard let number = pending.popLast() else { return nil }
        macros[number].isPending = false
        macros[number].checks += 1
        if macros[number].checks > Self.mostChecks {
            macros[number].arguments = macros[number].arguments.map { _ in CheckedValue(.any) }
        }
        return (number, macros[number].arguments)
    }

    private mutating func add(_ number: Int) {
        guard !macros[number].isPending else { return }
        macros[number].isPending = true
        pending.append(number)
    }
}

extension CheckedValue {
    fileprivate func isSame(as other: CheckedValue) -> Bool {
        certainty == other.certainty && shape.isSame(as: other.shape)
    }
}

extension TemplateShape {
    fileprivate func isSame(as other: TemplateShape) -> Bool {
        switch (self, other) {
        case (.any, .any), (.never, .never), (.null, .null), (.boolean, .boolean), (.integer, .integer),
            (.decimal, .decimal), (.string, .string):
            true
        case (.list(let left), .list(let right)), (.mapping(let left), .mapping(let right)),
            (.optional(let left), .optional(let right)):
            left.isSame(as: right)
        case (.pair(let first, let second), .pair(let otherFirst, let otherSecond)):
            first.isSame(as: otherFirst) && second.isSame(as: otherSecond)
        case (.members(let left), .members(let right)): left === right
        default: false
        }
    }
}
