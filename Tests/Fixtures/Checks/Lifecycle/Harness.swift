import UIKit

@MainActor
var failures = 0
@MainActor
var checks = 0

@MainActor
func check(_ condition: Bool, _ what: String, line: Int = #line) {
    checks += 1
    guard !condition else { return }
    failures += 1
    print("FAILED (line \(line)): \(what)")
}

/// Lets everything that waits for the main actor have its turn.
@MainActor
func settle() async {
    for _ in 0..<400 { await Task.yield() }
}

/// Waits for a condition that depends on the end of a task. Returns false if it doesn't hold within a second.
@MainActor
func isTrue(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<1000 where !condition() {
        try? await Task.sleep(nanoseconds: 1_000_000)
        // The end of the task may have begun one.
        await Device.finishTransitions()
    }
    return condition()
}
