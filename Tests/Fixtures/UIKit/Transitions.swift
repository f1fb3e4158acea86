/// When a transition ends. At once, or, where a test says so, when the test lets the animations finish.
@MainActor
enum Transitions {
    static var areDeferred = false
    private static var pending: [() -> Void] = []

    static var areRunning: Bool { !pending.isEmpty }

    static func run(finish: @escaping () -> Void) {
        if areDeferred { pending.append(finish) } else { finish() }
    }

    static func finishAll() {
        while !pending.isEmpty { pending.removeFirst()() }
    }
}

/// What UIKit would have written to the console.
@MainActor
enum Console {
    static var messages: [String] = []

    static func warn(_ message: String) {
        messages.append(message)
        FileHandle.standardError.write(Data("[UIKit stand-in] \(message)\n".utf8))
    }
}
