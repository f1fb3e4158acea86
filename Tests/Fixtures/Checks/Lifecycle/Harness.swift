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
