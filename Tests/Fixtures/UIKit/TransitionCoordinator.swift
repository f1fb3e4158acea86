/// A transition as the app sees it. An app that keeps it keeps no controller alive.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let duration: TimeInterval
    private let style: UIModalPresentationStyle
    private weak var transition: Transition?
    private weak var container: UIView?
    private(set) weak var from: UIViewController?
    private(set) weak var to: UIViewController?
    private var wasCancelled = false
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []

    let isAnimated: Bool
    let initiallyInteractive: Bool

    init(transition: Transition) {
        self.transition = transition
        duration = transition.duration
        style = transition.presentation?.presentationStyle ?? .none
        container = transition.window
        from = transition.from
        to = transition.to
        isAnimated = transition.isAnimated
        initiallyInteractive = transition.initiallyInteractive
    }

    // MARK: UIViewControllerTransitionCoordinatorContext

    var presentationStyle: UIModalPresentationStyle { style }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var isCancelled: Bool { transition?.isCancelled ?? wasCancelled }
    var transitionDuration: TimeInterval { duration }
    var percentComplete: CGFloat { initiallyInteractive ? 0.5 : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { container ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    // MARK: UIViewControllerTransitionCoordinator

    /// Animations join only before the transition's own; completions until it is over.
    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard let transition, transition.stage != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasRunAnimations else { return false }
        animations.append(animation)
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    // MARK: For the transition

    private var hasRunAnimations = false

    func runAnimations() {
        hasRunAnimations = true
        let blocks = animations
        animations = []
        for block in blocks { block(self) }
    }

    func notifyOfInteractionChange() {
        for handler in interactionHandlers { handler(self) }
    }

    func runCompletions() {
        wasCancelled = transition?.isCancelled ?? false
        let blocks = completions
        (completions, interactionHandlers) = ([], [])
        for block in blocks { block(self) }
    }
}
