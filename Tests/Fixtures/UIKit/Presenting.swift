// Presentation: presenter -> presentation controller -> presented controller, each strong.
extension UIViewController {
    func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: presented.modalPresentationStyle)
        presented.requirePresentable()
        let attempt =
            "Attempt to present \(Console.name(presented)) on \(Console.name(presenter)) (from \(Console.name(self)))"
        if let stack = currentTransition(where: { $0.presentation == nil }) {
            if let delayed = presenter.delayedPresentation {
                let name = Console.name(delayed)
                return Console.warn("\(attempt) which is waiting for a delayed presention of \(name) to complete")
            }
            presenter.delayedPresentation = presented
            return wait(for: stack) {
                presenter.delayedPresentation = nil
                self.startPresentation(of: presented, animated: animated, completion: completion)
            }
        }
        if let modal = Scheduler.modalTransition(near: presenter), presenter.mayWait(for: modal) {
            modal.whenOver { self.startPresentation(of: presented, animated: animated, completion: completion) }
        } else if let refusal = presenter.refusalToPresent {
            Console.warn("\(attempt) \(refusal).")
        } else {
            presenter.begin(presented, animated: animated, completion: completion)
        }
    }

    /// Makes a call when the transition of a stack is over.
    func wait(for stack: Transition, _ call: @escaping @MainActor () -> Void) {
        if Scheduler.answers.contains(.waitingCallsAreUnbalanced) {
            Console.warn("Unbalanced calls to begin/end appearance transitions for \(Console.name(self)).")
        }
        stack.whenOver(call)
    }

    private func requirePresentable() {
        let attempt = "Application tried to present modally a view controller \(Console.name(self))"
        if let presenter = hostingPresentation?.presentingViewControllerIfAny {
            preconditionFailure("\(attempt) that is already being presented by \(Console.name(presenter)).")
        }
        if let parent {
            preconditionFailure("\(attempt) that has a parent view controller \(Console.name(parent)).")
        }
    }

    private func mayWait(for modal: Transition) -> Bool {
        if isLoadingView { return false }
        if modal.stage == .ending { return true }
        return rootAncestor.isBeingPresented && Scheduler.answers.contains(.presentingFromPresentedWaits)
    }

    private var refusalToPresent: String? {
        if isLoadingView { return "whose view is not in the window hierarchy" }
        if let already = presentedViewController { return "which is already presenting \(Console.name(already))" }
        if Scheduler.modalTransition(near: self) != nil { return "while a presentation is in progress" }
        return isViewInVisibleWindow ? nil : "whose view is not in the window hierarchy"
    }

    private func begin(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presentation = presented.makePresentation()
        presentation.begin(from: self)
        runningPresentation = presentation
        presented.hostingPresentation = presentation
        presented.isBeingPresented = true
        let hidesPresenter = presentation.shouldRemovePresentersView
        var isShown = false
        let steps = Transition.Steps(
            prepare: { presented.loadViewIfNeeded() },
            begin: {
                guard let window = self.rootWindow else { return }
                isShown = true
                presented.loadShownViews()
                // In UIKit, a push over the presenter removes both views from the window.
                let isInContext = presented.modalPresentationStyle == .overCurrentContext && self !== self.rootAncestor
                presented.view.place(in: isInContext ? self.view : window)
                if hidesPresenter { self.beginAppearance(false, animated: animated) }
                presented.beginAppearance(true, animated: animated)
            },
            end: { _ in
                if isShown {
                    if hidesPresenter {
                        presentation.removePresentersView()
                        self.endAppearance(false, animated: animated)
                    }
                    presented.endAppearance(true, animated: animated)
                }
                presented.isBeingPresented = false
            },
            complete: { _ in completion?() }
        )
        Scheduler.start(
            Transition(
                .presentation(presentation),
                participants: [self, presented],
                from: self,
                to: presented,
                animated: animated,
                steps: steps
            )
        )
    }

    private func makePresentation() -> UIPresentationController {
        defer { preparedPresentation = nil }
        return preparedPresentation
            ?? UIPresentationController(presentedViewController: self, presenting: nil)
    }
}
