extension UIViewController {
    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        if let stack = currentTransition(where: { $0.presentation == nil }) {
            return wait(for: stack) { self.startDismissal(animated: animated, completion: completion) }
        }
        if let presenter = nearestPresenter ?? presentingViewController {
            if let modal = Scheduler.modalTransition(near: presenter), modal.stage == .ending {
                return modal.whenOver { self.startDismissal(animated: animated, completion: completion) }
            }
            presenter.dismissPresented(animated: animated, completion: completion)
        } else if Scheduler.answers.contains(.emptyDismissalsComplete) {
            completion?()
        }
    }

    /// Dismisses what this controller presents and everything above it; only the topmost is animated.
    func dismissPresented(
        animated: Bool,
        byUser: Bool = false,
        interactive: Bool = false,
        completion: (() -> Void)? = nil
    ) {
        guard let presentation = runningPresentation else { return }
        if Scheduler.modalTransition(near: self) != nil {
            let name = Console.name(self)
            Console.warn(
                "Attempt to dismiss from view controller \(name) while a presentation or dismiss is in progress!"
            )
            if Scheduler.answers.contains(.refusedDismissalsComplete) { completion?() }
            return
        }
        var chain = [presentation.presentedViewController]
        while let next = chain.last?.presentationAbove { chain.append(next) }
        for controller in chain { controller.isBeingDismissed = true }
        let dismissal = Dismissal(presenter: self, presentation: presentation, chain: chain, animated: animated)
        let steps = Transition.Steps(
            begin: { dismissal.begin() },
            end: { isCancelled in if isCancelled { dismissal.cancel() } else { dismissal.end() } },
            complete: { isCancelled in
                guard !isCancelled else { return }
                completion?()
                if byUser { presentation.delegate?.presentationControllerDidDismiss(presentation) }
            }
        )
        Scheduler.start(
            Transition(
                .dismissal(presentation),
                participants: [self] + chain,
                from: chain.last,
                to: self,
                animated: animated,
                interactive: interactive,
                steps: steps
            )
        )
    }
}

@MainActor
private struct Dismissal {
    let presenter: UIViewController
    let presentation: UIPresentationController
    /// From the controller that is dismissed to the topmost above it.
    let chain: [UIViewController]
    let animated: Bool

    func begin() {
        if presentation.shouldRemovePresentersView { presenter.loadShownViews() }
        for controller in chain.reversed() { controller.beginAppearance(false, animated: animated) }
        guard presentation.shouldRemovePresentersView else { return }
        presentation.restorePresentersView()
        if presenter.isViewInVisibleWindow { presenter.beginAppearance(true, animated: animated) }
    }

    func end() {
        for controller in chain.reversed() {
            controller.viewIfLoaded?.takeOut()
            controller.endAppearance(animated: animated)
            controller.isBeingDismissed = false
            let hosting = controller.hostingPresentation
            controller.hostingPresentation = nil
            hosting?.presentingViewControllerIfAny?.runningPresentation = nil
        }
        if presentation.shouldRemovePresentersView { presenter.endAppearance(animated: animated) }
    }

    /// Reverses the appearance callbacks; everything is as before.
    func cancel() {
        for controller in chain {
            controller.isBeingDismissed = false
            controller.changeAppearance(true, animated: animated)
        }
    }
}
