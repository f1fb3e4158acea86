// How a controller finds others: up its parents, and across presentations.
extension UIViewController {
    func nearestAncestor<Container: UIViewController>() -> Container? {
        var candidate = parent
        while let controller = candidate {
            if let container = controller as? Container { return container }
            candidate = controller.parent
        }
        return nil
    }

    var rootAncestor: UIViewController {
        parent?.rootAncestor ?? self
    }

    var nearestHostingPresentation: UIPresentationController? {
        hostingPresentation ?? parent?.nearestHostingPresentation
    }

    /// This controller or the nearest ancestor that presents something.
    var nearestPresenter: UIViewController? {
        runningPresentation != nil ? self : parent?.nearestPresenter
    }

    /// The controller that this controller, or a controller inside it, presents.
    var presentationAbove: UIViewController? {
        if let presented = runningPresentation?.presentedViewController { return presented }
        for child in childList { if let above = child.presentationAbove { return above } }
        return nil
    }

    /// The last of the presentations that start here.
    var topmostAbove: UIViewController {
        presentationAbove?.topmostAbove ?? self
    }

    /// The window to whose root parents and presentations lead.
    var rootWindow: UIWindow? {
        let root = rootAncestor
        return root.hostWindow ?? root.hostingPresentation?.presentingViewControllerIfAny?.rootWindow
    }

    var isViewInVisibleWindow: Bool {
        guard let window = viewIfLoaded?.window else { return false }
        return !window.isHidden
    }

    /// Whether each container between this controller and `ancestor` shows it.
    func isShown(in ancestor: UIViewController) -> Bool {
        if self === ancestor { return true }
        guard let parent else { return false }
        return parent.visibleChildren.contains(self) && parent.isShown(in: ancestor)
    }

    /// The nearest transition that this controller takes part in, by itself or inside another.
    func currentTransition(where isWanted: (Transition) -> Bool = { _ in true }) -> Transition? {
        Scheduler.transitions.first { $0.participants.contains(self) && isWanted($0) }
            ?? parent?.currentTransition(where: isWanted)
    }

    /// Who really presents when this controller is asked to.
    func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return rootAncestor }
        var candidate: UIViewController? = self
        while let controller = candidate {
            if controller.definesPresentationContext { return controller }
            candidate = controller.parent
        }
        return rootAncestor
    }
}
