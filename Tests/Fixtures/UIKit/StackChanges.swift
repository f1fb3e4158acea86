// Changes of a navigation controller's stack: at once, after a transition that is under way, or lost.
extension UINavigationController {
    /// False where the change waits or is lost.
    @discardableResult
    func change(
        _ selector: String,
        isPop: Bool = false,
        animated: Bool,
        to newStack: @escaping @MainActor ([UIViewController]) -> [UIViewController]
    ) -> Bool {
        switch conflict(animated: animated) {
        case .none:
            show(update(to: newStack(stack)), animated: animated)
            return true
        case .lost:
            Console.warn(
                "\(selector) called on \(Console.name(self)) while an existing transition or presentation is "
                    + "occurring; the navigation stack will not be updated."
            )
            return false
        case .waits(let other):
            if isPop, other.updatesStackAtOnce {
                show(update(to: newStack(stack)), animated: animated, after: other)
                return true
            }
            wait(for: other) { self.change(selector, isPop: isPop, animated: animated, to: newStack) }
            return false
        }
    }

    /// Starts a pop that lasts until `Transition.endInteraction` and the rest of its animation.
    func popInteractively() {
        show(update(to: stack.dropLast()), animated: true, interactive: true)
    }

    private enum Conflict {
        case none, lost
        case waits(Transition)
    }

    private func conflict(animated: Bool) -> Conflict {
        if let own = Scheduler.stackTransition(of: self) { return .waits(own) }
        guard let modal = currentTransition(where: { $0.presentation != nil }), let style = modal.presentation else {
            return .none
        }
        guard modal.participants.contains(where: isShown) else { return .none }
        if modal.stage == .ending { return .waits(modal) }
        let answers = Scheduler.answers
        if style.isOfAlert { return .lost }
        guard style.isSheet || style.shouldRemovePresentersView else {
            return answers.contains(.stackChangesDuringCustomPresentationsWait) ? .waits(modal) : .lost
        }
        let isMade =
            style.isSheet && answers.contains(.stackChangesDuringSheetsAreImmediate)
            || !animated && answers.contains(.unanimatedStackChangesDuringPresentationsAreImmediate)
        return isMade ? .none : .waits(modal)
    }
}

/// The controllers that a change adds to a stack and removes from it.
struct StackChange {
    let old: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]
}

extension UINavigationController {
    private func update(to newStack: [UIViewController]) -> StackChange {
        let old = stack
        let added = newStack.filter { !old.contains($0) }
        let removed = old.filter { !newStack.contains($0) }
        for controller in removed {
            controller.willMove(toParent: nil)
            controller.isMovingFromParent = true
        }
        stack = newStack
        for controller in added {
            addChild(controller)
            controller.isMovingToParent = true
        }
        childList = newStack
        return StackChange(old: old, added: added, removed: removed)
    }

    /// Shows the new top. Without a transition if the stack is off screen or its top is the same.
    private func show(_ change: StackChange, animated: Bool, interactive: Bool = false) {
        let (from, to) = (shown, stack.last)
        guard isOnScreen, from !== to else {
            replaceShown(by: to)
            // The container may be leaving the screen: its child leaves with it.
            if from !== to { from?.endAppearance(animated: animated) }
            return finish(change)
        }
        var isShown = false
        let steps = Transition.Steps(
            begin: {
                if self.isOnScreen { to?.loadShownViews() }
                guard self.isOnScreen else { return self.replaceShown(by: to) }
                self.replaceShown(by: to, keepsOldView: true)
                isShown = true
                from?.beginAppearance(false, animated: animated)
                // A callback may have taken the stack off the screen.
                if self.isOnScreen { to?.beginAppearance(true, animated: animated) }
                if let to { self.delegate?.navigationController(self, willShow: to, animated: animated) }
            },
            end: { isCancelled in
                if isCancelled { return self.undo(change, from: from, to: to) }
                from?.viewIfLoaded?.takeOut()
                for controller in change.removed where controller.parent === self { controller.parent = nil }
                if isShown {
                    from?.endAppearance(false, animated: animated)
                    to?.endAppearance(true, animated: animated)
                }
                self.finish(change)
            },
            complete: { isCancelled in
                guard isShown, !isCancelled, let to else { return }
                self.delegate?.navigationController(self, didShow: to, animated: animated)
            }
        )
        Scheduler.start(
            Transition(
                .stack,
                participants: [self],
                from: from,
                to: to,
                animated: animated,
                interactive: interactive,
                steps: steps
            )
        )
    }

    private func show(_ change: StackChange, animated: Bool, after other: Transition) {
        wait(for: other) {
            if let next = Scheduler.stackTransition(of: self) {
                self.show(change, animated: animated, after: next)
            } else {
                self.show(change, animated: animated)
            }
        }
    }

    private func replaceShown(by new: UIViewController?, keepsOldView: Bool = false) {
        guard shown !== new else { return }
        if !keepsOldView { shown?.viewIfLoaded?.takeOut() }
        shown = new
        if isOnScreen, let new { new.view.place(in: view) }
    }

    private func finish(_ change: StackChange) {
        for controller in change.removed {
            if controller.parent === self { controller.parent = nil }
            controller.isMovingFromParent = false
            controller.didMove(toParent: nil)
        }
        for controller in change.added {
            controller.isMovingToParent = false
            controller.didMove(toParent: self)
        }
    }

    /// Undoes a cancelled back gesture: reverses the appearance callbacks and restores the stack.
    private func undo(_ change: StackChange, from: UIViewController?, to: UIViewController?) {
        (stack, childList, shown) = (change.old, change.old, from)
        for controller in change.removed { controller.isMovingFromParent = false }
        if isOnScreen {
            to?.beginAppearance(false, animated: true)
            from?.beginAppearance(true, animated: true)
        }
        to?.viewIfLoaded?.takeOut()
        to?.endAppearance(animated: true)
        from?.endAppearance(animated: true)
        for controller in change.removed {
            controller.willMove(toParent: self)
            controller.didMove(toParent: self)
        }
    }
}

extension Transition {
    fileprivate var updatesStackAtOnce: Bool {
        presentation == nil && !isInteractive
            && Scheduler.answers.contains(.popsDuringStackChangesUpdateTheStack)
    }
}
