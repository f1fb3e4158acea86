@MainActor
open class UIScene: UIResponder {
    @MainActor
    public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let userActivities: Set<NSUserActivityStandIn>

        init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivityStandIn> = []) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
        }
    }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }
}

@MainActor
open class UIWindowScene: UIScene {
    private struct Reference {
        weak var window: UIWindow?
    }

    private var references: [Reference] = []

    /// Does not retain: the code that creates a window keeps it.
    open var windows: [UIWindow] {
        references.compactMap(\.window).filter { $0.windowScene === self }
    }

    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    func attach(_ window: UIWindow) {
        guard !references.contains(where: { $0.window === window }) else { return }
        references.append(Reference(window: window))
    }
}

@MainActor
open class UISceneSession: NSObject {
    open private(set) var persistentIdentifier = UUID().uuidString
}

@MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}

/// Foundation on Linux has no NSUserActivity; the stand-in has a name of its own so that it is not mistaken for the real one.
public final class NSUserActivityStandIn: NSObject {}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

// Optional in Objective-C.
extension UISceneDelegate {
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

// Optional in Objective-C.
extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
