/// The clock, and every transition that is under way. Holds controllers only until their transitions are over.
@MainActor
enum Scheduler {
    static var mode = UIKitTesting.Transitions.immediate
    static var answers: UIKitTesting.Answers = []
    private(set) static var now: TimeInterval = 0
    private(set) static var transitions: [Transition] = []
    /// Above zero while a transition begins or ends. Calls made by its callbacks don't finish transitions themselves.
    private static var depth = 0

    static func start(_ transition: Transition) {
        transitions.append(transition)
        nested { transition.prepare() }
        if transition.isInteractive {
            nested { transition.begin() }
        } else if !transition.isAnimated, !waitsForTurn(transition) {
            nested {
                transition.begin()
                transition.end()
            }
        }
        if mode == .immediate { finish() }
    }

    static func remove(_ transition: Transition) {
        transitions.removeAll { $0 === transition }
    }

    /// Transitions that were asked for during the turn begin. Gestures whose views have left the window are cancelled.
    static func endTurn() {
        for transition in transitions {
            if !transition.isInWindow { transition.endInteraction(cancelled: true) }
            nested {
                transition.begin()
                if !transition.isAnimated { transition.end() }
            }
        }
    }

    static func advance(by seconds: TimeInterval) {
        let target = now + seconds
        endTurn()
        while let next = nextToEnd, let time = next.endTime, time <= target { end(next) }
        now = target
    }

    /// Ends turns and transitions until only what a finger holds is left.
    static func finish() {
        guard depth == 0 else { return }
        var left = 10_000
        endTurn()
        while let next = nextToEnd {
            end(next)
            left -= 1
            precondition(left > 0, "transitions follow each other without end")
        }
    }

    /// Ends a transition before its time, even if it has not begun.
    static func endEarly(_ transition: Transition) {
        nested {
            transition.begin()
            transition.end()
        }
    }

    // MARK: Asking

    static func stackTransition(of navigation: UINavigationController) -> Transition? {
        transitions.first { $0.presentation == nil && $0.participants.contains(navigation) }
    }

    /// The presentation or dismissal that is under way around `controller` or elsewhere in its window.
    static func modalTransition(near controller: UIViewController) -> Transition? {
        let window = controller.rootWindow
        return transitions.first {
            $0.presentation != nil
                && ($0.participants.contains(controller) || window != nil && $0.window === window)
        }
    }

    private static var nextToEnd: Transition? {
        transitions.filter { $0.endTime != nil && $0.stage == .running }.min { $0.endTime! < $1.endTime! }
    }

    private static func waitsForTurn(_ transition: Transition) -> Bool {
        transition.presentation == nil && answers.contains(.unanimatedStackChangesEndWithTheTurn)
    }

    private static func end(_ transition: Transition) {
        now = max(now, transition.endTime ?? now)
        nested { transition.end() }
        endTurn()
    }

    private static func nested(_ body: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        body()
    }
}
