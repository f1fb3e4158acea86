import UIKit

/// The flows that are open. Holds the coordinator of each until the flow's first screen has left.
///
/// It is the delegate of every navigation controller and sheet that the router makes, and so hears of the back button, the back
/// gesture and of sheets that are pulled down.
@MainActor
final class OpenFlows: NSObject {
    private struct Flow {
        let coordinator: any Coordinator
        private(set) weak var firstScreen: UIViewController?
        var wasShown = false
    }

    private weak var window: UIWindow?
    private var flows: [Flow] = []

    init(window: UIWindow) {
        self.window = window
    }

    func add(_ coordinator: any Coordinator, firstScreen: UIViewController) {
        flows.append(Flow(coordinator: coordinator, firstScreen: firstScreen))
    }

    func contains(_ kind: any Coordinator.Type) -> Bool {
        releaseEnded()
        return flows.contains { type(of: $0.coordinator) == kind }
    }

    func firstScreen(of coordinator: any Coordinator) -> UIViewController? {
        flows.first { $0.coordinator === coordinator }?.firstScreen
    }

    func releaseEnded() {
        for index in flows.indices where isShown(flows[index].firstScreen) { flows[index].wasShown = true }
        flows.removeAll { $0.firstScreen == nil || $0.wasShown && !isShown($0.firstScreen) }
    }

    private func isShown(_ screen: UIViewController?) -> Bool {
        guard var outermost = screen else { return false }
        while let parent = outermost.parent {
            if let navigation = parent as? UINavigationController, !navigation.viewControllers.contains(outermost) {
                return false
            }
            outermost = parent
        }
        return outermost === window?.rootViewController || outermost.presentingViewController != nil
    }
}

// MARK: - UINavigationControllerDelegate
extension OpenFlows: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        releaseEnded()
    }
}

// MARK: - UIAdaptivePresentationControllerDelegate
extension OpenFlows: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        releaseEnded()
    }
}
