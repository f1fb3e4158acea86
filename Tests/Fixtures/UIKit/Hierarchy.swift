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

    /// Whether a window's root leads here by parents and presentations.
    var isInWindowHierarchy: Bool {
        let root = rootAncestor
        if let window = root.hostWindow { return !window.isHidden }
        return root.hostingPresentation?.presentingViewControllerIfAny?.isInWindowHierarchy ?? false
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
