import SwiftUI

@MainActor var failures = 0

@MainActor
func check<Value: Equatable>(_ what: String, _ found: @autoclosure () throws -> Value, _ expected: Value) {
    let result = Result { try found() }
    if case .success(let value) = result, value == expected { return print("ok: \(what)") }
    failures += 1
    print("FAILED \(what): \(result), not \(expected)")
}

@MainActor
func check(_ what: String, _ found: @autoclosure () throws -> Bool) {
    check(what, try found(), true)
}

/// Does something that a test does, which must not fail.
@MainActor
func perform(_ what: String, _ action: () throws -> Void) {
    do { try action() } catch {
        failures += 1
        print("FAILED \(what): \(error)")
    }
}

/// Lets other tasks run, for five seconds at most.
@MainActor
func eventually(_ condition: () -> Bool) async {
    for _ in 0..<500 where !condition() { try? await Task.sleep(for: .milliseconds(10)) }
}

/// The name of the failure, if there is one.
@MainActor
func failure(_ action: () throws -> Void) -> String {
    do { try action() } catch { return "\(error)" }
    return ""
}
