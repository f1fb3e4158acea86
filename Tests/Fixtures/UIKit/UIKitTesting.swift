/// Drives the stand-in. Not part of UIKit: for tests only.
@MainActor
public enum UIKitTesting {
    // MARK: Time

    public enum Transitions: Sendable {
        /// Transitions are over when the outermost call that begins one returns.
        case immediate
        /// Transitions begin when the turn ends and take time, as on a device.
        case timed
    }

    public static var transitions: Transitions {
        get { Scheduler.mode }
        set {
            Scheduler.mode = newValue
            if newValue == .immediate { Scheduler.finish() }
        }
    }

    /// Which answer the stand-in gives where public sources leave a question about UIKit open.
    public static var answers: Answers {
        get { Scheduler.answers }
        set { Scheduler.answers = newValue }
    }

    /// Ends the turn of the run loop: pushed views are loaded, will-appear callbacks are called, animations begin.
    public static func endTurn() {
        Scheduler.endTurn()
    }

    /// Ends the turn and lets time pass. Transitions end when their time comes: pushes and pops take 0.35 s, alerts 0.4 s, other
    /// presentations 0.5 s.
    public static func advance(by seconds: TimeInterval) {
        Scheduler.advance(by: seconds)
    }

    /// Ends turns and lets time pass until nothing is under way but gestures that a finger holds.
    public static func finishTransitions() {
        Scheduler.finish()
    }

    /// Whether a transition is under way or waits for the end of the turn.
    public static var isTransitioning: Bool {
        !Scheduler.transitions.isEmpty
    }

    /// Cancels gestures, finishes transitions, drops messages and restores the defaults.
    public static func reset() {
        for transition in Scheduler.transitions { transition.endInteraction(cancelled: true) }
        Scheduler.finish()
        Console.messages = []
        (transitions, answers) = (.immediate, [])
    }

    // MARK: Looking

    /// Returns the messages that UIKit would have written to the console since the last call.
    public static func takeMessages() -> [String] {
        defer { Console.messages = [] }
        return Console.messages
    }

    /// The topmost controller in a window: through presentations, navigation and tab bar controllers. Nil while the window is hidden.
    public static func visibleViewController(in window: UIWindow) -> UIViewController? {
        guard !window.isHidden, var visible = window.rootViewController else { return nil }
        while true {
            if let presented = visible.presentationAbove {
                visible = presented
            } else if visible is UINavigationController || visible is UITabBarController,
                let child = visible.visibleChildren.last
            {
                visible = child
            } else {
                return visible
            }
        }
    }

    /// The number of presentation controllers in memory. Those that leaked without a presentation count too.
    public static var livePresentations: Int {
        UIPresentationController.count
    }

    // MARK: Windows and scenes

    /// A visible key window; the caller keeps it, as an app does.
    public static func makeWindow(root: UIViewController? = nil, in scene: UIWindowScene? = nil) -> UIWindow {
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: .zero)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    public static func makeConnectionOptions(urls: [URL] = []) -> UIScene.ConnectionOptions {
        UIScene.ConnectionOptions(urlContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    }

    /// Connects a scene and brings it to the foreground. The scene keeps its delegate; the caller keeps the scene.
    public static func connectScene(delegate: any UIWindowSceneDelegate, urls: [URL] = []) -> UIWindowScene {
        let options = makeConnectionOptions(urls: urls)
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: options)
        scene.delegate = delegate
        UIApplication.shared.connect(scene)
        scene.activationState = .foregroundInactive
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        delegate.sceneWillEnterForeground(scene)
        scene.activationState = .foregroundActive
        delegate.sceneDidBecomeActive(scene)
        return scene
    }

    public static func open(_ urls: [URL], in scene: UIWindowScene) {
        scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    }

    /// Sends the scene to the background and disconnects it.
    public static func disconnect(_ scene: UIWindowScene) {
        let delegate = scene.delegate
        scene.activationState = .foregroundInactive
        delegate?.sceneWillResignActive(scene)
        scene.activationState = .background
        delegate?.sceneDidEnterBackground(scene)
        scene.activationState = .unattached
        delegate?.sceneDidDisconnect(scene)
        UIApplication.shared.disconnect(scene)
        scene.delegate = nil
    }
}
