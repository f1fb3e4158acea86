#if os(Linux)
    import AuthFeature
    import Core
    import UIKit

    @testable import App

    /// Both styles show alerts through whoever shows them, with the actions of the alert.
    @MainActor
    func checkAlerts() async {
        let stage = await Stage.begun()
        let window = stage.scenes[0].window
        let about = stage.find("about")!.screen as! AboutViewController
        var taken: [String] = []
        let alert = Alert(
            title: "Empty the cart?",
            message: "This can't be undone.",
            actions: [
                .init("Empty", style: .destructive) { taken.append("empty") },
                .init("Keep", style: .cancel) { taken.append("keep") },
                .init("Later") { taken.append("later") },
                .init("Back", style: .cancel),
            ]
        )
        about.showAlert(alert)
        await stage.settle()
        let shown = window.rootViewController?.presentedViewController as! UIAlertController
        check(shown.title == alert.title && shown.message == alert.message && shown.preferredStyle == .alert, "alert")
        check(shown.actions.map(\.style) == [.destructive, .cancel, .default, .default], "one action cancels")
        UIKitTesting.tap("Empty", in: shown)
        await stage.settle()
        check(taken == ["empty"] && stage.description == "about", "its action, once")

        // In VIPER by the router, in a flow by the coordinator.
        await stage.run("show checkout")
        await stage.settle()
        let flow = stage.find("checkout")!
        let router = CartRouter(navigation: flow.coordinator as! CheckoutCoordinator)
        router.viewController = flow.screen
        router.showAlert(Alert(title: "One"))
        await stage.settle()
        check(stage.description == "about / checkout / One", "in a flow")
        router.dismissAlert()
        await stage.settle()
        check(stage.description == "about / checkout", "dismissed in a flow")

        router.showAlert(Alert(title: "No actions", actions: []))
        await stage.settle()
        UIKitTesting.tap("OK", in: window.rootViewController!.presentationLevels.last as! UIAlertController)
        await stage.settle()
        check(stage.description == "about / checkout", "the user can close an alert without actions")
    }
#endif
