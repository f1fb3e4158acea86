// Presentation: presenter -> presentation controller -> presented controller, each strong.
extension UIViewController {
    func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: presented.modalPresentationStyle)
        let name = { (controller: UIViewController) in String(describing: type(of: controller)) }
        let attempt = "Attempt to present \(name(presented)) on \(name(presenter)) (from \(name(self)))"
        if let already = presenter.presentedViewController {
            let state =
                already.isBeingDismissed
                ? "while a dismissal is in progress" : "which is already presenting \(name(already))"
            return Console.warn("\(attempt) \(state).")
        }
        precondition(presented.hostingPresentation == nil, "\(attempt), but it is already being presented")
        precondition(presented.parent == nil, "\(attempt), but it has a parent")
        guard presenter.isInWindowHierarchy else {
            return Console.warn("\(attempt) whose view is not in the window hierarchy.")
        }
        guard !presenter.isBeingDismissed else {
            return Console.warn("\(attempt) while a dismissal is in progress.")
        }

        let presentation =
            presented.preparedPresentation
            ?? UIPresentationController(presentedViewController: presented, presenting: nil)
        presented.preparedPresentation = nil
        presentation.begin(from: presenter)
        presenter.runningPresentation = presentation
        presented.hostingPresentation = presentation

        let hidesPresenter = presentation.hidesPresenter
        presented.isBeingPresented = true
        presented.loadViewIfNeeded()
        presenter.rootWindow?.addSubview(presented.view)
        if hidesPresenter { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
        Transitions.run {
            if hidesPresenter { presenter.endAppearance(animated: animated) }
            presented.endAppearance(animated: animated)
            presented.isBeingPresented = false
            completion?()
        }
    }

    /// Dismisses what this controller presents and everything above it; only the topmost is animated.
    func endPresentation(animated: Bool, byUser: Bool, completion: (() -> Void)?) {
        guard let presentation = runningPresentation else { return }
        let presented = presentation.presentedViewController
        var chain: [UIViewController] = [presented]
        while let next = chain.last?.presentationAbove { chain.append(next) }
        guard !chain.contains(where: { $0.isBeingDismissed || $0.isBeingPresented }) else {
            return Console.warn("Attempt to dismiss while a presentation or dismiss is in progress!")
        }
        let hidesPresenter = presentation.hidesPresenter

        for controller in chain { controller.isBeingDismissed = true }
        for controller in chain.reversed() { controller.beginAppearance(false, animated: animated) }
        if hidesPresenter { beginAppearance(true, animated: animated) }
        Transitions.run {
            for controller in chain.reversed() {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.endAppearance(animated: animated)
                controller.isBeingDismissed = false
                let hosting = controller.hostingPresentation
                controller.hostingPresentation = nil
                hosting?.presentingViewControllerIfAny?.runningPresentation = nil
            }
            if hidesPresenter { self.endAppearance(animated: animated) }
            completion?()
            if byUser { presentation.delegate?.presentationControllerDidDismiss(presentation) }
        }
    }

    /// What this controller, or a controller inside it, presents.
    var presentationAbove: UIViewController? {
        if let presented = runningPresentation?.presentedViewController { return presented }
        for child in childList { if let above = child.presentationAbove { return above } }
        return nil
    }

    var rootWindow: UIWindow? {
        let root = rootAncestor
        return root.hostWindow ?? root.hostingPresentation?.presentingViewControllerIfAny?.rootWindow
    }
}
