/// A transition, from the call that asks for it until its completions have been called.
@MainActor
final class Transition {
    enum Kind {
        /// A push, a pop or another change of a navigation controller's top.
        case stack
        case presentation(UIPresentationController)
        case dismissal(UIPresentationController)
    }

    enum Stage {
        /// It begins at the end of the turn.
        case waiting
        case running
        /// Did-appear and did-disappear are being called. Other calls wait now, also those that were refused before.
        case ending
        case over
    }

    struct Steps {
        /// Runs during the call that asks for the transition.
        var prepare: @MainActor () -> Void = {}
        /// Calls will-appear and will-disappear.
        var begin: @MainActor () -> Void
        /// Calls did-appear and did-disappear.
        var end: @MainActor (_ isCancelled: Bool) -> Void
        /// Calls the completion or `didShow`.
        var complete: @MainActor (_ isCancelled: Bool) -> Void
    }

    let isAnimated: Bool
    let initiallyInteractive: Bool
    let kind: Kind
    /// The controllers whose `transitionCoordinator` is this transition's, like that of everything inside them.
    let participants: [UIViewController]
    let from: UIViewController?
    let to: UIViewController?
    private(set) weak var window: UIWindow?
    private(set) var stage = Stage.waiting
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    /// Unknown until it begins, and while a finger holds it.
    private(set) var endTime: TimeInterval?
    private(set) lazy var coordinator = TransitionCoordinator(transition: self)
    private let steps: Steps
    private var waitingCalls: [@MainActor () -> Void] = []

    init(
        _ kind: Kind,
        participants: [UIViewController],
        from: UIViewController?,
        to: UIViewController?,
        animated: Bool,
        interactive: Bool = false,
        steps: Steps
    ) {
        self.kind = kind
        self.participants = participants
        self.from = from
        self.to = to
        window = participants.first?.rootWindow
        isAnimated = animated
        isInteractive = interactive
        initiallyInteractive = interactive
        self.steps = steps
    }

    /// The presentation controller of a presentation or a dismissal.
    var presentation: UIPresentationController? {
        switch kind {
        case .presentation(let presentation), .dismissal(let presentation): presentation
        case .stack: nil
        }
    }

    var duration: TimeInterval {
        guard isAnimated else { return 0 }
        guard let presentation else { return 0.35 }
        return presentation.isOfAlert ? 0.4 : 0.5
    }

    var isInWindow: Bool {
        participants.allSatisfy(\.isViewInVisibleWindow)
    }

    /// Makes a call again once this transition is over.
    func whenOver(_ call: @escaping @MainActor () -> Void) {
        waitingCalls.append(call)
    }

    func prepare() { steps.prepare() }

    func begin() {
        guard stage == .waiting else { return }
        stage = .running
        if !isInteractive { endTime = Scheduler.now + duration }
        steps.begin()
        coordinator.runAnimations()
    }

    /// The finger lets go; the rest of the animation runs by itself, forwards or back.
    func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancelled
        endTime = Scheduler.now + duration / 2
        coordinator.notifyOfInteractionChange()
    }

    func end() {
        guard stage == .running else { return }
        stage = .ending
        steps.end(isCancelled)
        stage = .over
        Scheduler.remove(self)
        if Scheduler.answers.contains(.coordinatorsCompleteFirst) {
            coordinator.runCompletions()
            steps.complete(isCancelled)
        } else {
            steps.complete(isCancelled)
            coordinator.runCompletions()
        }
        let calls = waitingCalls
        waitingCalls = []
        for call in calls { call() }
    }
}
