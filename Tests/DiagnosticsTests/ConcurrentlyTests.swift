import Diagnostics
import Support
import Synchronization
import Testing

struct ConcurrentlyTests {
    /// Processes 2,000 values. Those in `limits` reach a limit, and those in `errors` have another error.
    private func run(limits: Set<Int>, errors: Set<Int>) -> (results: [Int], messages: [String], begun: Int) {
        let begun = Mutex(0)
        var bag = DiagnosticBag()
        let results = Concurrently.map(Array(0..<2000), into: &bag, until: .templateLimit) { value, bag in
            begun.withLock { $0 += 1 }
            if limits.contains(value) { bag.add(Diagnostic(.templateLimit, "limit \(value)", at: .command)) }
            if errors.contains(value) { bag.add(Diagnostic(.templateRaisedError, "error \(value)", at: .command)) }
            return value
        }
        return (results, bag.unsorted.map(\.message), begun.withLock(\.self))
    }

    @Test func allValuesAreProcessedWithoutLimits() {
        let found = run(limits: [], errors: [3, 1999])
        #expect(found.results == Array(0..<2000))
        #expect(found.messages == ["error 3", "error 1999"])
    }

    /// The results don't depend on which thread was first.
    @Test func endsAtTheFirstLimit() {
        for _ in 0..<20 {
            let found = run(limits: [700, 701, 702, 1500], errors: [3, 699, 703])
            #expect(found.results == Array(0...700))
            #expect(found.messages == ["error 3", "error 699", "limit 700"])
            #expect(found.begun < 1900)
        }
    }
}
