/// The arguments that calls pass to each macro, and the macros that still have to be checked with these arguments.
struct MacroArguments {
    private struct Macro {
        /// Nil before the first call. An element is nil if all calls so far use the parameter's default value.
        var arguments: [CheckedValue?]?
        var call: (place: Place, frame: Int)?
        var isCalledUnreached = false
        var checks = 0
    }

    /// The maximum number of checks of a macro with the arguments of its calls. One more check uses arguments of any shape.
    private static let mostChecks = 4
    private static let mostCalls = 6

    private var macros: [Macro]
    private var pending: [Int] = []

    init(count: Int) {
        macros = Array(repeating: Macro(), count: count)
    }

    mutating func note(_ arguments: [CheckedValue?], of number: Int, at place: Place, frame: Int) {
        if macros[number].call == nil { macros[number].call = (place, frame) }
        guard macros[number].checks <= Self.mostChecks else { return }
        let joined = zip(macros[number].arguments ?? arguments, arguments).map { known, argument in
            known.map { known in argument.map(known.joined) ?? known } ?? argument
        }
        guard joined != macros[number].arguments else { return }
        macros[number].arguments = joined
        if !pending.contains(number) { pending.append(number) }
    }

    /// Returns the chain of calls to a macro, nearest first, each with the macro that it calls.
    func calls(of number: Int) -> [(place: Place, macro: Int)] {
        var calls: [(place: Place, macro: Int)] = []
        var called = number
        // The chain of a recursive macro has no end.
        while called >= 0, calls.count < Self.mostCalls, let call = macros[called].call {
            calls.append((call.place, called))
            called = call.frame - 1
        }
        return calls
    }

    /// Notes a call that is never reached. Its arguments are ignored, but the macro is not checked as a macro without calls.
    mutating func noteUnreachedCall(of number: Int) {
        macros[number].isCalledUnreached = true
    }

    /// Returns the next macro to check, with its arguments. Macros without calls are checked last, and have no arguments.
    mutating func next() -> (number: Int, arguments: [CheckedValue?])? {
        if pending.isEmpty, let uncalled = macros.firstIndex(where: { $0.arguments == nil && !$0.isCalledUnreached }) {
            macros[uncalled] = Macro(arguments: [], checks: Self.mostChecks)
            pending.append(uncalled)
        }
        guard let number = pending.popLast() else { return nil }
        macros[number].checks += 1
        let arguments = macros[number].arguments ?? []
        return (number, macros[number].checks > Self.mostChecks ? arguments.map { _ in CheckedValue(.any) } : arguments)
    }
}
