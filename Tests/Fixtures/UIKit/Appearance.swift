enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

// Appearance callbacks: "will" for the parent and then its visible children, "did" likewise.
extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
            loadViewIfNeeded()
            placeVisibleChild()
            appearanceState = .appearing
            viewWillAppear(animated)
            viewIsAppearing(animated)
        } else {
            guard appearanceState == .appeared || appearanceState == .appearing else { return }
            appearanceState = .disappearing
            viewWillDisappear(animated)
        }
        for child in visibleChildren { child.beginAppearance(isAppearing, animated: animated) }
        if appearanceState == .appearing { didBeginAppearing(animated: animated) }
    }

    func endAppearance(animated: Bool) {
        switch appearanceState {
        case .appearing:
            appearanceState = .appeared
            viewDidAppear(animated)
        case .disappearing:
            appearanceState = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        for child in visibleChildren { child.endAppearance(animated: animated) }
        if appearanceState == .appeared { didFinishAppearing(animated: animated) }
    }

    /// The end of a transition in which this controller `isAppearing` or leaves. Something else may have come between.
    func endAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearanceState == (isAppearing ? .appearing : .disappearing) else {
            return Console.warn("Unbalanced calls to begin/end appearance transitions for \(Console.name(self)).")
        }
        endAppearance(animated: animated)
    }

    /// Loads what will be on screen, so that no `viewDidLoad` is called in the middle of the appearance callbacks.
    func loadShownViews() {
        loadViewIfNeeded()
        placeVisibleChild()
        for child in visibleChildren { child.loadShownViews() }
    }

    /// A whole appearance at once, as containers without animation have it.
    func changeAppearance(_ isAppearing: Bool, animated: Bool = false) {
        beginAppearance(isAppearing, animated: animated)
        endAppearance(animated: animated)
    }

    var isOnScreen: Bool {
        appearanceState == .appeared || appearanceState == .appearing
    }
}

// Views that the app adds and removes by hand.
extension UIView {
    func controllersAppear() {
        guard let window, !window.isHidden else { return }
        for controller in outermostControllers {
            let parent = controller.parent
            guard parent == nil || parent!.isOnScreen else { continue }
            controller.beginAppearance(true, animated: false)
            // A parent that is still appearing ends the appearance of its children with its own.
            if parent?.appearanceState != .appearing { controller.endAppearance(animated: false) }
        }
    }

    func controllersDisappear(while remove: () -> Void) {
        let leaving = window == nil ? [] : outermostControllers.filter(\.isOnScreen)
        for controller in leaving { controller.beginAppearance(false, animated: false) }
        remove()
        for controller in leaving { controller.endAppearance(animated: false) }
    }

    private var outermostControllers: [UIViewController] {
        if let owningViewController { return [owningViewController] }
        return subviews.flatMap(\.outermostControllers)
    }
}
