import Core
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else {
            return
        }
        let window = UIWindow(windowScene: scene)
        let coordinator = AppCoordinator(locator: app.locator, window: window)
        coordinator.start()
        (self.window, self.coordinator) = (window, coordinator)
        open(options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        open(contexts)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        guard let router = coordinator?.router else { return }
        for context in contexts {
            do {
                router.open(try DeepLink(url: context.url))
            } catch {
                router.locator.analytics.track("unknown_link")
            }
        }
    }
}
