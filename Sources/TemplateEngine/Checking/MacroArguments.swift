/// What the calls of each macro pass to it, and which macros are to be checked because of that.
struct MacroArguments {
    private struct Macro {
        /// Nil before the first call; nil for a parameter that every call so far leaves to its default.
        var arguments: [CheckedValue?]?
        /// The first call, and the frame that it is in.
        var call: (place: Place, frame: Int)?
        var isCalledUnreached = false
        var checks = 0
    }

    /// Checked more often than this, a macro is taken to be called with anything.
    private static let mostChecks = 4
    /// As many as a message shows.
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

    /// Returns the calls through which a macro gets its arguments, each with the macro that it calls; the nearest first.
    func calls(of number: Int) -> [(place: Place, macro: Int)] {
        var calls: [(place: Place, macro: Int)] = []
        var called = number
        // Macros can call each other.
        while called >= 0, calls.count < Self.mostCalls, let call = macros[called].call {
            calls.append((call.place, called))
            called = call.frame - 1
        }
        return calls
    }

    /// A call that is never reached says nothing of the arguments.
    mutating func noteUnreachedCall(of number: Int) {
        macros[number].isCalledUnreached = true
    }

    /// A macro that is to be checked, and with what; one that nobody calls, with anything.
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
