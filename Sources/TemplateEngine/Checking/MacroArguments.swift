/// What the calls of each macro pass to it, and which macros are to be checked because of that.
struct MacroArguments {
    private struct Macro {
        /// Nil before the first call; nil for a parameter that every call so far leaves to its default.
        var arguments: [CheckedValue?]?
        var isCalledUnreached = false
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
        guard macros[number].checks <= Self.mostChecks else { return }
        let joined = zip(macros[number].arguments ?? arguments, arguments).map { known, argument in
            known.map { known in argument.map(known.joined) ?? known } ?? argument
        }
        guard joined != macros[number].arguments else { return }
        macros[number].arguments = joined
        if !pending.contains(number) { pending.append(number) }
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
