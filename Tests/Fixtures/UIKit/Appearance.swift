enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

// Appearance callbacks: "will" for the parent and then its visible children, "did" likewise.
extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
            loadViewIfNeeded()
            appearanceState = .appearing
            viewWillAppear(animated)
            viewIsAppearing(animated)
        } else {
            guard appearanceState == .appeared || appearanceState == .appearing else { return }
            appearanceState = .disappearing
            viewWillDisappear(animated)
        }
        for child in visibleChildren { child.beginAppearance(isAppearing, animated: animated) }
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

    var isOnScreen: Bool {
        appearanceState == .appeared || appearanceState == .appearing
    }
}
