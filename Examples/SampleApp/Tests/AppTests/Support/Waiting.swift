/// Waits, turn by turn of the main actor, until `condition` holds; false where it never does.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<1_000 {
        if condition() { return true }
        await Task.yield()
    }
    return condition()
}

/// Lets everything that waits for the main actor have its turn.
@MainActor
func settle() async {
    for _ in 0..<100 { await Task.yield() }
}
